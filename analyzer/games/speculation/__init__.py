"""Speculation: the highest trump takes the pool, and every card may be sold.

Three cards each, face down and never looked at; the card turned for trumps belongs to the dealer. Cards are turned one
by one, and whatever leads, or may come to lead, can be bought. The laws are in `rules`, after W. H. Peel
("Baxter-Wray"), Round Games with Cards, 1891, p. 76-79; a fair price is pool x chance.

>>> from analyzer.games import speculation
>>> speculation.price(players=5, turn_up="9d").actions[0]["fraction"]
'264/1645'
"""

from .. import on_demand

__all__ = ["buy", "chart", "claims", "deals", "price", "sell", "show"]  # noqa: F822 - fetched when first asked for
__getattr__ = on_demand(__name__, __all__)
