"""Answers as text: what a person reads fits his screen, says all of it, and says it as it is."""

import csv
import io
import json
import re
from functools import cache

import pytest

from analyzer.answer import Answer
from analyzer.games import ecarte, speculation
from analyzer.report.table import printed, render, sentences, tables, text, title, to_csv, to_markdown
from analyzer.selftest import selftest

NINE = {"turn_up": "9d"}
MIDDLE = {
    "turn_up": "6d", "lead": "Kd", "owner": 3, "exposed": "Qs Ah Jh 9s", "hidden": "2 2 2 2 2", "court": "play",
}  # fmt: skip
SAMPLED = {"deals": 20_000, "precision": 0}
ASKED = {
    "price": lambda: speculation.price(**NINE),
    "price in the middle": lambda: speculation.price(**MIDDLE),
    "price sampled": lambda: speculation.price(**NINE, **SAMPLED, method="simulate"),
    "buy": lambda: speculation.buy(**NINE, price=1),
    "buy sampled": lambda: speculation.buy(**NINE, **SAMPLED, price=1, bidders="noisy"),
    "sell": lambda: speculation.sell(**NINE, offer=1, lot="hidden", of=2, count=2),
    "chart": speculation.chart,
    "chart exposed": lambda: speculation.chart(of_what="exposed"),
    "chart of a large pool": lambda: speculation.chart(of_what="exposed", stakes="500 500"),
    "show": lambda: speculation.show(bidders="noisy", **NINE),
    "claims": speculation.claims,
    "over": lambda: speculation.price(turn_up="Qh"),
    "selftest": selftest,
}


@cache
def answer(name):
    return ASKED[name]()


TRICKS = [0.3131, 0.4777, 0.1604, 0.0488]
ROW = {"action": "stand", "method": "simulation", "ev": 2.8503, "stderr": 0.0061, "low": 2.8311, "high": 2.8695}
MADE_UP = Answer(
    "odds.declare",
    situation={"players": 5, "hand": ["Kh", "7h", "Ac"], "turn_up": "Qh", "dead": [], "lead": None, "pool": 15},
    model={"opponents": "plain", "bias": 1.0},
    method={"kind": "simulation", "deals": 262144, "why": "too many worlds to enumerate"},
    actions=[
        {**ROW, "p_looed": 0.3131, "counts": {"worlds": 7}, "p_tricks": TRICKS},
        {**ROW, "action": "miss", "ev": 1.25, "p_looed": 0.0, "p_looed_high": 2.18e-05},
        {"action": "throw", "method": "exact", "ev": 0.0},
    ],
    best=["stand"],
    verdict="clear",
    edge={"over": "miss", "ev": 1.6003, "stderr": 0.0061, "low": 1.5811, "high": 1.6195},
    break_even=[{"pool": 5.96, "between": ["stand", "throw"]}],
    unit="counters",
    seed=1,
    confidence=0.99,
)


def words(shown):
    """Return the words and numbers of a text, its rules left out."""
    return [word for word in shown.split() if set(word) != {"─"}]


# Width


def cut(name, width):
    """Return what stands in a narrow text and not in a wide one."""
    return set(words(text(answer(name), width))) - set(words(text(answer(name), 400)))


@pytest.mark.parametrize("name", ASKED)
def test_it_fits_the_width_and_colour_changes_nothing(name):
    for width in (40, 60, 80, 120):
        plain, colored = text(answer(name), width), text(answer(name), width, color=True)
        assert max(map(len, plain.split("\n"))) <= width
        assert all(line == line.rstrip() for line in plain.split("\n"))
        assert plain.endswith("\n") and not plain.endswith("\n\n")
        assert "\x1b" not in plain
        assert "\x1b[1m" in colored
        bare = re.sub(r"\x1b\[[\d;]*m", "", colored)
        assert [line.rstrip() for line in bare.split("\n")] == plain.split("\n")


CHARTS = [name for name in ASKED if name.startswith("chart")]


@pytest.mark.parametrize("name", [name for name in ASKED if name not in (*CHARTS, "selftest")])
def test_no_word_and_no_number_is_cut(name):
    """Half a number in one line and half in the next is another number; a column may be left out instead."""
    assert not cut(name, 40) and not cut(name, 80)


def test_no_number_of_a_chart_is_cut():
    """On a narrow terminal a grid may be in more parts."""
    assert [(name, width) for name in CHARTS for width in (80, 60, 40) if cut(name, width)] == []


@pytest.mark.parametrize("name", ["price", "price in the middle", "price sampled", "buy", "buy sampled", "sell"])
def test_nothing_is_lost_at_80_columns(name):
    assert sorted(words(text(answer(name), 80))) == sorted(words(text(answer(name), 400)))


