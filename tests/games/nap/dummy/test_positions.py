"""Any position against brute force; names of suits, places and former use of the scratch change nothing."""

import random

from analyzer.games.nap.dummy.memo import memo_of

from .endings import ask, ask_one, rows_of, some_ending, some_endings


def test_two_thousand_endings_by_brute_force():
    endings = some_endings()
    assert sum(bool(ending.plays) for ending in endings) > 900 and sum(not ending.trump for ending in endings) > 300
    for ending in endings:
        assert ask(ending) == (ending.makes(), ending.shuns()), ending


def test_suits_renamed_and_seats_moved_round_change_nothing():
    draw = random.Random(5)
    for _ in range(300):
        ending = some_ending(draw, draw.randint(2, 6), draw.randint(2, 5))
        found = ask(ending)
        for _ in range(3):
            assert ask(ending, "".join(draw.sample("cdhs", 4)), draw.randrange(6)) == found


def test_what_the_scratch_was_used_for_before_changes_nothing():
    for ending in some_endings()[:100]:
        assert ask(ending, memo=memo_of(len(ending.hands))) == ask(ending)


def test_hands_and_table_are_left_as_they_were():
    for ending in some_endings()[:200]:
        given, kept = rows_of(ending), rows_of(ending)
        ask_one(*given, memo_of(5))
        assert all((here == there).all() for here, there in zip(given, kept, strict=True))


def test_no_trick_is_always_made_and_too_many_never():
    for ending in some_endings()[:200]:
        cards = max(map(len, ending.hands))
        assert ask(ending._replace(need=0))[0] and not ask(ending._replace(need=cards + 1))[0]
