"""What is known before the play: read, checked, in canonical form."""

import pytest

from analyzer.errors import Misuse
from analyzer.games.euchre.moment import Moment, read_score
from analyzer.games.euchre.variant import Variant

HAND = {"hand": "7s As Ac Ad 8c", "turn_up": "9h"}


def read(variant=None, **asked):
    return Moment.read(variant or Variant(), **{**HAND, **asked})


@pytest.mark.parametrize(("said", "seat", "words"), [
    ("", 1, ["order", "pass"]), ("pass", 2, ["take", "pass"]),
    ("pass pass", 1, ["name-c", "name-d", "name-s", "pass"]),
    ("pass, pass, pass", 2, ["name-c", "name-d", "name-s", "pass"]),
    ("order", 2, []), ("pass take", 2, []), ("pass pass pass pass", 1, []),
])  # fmt: skip
def test_who_asks_and_what_he_may_say(said, seat, words):
    moment = read(said=said)
    assert moment.words == words and (moment.seat == seat or len(moment.said) == 4)


def test_variants_change_the_words():
    assert read(Variant(stick_dealer=True), said="pass pass pass").words == ["name-c", "name-d", "name-s"]
    assert read(Variant(rename=True), said="pass pass").words == ["name-c", "name-d", "name-h", "name-s", "pass"]


def test_canonical_form():
    moment = read(hand="8c As Jd Ac 7h", said=["pass"], score=(3, 2))
    assert moment.as_dict() == {
        "seat": 2, "hand": ["Jd", "7h", "Ac", "8c", "As"], "turn_up": "9h", "said": ["pass"], "score": "3-2",
    }  # fmt: skip
    assert len(moment.unseen) == 26 and moment.turn == 1
    assert Moment.read(Variant(), **moment.as_dict()) == moment


@pytest.mark.parametrize("score", ["3-2", " 3 - 2", "3:2", "3–2", (3, 2), [3, 2]])
def test_scores_are_read(score):
    assert read_score(Variant(), score) == (3, 2)


@pytest.mark.parametrize(("asked", "name"), [
    ({"score": "5-2"}, "score"), ({"score": "3"}, "score"), ({"score": "a-b"}, "score"), ({"score": "3-2-1"}, "score"),
    ({"said": "take"}, "said"), ({"said": "pass order"}, "said"), ({"said": "pass pass name-h"}, "said"),
    ({"said": "order pass"}, "said"), ({"seat": 2}, "seat"), ({"said": "pass", "seat": "elder"}, "seat"),
    ({"hand": "7s As Ac Ad"}, "hand"), ({"turn_up": "7s"}, "turn_up"), ({"turn_up": "9h 8h"}, "turn_up"),
    ({"hand": "6s As Ac Ad 8c"}, "hand"),
])  # fmt: skip
def test_what_cannot_be_is_refused(asked, name):
    with pytest.raises(Misuse) as refusal:
        read(**asked)
    assert refusal.value.name == name
