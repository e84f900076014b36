"""Which hands the other may hold: every one that could have said, thrown and played what he did, and no other."""

from collections import Counter
from itertools import combinations, islice, permutations

import pytest

from analyzer.core.jit import OFF
from analyzer.errors import Misuse
from analyzer.games.euchre.playing.moment import Moment
from analyzer.games.euchre.playing.worlds import worlds_of
from analyzer.games.euchre.variant import Variant

from ..naive_cards import Table, View
from ..naive_plain import Plain
from .laid import could_be, moments

ANY, HEARD = ({"opponents": name, "play": "double-dummy"} for name in ("any", "plain"))


def named(moment, found):
    """Return how often each hand of the worlds is there."""
    counts, times = Counter(), [1] * len(found) if found.times is None else found.times.tolist()
    for hand, order, many in zip(found.theirs, found.orders, times, strict=True):
        counts[frozenset(moment.layouts[order].names(hand).split())] += many
    return counts


def rests_of(moment):
    """All hands of the right size that hold the turn-up, if it was taken, and could have played what was played."""
    cards, sure = moment.variant.cards.names(moment.away), moment.variant.cards.names(moment.sure)
    for rest in combinations(cards, moment.turn.left):
        if set(sure) <= set(rest) and could_be(moment, rest):
            yield frozenset(rest)


def test_of_opponents_whose_words_tell_nothing_all_hands_that_could_be_played_so():
    for asked, others, _ in islice(moments(40, 2, wild=True), 10 if OFF else 40):
        moment = Moment.read(Variant(), **asked)
        if moment.turn.left > 3:
            continue
        found, p_said = worlds_of(moment, ANY)
        assert p_said is None and frozenset(others) in named(moment, found)
        assert named(moment, found) == Counter(rests_of(moment))


def says(moment, dealt, order):
    """Whether `plain` with a hand dealt to the other would have said what the other said."""
    seat, told, turn_up = moment.turn.other - 1, [], moment.variant.cards.name(moment.turn_up)
    for k, word in enumerate(moment.said):
        if k % 2 == seat:
            names = [f"name-{suit}" for suit in "cdhs" if suit != turn_up[1]]
            legal = ["pass", ("order", "take")[k]] if k < 2 else ["pass", *names]
            view = View(seat, list(dealt), Table(), order, turn_up, [0, 0], legal, list(told))
            if Plain().declare(view) != word:
                return False
        told.append((k % 2, word))
    return True


def twin(moment):
    """Count the rests of the other's hand, over all he may have been dealt and all orders of the suits."""
    name, turn_up, found = moment.variant.cards.name, moment.variant.cards.name(moment.turn_up), Counter()
    played, taken = [name(card) for card in moment.turn.shown], moment.is_taken_up
    for rest in rests_of(moment):
        kept = [card for card in (*rest, *played) if card != turn_up]
        thrown = [card for card in map(name, moment.away) if card not in (*rest, turn_up)]
        for card in thrown if taken and moment.turn.other == 2 else [None]:
            dealt = kept if card is None else [*kept, card]
            for order in map("".join, permutations("cdhs")):
                view = View(1, dealt, Table(), order, turn_up, [0, 0], dealt, [], None, turn_up[1])
                found[rest] += says(moment, dealt, order) and (card is None or Plain().discard(view) == card)
    return +found


@pytest.mark.skipif(OFF, reason="many worlds")
@pytest.mark.parametrize("play", ["double-dummy", "plain"])
def test_of_plain_opponents_those_that_would_have_said_so(play):
    seen = Counter()
    for asked, others, _ in moments(60, 5):
        moment = Moment.read(Variant(), **asked)
        kind = moment.is_taken_up, moment.turn.other, len(moment.said)
        if (
            moment.turn.left > 1 + (seen[kind] == 0 and not (moment.is_taken_up and moment.turn.other == 2))
            or seen[kind] > 1
        ):
            continue
        seen[kind] += 1
        found, p_said = worlds_of(moment, HEARD | {"play": play})
        ours, theirs = named(moment, found), twin(moment)
        assert frozenset(others) in ours and 0 < p_said <= 1
        assert {hand: many * theirs.total() for hand, many in ours.items()} == {
            hand: many * ours.total() for hand, many in theirs.items()
        }
    assert len(seen) > 4


@pytest.mark.skipif(OFF, reason="many worlds")
def test_words_that_would_be_said_on_no_such_hand_are_refused():
    asked = {"hand": "Jh Jd Ah Kh Qh", "turn_up": "9h", "said": "pass take", "seat": "elder"}
    assert len(worlds_of(Moment.read(Variant(), **asked), HEARD)[0])
    asked = {"hand": "9h Jh Jd", "dead": "Qh", "turn_up": "9h", "said": "order", "played": "Ks Kh / Ah 7c"}
    with pytest.raises(Misuse, match="ask with opponents book, bold, any"):
        worlds_of(Moment.read(Variant(), **asked), HEARD)
