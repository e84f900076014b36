"""Speculation the slow, obvious way: values by laying out every deal, and a deal played from first card to last.

Cards are names ("Qh"), seats count from 0 (eldest hand) and the spare hand sits at seat `players`. Amounts given are in
units; what `play` returns is in thousandths of a unit.
"""

import random
from fractions import Fraction
from itertools import chain, combinations
from math import comb

RANKS = "23456789TJQKA"
ENDS = {"pass": "AKQJ", "ace": "A", "play": "", "showdown": "A"}  # turn-ups that end the contest at once


def beats(card, best, ranks=RANKS):
    """Tell whether `card` is a higher card of the suit of `best`, which is the trump suit."""
    return card[1] == best[1] and ranks.index(card[0]) > ranks.index(best[0])


def finable(card):
    """Tell whether `card` is a knave or a five."""
    return card[0] in "J5"


# Part 1: every deal laid out


def deals(cards, sizes):
    """Yield every way to lay `cards` face down in piles of these sizes, each as likely as any other."""
    if not sizes:
        yield []
        return
    for pile in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in pile]
        for piles in deals(rest, sizes[1:]):
            yield [pile, *piles]


def mean(column):
    """Average a column of numbers, of lists or dicts (entry by entry) or of nothing at all."""
    if column[0] is None:
        return None
    if isinstance(column[0], dict):
        return {key: mean([result[key] for result in column]) for key in column[0]}
    if isinstance(column[0], list):
        return [mean(entry) for entry in zip(*column, strict=True)]
    return Fraction(sum(column)) / len(column)


def outcome(piles, pool, lead, owner, penalty, looked, ranks):
    """Settle one deal: the piles of the seats, the spare pile last, are all turned up."""
    *seats, spare = piles
    best = lead
    for card in chain(*seats, spare):
        best = card if beats(card, best, ranks) else best
    fines = [penalty * sum(finable(card) for card in pile) for pile in seats]
    pot = pool + sum(fines)
    holders = [owner] if best == lead else [seat for seat, pile in enumerate(seats) if best in pile] or [None]
    winner = None if holders[0] in looked else holders[0]
    return {
        "stays": best == lead,
        "seat_win": [winner == seat for seat in range(len(seats))],
        "nobody": winner is None,
        "lead_value": pot * (best == lead),
        # one card of the pile, any of them as likely as another
        "card_value": [
            Fraction(pot * (best in pile) - fine) / len(pile) if pile else None
            for pile, fine in zip(seats, fines, strict=True)
        ],
    }


def values(*, players, pool, hidden, lead, owner, unseen, spare=0, penalty=0, looked=(), pack_ranks=RANKS):
    """Give chances and values once a card leads, everything face down being turned up by the end."""
    assert len(hidden) == players
    piles = deals(unseen, [*hidden, spare])
    return mean([outcome(each, pool, lead, owner, penalty, looked, pack_ranks) for each in piles])


def unturned(*, players, pool, hidden, owner, unseen, spare, penalty, court, pack_ranks, more, looked=()):
    """Give chances and values before the turn-up is turned: the average over every card that it may be."""
    results = []
    for card in unseen:
        ended = more and card[0] in ENDS[court]
        fine = penalty if finable(card) and owner is not None else 0
        result = values(
            players=players, pool=pool + fine, hidden=[0] * players if ended else hidden, lead=card, owner=owner,
            unseen=[other for other in unseen if other != card], spare=0 if ended else spare, penalty=penalty,
            looked=looked, pack_ranks=pack_ranks,
        )  # fmt: skip
        if ended:
            result["card_value"] = [0 if places else None for places in hidden]
        result["turn_up_value"] = result.pop("lead_value") - fine
        results.append(result)
    return mean(results)


# Part 2: fair prices, then the course of a deal
# In the prices: `places` cards are face down before the seats, `spare` in the middle, nobody has seen `unseen`.


def none_of(high, drawn, cards):
    """Give the chance that none of `high` cards is among the `drawn` out of `cards`."""
    return Fraction(comb(cards - high, drawn), comb(cards, drawn))