WIDE = Answer(
    "odds.strength",
    actions=[{"action": "best", "ev": 2.5, "p_point": 0.4941, "fraction": "42/85", "p_vole": 0.0664}],
)


def test_a_narrow_terminal_goes_without_the_fraction_and_then_without_the_odds():
    heads = {width: re.split(" {2,}", text(WIDE, width).split("\n")[2]) for width in (90, 52, 40)}
    assert heads[90] == ["action", "ev", "p_point", "odds", "fraction", "p_vole"]
    assert heads[52] == ["action", "ev", "p_point", "odds", "p_vole"]
    assert heads[40] == ["action", "ev", "p_point", "p_vole"]


def test_a_column_is_left_out_before_a_row_takes_two_lines():
    """Between two columns stand three blanks."""
    lines = text(speculation.price(turn_up="4d", players=10), 80).split("\n")
    assert [len(line.split("   ")) > 3 for line in lines if line.startswith("hand of seat 1 to 10 ")] == [True]


def test_markup_in_a_text_is_not_obeyed():
    odd = Answer("odds.show", actions=[{"event": "[bold]x[/bold]", "ev": 1.0}], over="[red]no[/red]")
    assert "[bold]x[/bold]" in text(odd)
    assert "[red]no[/red]" in text(odd)


# Contents


def test_the_title_is_the_situation():
    assert title(MADE_UP) == "odds declare: players 5, hand Kh 7h Ac, turn-up Qh, pool 15"
    assert title(Answer("odds.selftest")) == "odds selftest"


def test_columns_say_everything_once():
    columns = printed([{k: v for k, v in row.items() if k != "p_tricks"} for row in MADE_UP.actions], MADE_UP)
    assert columns == {
        "action": ["stand", "miss", "throw"],
        "ev": ["2.850", "1.250", "0.000"],
        "± 99%": ["0.020", "0.020", ""],  # .0192, rounded up
        "p_looed": [".31310", "< 3e-05", ""],  # of 262,144 deals
        "odds": ["11 to 5 against", "not seen", ""],  # 6869 to 3131
    }


def test_a_list_of_chances_is_one_column():
    columns = printed(MADE_UP.actions, MADE_UP)
    assert [name for name in columns if "tricks" in name] == ["tricks 0-3"]
    assert columns["tricks 0-3"] == [".313 .478 .160 .049", "", ""]


def test_counts_are_for_json():
    assert MADE_UP.as_dict()["actions"][0]["counts"] == {"worlds": 7}
    for shown in (text(MADE_UP, 400), to_markdown(MADE_UP)):
        assert "counts" not in shown


def test_only_the_first_chance_has_odds():
    columns = printed([{"action": "x", "p_point": 0.75, "p_vole": 0.25}], MADE_UP)
    assert list(columns) == ["action", "p_point", "odds", "p_vole"]


def test_what_never_came_is_left_to_json():
    assert list(printed([{"action": "x", "p_point": 0.75, "p_vole": 0.0}], MADE_UP)) == ["action", "p_point", "odds"]


@pytest.mark.parametrize(
    ("row", "chance", "odds"),
    [
        ({"p_win": 1.0, "p_win_low": 0.99985}, "> 1 - 2e-04", "every time"),
        ({"p_win": 9 / 262_144}, ".000034", "rare"),
        ({"p_win": 1 - 9 / 262_144}, ".999966", "nearly sure"),
        ({"p_win": 10 / 262_144}, ".000038", "26,213 to 1 against"),
    ],
)
def test_what_few_deals_showed_has_no_odds(row, chance, odds):
    columns = printed([{"action": "x", **row}], MADE_UP)
    assert (columns["p_win"], columns["odds"]) == ([chance], [odds])


def test_what_no_deal_showed_has_a_bound_beside_what_some_did():
    rows = [{"action": "x", "p_win": 0.25}, {"action": "y", "p_win": 0.0, "p_win_high": 0.0001}]
    columns = printed(rows, MADE_UP)
    assert (columns["p_win"], columns["odds"]) == ([".25000", "< 1e-04"], ["3 to 1 against", "not seen"])


def test_what_is_known_exactly_is_never_or_certain():
    columns = printed([{"action": "x", "p_win": 0.0}, {"action": "y", "p_win": 1.0}], altered(method={"kind": "exact"}))
    assert (columns["p_win"], columns["odds"]) == (["0", "1"], ["never", "certain"])


def test_an_amount_has_no_needless_zeros_and_a_boolean_is_a_word():
    rows = [{"event": "wins", "amount": 9999.999, "over": True}, {"event": "sold", "amount": 6.0, "over": False}]
    assert printed(rows, MADE_UP) == {"event": ["wins", "sold"], "amount": ["9,999.999", "6"], "over": ["yes", "no"]}


