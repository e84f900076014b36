"""Nap the slow, obvious way, written from the rules: one deal from the first discard to the last payment.

Cards are names ("Qh"), seats count from 0 (eldest hand) to the dealer, amounts are whole units. A dealer who stands
out is the last player and holds no cards. `order` names the four suits, lowest first, and parts cards of one rank.

`naive_cards`: table, cards, what a seat sees; `naive_hands`: discards, bought cards, spare hand, peep; `naive_calls`:
the auction; `naive_play`: the tricks; `naive_pay`: stakes and kitty; `naive_plain`: the policy `plain`;
`naive_told`: players for tests; `naive_dummy`: perfect play by brute force. Numbers in brackets are sections of the
rules.

Decisions where the text is silent or leaves a choice (O-N: the default section 5 names)

1.  All pass: the eldest hand stands for one (O-N1); options the dealer, or thrown in. A dealer who stands out cannot
    stand for one: the last seat that holds cards does.
2.  The lowest call is one (O-N2), three with Double Header, or any agreed; it holds in every deal, not only in doubled
    ones. The forced call is the lowest call allowed. It bars Misery where Misery ranks below it.
3.  Misery ranks just below three, the lead is trumps, 3 is won and 3 lost (O-N3); options above three, no trumps, loss
    6. Like every variation it must be agreed. With nine cards it is nine tricks lost and ranks at three all the same.
4.  Wellington 20/10, Blücher 30/15, off unless agreed (O-N4). Mild 10/10 and 10/15, Foster 10/10 and 10/20. With other
    stakes for Nap they follow: twice and thrice both, mild wins as Nap and loses twice and thrice the single stake.
5.  Nap with nine cards: double and single the tricks as with five, 18 and 9; `nap_stakes` says otherwise. A call of
    one to eight is paid as the number says.
6.  Wellington and Blücher are said on one's own turn only, once round; so the Nap caller and who has passed cannot.
    After a Nap others can only pass (O-N10), or peep.
7.  Challenge form: only the Nap caller is asked, at once, after Wellington and again after Blücher if he still holds
    the call; once he has declined he is out of it, and who has met a challenge can be outbid by the next call only.
8.  Kitty: the dealer pays 1 a deal where one is agreed (`kitty=1`), a failed Nap adds nothing, a made Wellington or
    Blücher takes it (O-N5). It is paid before the deal, so that this deal plays for it; a dealer who stands out pays.
    "Doubles": whoever fails at Nap, Wellington or Blücher pays in as much as lies there. Knaves and fives (Hoffmann):
    whoever plays one pays, the caller too, before the kitty is taken; cards not played because play stopped pay none;
    where there are no trumps all four of each pay.
9.  There is a kitty if one of its payments, bought cards or peep is agreed, or anything lies in it.
10. Spare hand: on one's own turn to call, first taker, not after a Nap (O-N6). It counts as a Nap call and may be
    outbid or challenged as one, and made it takes the kitty. The hand is cut to size at once. Who fails on it as senior
    hand pays 2 to the kitty, after doubling, also where he met a challenge. It has as many cards as are played.
11. Double Header doubles the payments between the players and nothing paid into the kitty; it stays at two, never four
    (O-N7). Any call made, Misery too, ends it. With it no call is forced, whatever `all_pass` says.
12. Bought cards: five at most, once, dealer last (O-N8); not more than the stock holds; after the discard from six or
    seven cards, before any call. A dealer who stands out buys nothing.
13. Peep: asked on one's own turn, once, before one's word, whatever that word will be; the card is swapped after the
    auction, also by who was forced to stand; keeping it out is always allowed. Foster: the senior hand takes the card
    unpeeped too, and sees it before he discards. What a peep showed is remembered in the auction and the swap; the
    players here forget it in the play.
14. The order after the hands: spare hand, card to peep at, stock for buying, each from the top.
15. Misery stops at the caller's first trick; else all cards are played.
16. Thrown in, or all passed with Double Header: nothing is played or paid, what went into the kitty stays, and the deal
    passes on.
17. A misdeal (1 to the kitty if there is one) does not occur here.
18. The lowest card for the kitty: who ties for it is left to a new cut.
19. `plain` where its text is silent: who must discard (Foster's peep) keeps what it keeps of six or seven; a strength
    good for Nap where Nap is out of reach passes; its strength counts the cards it holds after the discard; it never
    meets a challenge, and plays a Nap that others raised like any other call.
"""

from .naive_calls import auction
from .naive_hands import buy_cards, reduce_hands, take_peep
from .naive_pay import Money, doubled_next, open_deal, pay_cards, settle
from .naive_play import made, play_tricks, tricks_of


def play_deal(*, hands, table, players, order, spare=None, peep=None, stock=(), pool=0, doubled=False):
    """Play a deal from given hands (3.1 to 3.5).

    `players` answer for the seats; `pool` is what lies in the kitty before the dealer pays, `doubled` a double header.
    In the record `net` is what each player gains, the kitty's part included, and sums to nothing with the kitty:
    `pool` is what it then holds. `paid_in` is what each has put into the kitty before any card was played.
    """
    money = Money(table.players, pool)
    open_deal(table, money)
    hands, thrown = reduce_hands(hands, table, players, order)
    bought = buy_cards(hands, table, players, order, stock, money)
    said = auction(hands, table, players, order, spare, peep, money)
    senior, word, calls = said["senior"], said["word"], said["calls"]
    paid_in = [-gain for gain in money.net]
    tricks, trump, success = [], None, None
    if senior is not None:
        hands[senior] = take_peep(senior, hands[senior], table, players, order, peep, said["peeped"], calls)
        tricks, trump = play_tricks(hands, senior, word, table, players, order, calls)
        success = made(word, table, senior, tricks)
        pay_cards(table, money, tricks, trump)
        settle(table, money, senior, word, success, doubled, said["spare_to"] == senior)
    return said | {
        "hands": hands, "thrown": thrown, "bought": bought, "tricks": tricks, "trump": trump, "made": success,
        "won": tricks_of(senior, tricks), "paid_in": paid_in, "net": money.net, "pool": money.pool,
        "doubled_next": doubled_next(table, senior, success, doubled),
    }  # fmt: skip


def play_session(deals, table, players, *, pool=0):
    """Play deals one after another (3.1, 3.5): the deal moves to the left, kitty and double header run on.

    `deals` are dicts of `order` and what `deal_out` gives; `players` sit in this order and the last deals first. Give
    the gains of each, the records of the deals by seat, and what is left in the kitty.
    """
    gains, records, doubled, people = [0] * table.players, [], False, list(range(table.players))
    for deal in deals:
        seated = [players[person] for person in people]
        record = play_deal(table=table, players=seated, pool=pool, doubled=doubled, **deal)
        for person, gain in zip(people, record["net"], strict=True):
            gains[person] += gain
        pool, doubled, people = record["pool"], record["doubled_next"], people[1:] + people[:1]
        records.append(record)
    return gains, records, pool
