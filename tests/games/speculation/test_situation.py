"""A moment of a deal: what is filled in, what is refused."""

from fractions import Fraction

import pytest

from analyzer.errors import Misuse
from analyzer.games.speculation.situation import Situation
from analyzer.games.speculation.variant import Variant


def read(variant=None, **asked):
    return Situation.read(Variant(**(variant or {})), **asked)


def test_what_is_not_said_follows_from_the_laws():
    moment = read(turn_up="9d")
    assert (moment.players, moment.owner, moment.pool, moment.hidden) == (5, 5, 6, (3, 3, 3, 3, 3))
    assert moment.lead == moment.turn_up
    assert len(moment.unseen) == 51


@pytest.mark.parametrize(
    ("shown", "hidden"),
    [
        ("2c", (2, 3, 3, 3)), ("2c 3c", (2, 2, 3, 3)), ("2c 3c 4c 5c", (1, 2, 2, 3)),
        ("2c 3c 4c 5c 6c 7c 8c 9c Tc", (0, 0, 0, 3)), ("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc", (0, 0, 0, 2)),
    ],
)  # fmt: skip
def test_cards_are_shown_in_rotation_the_owner_last(shown, hidden):
    assert read(players=4, turn_up="9d", exposed=shown).hidden == hidden


def test_everybody_turns_where_the_pool_owns_the_turn_up():
    moment = read({"turn_up_to": "pool"}, players=3, turn_up="9d", exposed="2c 3c 4c 5c")
    assert (moment.owner, moment.hidden) == (0, (1, 2, 2))


def test_penalties_paid_lie_in_the_pool():
    moment = read({"penalty": 2, "court": "play"}, turn_up="Jd", exposed="5c Js 8h")
    assert moment.pool == 6 + 3 * 2
    nobodys = read({"penalty": 2, "court": "play", "turn_up_to": "pool"}, turn_up="5d", exposed="8h")
    assert nobodys.pool == 6


def test_amounts_are_exact():
    assert read(turn_up="9d", pool="7.125").pool == Fraction(57, 8)


def test_canonical_form():
    moment = read(
        players=3, turn_up="2h", lead="Th", owner="eldest", exposed="3s Ac 9h 4s", hidden="1 1 2", dead="Kd 2c"
    )
    assert moment.as_dict() == {
        "players": 3, "pool": 4, "turn_up": "2h", "lead": "Th", "owner": 1, "exposed": ["9h", "Ac", "4s", "3s"],
        "hidden": [1, 1, 2], "dead": ["2c", "Kd"],
    }  # fmt: skip


def test_the_spare_hand_may_be_partly_turned():
    moment = read({"spare": True}, players=2, turn_up="9d", exposed="2c 3c 4c 5c 6c 7c 8c", hidden="0 0 2")
    assert (moment.hidden, moment.spare) == ((0, 0), 2)


@pytest.mark.parametrize(
    ("variant", "asked", "name", "words"),
    [
        ({}, {"players": 17}, "players", "2 to 16"),
        ({"court": "play"}, {"players": 18}, "players", "2 to 17"),
        ({}, {"turn_up": "9d 8d"}, "turn_up", "one card"),
        ({}, {"turn_up": "9d", "exposed": "9d"}, "exposed", "twice"),
        ({}, {"exposed": "9d"}, "turn_up", "say which"),
        ({}, {"turn_up": "9d", "exposed": "Td"}, "exposed", "beats 9d"),
        ({}, {"turn_up": "9d", "lead": "Ts", "owner": 1}, "lead", "no trump above"),
        ({}, {"turn_up": "9d", "lead": "8d", "owner": 1}, "lead", "no trump above"),
        ({}, {"turn_up": "9d", "lead": "Td", "hidden": "2 3 3 3 3"}, "owner", "which seat"),
        ({}, {"turn_up": "9d", "lead": "Td", "owner": 1}, "hidden", "face down"),
        ({}, {"turn_up": "9d", "hidden": "3 3 3 3"}, "hidden", "5 numbers"),
        ({}, {"turn_up": "9d", "hidden": "3 3 3 3 2"}, "hidden", "15 were dealt"),
        ({}, {"turn_up": "Qd", "exposed": "2c"}, "exposed", "passed"),
        ({"court": "showdown"}, {"turn_up": "Qd", "exposed": "2c"}, "exposed", "together"),
        ({"turn_up_to": "pool"}, {"turn_up": "9d", "owner": 2}, "owner", "belongs to the pool"),
        ({"pack": 32}, {"turn_up": "9d", "dead": "5c"}, "dead", "not in this pack"),
        ({"pack": 32}, {"players": 9, "turn_up": "9d", "dead": "Ac Kc Qc Jc Tc"}, "dead", "too many"),
        ({}, {"turn_up": "9d", "looked": "6"}, "looked", "1 (eldest) to 5 (dealer)"),
        ({}, {"turn_up": "9d", "pool": "-1"}, "pool", "0 to 10,000"),
        ({}, {"turn_up": "9d", "pool": "1.2345"}, "pool", "three decimals"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(variant, asked, name, words):
    with pytest.raises(Misuse) as refusal:
        read(variant, **asked)
    assert refusal.value.name == name
    assert words in refusal.value.message


def test_a_deal_that_passed_is_over():
    assert "seat 5 has the pool of 6" in read(turn_up="Qh").over
    assert "nobody wins" in read({"turn_up_to": "pool"}, turn_up="Kh").over
    assert read({"court": "ace"}, turn_up="Qh").over is None
    assert read({"court": "ace"}, turn_up="Ah").over
    last = [f"{rank}{suit}" for suit in "cds" for rank in "23456789TJQKA"]
    assert read(players=4, turn_up="Qh", dead=last).over is None, "the last card of the pack is played for"
