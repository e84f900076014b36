"""A hand among players who imagine worlds, and the band: the same chance under several ways to play."""

import pytest

from analyzer.core.jit import OFF

from .games import BOTH, EUCHRE

FEW = {"deals": 20 if OFF else 400, "precision": 0}
pytestmark = pytest.mark.skipif(OFF, reason="many worlds")
both = pytest.mark.parametrize("game", BOTH.values(), ids=BOTH)


def rows_of(game, **asked):
    answer = game.strength(**game.whole | FEW | asked)
    return {row["action"]: row for row in answer.actions}, answer


@both
def test_the_form_of_an_answer(game):
    rows, answer = rows_of(game, play="pimc")
    assert list(rows) == [f"lead {card}" for card in game.leads.split()]
    assert answer.model == {"play": "pimc", "worlds": 20} and answer.method["deals"] == FEW["deals"]
    assert all(0 <= row["p_point"] <= 1 and row["stderr"] >= 0 for row in rows.values())
    dealer, answer = rows_of(game, play="pimc", seat="dealer")
    assert list(dealer) == ["follow"] and answer.best is None


def test_neighbours_are_worth_the_same():
    rows, _ = rows_of(BOTH["ecarte"], play="pimc")
    assert rows["lead 8h"]["p_point"] == rows["lead 7h"]["p_point"]


def test_a_dealer_of_euchre_who_takes_up_throws_a_card():
    dealer, answer = rows_of(EUCHRE, play="pimc", seat="dealer", hand="Jh 8h As 7d 7c", trump=None)
    assert list(dealer) == ["discard Jh", "discard 8h", "discard 7c", "discard 7d", "discard As"] and answer.best


@both
def test_the_band_stands_beside_what_is_counted(game):
    rows, answer = rows_of(game, play="double-dummy", band=True)
    assert answer.method["band"] == {"double-dummy": 65780, "book": 65780, "pimc": FEW["deals"]}
    book = {row["action"]: row["p_point"] for row in game.strength(**game.whole, play="book").actions}
    blind = {row["action"]: row["p_point"] for row in rows_of(game, play="pimc")[1].actions}
    for action, row in rows.items():
        assert row["band"]["double-dummy"] == row["p_point"] and row["band"]["double-dummy_stderr"] == 0
        if action != "best":
            assert (row["band"]["book"], row["band"]["pimc"]) == (book[action], blind[action])
            assert row["band"]["pimc_stderr"] > 0
    (row,) = rows_of(game, play="double-dummy", seat="dealer", band=True)[0].values()
    assert set(row["band"]) == {f"{n}{e}" for n in ("double-dummy", "book", "pimc") for e in ("", "_stderr")}


@both
def test_threads_and_suits_change_nothing(game):
    rows = rows_of(game, play="pimc", threads=1)[0]
    assert rows_of(game, play="pimc", threads=2)[0] == rows
    rename = str.maketrans("cdhs", game.renamed)
    other = {key: cards.translate(rename) for key, cards in game.whole.items()}
    found = {row["action"]: row["p_point"] for row in game.strength(**other, play="pimc", **FEW).actions}
    assert {f"lead {action[5:].translate(rename)}": row["p_point"] for action, row in rows.items()} == found


@both
def test_more_worlds_are_another_player(game):
    assert rows_of(game, play="pimc", worlds=1)[0] != rows_of(game, play="pimc", worlds=40)[0]
    assert rows_of(game, play="pimc", mine="plain")[0] != rows_of(game, play="plain", mine="pimc")[0]
