"""Small positions for the tests of the solver, the naive answers to them, and the kernels that ask."""

import random
from functools import cache
from typing import NamedTuple

import numpy as np

from analyzer.core.jit import kernel
from analyzer.games.nap.dummy.memo import memo_of
from analyzer.games.nap.dummy.positions import makes, shuns

from ..naive_cards import RANKS, best_of, legal_plays
from ..naive_dummy import takes

SUITS = "cdhs"
PACK = [rank + suit for rank in RANKS for suit in SUITS]


class Ending(NamedTuple):
    """A position: the hands, who leads or led, what lies on the table, the caller, trumps ("": none), a call."""

    hands: tuple
    leader: int
    plays: tuple
    caller: int
    trump: str
    need: int

    def makes(self):
        """Tell by brute force whether the call is made."""
        return takes(self.hands, self.caller, self.trump, self.need, leader=self.leader, plays=self.plays)

    def shuns(self):
        """Tell by brute force whether the caller can avoid every trick."""
        told = {"leader": self.leader, "plays": self.plays, "wants": False}
        return not takes(self.hands, self.caller, self.trump, 1, **told)


def some_ending(draw, players, cards, *, ranks=RANKS, begun=None):
    """Draw a position; `begun`: how many have played to the trick, half of the time none unless told."""
    pack = draw.sample([card for card in PACK if card[0] in ranks], players * cards)
    hands = [pack[k::players] for k in range(players)]
    leader, trump = draw.randrange(players), draw.choice([*SUITS, ""])
    plays = []
    for k in range(draw.choice([0, draw.randrange(1, players)]) if begun is None else begun):
        seat = (leader + k) % players
        card = draw.choice(legal_plays(hands[seat], plays[0][1][1] if plays else None))
        hands[seat].remove(card)
        plays.append((seat, card))
    caller, need = draw.randrange(players), draw.randint(1, cards)
    return Ending(tuple(map(tuple, hands)), leader, tuple(plays), caller, trump, need)


@cache
def some_endings():
    """Draw two thousand positions of two to five players: few ranks, so that cards are close."""
    draw = random.Random(3)
    sizes = [(n, k) for n in range(2, 6) for k in range(1, 5) if n * k <= 12]
    found = [some_ending(draw, *draw.choice(sizes), ranks=RANKS[-draw.randint(4, 13) :]) for _ in range(1950)]
    return found + [some_ending(draw, *draw.choice([(4, 4), (5, 3)])) for _ in range(50)]


def card_set(cards, suits=SUITS):
    """Return cards as a set of four interleaved suits, in the order given."""
    return sum(2 ** (4 * RANKS.index(rank) + suits.index(suit)) for rank, suit in cards)


def sets_of(hands, suits=SUITS):
    """Return hands as a row of sets."""
    return np.array([card_set(hand, suits) for hand in hands], np.uint64)


def suit_set(trump, suits=SUITS):
    """Return a whole suit as a set, or none."""
    return card_set([rank + trump for rank in RANKS], suits) if trump else 0


def rows_of(ending, suits=SUITS, turn=0):
    """Return an ending as kernels take it, everybody sitting `turn` places further on."""
    players = len(ending.hands)
    table = [()] * players
    for seat, card in ending.plays:
        table[seat] = (card,)
    facts = [(ending.leader + turn) % players, (ending.caller + turn) % players, ending.need]
    hands, table = (np.roll(sets_of(row, suits), turn) for row in (ending.hands, table))
    return hands, table, np.array(facts), np.uint64(suit_set(ending.trump, suits))


@kernel
def ask_one(hands, table, facts, trump, memo):
    made = makes(hands, table, facts[0], facts[1], trump, facts[2], memo)
    return made, shuns(hands, table, facts[0], facts[1], trump, memo)


MEMO = memo_of(6)


def ask(ending, suits=SUITS, turn=0, memo=MEMO):
    """Solve a position: is the call made, can every trick be avoided?"""
    return tuple(map(bool, ask_one(*rows_of(ending, suits, turn), memo)))


def winner_of(ending):
    """Pick the seat that wins what lies on the table."""
    return best_of(ending.plays, ending.trump)[0]
