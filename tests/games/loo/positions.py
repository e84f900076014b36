"""Moments of the play made from the twin's own deals, and their values reckoned from the laws of the twin alone."""

import random
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, permutations
from math import comb

from . import naive


@dataclass
class Position:
    """A deal stopped before its k-th card; seats count from 0."""

    hands: list  # as played with, who threw up as dealt
    thrown: dict  # by seat, a hand thrown away for the miss
    turn_up: str
    words: list
    plays: list  # of seat and card
    following: tuple  # the seat and the card that came next
    pool: int
    table: naive.Table = field(default_factory=naive.Table)

    @property
    def seats(self):
        return [seat for seat, word in enumerate(self.words) if word != "throw"]

    @property
    def me(self):
        return self.following[0]

    def rest(self, seat):
        gone = [card for whose, card in self.plays if whose == seat]
        return [card for card in self.hands[seat] if card not in gone]

    @property
    def played(self):
        many = len(self.seats)
        cards = [card for _, card in self.plays]
        return " / ".join(" ".join(cards[k : k + many]) for k in range(0, len(cards), many))

    def variant(self):
        """The same table, as the program takes it."""
        t = self.table
        loo = t.loo if isinstance(t.loo, int | str) else f"mixed-{t.loo[1]}"
        return {
            "pack": 4 * len(t.pack_ranks), "lead": t.lead, "miss_leads": t.miss_leads, "club_law": t.club_law,
            "defend": t.defend, "flush": t.flush, "loo": loo,
        }  # fmt: skip

    def asked(self, **more):
        """The question, as it is asked at the table; the asker remembers what he threw away."""
        dead = {"dead": self.thrown[self.me]} if self.me in self.thrown else {}
        moment = {"players": len(self.words), "hand": self.rest(self.me), "turn_up": self.turn_up, "said": self.words}
        return moment | {"played": self.played, "pool": self.pool} | dead | self.variant() | more


def position(seed, players=None, **table):
    """Deal, let `plain` declare, one seat perhaps take the miss, and stop at some card of the play."""
    draw = random.Random(seed)
    while True:
        asked = {
            "lead": draw.choice(["highest", "one", "trump"]), "miss_leads": draw.random() < 0.3,
            "defend": draw.choice(["pool", "free"]), "club_law": draw.random() < 0.3,
            "flush": draw.choice(["none", "foster"]), "loo": draw.choice([6, "unlimited", ("mixed", 20)]),
            "pack_ranks": draw.choice([naive.RANKS, naive.RANKS[5:]]),
        }  # fmt: skip
        agreed = naive.Table(**asked | table)
        n, pool, order = players or draw.randint(3, 5), draw.randint(3, 60), "".join(draw.sample("cdhs", 4))
        cards = draw.sample(agreed.pack(), 3 * n + 4)
        hands, miss, turn_up = [cards[3 * k : 3 * k + 3] for k in range(n)], cards[-4:-1], cards[-1]
        said = [None] * n
        if draw.random() < 0.4 and not agreed.everybody_plays(turn_up):
            said[draw.randrange(n)] = "miss"
        try:
            told = naive.play_three(
                hands=hands, miss=miss, turn_up=turn_up, order=order, pool=pool, table=agreed, said=said
            )
        except ValueError:  # the miss was not to be had
            continue
        plays = [play for _, plays, _ in told["tricks"] for play in plays]
        if not plays:
            continue
        takers = {seat: hands[seat] for seat, word in enumerate(told["words"]) if word in ("miss", "defend")}
        held = [miss if seat in takers else hand for seat, hand in enumerate(hands)]
        at = draw.randrange(len(plays))
        return Position(held, takers, turn_up, told["words"], plays[:at], plays[at], pool, agreed)


def unseen(p):
    known = {p.turn_up, *p.rest(p.me), *(card for _, card in p.plays), *p.thrown.get(p.me, [])}
    return [card for card in p.table.pack() if card not in known]


def worlds(p, agrees, blank=None):
    """Yield the hands in play of every world that the laws leave, each with how often it counts.

    `agrees(seat, hand)` says whether a seat that stood would have stood on a hand; `blank` hands thrown up hold no
    trump, by default all.
    """
    others = [seat for seat in p.seats if seat != p.me]
    gone = {seat: [card for whose, card in p.plays if whose == seat] for seat in p.seats}
    trump, leader = p.turn_up[1], p.plays[0][0] if p.plays else p.me

    def deal(k, left, hands):
        if k < len(others):
            for rest in combinations(left, 3 - len(gone[others[k]])):
                hand = [*gone[others[k]], *rest]
                if p.words[others[k]] != "stand" or agrees(others[k], hand):
                    yield from deal(k + 1, [card for card in left if card not in rest], hands | {others[k]: hand})
            return
        try:
            naive.play_tricks(
                hands, p.seats, leader, "cdhs", trump, turn_up=p.turn_up, lead=p.table.lead,
                cards=[card for _, card in p.plays],
            )  # fmt: skip
        except ValueError:
            return
        trumped = any(seat != defender and {c[1] for c in hand} == {trump} for seat, hand in hands.items())
        if p.table.flush == "foster" and trumped:
            return
        plain, ways = sum(card[1] != trump for card in left), 1
        for k in range(blank):
            ways *= comb(plain - 3 * k, 3) if plain >= 3 * k else 0
        if ways:
            yield hands, ways

    defender = len(p.words) - 1 if p.words[-1] == "defend" else None
    if blank is None:
        blank = sum(word in ("throw", "defend") and seat != p.me for seat, word in enumerate(p.words))
    mine = [*gone[p.me], *p.rest(p.me)]
    yield from deal(0, unseen(p), {p.me: mine})


def values(p, legal, agrees, given=None):
    """Return, by card, how often the asker has 0, 1, 2, 3 tricks, over all worlds and orders of the plain suits."""
    trump, leader = p.turn_up[1], p.plays[0][0] if p.plays else p.me
    counts = {card: [0, 0, 0, 0] for card in legal}
    orders = ["".join(order) + trump for order in permutations([suit for suit in "cdhs" if suit != trump])]
    for hands, ways in given or worlds(p, agrees):
        for order in orders:
            for card in legal:
                tricks = naive.play_tricks(
                    hands, p.seats, leader, order, trump, turn_up=p.turn_up, lead=p.table.lead,
                    cards=[*(c for _, c in p.plays), card],
                )  # fmt: skip
                counts[card][sum(winner == p.me for _, _, winner in tricks)] += ways
    return counts


def mean(p, counts):
    """Return what such counts bring (laws 5, 10 and 11)."""
    if p.words[p.me] == "defend":
        return Fraction(0)
    loo, total = p.table.one_loo(p.pool), sum(counts)
    return Fraction(sum(k * p.pool * many for k, many in enumerate(counts)) - 3 * loo * counts[0], 3 * total)
