"""Euchre: order the turn-up up, or pass; the maker of trumps must take three tricks of five. For two.

The laws are in `rules`, after Enquire Within upon Everything, s. 120-121; where it is silent, after Hoffmann.

>>> from analyzer.games import euchre
>>> euchre.declare(hand="Jh Ah As 7d 8c", turn_up="9h").best
['pass']
"""

from .. import on_demand

__all__ = ["chart", "claims", "deals", "declare", "discard", "match", "play", "session", "show", "strength"]  # noqa: F822 - fetched when first asked for
__getattr__ = on_demand(__name__, __all__)
