"""A deal of Nap as lines to read, each play with the law that bound it."""

from . import rules
from .table import (
    DEALT,
    DRAW,
    HELD,
    LEVEL,
    MADE,
    NET,
    NOBODY,
    PEEP,
    POOL,
    SENIOR,
    SPARE,
    SPOKEN,
    TOOK,
    TRICKS,
    WON,
)  # fmt: skip
from .talk import Talk

SUITS = ("clubs", "diamonds", "hearts", "spades")
SAYS = {
    "pass": ("passes", 3), "misery": ("calls Misery", 11), "nap": ("calls Nap", 3),
    "spare": ("takes the spare hand", 13), "peep": ("looks at the card face down", 21),
    "wellington": ("calls Wellington", 15), "blucher": ("calls Blucher", 16),
}  # fmt: skip


def words_of(variant, table):
    """Return the words of a deal in the order in which they were said."""
    names = {level: name for name, level in rules.levels(variant).items()} | {
        rules.PASS: "pass", SPARE: "spare", PEEP: "peep",
    }  # fmt: skip
    codes = table.spoken[: table.now[SPOKEN]].tolist()
    return [names[code] if code in names else f"draw-{code - DRAW}" for code in codes]


def facts_of(situation, layout, table):
    """Return a deal as one row of plain facts; see `deals`."""
    n, senior, tricks = situation.holders, int(table.now[SENIOR]), int(table.now[TRICKS])
    plays = senior != NOBODY
    row = {
        "senior": senior + 1, "call": _name(situation.variant, table) if plays else "",
        "made": bool(plays and table.now[MADE]),
        "tricks": tricks if plays else 0, "won": int(table.now[WON]) if plays else 0,
        "lead": layout.name(int(table.cards[0, senior])) if plays else "",
    }  # fmt: skip
    row |= {f"hand_{seat + 1}": layout.names(table.sets[HELD, seat]) for seat in range(n)}
    return row | {f"net_{seat + 1}": int(table.seats[NET, seat]) for seat in range(situation.players)}


def lines(situation, layout, table):
    """Yield a row for every event of a deal.

    Parameters
    ----------
    situation : Situation
    layout : Fours
        Of that deal.
    table : Table
        As it lies when all is played.
    """
    variant = situation.variant
    for seat in range(situation.holders):
        held = layout.names(table.sets[DEALT, seat])
        yield row("holds", seat, held, 2, f"Seat {seat + 1} holds {held}.")
    yield from _said(variant, situation.players, words_of(variant, table))
    yield from _changed(situation, layout, table)
    senior = int(table.now[SENIOR])
    if senior == NOBODY:
        yield row("thrown-in", None, None, 14 if variant.double_header else 4, "All pass, and nobody must stand.")
    else:
        yield from _played(situation, layout, table)
        name = _name(variant, table)
        made = "makes" if table.now[MADE] else "does not make"
        yield row("decided", senior, None, 8, f"Seat {senior + 1} {made} his call of {name}.")
    yield from _paid(situation, table)


def _name(variant, table):
    level = int(table.now[LEVEL])
    return next(name for name, of_name in rules.levels(variant).items() if of_name == level)


def _said(variant, players, words):
    """Yield what was said."""
    talk = Talk(variant, players)
    for word in words:
        says, law = SAYS.get(word) or (f"calls {word}", 3)
        if talk.asked == "draw":
            says, law = f"buys {word[5:]} card{'s' * (word != 'draw-1')}", 12
        if talk.asked == "meet":
            says, law = ("leaves it to him" if word == "pass" else f"takes {word.capitalize()} himself"), 17
        yield row("says", talk.seat - 1, word, law, f"Seat {talk.seat} {says}.")
        talk.say(word)
    if words and all(word in ("pass", "peep") for word in words) and talk.senior:
        text = f"All pass, and seat {talk.senior} must stand for {talk.best}."
        yield row("stands", talk.senior - 1, talk.best, 4, text)


def _changed(situation, layout, table):
    """Yield which hands are not those that were dealt."""
    variant = situation.variant
    for seat in range(situation.holders):
        before, after = int(table.sets[DEALT, seat]), int(table.sets[HELD, seat])
        if before != after:
            gone, new = layout.names(before & ~after), layout.names(after & ~before)
            law = 12 if variant.buying else 13 if variant.spare else 21 if variant.peep != "none" else 19
            text = f"Seat {seat + 1} has thrown away {gone}" + (f" for {new}." if new else ".")
            yield row("throws", seat, gone, law, text)


def _played(situation, layout, table):
    """Yield every card played, and who takes each trick."""
    leader = int(table.now[SENIOR])
    senior, n, trumpless = leader, situation.holders, table.now[LEVEL] % 2 == 1 and not situation.variant.misery_trumps
    hands = [int(hand) for hand in table.sets[HELD, :n]]
    for trick in range(int(table.now[TRICKS])):
        led = None
        for seat in ((leader + k) % n for k in range(n)):
            card = int(table.cards[trick, seat])
            name, suit = layout.name(card), layout.cards(card)[0] // 16
            if led is None:
                led, law, how = suit, 7, ""
                if trick == 0 and seat == senior and not trumpless:
                    law, how = 5, f", and {SUITS[suit]} are trumps"
                text = f"Seat {seat + 1} leads {name}{how}."
            else:
                law, void = 6, not any(c // 16 == led for c in layout.cards(hands[seat]))
                text = f"Seat {seat + 1} plays {name}{', void, so free to play anything' if void else ', following'}."
            hands[seat] &= ~card
            yield row("plays", seat, name, law, text)
        leader = int(table.seats[TOOK, trick])
        yield row(
            "takes", leader, layout.name(int(table.cards[trick, leader])), 7, f"  Seat {leader + 1} takes the trick."
        )


def _paid(situation, table):
    """Yield what every player gains or pays, and what lies in the kitty."""
    for seat in range(situation.players):
        net = int(table.seats[NET, seat])
        if net:
            yield row("paid", seat, None, 9, f"Seat {seat + 1} {'gains' if net > 0 else 'pays'} {abs(net)}.", net)
    pool = int(table.now[POOL])
    if pool or situation.variant.has_kitty:
        yield row("kitty", None, None, 10, f"In the kitty lie {pool}.", pool)


def row(event, seat, card, law, text, amount=None):
    """Return an event as a row: what is known of it, and the line to read."""
    told = {"event": event, "seat": None if seat is None else seat + 1, "card": card, "amount": amount, "law": law}
    return {key: value for key, value in told.items() if value is not None} | {"text": f"{text}  (law {law})"}
