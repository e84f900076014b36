"""A deal of Écarté as lines to read, each word and play with the law that bound it."""

from .outcome import marks_of
from .rules import CARDS, DEALER, ELDER, VOLE, is_over
from .table import BY_DEALER, BY_ELDER, BY_TURN, DEALT, HELD, KING, LOOSE, SPOKEN, TURNED, WON
from .talk import NAMES, Talk, word_of

SAYS = {"play": "plays", "propose": "proposes", "accept": "accepts", "refuse": "refuses"}
BOLD = {ELDER: "Elder", DEALER: "The dealer"}


def words_of(table):
    """Return the words of a deal in the order in which they were said."""
    return [word_of(code) for code in table.spoken[: table.now[SPOKEN]].tolist()]


def facts_of(layout, table, code):
    """Return a deal as one row of plain facts; see `deals`."""
    elder, dealer = points_of(code)
    hands = {f"{when}_{NAMES[seat]}": layout.names(table.sets[row, seat - 1])
             for when, row in (("dealt", DEALT), ("held", HELD)) for seat in NAMES}  # fmt: skip
    return {
        "turn_up": layout.name(table.extra[TURNED]), **hands, "said": " ".join(words_of(table)),
        "vulnerable": NAMES.get(int(table.now[LOOSE]), ""),
        "king": {BY_ELDER: "elder", BY_DEALER: "dealer", BY_TURN: "turned"}.get(int(table.now[KING]), ""),
        "tricks_elder": int(table.now[WON]), "points_elder": elder, "points_dealer": dealer,
    }  # fmt: skip


def points_of(code):
    """Return elder's points and the dealer's of a whole deal."""
    marks = marks_of(code)
    return tuple(sum(points for who, points in marks if who == seat) for seat in NAMES)


def lines(variant, layout, table, code, score):
    """Yield a row for every event of a deal.

    Parameters
    ----------
    variant : Variant
    layout : Layout
        Of that deal.
    table : Table
        As it lies when all is played.
    code : int
        See `outcome`.
    score : (int, int)
        Elder's points and the dealer's before it.
    """
    score = list(score)
    for seat in NAMES:
        held = layout.names(table.sets[DEALT, seat - 1])
        yield row("holds", seat, held, 2, f"{BOLD[seat]} holds {held}.")
    turned = layout.name(table.extra[TURNED])
    yield row("turns", DEALER, turned, 2, f"The dealer turns {turned}.")
    if table.now[KING] == BY_TURN:
        yield from _marks(DEALER, 1, 4, "the king turned up", score)
    if not is_over(variant, score):
        yield from _said(variant, layout, table)
        if table.now[KING] in (BY_ELDER, BY_DEALER):
            seat = ELDER if table.now[KING] == BY_ELDER else DEALER
            yield from _marks(seat, 1, 9, "the king in hand", score)
    if not is_over(variant, score):
        yield from _played(layout, table) if table.cards.any() else _solved(table)
        yield from _ended(table, marks_of(code)[-1], score)
    if is_over(variant, score):
        winner = NAMES[ELDER if score[0] >= variant.game else DEALER]
        yield row("over", None, None, 3, f"The game is {winner}'s, {score[0]} to {score[1]}.")


def _said(variant, layout, table):
    """Yield what was said, and what each threw away and drew."""
    talk = Talk(variant)
    for word in words_of(table):
        seat, exchange = talk.seat, talk.exchanges
        if talk.asked == "discard":
            thrown, drawn = (layout.names(part[exchange, seat - 1]) for part in (table.thrown, table.drawn))
            many = int(word.split("-")[1])
            text = f"{BOLD[seat]} changes {many or 'nothing'}" + (f": {thrown} for {drawn}." if thrown else ".")
            yield row("changes", seat, thrown, 6, text)
        else:
            says = SAYS.get(word) or f"accepts if {word.split('-')[1]} are left"
            yield row("says", seat, word, 5, f"{BOLD[seat]} {says}.")
        talk.say(word)
    if talk.loose:
        yield row("vulnerable", talk.loose, None, 13, f"{BOLD[talk.loose]} is vulnerable.")


def _marks(seat, points, law, what, score):
    score[seat - 1] += points
    yield row("marks", seat, None, law, f"{BOLD[seat]} marks {points} for {what}: {score[0]} to {score[1]}.", points)


def _played(layout, table):
    """Yield every card played, and who takes each trick."""
    hands = [int(hand) for hand in table.sets[HELD]]
    won = int(table.leaders[0])
    for trick in range(CARDS):
        leader = int(table.leaders[trick])
        cards = table.cards[trick]
        led, reply = layout.name(cards[leader]), layout.name(cards[1 - leader])
        yield row("plays", leader + 1, led, 10, f"{BOLD[leader + 1]} leads {led}.")
        others = layout.cards(hands[1 - leader])
        suit, trump = layout.cards(cards[leader])[0] // 16, layout.trump
        how = "following" if any(c // 16 == suit for c in others) else (
            "void, so trumping" if any(c // 16 == trump for c in others) else "void"
        )  # fmt: skip
        yield row("plays", 2 - leader, reply, 10, f"{BOLD[2 - leader]} plays {reply}, {how}.")
        for seat in range(2):
            hands[seat] &= ~int(cards[seat])
        won = _taker(layout, cards, leader)
        yield row("takes", won + 1, led if won == leader else reply, 11, f"  {BOLD[won + 1]} takes the trick.")


def _taker(layout, cards, leader):
    """Return who takes a trick, from 0."""
    (led,), (reply,) = layout.cards(cards[leader]), layout.cards(cards[1 - leader])
    same, trump = led // 16 == reply // 16, reply // 16 == layout.trump
    return 1 - leader if (reply > led if same else trump) else leader


def _solved(table):
    won = int(table.now[WON])
    yield row("plays", None, None, 11, f"All hands open, elder takes {won} of {CARDS} tricks.")


def _ended(table, tricks, score):
    """Yield the points of the tricks (laws 12 and 13)."""
    seat, points = tricks
    won = int(table.now[WON]) if seat == ELDER else CARDS - int(table.now[WON])
    loose = int(table.now[LOOSE]) not in (0, seat)
    what = "the vole" if won == VOLE else "the point"
    yield from _marks(seat, points, 13 if loose else 12, what, score)


def row(event, seat, card, law, text, amount=None):
    """Return an event as a row: what is known of it, and the line to read."""
    told = {"event": event, "seat": seat, "card": card, "amount": amount, "law": law}
    return {key: value for key, value in told.items() if value is not None} | {"text": f"{text}  (law {law})"}
