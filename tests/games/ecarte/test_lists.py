"""On which hands each policy stands, against the twin's players, hand by hand at every score."""

import random

import numpy as np

from analyzer.core.jit import kernel
from analyzer.core.layout import Layout
from analyzer.games.ecarte.lists import stands
from analyzer.games.ecarte.policy import POLICIES
from analyzer.games.ecarte.variant import PACK

from .naive_book import Book
from .naive_cards import Table, View, pack
from .naive_plain import Plain

TWINS = {"plain": Plain(), "book": Book()}


@kernel
def stand_all(out, hands, manner, turned, lacks, first, as_elder):
    """Tell of each hand whether it stands."""
    for i in range(len(hands)):
        out[i] = stands(hands[i], manner, turned, lacks, first, as_elder)


def test_who_stands_is_who_stands_at_the_twin_s_table():
    draw, agreed, seen = random.Random(7), Table(), set()
    for name, seat in [(name, seat) for name in TWINS for seat in (0, 1)]:
        for _ in range(12):
            trump = draw.choice("cdhs")
            turn_up = draw.choice([card for card in pack() if card[1] == trump])
            mine, theirs, first = draw.randrange(5), draw.randrange(5), draw.random() < 0.7
            rest = [card for card in pack() if card != turn_up]
            hands = [draw.sample(rest, 5) for _ in range(400)]
            layout = Layout(PACK, "cdhs".index(trump), tuple(s for s in range(4) if "cdhs"[s] != trump))
            sets = np.array([layout.hand(PACK.read(hand, "")) for hand in hands], np.uint64)
            out = np.zeros(len(hands), np.bool_)
            turned = layout.hand(PACK.read(turn_up, ""))
            stand_all(out, sets, POLICIES[name].manner(), turned, 5 - theirs, first, seat == 0)
            score = [mine, theirs] if seat == 0 else [theirs, mine]
            counts = [] if first else [(0, 1), (1, 1)]
            for hand, found in zip(hands, out.tolist(), strict=True):
                view = View(seat, hand, agreed, "cdhs", turn_up, score, counts=counts)
                word = TWINS[name].propose(view) if seat == 0 else TWINS[name].answer(view)
                assert (word in ("play", "refuse")) == found, (name, hand, turn_up, score, first)
                seen.add((name, seat, found, 5 - theirs if 5 - theirs < 3 else 3))
    assert len([one for one in seen if one[0] == "book"]) == 12  # both ways, at every kind of score
