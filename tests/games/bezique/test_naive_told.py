"""A deal played again from its events, and events that cannot have been."""

import random

import pytest

from .cases import some_deck, some_order, some_table
from .naive_play import play_deal
from .naive_told import Told
from .naive_wild import Wild


def some_deal(draw):
    """Play a deal at random and return what it takes to play it again, and its events."""
    given = some_table(draw), some_deck(draw), draw.randrange(2)
    order = some_order(draw)
    return given, order, play_deal(*given, [Wild(draw)] * 2, order)


def again(given, order, events):
    return play_deal(*given, [Told(events)] * 2, order)


@pytest.mark.parametrize("seed", range(40))
def test_a_deal_played_again_is_the_same(seed):
    given, order, events = some_deal(random.Random(seed))
    assert again(given, order, [tuple(event)[:3] for event in events]) == events


def test_what_cannot_have_been_fails():
    given, order, events = some_deal(random.Random(1))
    at = next(k for k, event in enumerate(events) if event.kind == "declare")
    wrong = events[:at] + [events[at]._replace(cards=events[at].cards[:1])] + events[at + 1 :]
    with pytest.raises(AssertionError):
        again(given, order, wrong)
    late = next(k for k, event in enumerate(events) if event.kind == "play")
    with pytest.raises(AssertionError):
        again(given, order, events[:late] + [events[-4]._replace(cards=events[at].cards[:1])] + events[late + 1 :])


def test_points_that_were_not_scored_show():
    given, order, events = some_deal(random.Random(2))
    assert again(given, order, [event._replace(points=7) for event in events]) == events
