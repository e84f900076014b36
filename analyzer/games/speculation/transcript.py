"""A deal's events as lines to read, each with the law that bound it."""

from ...report.numbers import counters
from . import market, rules
from .market import CARD, LEAD, UNTURNED

WHAT = {UNTURNED: "the unturned turn-up", LEAD: "the leading card", CARD: "the card he is about to turn"}
KINDS = ("stakes", "turn-up", "sold", "shown", "leads", "pays", "passes", "wins")
SALES = {UNTURNED: 3, LEAD: 7, CARD: 8}
LAWS = dict(zip(range(8), (2, 3, 0, 5, 6, 10, 4, 12), strict=True))
OF_A_CARD = (market.TURN_UP, market.SHOWN, market.LEADS, market.PAYS, market.PASSES, market.WINS)


def lines(events, stage):
    """Yield a row for every event.

    Parameters
    ----------
    events : ndarray of int64, shape (n, 5)
        Kind, seat, card or other seat, amount, what; as `market.note` wrote them.
    stage : Stage
    """
    terms, showdown = stage.situation.variant.terms, False
    for kind, seat, other, amount, what in events.tolist():
        if kind == market.TURN_UP:
            showdown = bool(rules.shows_down(other, terms))
        card = stage.name(other) if kind in OF_A_CARD else None
        buyer = other + 1 if kind == market.SOLD else None
        law = SALES[what] if kind == market.SOLD else 4 if kind == market.SHOWN and showdown else LAWS[kind]
        text = _text(kind, seat, other, counters(amount / 1000), what, card, stage.players)
        row = {
            "event": KINDS[kind],
            "seat": seat + 1,
            "buyer": buyer,
            "card": card,
            "amount": amount / 1000,
            "law": law,
        }
        yield {key: value for key, value in row.items() if value is not None} | {"text": f"{text}  (law {law})"}


def _text(kind, seat, other, amount, what, card, players):
    who = _who(seat, players)
    if kind == market.STAKES:
        return f"{who} deals; the pool is {amount}."
    if kind == market.TURN_UP:
        return f"{card} is turned up; {'it belongs to the pool' if seat < 0 else who + ' owns it'}."
    if kind == market.SOLD:
        return f"  {who} sells {WHAT[what]} to {_who(other, players)} for {amount}."
    if kind == market.SHOWN:
        return f"{who} turns {card}."
    if kind == market.LEADS:
        return f"  {card} leads; {who if seat >= 0 else 'nobody'} owns it."
    if kind == market.PAYS:
        return f"  {who} pays {amount} to the pool for {card}."
    if kind == market.PASSES:
        return "A court card: the deal passes."
    if seat < 0:
        return f"{card} is the best trump: nobody wins, {amount} stay in the pool."
    return f"{card} is the best trump: {who} has the pool of {amount}."


def _who(seat, players):
    return "The spare hand" if seat == players else f"Seat {seat + 1}"
