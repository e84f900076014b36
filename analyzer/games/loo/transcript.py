"""One deal of Loo as lines to read, each play with the law that bound it."""

from ...core.trumps import PAM, TRUMPS
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
    pack = moment.variant.cards
    yield row(
        "turn-up",
        None,
        pack.name(moment.turn_up),
        2,
        f"{pack.name(moment.turn_up)} is turned up; the pool is {moment.pool}.",
    )
    for seat in range(n):
        held, (says, law) = layout.names(hands[seat, 0]), SAYS[int(trace.words[0, seat])]
        yield row("says", seat, held, law, f"Seat {seat + 1} holds {held}: {says}.")
        if trace.words[0, seat] in (MISS, DEFEND):
            yield row("miss", seat, layout.names(hands[n, 0]), law, f"  The miss is {layout.names(hands[n, 0])}.")
    yield from _tricks(stage, layout, trace)
    yield from _payments(stage, trace)


def _tricks(stage, layout, trace):
    """Yield every card played."""
    for_pool, number_in, flush = (int(x) for x in trace.facts[0])
    if number_in == 1 or flush >= 0:
        return
    held = [int(hand) for hand in trace.played[0]]
    n = len(held)
    leader, duty = _first(stage, trace), int(stage.game.duty)
    for trick in range(3):
        led = best = 0
        for seat in ((leader + k) % n for k in range(n)):
            card = int(trace.cards[0, trick, seat])
            if not card:
                continue
            bound, law = followed(held[seat], card, led, best) if led else lead_bound(held[seat], card, trick, duty)
            yield row("plays", seat, layout.name(card), law, f"Seat {seat + 1} plays {layout.name(card)}{bound}.")
            led = led or suit_led(layout, card)
            best = card if not best or (card & (led | int(TRUMPS))) > best else best
            held[seat] ^= card
        leader = int(trace.winners[0, trick])
        yield row("takes", leader, layout.name(best), 8, f"  Seat {leader + 1} takes the trick.")


def _first(stage, trace):
    """Return who leads first (law 6)."""
    seats = [seat for seat in range(trace.played.shape[1]) if trace.played[0, seat]]
    missers = [seat for seat in seats if trace.words[0, seat] in (MISS, DEFEND)]
    return missers[0] if stage.game.miss_leads and missers else seats[0]


def suit_led(layout, card):
    """Return the suit that a card leads, as a set; Pam is a trump."""
    if card & int(TRUMPS):
        return int(TRUMPS)
    suit = layout.cards(card)[0] // 16
    return int(layout.hand(c for c in layout.pack.cards if c // 16 == suit and c != layout.pam))


def lead_bound(hand, card, trick, duty):
    """Return why a lead was no choice, and the law."""
    trumps = hand & int(TRUMPS)
    others = trumps & ~int(PAM)
    if trick:
        return (", his highest trump" if card & others else "", 9)
    if card & duty:
        return ", which must be led", 6
    return (", the highest of his trumps" if card & others and card != trumps and others & ~card < card else "", 6)


def followed(hand, card, led, best, civil=False):
    """Return which duty a follower did, and the law."""
    pam, follow = int(PAM), hand & led
    if civil and hand & pam and card != pam and card & int(TRUMPS):
        return ", as Pam must be civil", 20
    if follow:
        return (", heading as he must" if card > best else ", following"), 7
    return (", trumping as he must" if card & int(TRUMPS) and card > best else ", free to play anything"), 7


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


def row(event, seat, card, law, text, amount=None):
    """Return an event as a row: what is known of it, and the line to read."""
    told = {"event": event, "seat": None if seat is None else seat + 1, "card": card, "amount": amount, "law": law}
    return {key: value for key, value in told.items() if value is not None} | {"text": f"{text}  (law {law})"}
