"""The commands of Loo: every option counts, what is asked is answered, bad input is one line and exit 2."""

import json
import shlex

import pytest

from analyzer.games import loo
from analyzer.games.loo.variant import Variant

from ...test_cli import refused, run

HAND = '--hand "Kh 7h Ac" --turn-up Qh'
FEW = "--deals 2000 --precision 0"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    """Work in a folder without settings."""
    monkeypatch.chdir(tmp_path)


def ask(line):
    """Return the answer to a line of the command as a dict."""
    ran = run("loo", *shlex.split(line), "--format", "json")
    assert (ran.code, ran.err) == (0, ""), ran.err
    return json.loads(ran.out)


def told(answer):
    return [(row["action"], row["ev"], row.get("p_looed")) for row in answer["actions"]]


# What is asked is answered


def test_the_command_is_the_question():
    line = f'declare {HAND} --players 3 --seat 3 --said "throw stand" --pool 21 --seed 3 {FEW}'
    asked = {"hand": "Kh 7h Ac", "turn_up": "Qh", "players": 3, "seat": 3, "said": "throw stand", "pool": 21, "seed": 3}
    assert ask(line) == json.loads(loo.declare(**asked, deals=2000, precision=0).to_json())


BASE = f"declare {HAND} {FEW}"
OPTIONS = {  # an option, and the line that it must change
    "--players 3": BASE,
    "--said throw": BASE,
    "--pool 30": BASE,
    "--actions stand": BASE,
    "--future": BASE,
    "--opponents book": BASE,
    "--play book": f'declare --hand "Kh 9c 8d" --turn-up Qh {FEW}',
    "--mine book": f'declare --hand "Kh 9c 8d" --turn-up Qh {FEW}',
    "--variant unlimited": BASE,
    "--pack 32": BASE,
    "--loo 3": BASE,
    "--lead trump": BASE,
    "--miss-leads": f'declare --hand "2h 3c 5d" --turn-up Qh --said stand {FEW}',
    "--club-law": f'declare --hand "Kc 7h Ac" --turn-up 2c {FEW}',
    "--defend free": f'declare --hand "2c 3c 5d" --turn-up Qh --said "throw throw stand throw" {FEW}',
    "--flush foster": f'declare --hand "2h 3h 5h" --turn-up Qh {FEW}',
    "--seed 2": BASE,
    "--deals 3000": f"declare {HAND} --precision 0",
    "--confidence .9": BASE,
}


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_counts(option):
    line = OPTIONS[option]
    other = f"{line} --deals 1000" if option == "--deals 3000" else line
    one, two = ask(f"{line} {option}"), ask(other)
    rows = [(answer["actions"], answer["best"], answer.get("edge")) for answer in (one, two)]
    assert rows[0] != rows[1]


@pytest.mark.parametrize("option", ["--threads 1", "--method auto", "--method simulate", "--deal 9", "--single must"])
def test_what_does_not_concern_a_declaration_changes_no_row(option):
    assert told(ask(f"{BASE} {option}")) == told(ask(BASE))


def test_the_variant_in_force_is_told_field_by_field():
    answer = ask(f"{BASE} --variant hoffmann --loo mixed-30")
    assert answer["variant"] == Variant(single="must", lead="one", loo="mixed-30").as_dict() | {"name": "as given"}
    assert ask(f"{BASE} --variant hoffmann")["variant"]["name"] == "hoffmann"


@pytest.mark.parametrize("form", ["table", "csv", "markdown", "json"])
def test_every_form(form, tmp_path):
    ran = run("loo", *shlex.split(f'declare {HAND} --said "throw stand" {FEW} --format {form}'))
    assert (ran.code, ran.err) == (0, "")
    assert all(word in ran.out for word in ("stand", "miss", "throw"))


def test_show_is_lines_to_read():
    ran = run("loo", *shlex.split(f'show {HAND} --said "throw stand" --index 7'))
    assert (ran.code, ran.err) == (0, "")
    text = " ".join(ran.out.split())
    assert "Qh is turned up; the pool is 15. (law 2)" in text
    assert "Seat 3 holds Kh 7h Ac: stands. (law 3)" in text
    assert "takes the trick. (law 8)" in text


def test_show_what_the_asker_might_say():
    ran = run("loo", *shlex.split('show --hand "2h 3c 5d" --turn-up Qh --action miss'))
    assert "Seat 1 holds 2h 3c 5d: takes the miss." in " ".join(ran.out.split())


# Bad input


