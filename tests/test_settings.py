"""What a person hands in, made exact, or refused with the name of what was wrong."""

from dataclasses import dataclass
from fractions import Fraction

import pytest

from analyzer.answer import Answer
from analyzer.errors import Misuse
from analyzer.settings import (
    amount,
    keywords,
    numbers,
    one_a_seat,
    one_or_many,
    plain,
    seat,
    seats,
    several_hands,
    split,
)  # fmt: skip


@pytest.mark.parametrize(
    ("value", "number"), [(1, 1), ("5", 5), ("eldest", 1), ("Elder", 1), ("dealer", 5), ("DEALER", 5)]
)
def test_a_seat_is_a_number_from_1_eldest_to_n_dealer(value, number):
    assert seat("seat", value, 5) == number


@pytest.mark.parametrize("value", [0, 6, -1, "0", "06", "2.0", 2.5, "", "left", "１", "1\n", None, True, [1]])
def test_any_other_seat_is_refused(value):
    with pytest.raises(Misuse, match=r"1 \(eldest\) to 5 \(dealer\)") as error:
        seat("owner", value, 5)
    assert error.value.name == "owner"


@pytest.mark.parametrize("value", ["2 4", "4, 2, 2", [2, 4], (4, "2")])
def test_seats_are_read_from_text_or_list_each_once(value):
    assert seats("looked", value, 5) == (2, 4)


def test_one_seat_is_enough():
    assert seats("looked", "dealer", 5) == seats("looked", 5, 5) == (5,)


def test_a_seat_among_several_is_refused_by_itself():
    with pytest.raises(Misuse, match=r"1 \(eldest\) to 5 \(dealer\), not '6'$"):
        seats("looked", "2 6", 5)


@pytest.mark.parametrize("value", ["3 3 2", "3, 3, 2", [3, 3, 2], ("3", 3, "2")])
def test_numbers_are_read_from_text_or_list(value):
    found = numbers("hidden", value)
    assert found == (3, 3, 2) and {type(number) for number in found} == {int}


def test_one_number_is_a_list_of_one():
    assert numbers("players", 7) == numbers("players", "7") == (7,)


@pytest.mark.parametrize("value", ["3 x", "3 2.5", "3 03", "3 +3", "3 1_0", "3 ３", [3, 2.5], [3, None], True, None])
def test_what_are_no_whole_numbers_is_refused_not_cut(value):
    with pytest.raises(Misuse) as error:
        numbers("hidden", value)
    assert error.value.name == "hidden"
    assert error.value.message == f"whole numbers with spaces between, not {value!r}"


@pytest.mark.parametrize(
    ("value", "counters"),
    [
        (6, 6),
        ("2.5", Fraction(5, 2)),
        (0.1, Fraction(1, 10)),
        (".125", Fraction(1, 8)),
        (Fraction(5, 2), Fraction(5, 2)),
        (0, 0),
    ],
)
def test_an_amount_is_exact(value, counters):
    assert amount("pool", value) == counters


@pytest.mark.parametrize(
    "value", ["six", "", None, True, float("nan"), "1/8", "1e3", 0.00001, "1,5", "½", "９", 10**13]
)
def test_what_is_no_amount_is_refused(value):
    with pytest.raises(Misuse) as error:
        amount("pool", value)
    assert error.value.name == "pool"
    assert error.value.message == f"a number of counters, say 6 or 2.5, not {value!r}"


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (-1, "0 to 10,000 counters, not -1"),
        ("10000.001", "0 to 10,000 counters, not 10000.001"),
        ("0.0005", "at most three decimals, not 0.0005"),
    ],
)
def test_an_amount_that_cannot_be_is_refused(value, message):
    with pytest.raises(Misuse) as error:
        amount("pool", value)
    assert (error.value.name, error.value.message) == ("pool", message)


def test_json_gets_ints_where_they_are_whole():
    assert [(plain(n), type(plain(n))) for n in (Fraction(6), Fraction(5, 2))] == [(6, int), (2.5, float)]


@dataclass(frozen=True)
class Rules:
    """Rules of a game for these tests."""

    pack: int = 52
    spare: bool = False


VARIANTS = {"book": Rules(), "short": Rules(pack=32)}


def test_every_keyword_goes_to_whom_it_concerns():
    given = {"players": 5, "pack": 32, "seed": 3, "spare": True, "hand": None}
    assert split(given, VARIANTS, {"players", "hand"}, {"seed"}) == [Rules(32, True), {"players": 5}, {"seed": 3}]


def test_a_named_variant_is_where_the_fields_begin():
    assert split({"variant": "short", "spare": True}, VARIANTS) == [Rules(32, True)]
    assert split({"variant": None}, VARIANTS) == [VARIANTS["book"]]  # the first is the default


def test_nothing_is_ignored():
    with pytest.raises(Misuse, match="no setting 'plyers'; did you mean 'players'"):
        split({"plyers": 5}, VARIANTS, {"players"})
    with pytest.raises(Misuse, match="no setting 'xyzzy'$"):
        split({"xyzzy": 5}, VARIANTS, {"players"})
    with pytest.raises(Misuse, match="'shrt' is none of book, short .did you mean short"):
        split({"variant": "shrt"}, VARIANTS)


def test_the_names_of_keywords():
    def question(first, *, turn_up, seed=1, **others):
        return first, turn_up, seed, others

    assert keywords(question) == {"turn_up", "seed"}


@one_or_many("hand")
def worth(*, hand, seed=1):
    """Answer with two rows that depend on the hand."""
    return Answer("game.worth", actions=[{"action": a, "ev": len(hand) + k, "seed": seed} for k, a in enumerate("xy")])


def test_one_value_gives_an_answer():
    assert isinstance(worth(hand="Kh"), Answer)
    assert worth.__doc__.startswith("Answer with two rows")


def test_several_values_give_one_frame_that_names_them():
    frame = worth(hand=["Kh", "10h"], seed=2)
    assert list(frame.columns) == ["hand", "action", "ev", "seed"]
    assert frame.values.tolist() == [["Kh", "x", 2, 2], ["Kh", "y", 3, 2], ["10h", "x", 3, 2], ["10h", "y", 4, 2]]
    assert list(frame.index) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("hand", "several"),
    [(["Kh", "10h"], False), (["Kh 10h"], True), (["Kh 7h", "Ac 7h"], True), ([["Kh", "7h"], ["Ac"]], True)],
)
def test_a_list_of_cards_is_one_hand(hand, several):
    assert several_hands(hand) == several


def test_policies_are_one_for_all_or_one_a_seat():
    assert one_a_seat(["book"], 3) == ["book"] * 3 and one_a_seat(["book", "plain"], 2) == ["book", "plain"]
    with pytest.raises(Misuse, match="1 or 3, not 2"):
        one_a_seat(["book", "plain"], 3)
