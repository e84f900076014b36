"""A deal of Bezique as lines to read, each with its law."""

from .table import (
    BRISQUES_,
    DEAL,
    DECLARES,
    DRAWS,
    EXCHANGES,
    HELD,
    LAST,
    LAST_TRICK,
    LOGGED,
    MELDS,
    PLAYS,
    SEVEN_PLAYED,
    SEVENS_,
    STOCK,
    TAKES,
    TURN_UP,
)
from .variant import FOUR_ACES, PACK, POINTS

SEATS = ("Elder", "The dealer")
ASKING = ("You", "The other")
SOURCES = (("melds", MELDS), ("sevens", SEVENS_), ("brisques", BRISQUES_), ("last", LAST))


def events_of(table, layout):
    """Yield what happened in a deal: which event, at whose seat, the cards by number, the points."""
    for event, seat, cards, number in table.log[: table.now[LOGGED]].tolist():
        yield event, int(seat), layout.cards(cards), int(number)


def facts_of(layout, before, table):
    """Return a deal as one row of plain facts; see `deals`."""
    row = {"turn_up": layout.names(before.cards[TURN_UP])}
    row |= {f"hand_{seat + 1}": layout.names(before.sets[HELD, seat]) for seat in range(2)}
    stock = before.stock[48 - int(before.now[STOCK]) : 47].tolist() if before.now[STOCK] else []
    row["stock"] = " ".join(layout.names(card) for card in stock)
    row["played"] = " ".join(PACK.name(cards[0]) for event, _, cards, _ in events_of(table, layout) if event == PLAYS)
    for seat in range(2):
        row |= {f"{name}_{seat + 1}": int(table.points[k, seat]) for name, k in SOURCES}
    return row


def lines(situation, layout, before, table):
    """Yield a row for every event of a deal.

    Parameters
    ----------
    situation : Situation or None
        What the asker, who then is the first of the two, knows; None in a deal in which nobody asks.
    layout : Twice
        Of that deal.
    before, table : Table
        As it lay before, and when all is played.
    """
    who, left = SEATS if situation is None else ASKING, int(before.now[STOCK])
    for seat in range(2):
        held = layout.names(before.sets[HELD, seat])
        hold = "holds" if who[seat] != "You" else "hold"
        yield row("holds", seat, held, 2, f"{who[seat]} {hold} {held}.")
    if left:
        turned = layout.names(before.cards[TURN_UP])
        yield row("turned", None, turned, 2, f"Turned up lies {turned}, over it {left - 1} cards.")
    led = situation is not None and situation.led is not None
    if led:
        name = PACK.name(situation.led)
        yield row("plays", 1, name, 4 if left else 16, f"{who[1]} has led {name}.")
    for event, seat, cards, points in events_of(table, layout):
        names = " ".join(PACK.names(cards, layout.trump))
        one = who[seat]
        s = "" if one == "You" else "s"
        if event == DEAL and points:
            yield row("scores", seat, names, 2, f"{one} score{s} 10 for the seven turned up.", points)
        elif event == PLAYS:
            text = f"{one} play{s} {names}." if led else f"{one} lead{s} {names}."
            led = not led
            yield row("plays", seat, names, 4 if left else 16, text)
        elif event == TAKES:
            take = "take" if one == "You" else "takes"
            yield row("takes", seat, names, 5 if left else 16, f"  {one} {take} the trick.")
        elif event == SEVEN_PLAYED:
            yield row("scores", seat, names, 15, f"  {one} score{s} 10 for the seven played.", points)
        elif event == EXCHANGES:
            taken = " ".join(PACK.names([card for card in cards if card % 16], layout.trump))
            text = f"  {one} exchange{s} the seven of trumps for {taken}: 10."
            yield row("exchanges", seat, names, 14, text, points)
        elif event == DECLARES:
            name = declared_name(cards, points)
            yield row("declares", seat, names, 9, f"  {one} declare{s} {name} with {names}: {points}.", points)
        elif event == DRAWS:
            left -= 1
            yield row("draws", seat, names, 6 if left > 1 else 7, f"  {one} draw{s} {names}.")
        elif event == LAST_TRICK:
            yield row("scores", seat, None, 17, f"  {one} score{s} 10 for the last trick.", points)
    for seat in range(2):
        points = int(table.points[BRISQUES_, seat])
        many = "1 ace or ten" if points == 10 else f"{points // 10} aces and tens"
        text = f"{who[seat]} count{'' if who[seat] == 'You' else 's'} {many}: {points}."
        yield row("counts", seat, None, 18, text, points)
    for seat in range(2):
        points = int(table.points[:, seat].sum())
        have = "have" if who[seat] == "You" else "has"
        yield row("total", seat, None, 9, f"{who[seat]} {have} {points} points of this deal.", points)


def declared_name(cards, points):
    """Return what was declared, by its cards and points."""
    ranks = {PACK.ranks[card % 16] for card in cards}
    if len(cards) == 2 and len({card // 16 for card in cards}) == 1:
        return "the royal marriage" if points == POINTS[1] * 2 else "a marriage"
    if len(cards) == 2:
        return "bezique"
    if len(cards) == 5:
        return "the sequence"
    names = ("four aces", "four kings", "four queens", "four knaves")
    return "double bezique" if len(ranks) == 2 else names[POINTS[FOUR_ACES:].index(points)]


def row(event, seat, card, law, text, amount=None):
    """Return an event as a row: what is known of it, and the line to read."""
    told = {"event": event, "seat": None if seat is None else seat + 1, "card": card, "amount": amount, "law": law}
    return {key: value for key, value in told.items() if value is not None} | {"text": f"{text}  (law {law})"}
