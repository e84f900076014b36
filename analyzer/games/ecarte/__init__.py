"""Écarté: play, or propose to change cards first; three tricks of five make the point.

Two players, 32 cards, five each, the king the highest and the ace below the knave. The laws are in `rules`, after
Enquire Within upon Everything, s. 118-119, with the variations of Hoffmann, the Encyclopaedia Britannica and others.

>>> from analyzer.games import ecarte
>>> ecarte.propose(hand="7h 8h Qs 7s 7d", turn_up="9h", deals=16384).best
['propose']
"""

from .. import on_demand

__all__ = [  # noqa: F822 - fetched when first asked for
    "answer", "chart", "claims", "deals", "discard", "match", "play", "propose", "session", "show", "strength",
]  # fmt: skip
__getattr__ = on_demand(__name__, __all__)