def test_rows_that_say_the_same_are_one():
    hands = [{"action": f"hand of seat {s}", "ev": 1.0, "p_best": 0.25} for s in (1, 2, 3)]
    last = {"action": "hand of seat 4", "ev": 0.5, "p_best": 0.25}
    alike = Answer("odds.price", actions=[*hands, last, {"action": "hand of seat 5", "ev": 0.5, "p_best": 0.25}])
    (columns,) = tables(alike)
    assert columns["action"] == ["hand of seat 1 to 3", "hand of seat 4 to 5"]
    assert columns["ev"] == ["1.000", "0.500"]
    seats = Answer("odds.price", seats=[{"seat": s, "p_win": p} for s, p in ((1, 0.2), (2, 0.2), (3, 0.3), ("x", 0.3))])
    assert tables(seats)[0]["seat"] == ["1 to 2", "3", "x"]
    leads = Answer("odds.price", actions=[{"action": "lead", "ev": 1.0}, {"action": "hand of seat 1", "ev": 1.0}])
    assert tables(leads)[0]["action"] == ["lead", "hand of seat 1"]


def test_rows_that_say_the_same_of_other_things_are_not_one():
    """Discards and leads end in numbers too, and seat 2 is not between 1 and 3 if it says something else."""
    rows = [{"action": "name 1", "ev": 1.0}, {"action": "take 2", "ev": 1.0}]
    assert tables(Answer("odds.call", actions=rows))[0]["action"] == ["name 1", "take 2"]
    gap = [{"seat": s, "p_win": p} for s, p in ((1, 0.2), (2, 0.5), (3, 0.2))]
    assert tables(Answer("odds.price", seats=gap))[0]["seat"] == ["1", "2", "3"]


def test_a_chart_is_a_grid_of_ranks_by_what_is_charted():
    by_players = text(answer("chart"), 80).split("\n")
    assert by_players[2].split() == ["players:", *"2 3 4 5 6 7 8 9 10".split()]
    assert by_players[8].split()[:5] == ["10", "1.79", "1.79", "1.65", "1.41"]
    by_exposed = tables(answer("chart exposed"))
    assert [list(columns) for columns in by_exposed] == [
        ["exposed:", *"0 1 2 3 4 5 6 7 8 9".split()], ["exposed:", *"10 11 12 13 14 15".split()],
    ]  # fmt: skip
    assert all(columns["exposed:"] == "A K Q J 10 9 8 7 6 5 4 3 2".split() for columns in by_exposed)
    assert by_exposed[0]["0"][:4] == ["pool"] * 4
    assert by_exposed[1]["15"] == [""] * 4 + ["6.00"] * 9  # all is turned


def test_sentences_say_the_verdict_and_what_it_rests_on():
    clear, method = sentences(MADE_UP)
    assert clear == "Clear: stand, better than miss by 1.600 ± 0.020 counters."
    assert method.startswith("262,144 deals (too many worlds to enumerate), seed 1;")
    assert method.endswith("99%.")


def test_rules_are_told_by_name_and_by_what_was_agreed_otherwise():
    plain = speculation.price(**NINE)
    assert sentences(plain)[-1] == "Rules: baxter-wray."
    agreed = speculation.price(**NINE, stakes="6 4", penalty=2)
    assert sentences(agreed)[-1] == "Rules: baxter-wray, but penalty 2, stakes 6 4."
    assert sentences(speculation.price(**NINE, variant="foster"))[-1] == "Rules: foster."


def test_a_game_says_what_its_numbers_mean():
    """Its module of words, between what the numbers rest on and the rules."""
    clear, even, method, ev, model, rules = sentences(answer("buy"))
    assert clear == "Clear: decline, better than buy by 0.037 counters."
    assert even == "Buy up to 0.9629."
    assert method == "Exact: closed form."
    assert ev.startswith("ev: ")
    assert model == "Model: nobody trades afterwards."
    assert rules == "Rules: baxter-wray."


def test_one_deal_is_not_deals():
    assert sentences(altered(method={**MADE_UP.method, "deals": 1}))[1].startswith("1 deal (")


def altered(**values):
    return Answer(**{**MADE_UP.as_dict(), **values})


def test_too_close_to_call_is_said():
    close = altered(verdict="too close to call", edge={"over": "miss", "ev": 0.1, "stderr": 0.2, "low": -1, "high": 1})
    assert sentences(close)[0] == "Too close to call: stand, better than miss by 0.1 ± 1.0 counters."


