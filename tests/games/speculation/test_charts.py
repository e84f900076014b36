"""Charts of the turn-up's price: every row is the closed form of section 6, and the picture shows the rows."""

from fractions import Fraction
from math import comb, isclose

import matplotlib as mpl
import pytest

from analyzer.errors import Misuse
from analyzer.games import speculation

RANKS = {52: "AKQJT98765432", 32: "AKQJT987"}
COURT = {"pass": "AKQJ", "ace": "A", "play": "", "showdown": "A"}


def stays(pack, rank, dealt, shown=0):
    """Chance that a turn-up is still best when `dealt` cards are turned of which `shown` are known not to beat it."""
    higher, unseen, left = RANKS[pack].index(rank), pack - 1 - shown, dealt - shown
    return Fraction(comb(unseen - higher, left), comb(unseen, left))


@pytest.mark.parametrize("pack", [52, 32])
@pytest.mark.parametrize(("court", "spare"), [("pass", True), ("ace", False), ("play", True), ("showdown", False)])
def test_the_price_of_every_rank_by_players(pack, court, spare):
    players = [2, 5, 9]
    rows = speculation.chart(players=players, pack=pack, court=court, spare=spare).actions
    assert [(row["players"], row["rank"]) for row in rows] == [(n, rank) for n in players for rank in RANKS[pack]]
    for row in rows:
        n, rank = row["players"], row["rank"]
        passes = rank in COURT[court]
        chance = 1 if passes else stays(pack, rank, 3 * n + 3 * spare)
        assert (row["pool"], row["exposed"], row["passes"]) == (n + 1, 0, passes)
        assert isclose(row["p_best"], chance, abs_tol=1e-15)
        assert isclose(row["ev"], (n + 1) * chance, abs_tol=1e-12)
        assert Fraction(row["fraction"]) == chance


def test_the_reference_values_of_the_rules():
    """Section 6, as far as it is printed there."""
    printed = {
        "K": ".8235 .7647 .7059 .6471 .5882 .5294", "Q": ".6753 .5812 .4941 .4141 .3412 .2753",
        "J": ".5513 .4388 .3429 .2620 .1950 .1405", "T": ".4479 .3291 .2357 .1637 .1097 .0702",
        "9": ".3621 .2451 .1605 .1010 .0607 .0344", "8": ".2913 .1812 .1082 .0615 .0330 .0164",
        "7": ".2330 .1329 .0721 .0369 .0176 .0077", "6": ".1854 .0966 .0475 .0218 .0092 .0035",
        "5": ".1466 .0697 .0309 .0127 .0047 .0015", "4": ".1152 .0498 .0199 .0072 .0024 .0007",
        "3": ".0899 .0352 .0126 .0041 .0011 .0003", "2": ".0697 .0246 .0079 .0022 .0005 .0001",
    }  # fmt: skip
    rows = speculation.chart(players="3 4 5 6 7 8", court="play").actions
    found = {rank: [f"{row['p_best']:.4f}"[1:] for row in rows if row["rank"] == rank] for rank in printed}
    assert found == {rank: numbers.split() for rank, numbers in printed.items()}


@pytest.mark.parametrize(("players", "pack"), [(2, 52), (5, 52), (4, 32), (10, 52)])
def test_the_price_as_cards_are_exposed(players, pack):
    rows = speculation.chart(of_what="exposed", players=players, pack=pack).actions
    for rank in RANKS[pack]:
        line = [row for row in rows if row["rank"] == rank]
        if rank in COURT["pass"]:
            assert [row["passes"] for row in line] == [True]
            continue
        assert [row["exposed"] for row in line] == list(range(3 * players + 1))
        for row in line:
            assert Fraction(row["fraction"]) == stays(pack, rank, 3 * players, row["exposed"])
        assert [row["ev"] for row in line] == sorted(row["ev"] for row in line)
        assert line[-1]["ev"] == players + 1  # all is turned


