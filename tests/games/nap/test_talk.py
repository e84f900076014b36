"""What is said, whose turn it is, what he may say: on every table against the twin's auction."""

import random

import pytest

from analyzer.errors import Misuse
from analyzer.games.nap.rules import PASS, levels
from analyzer.games.nap.table import DRAW, PEEP, SPARE
from analyzer.games.nap.talk import Talk, code_of
from analyzer.games.nap.variant import Variant

from . import naive
from .cases import some_deal
from .naive_told import Wild
from .played import some_sensible, variant_of


class Listener(Wild):
    """Says anything legal and hears what `Talk` would let it say."""

    def __init__(self, draw, talk):
        super().__init__(draw)
        self.talk = talk

    def buy(self, view):
        allowed = [f"draw-{number}" for number in view.legal]
        assert (self.talk.asked, self.talk.seat, self.talk.legal) == ("draw", view.seat + 1, allowed)
        cards = super().buy(view)
        self.talk.say(f"draw-{len(cards)}")
        return cards

    def said(self, asked, view, answer):
        assert (self.talk.asked, self.talk.seat) == (asked, view.seat + 1)
        assert set(self.talk.legal) == set(view.legal) and len(self.talk.legal) == len(view.legal)
        word = answer(view)
        self.talk.say(word)
        return word

    def call(self, view):
        return self.said("call", view, super().call)

    def meet(self, view):
        return self.said("meet", view, super().meet)


def test_what_may_be_said_is_what_the_twin_allows():
    draw, heard = random.Random(1), set()
    for _ in range(3000):
        agreed = some_sensible(draw)
        talk = Talk(variant_of(agreed), agreed.players)
        record = naive.play_deal(
            table=agreed, players=[Listener(draw, talk)] * agreed.players, **some_deal(agreed, draw)
        )
        assert talk.seat is None and (talk.senior or 0) - 1 == (-1 if record["senior"] is None else record["senior"])
        assert talk.best == ("nap" if record["word"] == "spare" else record["word"])
        assert [seat - 1 for seat in talk.peeped] == record["peeped"]
        assert (talk.spare_to or 0) - 1 == (-1 if record["spare_to"] is None else record["spare_to"])
        draws = agreed.holders if agreed.buying else 0
        words = zip(talk.speakers[draws:], talk.said[draws:], strict=True)
        assert [(seat - 1, word) for seat, word in words] == record["calls"]
        heard |= set(talk.said)
    assert heard >= {"misery", "nap", "spare", "wellington", "blucher", "peep", "draw-5", "8"}


def test_words_as_numbers():
    variant = Variant(raises="blucher", misery="below-three")
    assert [code_of(variant, word) for word in ("pass", "spare", "peep", "draw-3")] == [PASS, SPARE, PEEP, DRAW + 3]
    assert {word: code_of(variant, word) for word in levels(variant)} == levels(variant)


@pytest.mark.parametrize(("said", "agreed", "words"), [
    ("2 1", {}, "'1' is none of pass, 3, 4, nap"), ("five", {}, "none of pass"), ("nap wellington", {}, "none of pass"),
    ("pass pass pass pass 1", {}, "one word too many"), ("draw-1", {}, "none of pass"),
    ("pass", {"buying": True}, "draw-0"),
    ("draw-6", {"buying": True}, "draw-5"), ("peep peep", {"peep": "foster"}, "none of pass, 1"),
    ("nap wellington 1", {"raises": "wellington", "challenge": True}, "none of pass, wellington"),
])  # fmt: skip
def test_what_could_not_have_been_said_is_refused(said, agreed, words):
    with pytest.raises(Misuse, match="said") as refusal:
        Talk(Variant(**agreed), 4, said.split())
    assert refusal.value.name == "said" and words in refusal.value.message


@pytest.mark.parametrize(("agreed", "players", "forced"), [
    ({}, 4, 1), ({"all_pass": "dealer"}, 4, 4), ({"all_pass": "dealer"}, 6, 5), ({"all_pass": "thrown-in"}, 4, None),
    ({"double_header": True}, 4, None),
])  # fmt: skip
def test_who_must_stand(agreed, players, forced):
    talk = Talk(Variant(**agreed), players)
    assert talk.forced == forced
    for _ in range(talk.holders):
        talk.say("pass")
    assert (talk.senior, talk.seat) == (forced, None)
