"""A moment of the play as a person tells it: whose turn, what may be played, what is refused."""

import random
from dataclasses import replace

import pytest

from analyzer.errors import Misuse
from analyzer.games.ecarte.moment import Moment as Before

from .games import BOTH, ECARTE, EUCHRE

both = pytest.mark.parametrize("game", BOTH.values(), ids=BOTH)


def read(game, table=None, **asked):
    return game.moment.Moment.read(game.agreed if table is None else game.variant_of(table), **asked)


@both
def test_moments_of_the_twin_are_read_as_they_were(game):
    draw = random.Random(1)
    for _ in range(60):
        table = game.some_table(draw)
        table = replace(table, conditional=False) if game is ECARTE else table
        for asked, _, record in game.moments(2, draw.random(), table=table, wild=True):
            moment = read(game, table, **asked)
            plays = [play for _, two, _ in record["tricks"] for play in two]
            done = sum(map(len, moment.played))
            assert (moment.seat, "cdhs"[moment.trump]) == (plays[done][0] + 1, record["trump"])
            if game is ECARTE:
                assert moment.talk.loose == (None if record["vulnerable"] is None else record["vulnerable"] + 1)
            assert [w - 1 for w in moment.turn.past.winners] == [w for *_, w in record["tricks"]][: done // 2]
            led = plays[done - 1][1] if done % 2 else None
            how = {"table": table} if game is ECARTE else {}
            may = game.legal(asked["hand"].split(), led, record["trump"], **how)
            assert sorted(name.split()[1] for name in moment.actions) == sorted(may)


@both
def test_the_canonical_form_asks_the_same_again(game):
    for asked, *_ in game.moments(20, 3):
        moment = read(game, **asked)
        assert read(game, **moment.as_dict()) == moment


def test_the_left_bower_is_a_trump():
    moment = read(EUCHRE, hand="Jd 7d 8d Ks Qs", turn_up="9s", said="pass pass name-h", played="7h")
    assert list(moment.actions) == ["play Jd"]


REFUSED = {
    "ecarte": [
        ({"hand": "Jh 7d 8c"}, "hand"), ({"hand": "Jh 7d 8c Qs"}, "played"), ({"hand": "Jh 7d 8c 9h"}, "turn_up"),
        ({"said": "propose"}, "said"), ({"said": "pass"}, "said"), ({"said": ""}, "said"),
        ({"turn_up": "9h 8h"}, "turn_up"),
        ({"played": "Qs Ts / Jc 7c"}, "hand"), ({"played": "Qs Ts Jc / 7c"}, "played"), ({"seat": "elder"}, "seat"),
        ({"hand": "Jh Ks 8c 9c"}, "played"), ({"played": "Qs 8d / Jc"}, "played"), ({"dead": "7c"}, "dead"),
        ({"king": "dealer"}, "king"), ({"king": "elder", "turn_up": "Kh"}, "king"), ({"king": 3}, "king"),
        ({"hand": "Kh 7d 8c 9c", "king": "elder"}, "king"), ({"score": "5-0"}, "score"), ({"score": "x"}, "score"),
        ({"said": "propose accept draw-1 draw-1", "dead": "8c"}, "dead"),
    ],
    "euchre": [
        ({"hand": "Ah 9h Ks"}, "hand"), ({"hand": "Ah 9h Ks Jh"}, "played"), ({"hand": "Ah Th Ks Qs"}, "hand"),
        ({"said": "pass"}, "said"), ({"said": ""}, "said"), ({"said": "take"}, "said"),
        ({"turn_up": "9h 8h"}, "turn_up"),
        ({"dead": ""}, "dead"), ({"dead": "Jc Tc"}, "dead"), ({"seat": "elder"}, "seat"), ({"dead": "9h"}, "dead"),
        ({"played": "Jh 8c / As"}, "played"), ({"played": "9h 8h / As"}, "played"), ({"score": "5-0"}, "score"),
        ({"said": "pass pass name-s"}, "dead"), ({"said": "pass pass name-s", "dead": ""}, "hand"),
    ],
}  # fmt: skip


@pytest.mark.parametrize(("game", "asked", "name"), [(BOTH[k], *row) for k, rows in REFUSED.items() for row in rows])
def test_what_cannot_be_is_refused(game, asked, name):
    with pytest.raises(Misuse) as refusal:
        read(game, **game.late | asked)
    assert refusal.value.name == name and "\n" not in refusal.value.message


def test_a_king_that_ends_the_game_ends_the_play():
    assert "elder has the game" in read(ECARTE, **ECARTE.late | {"king": "elder", "score": "2-4"}).over
    assert read(ECARTE, **ECARTE.late | {"king": "elder", "score": "2-3"}).over is None


@pytest.mark.parametrize("moment", [ECARTE.moment.Moment, Before])
def test_cards_thrown_away_that_do_not_fit_the_words_are_refused_in_plain_words(moment):
    asked, variant = {"hand": "8h 7d 8c 9c Qs", "turn_up": "9h"}, ECARTE.agreed
    with pytest.raises(Misuse, match="asker has thrown no card away, but 1 is told"):
        moment.read(variant, **asked, said="play", dead="7c")
    with pytest.raises(Misuse, match="thrown 2 cards away, but none is told"):
        moment.read(variant, **asked, said="propose accept draw-2 draw-3", seat=1)
