"""One deal of five-card or Irish Loo as lines to read, each play with the law that bound it."""

from ....core.trumps import TRUMPS
from ..transcript import followed, lead_bound, row, suit_led
from .fate import FLUSHED, OWN_FLUSH, PAID_OUT, WHOLE
from .scene import pam_of
from .table import DEALT, FLUSH, HELD, LEADER, NOBODY, NUMBER_IN, OUT, PAT, TOOK, WORD


def lines(stage, index):
    """Yield a row for every event of a deal of a stage with one action."""
    table, layout, found = stage.deal(index)
    moment, n = stage.situation, stage.situation.players
    trump, pack = moment.turn_up // 16, moment.variant.cards
    pam = pam_of(moment.variant, trump)
    turned = f"{pack.name(moment.turn_up)} is turned up{'' if pam is None else f', {pack.name(pam)} is Pam'}"
    yield row("turn-up", None, pack.name(moment.turn_up), 2, f"{turned}; the pool is {moment.pool}.")

    for seat in range(n):
        yield _says(stage, table, layout, seat)
        if not moment.two_rounds:
            yield from _exchanges(stage, table, layout, seat)
    for seat in range(n) if moment.two_rounds else ():
        yield from _exchanges(stage, table, layout, seat)
    if table.now[FLUSH] == NOBODY and table.now[NUMBER_IN] > 1:
        yield from _tricks(stage, table, layout)
    yield from _payments(stage, table, found)


def _says(stage, table, layout, seat):
    word, dealt = table.seats[WORD, seat], layout.names(table.sets[DEALT, seat])
    pat = word == PAT and not stage.game.must and not stage.situation.two_rounds
    said, law = ("throws up" if word == OUT else "stands pat" if pat else "plays"), 16 if stage.game.must else 3
    if seat == stage.game.players - 1 and table.now[NUMBER_IN] == 1 and word != OUT:
        said, law = "takes the pool, as all others threw up", 4
    return row("says", seat, dealt, law, f"Seat {seat + 1} holds {dealt}: {said}.")


def _exchanges(stage, table, layout, seat):
    word, law = table.seats[WORD, seat], 18 if stage.game.tricks == 5 else 22
    if word > PAT:
        dealt, held = table.sets[DEALT, seat], table.sets[HELD, seat]
        thrown, drawn = layout.names(dealt & ~held), layout.names(held & ~dealt)
        yield row("exchanges", seat, thrown, law, f"  Seat {seat + 1} exchanges {thrown} and draws {drawn}.")


def _tricks(stage, table, layout):
    """Yield every card played."""
    hands, n = [int(held) for held in table.sets[HELD]], stage.game.players
    leader = int(table.now[LEADER])
    for trick in range(stage.game.tricks):
        led = best = opened = 0
        for seat in ((leader + k) % n for k in range(n)):
            card = int(table.cards[trick, seat])
            if hands[seat]:
                follows = followed(hands[seat], card, led, best, opened == int(stage.game.civil)) if led else None
                bound, law = follows or lead_bound(hands[seat], card, trick, int(stage.game.duty))
                yield row("plays", seat, layout.name(card), law, f"Seat {seat + 1} plays {layout.name(card)}{bound}.")
                led, opened = led or suit_led(layout, card), opened or card
                best = card if (card & (led | int(TRUMPS))) > best else best
                hands[seat] ^= card
        leader = int(table.seats[TOOK, trick])
        yield row("takes", leader, layout.name(best), 8, f"  Seat {leader + 1} takes the trick.")


def _payments(stage, table, found):
    """Yield who has the pool, and who pays a loo (laws 4, 10, 11 and 21)."""
    pool, loo, tricks, flush = stage.situation.pool, stage.loo, stage.game.tricks, int(table.now[FLUSH])
    taken = [int(taker) for taker in table.seats[TOOK, :tricks]]
    shares = [pool // tricks + (k < pool % tricks) for k in range(tricks)]
    for seat, (outcome, share, _) in enumerate(found.tolist()):
        if outcome in (WHOLE, OWN_FLUSH):
            law, by = (4, "") if outcome == WHOLE else (21, "has the best flush: he ")
            yield row("pool", seat, None, law, f"Seat {seat + 1} {by}has the pool of {pool}.", pool)
        elif share:
            won = sum(part for part, taker in zip(shares, taken, strict=True) if taker == seat)
            yield row("receives", seat, None, 10, f"Seat {seat + 1} receives {won}.", won)
    for seat, (outcome, _, loos) in enumerate(found.tolist()):
        if loos < 0:
            law = 21 if outcome in (FLUSHED, PAID_OUT) else 11
            pays = f"is looed and pays {loo} to the next pool"
            if law == 21 and stage.situation.variant.flush == "book":
                pays = f"pays a loo of {loo} to seat {flush + 1}"
            yield row("looed", seat, None, law, f"Seat {seat + 1} {pays}.", -loo)
