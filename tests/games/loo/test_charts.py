"""The card for the table: rows are what `declare` says, cells are rows, the picture and the table are cells."""

import json
import re

import pytest
from click.testing import CliRunner

from analyzer.cli import odds
from analyzer.errors import Misuse
from analyzer.games import loo
from analyzer.games.loo import cells
from analyzer.games.loo.classes import class_of
from analyzer.games.loo.hand_rows import _crossing
from analyzer.games.loo.variant import Variant
from analyzer.report.chart import plot
from analyzer.report.table import tables, text, to_csv
from analyzer.verify import verify_file

PACK = Variant().cards


@pytest.fixture(scope="module")
def second():
    """The card of the second of three players, from few deals."""
    return loo.chart(seat=2, players=3, deals=2048, threads=2)


@pytest.fixture(scope="module")
def pools():
    return loo.chart(of_what="pool", players=3, deals=2048)


def row_of(chart, hand, stood=0):
    """Return the row of the class that a hand is of; trumps are spades."""
    kind = class_of(PACK.read(hand, "hand"), 3)
    rows = (row for row in chart.actions if row["stood"] == stood)
    return next(row for row in rows if class_of(PACK.read(row["hand"], "hand"), 3) == kind)


def run(*words):
    ran = CliRunner().invoke(odds, [str(word) for word in words])
    return ran.exit_code, ran.output


def test_every_class_has_a_row_in_every_column(second):
    for stood in (0, 1):
        rows = [row for row in second.actions if row["stood"] == stood]
        assert (len(rows), sum(row["weight"] for row in rows)) == (4861, 20825)
    assert second.situation == {"seat": 2, "of_what": "action", "players": 3, "pool": 15, "turn_up": "2s"}


def test_a_dealer_has_no_column_where_all_left_him_alone():
    answer = loo.chart(seat="dealer", players=3, deals=16, pack=32)
    assert {row["stood"] for row in answer.actions} == {1, 2}
    assert len(answer.actions) == 2 * 1051


@pytest.mark.parametrize("hand, stood", [("As Kh Qd", 0), ("5s 9h 4h", 1), ("9h 8h 4d", 1), ("Ks 7s 3h", 0)])
def test_a_row_is_what_declare_says(second, hand, stood):
    asked = {"turn_up": "2s", "players": 3, "said": ["throw", "stand"][stood]}
    answer = loo.declare(hand=hand, deals=2048, precision=0, **asked)
    row, said = row_of(second, hand, stood), {a["action"]: a for a in answer.actions}
    assert (row["best"], row["verdict"]) == (answer.best[0], answer.verdict)
    for action in ("stand", "miss"):
        assert row[f"ev_{action}"] == round(said[action]["ev"], 2)
        assert row[f"within_{action}"] == round(said[action]["high"] - said[action]["ev"], 2)


def test_known_cells(second):
    for row in second.actions:
        trumps = row["hand"].count("s")
        if trumps == 3 or row["hand"].startswith(("As Ks", "As Qs")):
            assert row["best"] == "stand"
        if row["hand"].startswith("As Ks Qs"):
            assert row["ev_stand"] == 15
        if not trumps and max("23456789TJQKA".index(card[0]) for card in row["hand"].split()) < 8:
            assert row["best"] != "stand"


def test_what_is_clear_by_the_first_look_needs_no_more_deals():
    few, many = (loo.chart(players=3, deals=deals, pack=32) for deals in (1, 20_000))
    assert few.method["deals"] == 1051
    doubtful = sum(row["verdict"] == "too close to call" for row in many.actions)
    later, rest = divmod(many.method["deals"] - 1051 * 16_384, 20_000 - 16_384)
    assert rest == 0 and doubtful <= later < 300


def test_threads_change_nothing():
    one, three = (loo.chart(players=3, deals=64, threads=n, seed=7, pack=32) for n in (1, 3))
    assert one.to_json() == three.to_json()


def test_suits_renamed_are_the_same_card():
    spades, hearts = (loo.chart(players=3, deals=256, pack=32, turn_up=card) for card in ("7s", "7h"))
    values = [[{k: v for k, v in row.items() if k != "hand"} for row in card.actions] for card in (spades, hearts)]
    assert values[0] == values[1]


