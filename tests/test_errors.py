"""The one error a person can make says what was given, what is allowed, what to do."""

import pickle

import pytest

from analyzer.errors import Misuse, choose, whole


def test_a_misuse_is_a_value_error_that_names_its_parameter():
    error = Misuse("turn_up", "one card, not 2")
    assert isinstance(error, ValueError)
    assert str(error) == "turn_up: one card, not 2"
    assert str(Misuse("", "there is no file")) == "there is no file"


def test_a_caret_stands_under_the_character_at_fault():
    error = Misuse("hand", "'x' is no suit", ("Kh 7x", 4))
    assert str(error).splitlines() == ["hand: 'x' is no suit", "  Kh 7x", "      ^"]
    assert error.picture()[0][error.picture()[1].index("^")] == "x"
    assert Misuse("hand", "five cards").picture() == []


def test_the_caret_is_right_in_a_text_of_several_lines():
    shown, caret = Misuse("hand", "'x' is no suit", ("Kh\n7x", 4)).picture()
    assert "\n" not in shown and shown[caret.index("^")] == "x"


def test_a_misuse_survives_the_way_from_another_process():
    error = pickle.loads(pickle.dumps(Misuse("hand", "'x' is no suit", ("Kx", 1))))
    assert (error.name, error.message, error.caret) == ("hand", "'x' is no suit", ("Kx", 1))


def test_a_word_is_chosen_or_the_nearest_is_named():
    assert choose("court", "ace", ("pass", "ace")) == "ace"
    with pytest.raises(Misuse) as error:
        choose("court", "acce", ("pass", "ace"))
    assert error.value.name == "court"
    assert error.value.message == "'acce' is none of pass, ace (did you mean ace?)"
    with pytest.raises(Misuse, match="53 is none of 52, 32"):
        choose("pack", 53, (52, 32))


@pytest.mark.parametrize("value", [3, 3.0, 2, 17])
def test_a_whole_number_in_its_range_is_an_int(value):
    found = whole("players", value, 2, 17, "players are")
    assert found == value and type(found) is int


@pytest.mark.parametrize("value", [1, 18, 2.5, True, "five", "5", None, float("nan"), float("inf"), [5]])
def test_any_other_is_refused_with_the_range(value):
    with pytest.raises(Misuse) as error:
        whole("players", value, 2, 17, "players are")
    assert error.value.name == "players"
    assert error.value.message.startswith(f"players are from 2 to 17, not {value!r}")


def test_a_number_is_near_to_no_other():
    with pytest.raises(Misuse) as error:
        choose("max_proposals", "0", ("1", "20", "unlimited"))
    assert "did you mean" not in error.value.message
