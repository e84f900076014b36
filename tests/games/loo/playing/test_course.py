"""The rest of a deal against the twin: which worlds agree, and what every card brings in them."""

import os
import subprocess
import sys
from itertools import combinations

import numpy as np
import pytest

from analyzer.core.hands import NONE
from analyzer.core.jit import U
from analyzer.core.layout import Layout
from analyzer.games.loo.playing.ending import Ending
from analyzer.games.loo.playing.moment import Moment
from analyzer.games.loo.policy import POLICIES
from analyzer.games.loo.scene import game_of
from analyzer.games.loo.variant import Variant

from .. import naive
from ..asked import of_plain
from ..positions import mean, position, unseen, values, worlds

PLAIN = POLICIES["plain"]
SMALL = 150  # worlds that plain Python plays in a moment


def ending_of(p, policy=PLAIN):
    asked = p.asked()
    variant = {key: asked.pop(key) for key in p.variant()}
    return Ending(Moment.read(Variant(**variant), **asked), policy, PLAIN, PLAIN, 1)


def stood_on_a_trump(p):
    """`plain`: of a seat that showed three plain cards its word is no evidence."""
    shown = {seat: [card for whose, card in p.plays if whose == seat] for seat in p.seats}

    def agrees(seat, hand):
        if p.table.everybody_plays(p.turn_up):
            return True
        possible = len(shown[seat]) < 3 or any(card[1] == p.turn_up[1] for card in shown[seat])
        return not possible or any(card[1] == p.turn_up[1] for card in hand)

    return agrees


def small(seeds, **table):
    """Yield positions whose worlds are few."""
    for seed in seeds:
        p = position(seed, **table)
        ending = ending_of(p)
        if ending.worlds <= 6 * SMALL and any(len(rests) > 1 for rests in ending.remainders.fitting.values()):
            yield p, ending


def rows_of(p, **more):
    return {row["action"].split()[1]: row for row in of_plain.play(**p.asked(**more)).actions}


def compare(p):
    rows = rows_of(p)
    legal = list(rows)
    told = values(p, legal, stood_on_a_trump(p))
    for card in legal:
        counts, total = told[card], sum(told[card])
        assert rows[card]["counts"] == {"worlds": total} | {f"tricks_{k}": counts[k] for k in range(4)}
        assert rows[card]["p_tricks"] == [many / total for many in counts]
        assert rows[card]["ev"] == float(mean(p, counts))
        if p.words[p.me] != "defend":
            assert rows[card]["p_looed"] == counts[0] / total


def test_every_value_is_the_twins():
    found = [p for p, _ in small(range(250))]
    assert len(found) > 25 and {p.table.lead for p in found} == {"highest", "one", "trump"}
    for p in found:
        compare(p)


@pytest.mark.slow
def test_many_values_are_the_twins():
    for p, _ in small(range(1000, 6000)):
        compare(p)


def test_the_cards_on_the_table_are_played():
    """A trick that has begun: some of these positions have it, some not."""
    found = [p for p, _ in small(range(300))]
    begun = [p for p in found if len(p.plays) % len(p.seats)]
    assert begun and len(begun) < len(found)


def test_the_true_deal_agrees():
    for seed in range(1000, 1400):
        p = position(seed)
        ending = ending_of(p)
        layout, pack = ending.layout, Variant(**p.variant()).cards
        for seat, rests in ending.remainders.fitting.items():
            assert layout.hand(pack.read(p.rest(seat), "")) in rests, seed


def test_only_what_the_laws_leave_agrees():
    """Seat by seat: what may be left of a hand is what the twin's laws do not refuse."""
    for seed in range(2000, 2060):
        p = position(seed, pack_ranks=naive.RANKS[5:])
        ending = ending_of(p)
        pack = Variant(**p.variant()).cards
        if ending.worlds > 6 * SMALL:
            continue
        told = {seat: set() for seat in ending.remainders.fitting}
        for hands, _ in worlds(p, stood_on_a_trump(p)):
            for seat in told:
                gone = [card for whose, card in p.plays if whose == seat]
                told[seat].add(frozenset(set(hands[seat]) - set(gone)))
        for seat, rests in ending.remainders.fitting.items():
            listed = {frozenset(map(pack.name, ending.layout.cards(rest))) for rest in rests}
            assert told[seat] <= listed, "a list may hold a hand that no other hand leaves room for, never less"


