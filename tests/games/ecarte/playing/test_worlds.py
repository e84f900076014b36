"""Which hands the other may hold: every one that could have said and played what he did, and no other."""

import random
from collections import Counter
from itertools import combinations, islice

import numpy as np
import pytest

from analyzer.core.jit import OFF
from analyzer.errors import Misuse
from analyzer.games.ecarte.playing.moment import Moment
from analyzer.games.ecarte.playing.worlds import worlds_of
from analyzer.games.ecarte.variant import Variant

from ..naive_cards import Table, View
from ..naive_plain import Plain
from .laid import moments, naive_rests

ANY, HEARD = ({"opponents": name, "play": "double-dummy"} for name in ("any", "plain"))


def named(moment, hands, order=0):
    return [frozenset(moment.variant.cards.names(moment.layouts[order].cards(hand))) for hand in hands]


def away_of(moment):
    return moment.variant.cards.names(moment.away)


def rests_of(asked, moment):
    """All hands of the right size that hold a king that was marked and could have played what was played."""
    king = moment.variant.cards.name(moment.king_of_trumps)
    wanted = king if moment.sure else None
    for rest in combinations(away_of(moment), moment.turn.left):
        if (wanted is None or wanted in rest) and naive_rests(asked, rest):
            yield frozenset(rest)


def said_so(moment, hand, asked):
    """Whether `plain` would have said what the other said, who changed nothing, on his whole hand."""
    names = list(hand) + moment.variant.cards.names(moment.turn.shown)
    view = View(moment.turn.other - 1, names, Table(), "cdhs", asked["turn_up"], [0, 0])
    word = Plain().propose(view) if moment.turn.other == 1 else Plain().answer(view)
    return moment.talk.said[moment.turn.other - 1 : moment.turn.other] in ([word], [])


def test_of_opponents_whose_words_tell_nothing_all_hands_that_could_be_played_so():
    for asked, others, _ in islice(moments(40, 2, wild=True), 12 if OFF else 40):
        moment = Moment.read(Variant(), **asked)
        if moment.turn.left > 3:
            continue
        found, p_said = worlds_of(moment, ANY)
        hands = named(moment, found.theirs)
        assert p_said is None and frozenset(others) in hands
        king = moment.king_of_trumps
        assert sorted(map(sorted, hands)) == sorted(map(sorted, rests_of(asked, moment))), (asked, king)


@pytest.mark.skipif(OFF, reason="many worlds")
def test_of_plain_opponents_who_changed_nothing_those_that_would_have_said_so():
    some = [row for row in moments(60, 4) if "draw-" not in " ".join(row[0]["said"])]
    for asked, others, record in some[: 5 if OFF else 25]:
        moment = Moment.read(Variant(), **asked)
        if moment.turn.left > 3:
            continue
        found, _ = worlds_of(moment, HEARD)
        king = "K" + record["trump"]
        unmarked = not record["king"] and moment.king_of_trumps not in moment.turn.shown
        wanted = [
            rest for rest in rests_of(asked, moment)
            if said_so(moment, rest, asked) and not (unmarked and king in rest)
        ]  # fmt: skip
        assert frozenset(others) in wanted
        assert sorted(map(sorted, named(moment, found.theirs))) == sorted(map(sorted, wanted))


def drawn_by_rejection(asked, moment, count, draw):
    """Deal the other a hand, let `plain` speak and throw, give him new cards, until all is as it was."""
    pack, played = moment.variant.cards, moment.variant.cards.names(moment.turn.shown)
    unseen, changed = pack.names(moment.unseen), moment.talk.drawn[moment.turn.other][0]
    legal = list(range(1 if moment.turn.other == 1 else 0, 6))
    while count:
        cards = draw.sample(unseen, 5 + changed)
        hand, new = cards[:5], cards[5:]
        view = View(
            moment.turn.other - 1, hand, Table(), "".join(draw.sample("cdhs", 4)), asked["turn_up"], [0, 0], legal
        )
        if (Plain().propose(view) if moment.turn.other == 1 else Plain().answer(view)) in ("play", "refuse"):
            continue
        thrown = Plain().discard(view)
        final = [card for card in hand if card not in thrown] + new
        rest = [card for card in final if card not in played]
        if len(thrown) != changed or not set(played) <= set(final) or ("Kh" in rest) != bool(moment.sure):
            continue
        if naive_rests(asked, rest):
            count -= 1
            yield frozenset(rest)


