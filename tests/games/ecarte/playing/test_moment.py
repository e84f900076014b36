"""A moment of the play as a person tells it: whose turn, what may be played, what is refused."""

import random
from dataclasses import replace

import pytest

from analyzer.errors import Misuse
from analyzer.games.ecarte.moment import Moment as Before
from analyzer.games.ecarte.playing.moment import Moment
from analyzer.games.ecarte.variant import Variant

from ..asked import variant_of
from ..cases import some_table
from ..naive_cards import legal_plays
from .laid import moments

USUAL = {"hand": "Jh 7d 8c 9c", "turn_up": "9h", "said": "propose refuse", "played": "Qs Ts / Jc"}


def test_moments_of_the_twin_are_read_as_they_were():
    draw = random.Random(1)
    for _ in range(60):
        table = replace(some_table(draw), conditional=False)
        for asked, _, record in moments(2, draw.random(), table=table, wild=True):
            moment = Moment.read(variant_of(table), **asked)
            plays = [play for _, two, _ in record["tricks"] for play in two]
            done = sum(map(len, moment.played))
            assert moment.seat == plays[done][0] + 1
            assert moment.talk.loose == (None if record["vulnerable"] is None else record["vulnerable"] + 1)
            assert [w - 1 for w in moment.turn.past.winners] == [w for *_, w in record["tricks"]][: done // 2]
            led = plays[done - 1][1] if done % 2 else None
            may = legal_plays(asked["hand"].split(), led, record["trump"], table)
            assert sorted(name.split()[1] for name in moment.actions) == sorted(may)


def test_the_canonical_form_asks_the_same_again():
    for asked, *_ in moments(20, 3):
        moment = Moment.read(Variant(), **asked)
        assert Moment.read(Variant(), **moment.as_dict()) == moment


@pytest.mark.parametrize(("asked", "name"), [
    ({"hand": "Jh 7d 8c"}, "hand"), ({"hand": "Jh 7d 8c Qs"}, "played"), ({"hand": "Jh 7d 8c 9h"}, "turn_up"),
    ({"said": "propose"}, "said"), ({"said": "pass"}, "said"), ({"said": ""}, "said"),
    ({"turn_up": "9h 8h"}, "turn_up"),
    ({"played": "Qs Ts / Jc 7c"}, "hand"), ({"played": "Qs Ts Jc / 7c"}, "played"), ({"seat": "elder"}, "seat"),
    ({"hand": "Jh Ks 8c 9c"}, "played"), ({"played": "Qs 8d / Jc"}, "played"), ({"dead": "7c"}, "dead"),
    ({"king": "dealer"}, "king"), ({"king": "elder", "turn_up": "Kh"}, "king"), ({"king": 3}, "king"),
    ({"hand": "Kh 7d 8c 9c", "king": "elder"}, "king"), ({"score": "5-0"}, "score"), ({"score": "x"}, "score"),
    ({"said": "propose accept draw-1 draw-1", "dead": "8c"}, "dead"),
])  # fmt: skip
def test_what_cannot_be_is_refused(asked, name):
    with pytest.raises(Misuse) as refusal:
        Moment.read(Variant(), **USUAL | asked)
    assert refusal.value.name == name and "\n" not in refusal.value.message


def test_a_king_that_ends_the_game_ends_the_play():
    moment = Moment.read(Variant(), **USUAL | {"king": "elder", "score": "2-4"})
    assert "elder has the game" in moment.over
    assert Moment.read(Variant(), **USUAL | {"king": "elder", "score": "2-3"}).over is None


@pytest.mark.parametrize("read", [Moment.read, Before.read])
def test_cards_thrown_away_that_do_not_fit_the_words_are_refused_in_plain_words(read):
    asked = {"hand": "8h 7d 8c 9c Qs", "turn_up": "9h"}
    with pytest.raises(Misuse, match="asker has thrown no card away, but 1 is told"):
        read(Variant(), **asked, said="play", dead="7c")
    with pytest.raises(Misuse, match="thrown 2 cards away, but none is told"):
        read(Variant(), **asked, said="propose accept draw-2 draw-3", seat=1)