def test_with_so_many_players_not_all_that_is_exposed_can_be_worthless():
    """Of 48 cards dealt to sixteen at least nine are trumps; lines end where one must have been exposed."""
    rows = speculation.chart(of_what="exposed", players=16).actions
    assert max(row["exposed"] for row in rows) <= 48
    assert all(0 <= row["p_best"] <= 1 for row in rows)


def test_stakes_make_the_pool():
    rows = speculation.chart(players=5, stakes="6 4").actions
    assert {row["pool"] for row in rows} == {22}
    assert rows[0]["ev"] == 22


def test_a_penalty_makes_the_leading_card_dearer():
    """Law 10: knaves and fives to come add to the pool that the lead may take."""
    plain, dear = (speculation.chart(players=5, penalty=penalty).actions for penalty in (0, 1))
    for one, other in zip(plain, dear, strict=True):
        assert other["p_best"] == one["p_best"]
        if not one["passes"]:
            assert other["ev"] > one["ev"]


@pytest.mark.parametrize(
    ("settings", "players"),
    [({}, range(2, 11)), ({"pack": 32}, range(2, 11)), ({"pack": 32, "spare": True}, range(2, 10))],
)
def test_as_many_players_as_can_sit_down(settings, players):
    assert speculation.chart(**settings).situation["players"] == list(players)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"of_what": "rank"}, "of_what"),
        ({"players": 1}, "players"),
        ({"players": [3, 17]}, "players"),
        ({"players": "3 x"}, "players"),
        ({"of_what": "exposed", "players": [3, 5]}, "players"),
        ({"of_what": "exposed", "penalty": 1}, "penalty"),
        ({"turn_up_to": "pool"}, "turn_up_to"),
        ({"turn_up": "9d"}, "turn_up"),
        ({"seed": 1}, "seed"),
    ],
)
def test_what_cannot_be_charted_is_refused(settings, words):
    with pytest.raises(Misuse, match=words):
        speculation.chart(**settings)


# Pictures


def test_a_cell_for_every_rank_and_number_of_players():
    answer = speculation.chart(players=[3, 5, 8])
    (axes,) = answer.plot().axes
    assert [label.get_text().split("\n")[0] for label in axes.get_xticklabels()] == ["3", "5", "8"]
    assert [label.get_text().split("\n")[1] for label in axes.get_xticklabels()] == ["pool 4", "pool 6", "pool 9"]
    assert [label.get_text() for label in axes.get_yticklabels()] == "A K Q J 10 9 8 7 6 5 4 3 2".split()
    cells = {text.get_position(): text.get_text() for text in axes.texts}
    assert len(cells) == 13 * 3
    for x, n in enumerate([3, 5, 8]):
        for y, rank in enumerate(RANKS[52]):
            price = (n + 1) * stays(52, rank, 3 * n)
            assert cells[x, y] == ("pool" if rank in "AKQJ" else f"{float(price):.2f}")


def test_what_is_printed_in_a_cell_can_be_read_on_its_shade():
    """The contrast of ink and ground is that of readable text, 4.5 to 1."""
    (axes,) = speculation.chart(court="play").plot().axes
    (image,) = axes.images
    for text in axes.texts:
        x, y = (int(place) for place in text.get_position())
        ground = mpl.colormaps["YlGn"](image.norm(image.get_array()[y][x]))
        light, dark = sorted((luminance(ground), luminance(mpl.colors.to_rgba(text.get_color()))), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 4.5, text


def luminance(color):
    """Relative luminance of a colour, as WCAG 2 reckons it."""
    parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in color[:3]]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


def test_a_line_for_every_rank_that_is_played_for():
    answer = speculation.chart(of_what="exposed", players=4)
    (axes,) = answer.plot().axes
    assert [text.get_text() for text in axes.texts] == "10 9 8 7 6 5 4 3 2".split()
    for line, rank in zip(axes.lines, "T98765432", strict=True):
        assert line.get_xdata().tolist() == list(range(13))
        assert line.get_ydata().tolist() == pytest.approx([5 * float(stays(52, rank, 12, t)) for t in range(13)])
    assert "pool of 5" in axes.get_ylabel()
