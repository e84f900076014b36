"""Bezique: marriages, the sequence, bezique and fours, declared one a trick, and aces and tens.

Two players, two packs of 32, eight cards each and a stock; whoever wins a trick may declare, and both draw. The laws
are in `rules`, after Enquire Within Upon Everything, sections 122-128, where it is silent after Hoffmann and Foster.

>>> from analyzer.games import bezique
>>> bezique.declare(hand="Kh Qh Ah Th Jh Qs 7c", turn_up="9h", stock=20, deals=16384).best
['royal-marriage']
"""

from .. import on_demand

__all__ = ["chart", "claims", "deals", "declare", "melds", "play", "session", "show"]  # noqa: F822 - fetched when first asked for
__getattr__ = on_demand(__name__, __all__)
