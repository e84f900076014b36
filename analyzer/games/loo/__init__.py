"""Loo: stand on your cards, take the miss unseen, or throw up; who takes no trick pays.

Three cards each and one hand more, the miss; a card is turned for trumps, and each in turn says whether he plays. The
laws are in `rules`, after W. H. Peel ("Baxter-Wray"), Round Games with Cards, 1891, p. 16-30, with the variations of
Hoffmann, Foster and others.

>>> from analyzer.games import loo
>>> loo.declare(hand="Kh 7h Ac", turn_up="Qh", said="throw stand", deals=16384).best
['stand']
"""

from .. import on_demand

__all__ = ["chart", "claims", "deals", "declare", "discard", "play", "session", "show", "strength"]  # noqa: F822 - fetched when first asked for
__getattr__ = on_demand(__name__, __all__)
