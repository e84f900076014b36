"""A moment of the play as a person tells it: whose turn, what may be played, what is refused."""

import random

import pytest

from analyzer.errors import Misuse
from analyzer.games.euchre.playing.moment import Moment
from analyzer.games.euchre.variant import Variant

from ..asked import variant_of
from ..cases import some_table
from ..naive_cards import legal_plays
from .laid import moments

USUAL = {"hand": "Ah 9h Ks Qs", "turn_up": "9h", "said": "order", "dead": "Jc", "played": "Jh 8h / As"}


def test_moments_of_the_twin_are_read_as_they_were():
    draw = random.Random(1)
    for _ in range(60):
        table = some_table(draw)
        for asked, _, record in moments(2, draw.random(), table=table, wild=True):
            moment = Moment.read(variant_of(table), **asked)
            plays = [play for _, two, _ in record["tricks"] for play in two]
            done = sum(map(len, moment.played))
            assert (moment.seat, "cdhs"[moment.trump]) == (plays[done][0] + 1, record["trump"])
            assert [w - 1 for w in moment.turn.past.winners] == [w for *_, w in record["tricks"]][: done // 2]
            led = plays[done - 1][1] if done % 2 else None
            may = legal_plays(asked["hand"].split(), led, record["trump"])
            assert sorted(name.split()[1] for name in moment.actions) == sorted(may)


def test_the_canonical_form_asks_the_same_again():
    for asked, *_ in moments(20, 3):
        moment = Moment.read(Variant(), **asked)
        assert Moment.read(Variant(), **moment.as_dict()) == moment


def test_the_left_bower_is_a_trump():
    moment = Moment.read(Variant(), hand="Jd 7d 8d Ks Qs", turn_up="9s", said="pass pass name-h", played="7h")
    assert list(moment.actions) == ["play Jd"]


@pytest.mark.parametrize(("asked", "name"), [
    ({"hand": "Ah 9h Ks"}, "hand"), ({"hand": "Ah 9h Ks Jh"}, "played"), ({"hand": "Ah Th Ks Qs"}, "hand"),
    ({"said": "pass"}, "said"), ({"said": ""}, "said"), ({"said": "take"}, "said"), ({"turn_up": "9h 8h"}, "turn_up"),
    ({"dead": ""}, "dead"), ({"dead": "Jc Tc"}, "dead"), ({"seat": "elder"}, "seat"), ({"dead": "9h"}, "dead"),
    ({"played": "Jh 8c / As"}, "played"), ({"played": "9h 8h / As"}, "played"), ({"score": "5-0"}, "score"),
    ({"said": "pass pass name-s"}, "dead"), ({"said": "pass pass name-s", "dead": ""}, "hand"),
])  # fmt: skip
def test_what_cannot_be_is_refused(asked, name):
    with pytest.raises(Misuse) as refusal:
        Moment.read(Variant(), **USUAL | asked)
    assert refusal.value.name == name and "\n" not in refusal.value.message