@pytest.mark.parametrize("asked", [
    {"hand": "7h 8h Ks Qs Ah", "dead": "7c 8c 7d", "said": "propose accept draw-3 draw-2", "played": ""},
    {"hand": "Qs Ah 7s Jd", "dead": "7c 8c", "said": "propose accept draw-3 draw-2", "played": "9d Td",
     "king": "elder"},
])  # fmt: skip
@pytest.mark.skipif(OFF, reason="many deals")
def test_of_plain_opponents_who_changed_cards_what_rejection_finds(asked):
    asked = {"turn_up": "9h"} | asked
    moment = Moment.read(Variant(), **asked)
    found, _ = worlds_of(moment, HEARD | {"play": "plain"})
    many = 1500
    theirs, _, orders = found.drawn(0, 40_000, 1)
    ours = [named(moment, theirs[orders == order], order) for order in range(6)]
    ours = [hand for group in ours for hand in group]
    twins = list(drawn_by_rejection(asked, moment, many, random.Random(2)))
    for feature in (trumps, kings, lambda hand: trumps(hand) * 9 + lengths(hand)):
        wanted, got = Counter(map(feature, twins)), Counter(map(feature, ours))
        chi, freedom = 0.0, -1
        for value, n in got.items():
            expected = n * many / len(ours)
            if expected >= 5:
                chi, freedom = chi + (wanted[value] - expected) ** 2 / expected, freedom + 1
        assert chi < freedom + 4 * (2 * max(freedom, 1)) ** 0.5 + 4


def trumps(hand):
    return sum(card[1] == "h" for card in hand)


def kings(hand):
    return sum(card[0] == "K" for card in hand)


def lengths(hand):
    return max([sum(card[1] == suit for card in hand) for suit in "cds"])


@pytest.mark.skipif(OFF, reason="many worlds")
def test_words_that_would_be_said_on_no_such_hand_are_refused():
    asked = {"hand": "Qh Jh Th 9h", "turn_up": "8h", "said": "propose refuse", "played": "Kc Kh"}
    moment = Moment.read(Variant(), **asked | {"hand": "Qh Jh Ah 9h", "turn_up": "7h"})
    assert len(worlds_of(moment, HEARD)[0])
    few = {"hand": "Kh Qh Jh Ah", "turn_up": "Th", "said": "propose refuse", "played": "Kc 9h / 8h 7h"}
    with pytest.raises(Misuse):
        Moment.read(Variant(), **few)
    asked = {"hand": "Kh Qh Jh Ah Th", "turn_up": "9h", "said": "propose refuse"}
    with pytest.raises(Misuse, match="ask with opponents book, any"):
        worlds_of(Moment.read(Variant(), **asked), HEARD)


@pytest.mark.skipif(OFF, reason="many worlds")
def test_deals_are_the_same_in_pieces():
    asked = {"hand": "7h 8h Ks Qs Ah", "turn_up": "9h", "dead": "7c 8c 7d", "said": "propose accept draw-3 draw-2"}
    found, _ = worlds_of(Moment.read(Variant(), **asked), HEARD | {"play": "plain"})
    whole, parts = found.drawn(0, 50, 3), [found.drawn(first, 25, 3) for first in (0, 25)]
    assert all(np.array_equal(a, np.concatenate([p[k] for p in parts])) for k, a in enumerate(whole))
