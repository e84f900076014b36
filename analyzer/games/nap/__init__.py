"""Nap: call how many of five tricks you will take, lead, and the suit you lead is trumps.

Five cards each; in turn each passes or calls more than all before, up to Nap, all five; all others play against the
highest caller. The laws are in `rules`, after W. H. Peel ("Baxter-Wray"), Round Games with Cards, 1891, p. 3-15, with
the variations of Hoffmann, Foster and others.

>>> from analyzer.games import nap
>>> nap.call(hand="Ah Kh Qh 9h As", said="pass 2", deals=16384).best
['nap']
"""

from .. import on_demand

__all__ = ["call", "chart", "claims", "deals", "discard", "play", "session", "show", "strength"]  # noqa: F822 - fetched when first asked for
__getattr__ = on_demand(__name__, __all__)