def test_from_which_pool_on(pools):
    """A break-even in loos is where what is won of the pool pays for the loos; the ace of trumps needs none."""
    for row in pools.actions:
        assert 0 <= row["low"] <= row["from_pool"] <= row["high"] or row["high"] is None
    ace = row_of(pools, "As Kh Qd")
    assert (ace["from_pool"], ace["low"], ace["high"], ace["by"]) == (0, 0, ace["high"], "stand")
    assert ace["high"] < 0.1
    asked = {"turn_up": "2s", "players": 3, "seat": 1, "deals": 2048, "precision": 0}
    for hand in ("5s 9h 4h", "9h 8h 4d", "Ks 7d 3h"):
        answer = loo.declare(hand=hand, **asked)
        points = [p["pool"] for p in answer.break_even if p["between"][1] == "throw"]
        assert row_of(pools, hand)["from_pool"] == pytest.approx(points[0] / 6, abs=0.006)


def test_the_interval_of_a_pool_holds_the_truth_and_shrinks():
    """Looed in 4 deals of 10, else one trick: worth playing from 2 loos on."""
    for n, wide in ((1_000, 1.3), (100_000, 0.12)):
        at, low, high = _crossing([4 * n // 10, 6 * n // 10, 0, 0, 0, 0, 0], 0.01)
        assert (at, low < 2 < high) == (pytest.approx(2), True)
        assert wide / 4 < high - low < wide
    assert _crossing([100, 0, 0, 0, 0, 0, 0], 0.01)[0] == float("inf")
    assert _crossing([0, 0, 0, 900, 0, 0, 0], 0.01)[:2] == (0, pytest.approx(0, abs=0.001))


def group(*rows):
    return [
        {"weight": w, "best": best, "verdict": verdict, "ev_stand": 2.0, "ev_miss": 1.0} for w, best, verdict in rows
    ]


@pytest.mark.parametrize(
    "rows, letters, worth",
    [
        ([(3, "stand", "clear")], "S", 2),
        ([(3, "stand", "clear"), (1, "miss", "clear")], "S/M", 1.75),
        ([(1, "stand", "clear"), (3, "throw", "clear")], "T/S", 0.5),
        ([(91, "stand", "clear"), (9, "miss", "too close to call")], "S", 1.91),
        ([(9, "stand", "clear"), (1, "stand", "too close to call")], "S?", 2),
        ([(1, "defend", "too close to call")], "D?", 0),
    ],
)
def test_a_cell_in_letters(rows, letters, worth):
    assert cells.letters(group(*rows)) == letters
    assert cells.worth(group(*rows)) == pytest.approx(worth)
    assert sum(cells.shares(group(*rows)).values()) == pytest.approx(1)


def test_a_cell_of_pools():
    rows = [{"weight": w, "from_pool": pool} for w, pool in ((2, None), (3, 1.5), (2, 0.0))]
    assert cells.pools(rows) == (0.0, 1.5, None)
    assert [cells.pool_text(pool) for pool in cells.pools(rows)] == ["0.0", "1.5", "never"]


def test_every_hand_is_in_one_cell(second):
    grids = cells.grids_of(second, PACK)
    assert list(grids) == [0, 1]
    for grid in grids.values():
        assert sum(row["weight"] for rows in grid.values() for row in rows) == 20825


def test_the_table_fits_and_shows_the_cells(second):
    shown = text(second, 80)
    assert max(map(len, shown.split("\n"))) <= 80
    first, other = tables(second)
    assert list(first) == ["0 stood:", "A A", "A K", "A QJ", "A", "K KQ", "K", "Q QJ", "Q", "J", "10-"]
    assert first["A A"][0] == other["10-"][0] == "S"
    assert first["A A"][3] == ""  # with two trumps there is one plain card
    assert "each by itself: up to 10 in 1,000" in shown.replace("\n", " ")
    assert re.search(r"Against book players this card earns -?\d\.\d+ ± \d\.\d+", shown.replace("\n", " "))


def test_the_table_of_pools(pools):
    shown = text(pools, 80)
    assert max(map(len, shown.split("\n"))) <= 80
    (table,) = tables(pools)
    cells_shown = [cell for column in list(table.values())[1:] for cell in column if cell]
    assert all(re.fullmatch(r"\d\.\d(-\d\.\d)?", cell) for cell in cells_shown)
    assert table["10-"][0] == "0.0" and table["A A"][3] == ""


@pytest.mark.parametrize("name", ["second", "pools"])
def test_the_picture_says_what_the_table_says_and_nothing_overlaps(name, request):
    answer = request.getfixturevalue(name)
    fig = plot(answer)
    fig.canvas.draw()
    panels = len({row["stood"] for row in answer.actions})
    assert len(fig.axes) == panels
    for axes in fig.axes:
        boxes = [label.get_window_extent() for label in axes.texts]
        assert not any(a.overlaps(b) for k, a in enumerate(boxes) for b in boxes[:k])
        assert all(axes.bbox.contains(*box.min) and axes.bbox.contains(*box.max) for box in boxes)
    if name == "second":
        letters = {label.get_text().split()[0] for axes in fig.axes for label in axes.texts}
        assert letters == {
            cell for table in tables(answer) for cells in list(table.values())[1:] for cell in cells if cell
        }


def test_what_lies_beside_the_picture_is_verified(tmp_path):
    asked = ["loo", "chart", "--players", "3", "--pack", "32", "--deals", "64", "--confidence", "0.9"]
    for more in ([], ["--of-what", "pool"]):
        code, _ = run(*asked, *more, "--out", tmp_path / "a.svg")
        assert code == 0 and (tmp_path / "a.svg").stat().st_size > 10_000
        assert verify_file(tmp_path / "a.csv") == []


def test_the_command_prints_the_card_and_its_data():
    asked = ["loo", "chart", "--players", 3, "--pack", 32, "--deals", 16, "--seed", 3, "--loo", "mixed-30"]
    code, shown = run(*asked)
    assert code == 0 and shown.startswith("loo chart: seat 1, of-what action, players 3")
    told = json.loads(
        run(*asked, "--format", "json")[1].split("\n", 1)[1] if False else run(*asked, "--format", "json")[1]
    )
    assert (told["seed"], told["variant"]["loo"], len(told["actions"])) == (3, "mixed-30", 1051)
    asked = {"players": 3, "pack": 32, "deals": 16, "seed": 3, "loo": "mixed-30"}
    assert told["receipt"] == loo.chart(**asked).receipt


def test_a_csv_stays_small(second):
    """Twice 4,861 rows; the dealer of five has twice as many again, and less than a MiB."""
    assert len(to_csv(second)) < 2**19


@pytest.mark.parametrize(
    "asked, name, said",
    [
        ({"seat": 6}, "seat", "1 \\(eldest\\) to 5"), ({"seat": 0}, "seat", "1 \\(eldest\\)"),
        ({"of_what": "hand"}, "of_what", "action"), ({"players": 8}, "players", "7"), ({"players": 2}, "players", "3"),
        ({"pool": 0}, "pool", "whole counters"), ({"turn_up": "2s 3s"}, "turn_up", "one card"),
        ({"turn_up": "1s"}, "turn_up", "."), ({"deals": 0}, "deals", "."), ({"seed": -1}, "seed", "."),
        ({"confidence": 1}, "confidence", "between 0 and 1"), ({"opponents": "clever"}, "opponents", "plain"),
        ({"form": "five"}, "form", "three-card"), ({"club_law": True, "turn_up": "2c"}, "turn_up", "club law"),
        ({"of_what": "pool", "loo": "unlimited"}, "loo", "no pool"), ({"of_what": "pool", "loo": 0}, "loo", "no pool"),
        ({"pack": 32, "turn_up": "2s"}, "turn_up", "."), ({"hand": "As Ks Qs"}, "", "hand"),
        ({"threads": 0}, "threads", "."),
    ],
)  # fmt: skip
def test_what_has_no_card_is_refused_at_once(asked, name, said):
    with pytest.raises(Misuse, match=said) as refused:
        loo.chart(**asked)
    assert refused.value.name == name


def test_the_command_refuses_too():
    ran = CliRunner().invoke(odds, ["loo", "chart", "--seat", "9"])
    assert isinstance(ran.exception, Misuse) and ran.exception.name == "seat"