def test_the_duty_to_head_tells():
    """The queen was followed low by seat 3 and thrown away on by seat 4: what neither can hold."""
    asked = {"turn_up": "8s", "said": "stand throw stand stand throw", "played": "Qd 2d 3c", "hand": "5c 4c"}
    ending = Ending(Moment.read(Variant(), **asked), PLAIN, PLAIN, PLAIN, 1)
    held = {
        seat + 1: {Variant().cards.name(card) for rest in rests for card in ending.layout.cards(rest)}
        for seat, rests in ending.remainders.lawful.items()
    }
    every = {Variant().cards.name(card) for card in ending.moment.unseen}
    assert every - held[3] == {"Kd", "Ad"}, "seat 3 would have headed"
    assert every - held[4] == {card for card in every if card[1] in "ds"}, "seat 4 would have followed or trumped"
    assert ending.remainders.silent == [4], "three plain cards: no plain player stands on them"


def test_every_world_is_counted_once():
    for p, ending in small(range(200)):
        weighed, found = ending.weigh()
        twin = list(worlds(p, stood_on_a_trump(p)))
        assert sum(weighed[0]) == 6 * sum(ways for _, ways in twin)
        assert found >= len(twin), "worlds that leave too few plain cards for the hands thrown up count nothing"
        assert len(unseen(p)) == len(ending.moment.unseen)


@pytest.mark.parametrize("opponents", ["plain", "book", "bold"])
def test_counted_and_drawn_agree(opponents):
    compared = 0
    for seed in range(3000, 3200):
        p = position(seed)
        if ending_of(p, POLICIES[opponents]).worlds > 400_000:
            continue
        asked = {"opponents": opponents, "play": opponents}
        exact = rows_of(p, method="exact", **asked)
        drawn = of_plain.play(**p.asked(method="simulate", deals=65_536, precision=0, **asked))
        for row in drawn.actions:
            true = exact[row["action"].split()[1]]
            assert abs(row["ev"] - true["ev"]) <= 4.5 * row["stderr"] + 1e-9, (seed, row, true)
        compared += 1
        if compared == 12:
            return
    raise AssertionError("too few positions were compared")


def book_says(hand, seat, p, before):
    """What `book` says, by the claims L2 to L10 that it is made of (the pool is not rich)."""
    trump, ranks = p.turn_up[1], p.table.pack_ranks
    trumps = [naive.rank_of(card) for card in hand if card[1] == trump]
    sides = [(naive.rank_of(card), card[1]) for card in hand if card[1] != trump]
    high, king, knave, ten = (naive.RANKS.index(rank) for rank in "QKJT")
    best = max(naive.rank_of(card) for card in hand)
    if len(trumps) >= 2:
        stands = seat > 0 or best >= ten
    elif trumps:
        apart = len({suit for rank, suit in sides if rank >= high}) == 2
        stands = trumps[0] >= king or (trumps[0] >= knave and max(sides)[0] >= high) or apart
    else:
        stands = False
    wants = "miss" not in before and before.count("throw") >= 2 and before.count("stand") <= 1
    assert ranks in naive.RANKS
    return "stand" if stands else "miss" if wants else "throw"


def test_the_words_of_book_players_are_evidence():
    """Hands thrown up are counted too, one by one, where a policy looks at more than trumps."""
    compared = 0
    for seed in range(5000, 6500):
        p = position(seed, players=3, pack_ranks=naive.RANKS[5:], club_law=False, flush="none", loo=6)
        p.pool = 15
        before = [p.words[:seat] for seat in range(3)]
        dealt = [p.thrown.get(seat, hand) for seat, hand in enumerate(p.hands)]
        said = ["throw" if word == "defend" else word for word in p.words]
        if len(p.plays) < 3 or any(book_says(dealt[k], k, p, before[k]) != said[k] for k in range(3)):
            continue
        gone = [k for k in range(3) if said[k] != "stand" and k != p.me]
        if len(gone) != 1 or ending_of(p, POLICIES["book"]).worlds > 2_000_000:
            continue
        compare_thrown(p, gone[0], before)
        compared += 1
        if compared == 6:
            return
    raise AssertionError(f"only {compared} positions were compared")


def compare_thrown(p, seat, before):
    fits = [
        set(hand) for hand in combinations(unseen(p), 3)
        if book_says(hand, seat, p, before[seat]) in (p.words[seat], "throw" if p.words[seat] == "defend" else "")
    ]  # fmt: skip
    rows = rows_of(p, opponents="book", method="exact")
    told = {card: [0] * 4 for card in rows}
    stood = lambda k, hand: book_says(hand, k, p, before[k]) == "stand"  # noqa: E731
    for hands, _ in worlds(p, stood, blank=0):
        ways = sum(not fit & {card for hand in hands.values() for card in hand} for fit in fits)
        for card, counts in values(p, list(rows), None, [(hands, ways)]).items():
            told[card] = [a + b for a, b in zip(told[card], counts, strict=True)]
    for card, row in rows.items():
        assert [row["counts"][f"tricks_{k}"] for k in range(4)] == told[card]