def lead_price(lead, pool, penalty, unseen, places, spare, ranks=RANKS):
    """Price the leading card: the pool if no higher card lies face down, and the fines still to come in those deals."""
    cards, down = len(unseen), places + spare
    higher = [card for card in unseen if beats(card, lead, ranks)]
    price = pool * none_of(len(higher), down, cards)
    fined = [card for card in unseen if finable(card) and card not in higher]
    if penalty and places and fined:
        chance = Fraction(len(fined), cards) * none_of(len(higher), down - 1, cards - 1)
        price += penalty * places * chance  # `chance`: one given place holds a fine and no place a higher card
    return price


def card_price(lead, pool, penalty, unseen, places, spare, ranks=RANKS):
    """Price one face-down card of a seat: whatever it is, it costs its fine and, if it beats the lead, leads."""
    total = Fraction(0)
    for card in unseen:
        fine = penalty if finable(card) else 0
        total -= fine
        if beats(card, lead, ranks):
            rest = [other for other in unseen if other != card]
            total += lead_price(card, pool + fine, penalty, rest, places - 1, spare, ranks)
    return total / len(unseen)


def turn_up_price(pool, penalty, unseen, places, spare, court, ranks=RANKS):
    """Price the owned turn-up before it is turned: whatever it is, it ends the contest or leads."""
    more = len(unseen) - places - spare - 1 >= 1
    total = Fraction(0)
    for card in unseen:
        fine = penalty if finable(card) else 0
        rest = [other for other in unseen if other != card]
        ended = more and card[0] in ENDS[court]
        worth = pool + fine if ended else lead_price(card, pool + fine, penalty, rest, places, spare, ranks)
        total += worth - fine
    return total / len(unseen)


class Table:
    """A deal on the table: what lies face down, who leads, whose turn it is, and the money of the present pool."""

    def __init__(self, players, hands, spare, court, penalty, looked, ranks, dead, market):
        self.players, self.court, self.looked, self.market, self.ranks = players, court, looked, market, ranks
        self.penalty = round(1000 * penalty)
        self.hands = [list(hand) for hand in [*hands, spare]]
        self.unseen = [rank + suit for suit in "cdhs" for rank in ranks if rank + suit not in dead]
        self.offers = 0  # made so far, over all pools

    def contribute(self, pool, dealer, owner):
        """Begin a pool: the stakes lie in it, the turn-up has its first owner, the dealer's left is next."""
        self.pool, self.leader, self.turn = pool, owner, self.left(dealer)
        self.money = [0] * self.players
        self.turned, self.sales = [], []

    def left(self, seat):
        """Name the seat on the left of `seat`."""
        return (seat + 1) % self.players

    def known(self):
        """List what prices rest on: pool, penalty, unseen cards, places before the seats and in the spare hand."""
        places = sum(len(hand) for hand in self.hands[: self.players])
        return self.pool, self.penalty, self.unseen, places, len(self.hands[self.players])

    def offer(self, owner, what):
        """Offer a thing of `owner`: the highest bid above his reserve has it, of equal bids the first on his left."""
        if self.market is None or owner is None:
            return owner
        number, self.offers = self.offers, self.offers + 1
        seats = [(owner + step) % self.players for step in range(1, self.players)]
        seats = [seat for seat in seats if seat not in self.market.silent and seat not in self.looked]
        if not seats:
            return owner
        fair, buyer = float(self.price(what)), max(seats, key=lambda seat: self.market.factor(number, seat))
        price = int(fair * self.market.factor(number, buyer) + 0.5)
        if price <= max(0, int(fair * self.market.reserve + 0.5)):  # nobody is paid for taking a card
            return owner
        self.money[owner] += price
        self.money[buyer] -= price
        self.sales.append((owner, buyer, price, what))
        return buyer

    def price(self, what):
        """Give the fair price of the unturned turn-up, of the leading card or of the card about to be turned."""
        if what == "turn-up":
            return turn_up_price(*self.known(), self.court, self.ranks)
        return (lead_price if what == "lead" else card_price)(self.best, *self.known(), self.ranks)

    def offer_lead(self):
        """Offer the leading card while any card is face down: it takes the turn to the left of its buyer."""
        if any(self.hands):
            buyer = self.offer(self.leader, "lead")
            if buyer != self.leader:
                self.leader, self.turn = buyer, self.left(buyer)

    def fine(self, seat, card):
        """Take the penalty for a knave or a five from the seat that owns it, if any does."""
        if finable(card) and seat is not None:
            self.money[seat] -= self.penalty
            self.pool += self.penalty

    def turn_card(self, seat, owner):
        """Turn the next card of `seat`, which belongs to `owner`: he pays its fine and leads if it beats the best."""
        card = self.hands[seat].pop(0)
        self.unseen.remove(card)
        self.turned.append((seat, card))
        self.fine(owner, card)
        self.turn = self.left(seat)
        if beats(card, self.best, self.ranks):
            self.best, self.leader = card, owner
            self.turn = self.left(seat if owner is None else owner)

    def next_seat(self):
        """Find who turns next: from the turn leftwards all but the leader, then the leader, then the spare hand."""
        order = [(self.turn + step) % self.players for step in range(self.players)]
        order = [seat for seat in order if seat != self.leader] + [self.leader, self.players]
        return next((seat for seat in order if seat is not None and self.hands[seat]), None)

    def play_pool(self, card, more):
        """Play for one pool with `card` as the turn-up, and tell whether the deal passed."""
        self.leader = self.offer(self.leader, "turn-up")
        self.unseen.remove(card)
        self.best = card
        self.fine(self.leader, card)
        if more and card[0] in ENDS[self.court]:
            return True
        if self.leader is not None:
            self.turn = self.left(self.leader)
        self.offer_lead()
        if self.court == "showdown" and card[0] in "KQJ":
            for seat, hand in enumerate(self.hands):
                while hand:
                    self.turn_card(seat, None if seat == self.players else seat)
        while (seat := self.next_seat()) is not None:
            owner = None if seat == self.players else self.offer(seat, "card")
            self.turn_card(seat, owner)
            self.offer_lead()
        return False

    def settle(self, turn_up, passed):
        """Pay the pool to the leader, unless nobody owns the best card or its owner looked, and write it down."""
        winner = None if self.leader in self.looked else self.leader
        if winner is not None:
            self.money[winner] += self.pool
        carried = self.pool if winner is None else 0
        return {
            "turn_up": turn_up, "owner": winner, "best": self.best, "pool": self.pool, "carried": carried,
            "money": self.money, "turned": self.turned, "sales": self.sales, "passed": passed,
        }  # fmt: skip