def test_identical_is_said():
    same = {"best": ["stand", "throw"], "verdict": "identical", "edge": None}
    assert sentences(altered(**same))[0] == "Equal: stand and throw bring the same in every deal."
    exact = altered(**same, method={"kind": "exact", "why": "closed form"})  # on average, in some deals more or less
    assert sentences(exact)[0] == "Equal: stand and throw bring the same."


def test_an_edge_may_be_a_chance():
    edge = {"over": "lead 8h", "p_point": 0.3831}
    strength = Answer("odds.strength", best=["lead 9s", "lead 8s"], verdict="clear", edge=edge, unit="chance")
    (line,) = sentences(strength)
    assert line.startswith("Clear: lead 9s and lead 8s, better than lead 8h by 0.383")


def test_an_edge_that_is_clear_is_not_nothing():
    """By 0.000 counters nobody is better."""
    tiny = altered(edge={"over": "miss", "ev": 0.00008207})
    assert not re.search(r"by 0\.0*( |\.|$)", sentences(tiny)[0])


def test_an_interrupted_answer_says_so():
    assert "Interrupted" in text(altered(interrupted=True))
    assert "Interrupted" in to_markdown(altered(interrupted=True))
    assert {row["interrupted"] for row in csv.DictReader(io.StringIO(to_csv(altered(interrupted=True))))} == {"True"}
    assert "nterrupted" not in text(MADE_UP) + to_csv(MADE_UP)


@pytest.mark.parametrize(("confidence", "percent"), [(0.9, "90%"), (0.99, "99%"), (0.995, "99.5%"), (0.999, "99.9%")])
def test_the_confidence_is_not_rounded_up(confidence, percent):
    other = altered(confidence=confidence)
    assert f"± {percent}" in printed(other.actions, other)
    assert any(line.endswith(f"with {percent}.") for line in sentences(other))


def test_a_question_that_is_over_is_a_sentence():
    shown = " ".join(text(answer("over")).split())
    assert "Qh turned up passes the deal" in shown
    assert "seat 5 has the pool of 6" in shown


# Other forms


def test_csv_has_every_row_in_full():
    rows = list(csv.DictReader(io.StringIO(to_csv(altered(seats=[{"seat": 1, "p_win": 0.25}])))))
    assert [row["action"] for row in rows] == ["stand", "miss", "throw", ""]
    assert float(rows[0]["ev"]) == 2.8503
    assert float(rows[0]["p_tricks_1"]) == 0.4777
    assert rows[0]["counts_worlds"] == "7"
    assert rows[2]["stderr"] == ""
    assert (rows[3]["seat"], rows[3]["p_win"]) == ("1", "0.25")


def test_csv_of_a_chart_begins_with_what_verify_needs():
    head, *lines = to_csv(answer("chart")).splitlines()
    told = json.loads(head.removeprefix("# "))
    assert told["question"] == "speculation.chart"
    assert "actions" not in told
    assert len(lines) == 1 + len(answer("chart").actions)


@pytest.mark.parametrize("name", [name for name in ASKED if name != "over"])
def test_markdown_is_the_same_tables(name):
    lines = to_markdown(answer(name)).split("\n")
    assert lines[0] == f"**{title(answer(name))}**"
    parted, part = [], []
    for line in [*lines, ""]:
        if line.startswith("|"):
            part.append([cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]])
        elif part:
            parted, part = [*parted, part], []
    assert len(parted) == len(tables(answer(name)))
    for (head, rule, *rows), columns in zip(parted, tables(answer(name)), strict=True):
        assert (head, rule) == (list(columns), ["---"] * len(columns))
        assert len(rows) == len(next(iter(columns.values())))
        assert {len(row) for row in rows} == {len(head)}


def test_markdown_escapes_a_bar():
    assert "largest \\|z\\|" in to_markdown(answer("selftest"))


def test_markdown_of_a_deal_says_who_bought():
    head, _, *rows = [line.split(" | ") for line in to_markdown(answer("show")).split("\n") if line.startswith("|")]
    assert "buyer |" in head
    assert {row[-1][:1] for row in rows if "sold" in row[0]} <= set("12345")


@pytest.mark.parametrize("form", ["table", "json", "csv", "markdown"])
def test_render_knows_every_form(form):
    made = {"table": text, "json": Answer.to_json, "csv": to_csv, "markdown": to_markdown}[form]
    assert render(MADE_UP, form) == made(MADE_UP)


def test_a_row_that_is_counted_among_others_that_are_drawn_is_exact():
    found = ecarte.answer(hand="8h 7h Qh Kh Th", turn_up="9h", deals=100, precision=0)
    row = {row["action"]: k for k, row in enumerate(found.actions)}["refuse"]
    columns = printed(found.actions, found)
    assert (columns["p_point"][row], columns["odds"][row]) == ("1", "certain")
