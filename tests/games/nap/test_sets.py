"""What may be thrown away, at each of four moments, and what is refused."""

from math import comb

import pytest

from analyzer.errors import Misuse
from analyzer.games import nap
from analyzer.games.nap.sets import Discard
from analyzer.games.nap.table import AT_FIRST, TO_BUY, WITH_PEEP, WITH_SPARE
from analyzer.games.nap.variant import Variant

SEVEN, FIVE = "Ah Kh Qh 9h As 2c 3c", "Ah Kh Qh 9d 3c"
PASSES = ["pass"] * 3
BOTH = "Ah Kh Qh 9d 3c 4c 5c Kd Qd Jd"


@pytest.mark.parametrize(
    ("variant", "asked", "stage", "many"),
    [
        (Variant(dealt=7), {"hand": SEVEN}, AT_FIRST, comb(7, 2)),
        (Variant(dealt=6), {"hand": SEVEN[:-3], "seat": 3}, AT_FIRST, 6),
        (Variant(buying=True), {"hand": FIVE, "said": ["draw-1"]}, TO_BUY, 2**5),
        (Variant(spare=True), {"hand": BOTH, "said": ["pass", "spare"]}, WITH_SPARE, comb(10, 5)),
        (Variant(peep="foster"), {"hand": FIVE, "said": ["3", *PASSES], "peeped": "5h"}, WITH_PEEP, 6),
        (Variant(peep="hoffmann"), {"hand": FIVE, "said": ["peep", "3", *PASSES], "peeped": "5h"}, WITH_PEEP, 6),
    ],
)  # fmt: skip
def test_the_moment_follows_from_what_was_said(variant, asked, stage, many):
    moment = Discard.read(variant, **asked)
    assert moment.stage == stage and len(moment.sets) == many
    assert moment.situation.seat == asked.get("seat", moment.situation.seat)


def test_sets_are_named_and_read():
    moment = Discard.read(Variant(dealt=7), hand=SEVEN)
    read = Variant().cards.read
    sets = {"discard 3c 2c": tuple(read("2c 3c", "hand")), "discard 9h As": tuple(read("9h As", "hand"))}
    assert moment.asked("2c 3c, discard As 9h") == sets
    for actions in ("2c", "2c 4c", "none", "", []):
        with pytest.raises(Misuse):
            moment.asked(actions)


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"hand": FIVE}, "nothing is thrown away now"),
        ({"hand": FIVE, "dealt": 7}, "7 cards, not 5"),
        ({"hand": BOTH, "spare": True, "said": "pass pass"}, "nothing is thrown away now"),
        ({"hand": FIVE, "peep": "foster", "said": "3 pass pass pass"}, "say which it is"),
        ({"hand": FIVE, "peep": "hoffmann", "said": "3 pass pass pass", "peeped": "5h"}, "has not looked"),
        ({"hand": SEVEN, "dealt": 7, "seat": 9}, "a seat is"),
    ],
)
def test_what_cannot_be_thrown_is_refused(settings, says):
    with pytest.raises(Misuse, match=says):
        nap.discard(**settings)


def test_of_many_sets_the_best_of_a_first_look_are_played():
    found = nap.discard(hand=BOTH, spare=True, said="pass spare", deals=2000, precision=0)
    assert len(found.actions) == 12 and found.method["first_look"] == {"sets": 252, "deals": 4096, "kept": 12}
    assert found.best[0] in {
        "discard 5c 4c 3c " + rest for rest in ("9d Kh", "9d Qh", "9d Ah", "Kh Qh", "Ah Qh", "Ah Kh")
    }
    told = nap.discard(hand=BOTH, spare=True, said="pass spare", actions="3c 4c 5c 9d Qh", deals=500)
    assert [row["action"] for row in told.actions] == ["discard 5c 4c 3c 9d Qh"]


def test_to_throw_the_worst_of_seven_is_what_the_policy_does():
    for seat in (1, 3, "dealer"):
        assert nap.discard(hand=SEVEN, dealt=7, seat=seat, deals=4000).best == ["discard 3c 2c"]
