"""One deal of Loo as lines to read, each play with the law that bound it."""

from ...core.trumps import TRUMPS
from .choices import DEFEND, MISS, STAND, TAKE, THROW

SAYS = {
    THROW: ("throws up", 3), STAND: ("stands", 3), MISS: ("takes the miss", 3),
    DEFEND: ("plays the miss for the pool", 5), TAKE: ("takes the pool, as all others threw up", 4),
}  # fmt: skip


def lines(stage, layout, trace, hands):
    """Yield a row for every event of the first deal of a trace.

    Parameters
    ----------
    stage : Stage
    layout : Layout
        Of that deal.
    trace : Trace
    hands : ndarray of uint64, shape (players + 1, deals)
        As they were dealt, the miss last.
    """
    n, moment = stage.situation.players, stage.situation
    trump = moment.turn_up // 16
    pack = moment.variant.cards

    def names(cards):
        return " ".join(pack.names(layout.cards(cards), trump))

    yield row(
        "turn-up",
        None,
        pack.name(moment.turn_up),
        2,
        f"{pack.name(moment.turn_up)} is turned up; the pool is {moment.pool}.",
    )
    for seat in range(n):
        says, law = SAYS[int(trace.words[0, seat])]
        yield row("says", seat, names(hands[seat, 0]), law, f"Seat {seat + 1} holds {names(hands[seat, 0])}: {says}.")
        if trace.words[0, seat] in (MISS, DEFEND):
            yield row("miss", seat, names(hands[n, 0]), law, f"  The miss is {names(hands[n, 0])}.")
    yield from _tricks(stage, layout, trace)
    yield from _payments(stage, trace)


def _tricks(stage, layout, trace):
    """Yield every card played."""
    for_pool, number_in, flush = (int(x) for x in trace.facts[0])
    if number_in == 1 or flush >= 0:
        return
    held = [int(hand) for hand in trace.played[0]]
    n = len(held)
    leader = _first(stage, trace)
    for trick in range(3):
        led = best = 0
        for seat in ((leader + k) % n for k in range(n)):
            card = int(trace.cards[0, trick, seat])
            if not card:
                continue
            bound, law = (
                _lead_bound(stage, held[seat], card, trick) if not led else _bound(stage, held[seat], card, led, best)
            )
            yield row("plays", seat, layout.name(card), law, f"Seat {seat + 1} plays {layout.name(card)}{bound}.")
            led = led or _suit(stage, layout, card)
            best = card if not best or (card & (led | int(TRUMPS))) > best else best
            held[seat] ^= card
        leader = int(trace.winners[0, trick])
        yield row("takes", leader, layout.name(best), 8, f"  Seat {leader + 1} takes the trick.")


def _first(stage, trace):
    """Return who leads first (law 6)."""
    seats = [seat for seat in range(trace.played.shape[1]) if trace.played[0, seat]]
    missers = [seat for seat in seats if trace.words[0, seat] in (MISS, DEFEND)]
    return missers[0] if stage.game.miss_leads and missers else seats[0]


def _suit(stage, layout, card):
    trump = stage.situation.turn_up // 16
    suit = layout.cards(card)[0] // 16
    if suit == trump:
        return int(TRUMPS)
    return int(layout.hand(c for c in stage.situation.variant.cards.cards if c // 16 == suit))


def _lead_bound(stage, hand, card, trick):
    """Return why a lead was no choice, and the law."""
    trumps = hand & int(TRUMPS)
    if trick:
        return (", his highest trump", 9) if trumps else ("", 9)
    if trumps & int(stage.game.duty):
        return ", which must be led", 6
    several = trumps & (trumps - 1)
    return (", the highest of his trumps", 6) if several and card == _top(trumps) else ("", 6)


def _bound(stage, hand, card, led, best):
    """Return which duty of law 7 a follower did."""
    follow, trumps = hand & led, hand & int(TRUMPS)
    if follow:
        head = [c for c in _each(follow) if c > best]
        return (", heading as he must" if head else ", following"), 7
    ruff = [c for c in _each(trumps) if c > best]
    return (", trumping as he must" if ruff else ", free to play anything"), 7


def _payments(stage, trace):
    """Yield who has the pool, and who is looed (laws 4, 10 and 11)."""
    for_pool, number_in, flush = (int(x) for x in trace.facts[0])
    pool, loo, n = stage.situation.pool, stage.loo, stage.situation.players
    seats = [seat for seat in range(n) if trace.played[0, seat]]
    if number_in == 1 or flush >= 0:
        whole = flush if flush >= 0 and number_in > 1 else seats[0]
        law = 17 if number_in > 1 else 4
        yield row("pool", whole, None, law, f"Seat {whole + 1} has the pool of {pool}.", pool)
        took = {whole: 3}
    else:
        took = {}
        for trick in range(3):
            winner = int(trace.winners[0, trick])
            took[winner] = took.get(winner, 0) + 1
        shares = [pool // 3 + (k < pool % 3) for k in range(3)]
        for seat in seats:
            won = sum(share for share, winner in zip(shares, trace.winners[0], strict=True) if winner == seat)
            if won and seat == for_pool:
                yield row("stays", seat, None, 5, f"{won} stay in the pool.", won)
            elif won:
                yield row("receives", seat, None, 10, f"Seat {seat + 1} receives {won}.", won)
    for seat in seats if number_in > 1 else ():
        if seat not in took and seat != for_pool:
            yield row("looed", seat, None, 11, f"Seat {seat + 1} is looed and pays {loo} to the next pool.", -loo)


def _top(cards):
    return 2 ** (cards.bit_length() - 1)


def _each(cards):
    while cards:
        yield _top(cards)
        cards ^= _top(cards)


def row(event, seat, card, law, text, amount=None):
    """Return an event as a row: what is known of it, and the line to read."""
    told = {"event": event, "seat": None if seat is None else seat + 1, "card": card, "amount": amount, "law": law}
    return {key: value for key, value in told.items() if value is not None} | {"text": f"{text}  (law {law})"}
