"""A moment before the play as a person describes it: what follows, what is refused."""

import pytest

from analyzer.errors import Misuse
from analyzer.games.ecarte.moment import Moment, read_score
from analyzer.games.ecarte.variant import Variant

HAND, CLUB = "7h 8h Qs 7s 7d", {"variant": Variant(max_proposals="unlimited")}
AGAIN = {"said": "propose accept draw-2 draw-3", "dead": "8c 9c", **CLUB}


def read(variant=None, **asked):
    return Moment.read(variant or Variant(), **{"hand": HAND, "turn_up": "9h"} | asked)


def test_canonical_form():
    told = read(**AGAIN, score="3 - 4").as_dict()
    assert told["said"] == ["propose", "accept", "draw-2", "draw-3"] and told["dead"] == ["9c", "8c"]
    assert told["score"] == "3-4" and told["seat"] == 1
    assert set(read().as_dict()) == {"seat", "hand", "turn_up"}


def test_the_asker_s_own_cards_are_not_unseen():
    moment = read(**AGAIN)
    assert len(moment.unseen) == 24 and not {*moment.hand, *moment.dead, moment.turn_up} & {*moment.unseen}


def test_the_seat_follows_from_what_was_said():
    assert [read(said=said).seat for said in ("", "propose", "propose accept")] == [1, 2, 1]
    with pytest.raises(Misuse, match="it is dealer who is asked"):
        read(said="propose", seat="elder")


@pytest.mark.parametrize(("asked", "standing"), [
    ({"score": "3-4"}, (3, 4)), ({"score": (3, 1), "said": "propose"}, (1, 3)),
    ({"score": "3:2", "turn_up": "Kc", "said": "propose"}, (2, 4)), ({}, (0, 0)),
])  # fmt: skip
def test_the_score_as_elder_s_and_the_dealer_s(asked, standing):
    assert read(**asked).standing == standing


def test_a_king_turned_up_may_end_the_game():
    assert "last point" in read(turn_up="Kc", score="0-4").over
    assert read(turn_up="Kc", score="4-3").over is None


@pytest.mark.parametrize(("asked", "name"), [
    ({"dead": "8c"}, "dead"), ({**AGAIN, "dead": "8c"}, "dead"), ({**AGAIN, "dead": "8c 7h"}, "dead"),
    ({"score": "5-0"}, "score"), ({"score": "3"}, "score"), ({"score": "-1-2"}, "score"), ({"said": "hello"}, "said"),
    ({"hand": "7h"}, "hand"),
])  # fmt: skip
def test_what_cannot_be_is_refused(asked, name):
    with pytest.raises(Misuse) as refusal:
        read(**asked)
    assert refusal.value.name == name


def test_renamed_suits_lie_alike():
    one, other = read(**AGAIN), read(**AGAIN | {"dead": "8s 9s", "hand": "7h 8h Qc 7c 7d"})
    cards = lambda moment: [int(moment.layout.hand(some)) for some in (moment.hand, moment.dead, moment.unseen)]  # noqa: E731
    assert cards(one) == cards(other)


def test_scores_are_read_in_several_ways():
    assert {read_score(Variant(), told) for told in ("3-4", "3:4", " 3 - 4 ", (3, 4), [3, 4])} == {(3, 4)}
    assert read_score(Variant(), None) is None
