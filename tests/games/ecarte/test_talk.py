"""What may be said when, and by whom: against the laws, and against what the twin lets its players say."""

import random

import pytest

from analyzer.errors import Misuse
from analyzer.games.ecarte.rules import DEALER, ELDER
from analyzer.games.ecarte.talk import Talk, code_of, word_of
from analyzer.games.ecarte.variant import Variant

from . import naive
from .asked import variant_of
from .cases import some_deal, some_table
from .naive_told import Wild

CLUB = Variant(max_proposals="unlimited", conditional=True)


@pytest.mark.parametrize(("words", "asked", "seat", "stock"), [
    ("", "propose", ELDER, 21), ("propose", "answer", DEALER, 21), ("propose accept", "discard", ELDER, 21),
    ("propose accept draw-3", "discard", DEALER, 18), ("propose accept draw-3 draw-0", "play", ELDER, 18),
    ("play", "play", ELDER, 21), ("propose refuse", "play", ELDER, 21),
])  # fmt: skip
def test_who_is_asked_what(words, asked, seat, stock):
    talk = Talk(Variant(), words)
    assert (talk.asked, talk.seat, talk.stock) == (asked, seat, stock)


def test_the_first_word_makes_vulnerable_a_later_one_does_not():
    again = "propose accept draw-1 draw-1"
    assert [Talk(CLUB, words).loose for words in ("play", "propose refuse", f"{again} play")] == [ELDER, DEALER, None]


def test_a_condition_that_is_not_met_is_a_refusal():
    talk = Talk(CLUB, "propose accept draw-5 draw-3 propose accept draw-3 draw-3 propose")
    assert talk.stock == 7 and talk.allowed()[2:] == ["accept-3", "accept-4", "accept-5"]
    for word in ("accept-3", "draw-5"):
        talk.say(word)
    assert (talk.asked, talk.stock, talk.loose) == ("play", 7, None)


@pytest.mark.parametrize(("words", "message"), [
    ("accept", "allowed: play, propose"), ("propose play", "allowed: accept, refuse"), ("play propose", "too late"),
    ("propose accept draw-0", "draw-1"), ("propose accept draw-6", "draw-5"), ("propose accept-3", "allowed: accept"),
])  # fmt: skip
def test_what_could_not_be_said_is_refused(words, message):
    with pytest.raises(Misuse, match=message) as refusal:
        Talk(Variant(), words)
    assert refusal.value.name == "said"


def test_words_are_numbers():
    for word in ("play", "propose", "accept", "refuse", "accept-4", "draw-0", "draw-5"):
        assert word_of(code_of(word)) == word


def test_random_talk_goes_as_the_twin_s():
    draw = random.Random(3)
    for _ in range(400):
        agreed = some_table(draw)
        if agreed.conditional and agreed.max_proposals in (1, 2):
            continue
        deal = some_deal(agreed, draw)
        record = naive.play_deal(table=agreed, players=[Wild(draw)] * 2, **deal)
        if not record["words"]:
            continue
        talk, changes = Talk(variant_of(agreed)), iter(record["exchanges"])
        for seat, word in record["words"]:
            while talk.asked == "discard":
                who, thrown, _ = next(changes)
                assert who == talk.seat - 1
                talk.say(f"draw-{len(thrown)}")
            if (talk.asked, word) == ("play", "refuse"):
                break  # the twin says so where a condition was not met
            assert seat == talk.seat - 1 and word in talk.allowed()
            talk.say(word)
        while talk.asked == "discard":
            talk.say(f"draw-{len(next(changes)[1])}")
        assert talk.asked == "play" and talk.loose in (None, *(1, 2))
        if record["words"][-1][1] != "refuse" or talk.said[-1] == "refuse":
            assert talk.loose == (None if record["vulnerable"] is None else record["vulnerable"] + 1)