REFUSED = {  # what is typed, and words of the refusal
    "declare": ["--hand"],
    'declare --hand "Kh 7h Ac"': ["--turn-up"],
    'declare --hand "Kh 7h" --turn-up Qh': ["--hand", "3 cards, not 2"],
    'declare --hand "Kh 7h Ac 2c" --turn-up Qh': ["--hand", "3 cards, not 4"],
    'declare --hand "" --turn-up Qh': ["--hand"],
    'declare --hand "Kh Kh Ac" --turn-up Qh': ["--hand", "twice"],
    'declare --hand "Kh 7h Qh" --turn-up Qh': ["--turn-up", "twice"],
    'declare --hand "Kh 7h 1c" --turn-up Qh': ["--hand", "'1'"],
    'declare --hand "Kh 7h Ax" --turn-up Qh': ["--hand", "'x'"],
    'declare --hand "Kh 7h Ac" --turn-up "Qh Jh"': ["--turn-up", "one card, not 2"],
    'declare --hand "Kh 7h Ac" --turn-up ""': ["--turn-up"],
    'declare --hand "2c 7h Ac" --turn-up Qh --pack 32': ["--hand", "not in this pack"],
    f'declare {HAND} --said "throw throw throw throw throw"': ["--said", "5 words"],
    f"declare {HAND} --said throw --seat 3": ["--said", "seat 2"],
    f"declare {HAND} --seat 3": ["--said", "throw stand"],
    f"declare {HAND} --seat dealer": ["--said"],
    f"declare {HAND} --seat 6": ["--seat", "5 (dealer)"],
    f"declare {HAND} --seat 0": ["--seat"],
    f"declare {HAND} --said pass": ["--said", "stand, miss, throw"],
    f'declare {HAND} --said "miss miss"': ["--said", "stand, throw"],
    f"declare {HAND} --said defend": ["--said"],
    f"declare {HAND} --said draw-3": ["--said"],
    'declare --hand "Kc 7h Ac" --turn-up 2c --club-law --said throw': ["--said", "stand"],
    f"declare {HAND} --pool 0": ["--pool", "1 to 10,000"],
    f"declare {HAND} --pool -3": ["--pool"],
    f"declare {HAND} --pool 1.5": ["--pool", "whole"],
    f"declare {HAND} --pool abc": ["--pool", "'abc'"],
    f"declare {HAND} --pool 20000": ["--pool", "10,000"],
    f"declare {HAND} --players 2": ["--players", "3 to 16"],
    f"declare {HAND} --players 17": ["--players", "3 to 16"],
    f"declare {HAND} --players 10 --pack 32": ["--players", "3 to 9"],
    f"declare {HAND} --players five": ["--players", "five"],
    f"declare {HAND} --pack 40": ["--pack", "52, 32"],
    f"declare {HAND} --variant whist": ["--variant", "whist", "baxter-wray"],
    f"declare {HAND} --loo lots": ["--loo", "'lots'", "mixed-30"],
    f"declare {HAND} --loo mixed-0": ["--loo", "mixed-0"],
    f"declare {HAND} --loo -6": ["--loo", "-6"],
    f"declare {HAND} --loo 6.5": ["--loo", "6.5"],
    f"declare {HAND} --loo 5000": ["--loo", "1,000"],
    f"declare {HAND} --deal -1": ["--deal"],
    f"declare {HAND} --lead best": ["--lead", "highest"],
    f"declare {HAND} --flush book": ["--flush", "foster"],
    f"declare {HAND} --pam clubs": ["--pam", "five"],
    f"declare {HAND} --civil": ["--civil", "Pam"],
    f"declare {HAND} --exchange after": ["--exchange", "nothing is exchanged"],
    f"declare {HAND} --actions run": ["--actions", "stand, miss, throw"],
    f'declare {HAND} --actions ""': ["--actions"],
    f'declare {HAND} --actions "stand stand"': ["--actions", "each once"],
    f"declare {HAND} --actions defend": ["--actions"],
    f"declare {HAND} --opponents me": ["--opponents", "plain"],
    f"declare {HAND} --method exact": ["--method", "simulate"],
    f"declare {HAND} --deals 0": ["--deals"],
    f"declare {HAND} --precision -1": ["--precision"],
    f"declare {HAND} --confidence 2": ["--confidence", ".99"],
    f"declare {HAND} --seed -1": ["--seed"],
    f"declare {HAND} --index 2": ["--index"],
    f"declare {HAND} --chart x.doc": ["--chart", "x.doc"],
    f"declare {HAND} extra": ["extra"],
    f'declare {HAND} --players 11 --opponents plain --said "{"stand " * 10}"': ["--said", "plain players would say"],
    f"show {HAND} --index -1": ["--index"],
    f"show {HAND} --action run": ["--action", "stand, miss, throw"],
    f"show {HAND} --action defend": ["--action"],
    f"show {HAND} --deals 5": ["--deals"],
    f"show {HAND} --pool 0": ["--pool"],
    f"show {HAND} --seed -1": ["--seed"],
    "session --deals 100": ["--deals"],
    "deals": ["deals"],
    "declair": ["declair", "declare"],
}  # fmt: skip


@pytest.mark.parametrize("line", REFUSED)
def test_bad_input_gives_one_line_and_exit_2(line):
    refused(run("loo", *shlex.split(line)), *REFUSED[line])


def test_nothing_is_written_where_something_is_refused(tmp_path):
    assert run("loo", *shlex.split(f"declare {HAND} --pool 0 --out answer.json --chart a.png")).code == 2
    assert list(tmp_path.iterdir()) == []