def test_hands_are_drawn_evenly():
    """Worlds drawn for a few-world position come equally often, each as often as it counts."""
    from analyzer.core.deal import tables
    from analyzer.games.loo.playing.drawing import NO_LIMIT, draw_block

    p, ending = next((p, e) for p, e in small(range(4000, 5000), players=4) if 20 < e.worlds / 6 < 400 and
                     e.remainders.blanks)  # fmt: skip
    n, deals = len(p.words), 200_000
    hands, orders = np.zeros((n + 1, deals), np.uint64), np.empty(deals, np.int64)
    done, drawn = draw_block(hands, orders, ending.world, tables(), U(1), U(0), deals, NO_LIMIT)
    assert done == deals <= drawn
    keys = list(ending.remainders.fitting)
    pack = Variant(**p.variant()).cards
    weights = {}
    for told, ways in worlds(p, stood_on_a_trump(p)):
        gone = {card for _, card in p.plays}
        rests = ([card for card in told[seat] if card not in gone] for seat in keys)
        weights[tuple(int(ending.layout.hand(pack.read(rest, ""))) for rest in rests)] = ways
    drawn_keys, counts = np.unique(hands[keys], axis=1, return_counts=True)
    assert {tuple(map(int, key)) for key in drawn_keys.T} <= set(weights)
    expected = np.array([weights[tuple(map(int, key))] for key in drawn_keys.T]) * deals / sum(weights.values())
    chi2 = float(((counts - expected) ** 2 / expected).sum())
    cells = len(weights)
    assert abs(chi2 - (cells - 1)) < 5 * (2 * (cells - 1)) ** 0.5
    assert np.abs(np.bincount(orders, minlength=6) - deals / 6).max() < 5 * (deals / 6) ** 0.5


def test_a_policy_sees_its_own_cards_and_the_table_alone():
    """Whatever the others hold and whatever comes later, a seat plays the same card on the same cards."""
    from analyzer.games.loo.course import play_trick

    seats, pack, draw = range(4), Variant().cards, np.random.default_rng(5)
    layout = Layout(pack, 2, (0, 1, 3))
    policies = [POLICIES[name] for name in ("book", "bold", "cautious", "plain")]
    game = game_of(Variant(), layout, pack.read("Qh", "")[0], 15, policies, False)

    def hand(cards):
        return layout.hand([int(card) for card in cards])

    def cards_of(hands, forced, opening):
        return tuple(map(U, play_trick(hands, forced, 0, opening, 4, game)[2]))

    for deal in range(400):
        cards = draw.permutation([card for card in pack.cards if card != pack.read("Qh", "")[0]])
        hands, opening = [cards[3 * k : 3 * k + 3] for k in seats], bool(deal % 2)
        shown = cards_of(tuple(map(hand, hands)), (NONE,) * 4, opening)
        for k in seats:
            known = {*hands[k].tolist(), *(layout.cards(card)[0] for card in shown[:k])}
            others = iter(draw.permutation([card for card in cards if card not in known]).tolist())
            again = tuple(
                hand(hands[j]) if j == k else hand([next(others), next(others)]) | (shown[j] if j < k else NONE)
                for j in seats
            )
            assert cards_of(again, (*shown[:k], *(NONE,) * (4 - k)), opening)[k] == shown[k]


VECTORISED = """
import sys
import llvmlite.binding as llvm

for kind in ("", "-missed", "-analysis"):
    llvm.set_option("", f"-pass-remarks{kind}=loop-vectorize")
import numpy as np
from analyzer.core.jit import U
from analyzer.games.loo.playing import course
from analyzer.games.loo.playing.ending import Ending
from analyzer.games.loo.playing.moment import Moment
from analyzer.games.loo.policy import POLICIES
from analyzer.games.loo.variant import Variant

moment = Moment.read(Variant(), turn_up="8s", hand="7s Ad Jd", said="stand stand stand throw stand")
ending = Ending(moment, *[POLICIES["plain"]] * 3, 1)
hands, orders, outcome = np.zeros((6, 64), np.uint64), np.zeros(64, np.int64), np.empty(64, np.int64)
print("now", file=sys.stderr, flush=True)
course.play_block(hands, orders, ending.forced[0], ending.now, ending.game, (U(0),) * 5, outcome)
"""


@pytest.mark.slow
def test_several_deals_are_played_at_a_time(tmp_path):
    ran = subprocess.run(
        [sys.executable, "-c", VECTORISED], capture_output=True, text=True, check=True,
        env=os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)},
    )  # fmt: skip
    remarks = ran.stderr.split("now\n")[1]
    assert "vectorized loop" in remarks and "not vectorized" not in remarks
