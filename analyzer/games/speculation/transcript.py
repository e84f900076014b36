"""A deal's events as lines to read, each with the law that bound it."""

from . import market
from .market import CARD, LEAD, UNTURNED

WHAT = {UNTURNED: "the unturned turn-up", LEAD: "the leading card", CARD: "the card it is his turn to show, unseen,"}
KINDS = ("stakes", "turn-up", "sold", "shown", "leads", "pays", "passes", "wins")
LAWS = {
    market.STAKES: 2,
    market.TURN_UP: 3,
    market.SHOWN: 5,
    market.LEADS: 6,
    market.PAYS: 10,
    market.PASSES: 4,
    market.WINS: 12,
}


def lines(events, stage):
    """Yield a row for every event.

    Parameters
    ----------
    events : ndarray of int64, shape (n, 5)
        Kind, seat, card or other seat, amount, what; as `market.note` wrote them.
    stage : Stage
    """
    for kind, seat, other, amount, what in events.tolist():
        card = (
            stage.name(other)
            if kind in (market.TURN_UP, market.SHOWN, market.LEADS, market.PAYS, market.PASSES, market.WINS)
            else None
        )
        law = (8 if what == CARD else 3 if what == UNTURNED else 7) if kind == market.SOLD else LAWS[kind]
        text = _text(kind, seat, other, amount, what, card, stage)
        row = {
            "event": KINDS[kind],
            "seat": seat + 1,
            "card": card,
            "amount": amount / 1000,
            "law": law,
            "text": f"{text}  (law {law})",
        }
        yield {key: value for key, value in row.items() if value is not None}


def _text(kind, seat, other, amount, what, card, stage):
    who, counters = _who(seat, stage.players), f"{amount / 1000:g}"
    if kind == market.STAKES:
        return f"{who} deals; the pool is {counters}."
    if kind == market.TURN_UP:
        return f"{card} is turned up; {'it belongs to the pool' if seat < 0 else who + ' owns it'}."
    if kind == market.SOLD:
        return f"  {who} sells {WHAT[what]} to {_who(other, stage.players)} for {counters}."
    if kind == market.SHOWN:
        return f"{who} turns {card}."
    if kind == market.LEADS:
        return f"  {card} leads; {who if seat >= 0 else 'nobody'} owns it."
    if kind == market.PAYS:
        return f"  {who} pays {counters} to the pool for {card}."
    if kind == market.PASSES:
        return "A court card: the deal passes."
    if seat < 0:
        return f"{card} is the best trump: nobody wins, {counters} stay in the pool."
    return f"{card} is the best trump: {who} has the pool of {counters}."


def _who(seat, players):
    return "The spare hand" if seat == players else f"Seat {seat + 1}"