def play(
    *, players, hands, spare, turn_ups, dealer, stakes=(2, 1), carried=0, court="pass", turn_up_to="dealer", penalty=0,
    looked=(), pack_ranks=RANKS, dead=(), market=None, pools=None,
):  # fmt: skip
    """Play a deal, and again with the next card of the pack as long as it passes: one dict a pool."""
    table = Table(players, hands, spare, court, penalty, looked, pack_ranks, dead, market)
    new = round(1000 * stakes[0]) + (players - 1) * round(1000 * stakes[1])
    carried, records = round(1000 * carried), []
    for number, turn_up in enumerate(turn_ups[:pools]):
        now_deals = (dealer + number) % players
        table.contribute(carried + new, now_deals, now_deals if turn_up_to == "dealer" else None)
        passed = table.play_pool(turn_up, more=number + 1 < len(turn_ups))
        records.append(table.settle(turn_up, passed))
        carried = records[-1]["carried"]
        if not passed:
            break
    return records


def check_prices(rounds=300, seed=1):
    """Hold the fair prices of part 2 against the deals laid out in part 1, on small packs."""
    draw = random.Random(seed)
    pack = [rank + suit for suit in "hs" for rank in "45TJQKA"]
    for _ in range(rounds):
        lead, *unseen = draw.sample(pack, draw.randint(5, 8))
        hidden, spare, penalty = [draw.randint(0, 2), draw.randint(0, 1), 1], draw.randint(0, 1), draw.randint(0, 2)
        hidden = hidden if len(unseen) > sum(hidden) + spare else [0, 0, 1]
        case = dict(players=3, pool=5, hidden=hidden, owner=0, unseen=unseen, spare=spare, penalty=penalty)
        known = 5, penalty, unseen, sum(hidden), spare
        slow = values(lead=lead, **case)
        assert slow["lead_value"] == lead_price(lead, *known)
        assert set(slow["card_value"]) - {None} == {card_price(lead, *known)}
        for court in ENDS:
            slow = unturned(court=court, pack_ranks=RANKS, more=len(unseen) - sum(hidden) - spare > 1, **case)
            assert slow["turn_up_value"] == turn_up_price(*known, court)


if __name__ == "__main__":
    check_prices()
