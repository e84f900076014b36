"""The commands of Speculation: every option counts, the numbers are the closed form's, bad input is refused."""

import json
import re
import shlex
from fractions import Fraction
from math import comb, isclose

import pytest

from analyzer.games.speculation.commands import group

from ...test_cli import refused, run


@pytest.fixture(autouse=True)
def elsewhere(tmp_path, monkeypatch):
    """Work in a folder without settings."""
    monkeypatch.chdir(tmp_path)


def ask(line):
    """Return the answer to a line of the command as a dict."""
    ran = run("speculation", *shlex.split(line), "--format", "json")
    assert (ran.code, ran.err) == (0, ""), ran.err
    return json.loads(ran.out)


def row(answer, name):
    return next(r for r in answer["actions"] if r["action"] == name)


# What is asked is answered: section 1.8 and 6 of the rules


def stays(higher, unseen, dealt):
    """Chance that none of `higher` cards is among `dealt` of `unseen`."""
    return Fraction(comb(unseen - higher, dealt), comb(unseen, dealt))


PRICES = {  # line: pool, chance of the lead, cards face down before each seat, owner
    "price --turn-up 9d": (6, stays(5, 51, 15), [3] * 5, 5),
    "price --players 16 --turn-up 10c": (17, stays(4, 51, 48), [3] * 16, 16),
    "price --players 17 --turn-up Kc --court play": (18, stays(1, 51, 51), [3] * 17, 17),
    "price --turn-up 9d --pack 32 --players 4": (5, stays(5, 31, 12), [3] * 4, 4),
    "price --turn-up 9d --owner 2 --pool 7.25": (Fraction(29, 4), stays(5, 51, 15), [3] * 5, 2),
    "price --turn-up 9d --variant hoyle-1847": (22, stays(5, 51, 15), [3] * 5, 5),
    "price --turn-up 9d --dead 'Ad Kd 2c'": (6, stays(3, 48, 15), [3] * 5, 5),
    "price --turn-up 9d --exposed '3c Jh 8d 2c 3s'": (6, stays(5, 46, 10), [1, 2, 2, 2, 3], 5),
    "price --turn-up 9d --hidden '4 2 3 3 3'": (6, stays(5, 51, 15), [4, 2, 3, 3, 3], 5),
    "price --turn-up 6d --lead Kd --owner 3 --exposed 'Qs Ah Jh 9s' --hidden '2 2 2 2 2'": (
        6, stays(1, 46, 10), [2] * 5, 3,
    ),
}  # fmt: skip


@pytest.mark.parametrize("line", PRICES)
def test_prices(line):
    pool, chance, hidden, owner = PRICES[line]
    answer = ask(line)
    lead = row(answer, "lead")
    assert lead["fraction"] == f"{chance.numerator}/{chance.denominator}"
    assert isclose(lead["ev"], pool * chance, abs_tol=1e-12)
    one = (1 - chance) / sum(hidden)
    assert isclose(row(answer, "hidden card")["p_best"], one, abs_tol=1e-12)
    for seat, cards in enumerate(hidden, 1):
        assert isclose(row(answer, f"hand of seat {seat}")["ev"], pool * cards * one, abs_tol=1e-12)
        wins = answer["seats"][seat - 1]
        assert wins["seat"] == seat
        assert isclose(wins["p_win"], cards * one + chance * (seat == owner), abs_tol=1e-12)
    assert answer["situation"]["hidden"] == hidden
    assert answer["unit"] == "counters"


LEAD, CARD = 6 * stays(5, 51, 15), 6 * (1 - stays(5, 51, 15)) / 15  # what a nine and a face-down card bring
TRADES = {  # line: break-even, best
    "buy --turn-up 9d --price 1": (LEAD, "decline"),
    "buy --turn-up 9d --price .9": (LEAD, "buy"),
    "buy --turn-up 9d --price .3 --lot hidden --of 2": (CARD, "buy"),
    "buy --turn-up 9d --price 1 --lot hidden --of 2 --count 2": (2 * CARD, "decline"),
    "buy --turn-up 9d --price 1 --lot hand --of dealer": (3 * CARD, "buy"),
    "sell --turn-up 9d --offer 1": (LEAD, "sell"),
    "sell --turn-up 9d --offer .3 --lot hidden --of 2": (CARD, "keep"),
    "sell --turn-up 9d --offer .4 --lot hidden --seat 2": (CARD, "sell"),
    "buy --turn-up 9d --price 1 --bidders fair": (LEAD, "decline"),
}


@pytest.mark.parametrize("line", TRADES)
def test_break_even(line):
    break_even, best = TRADES[line]
    name = "price" if line.startswith("buy") else "offer"
    answer = ask(f"{line} --method exact")
    assert isclose(answer["break_even"][0][name], break_even)
    assert (answer["best"], answer["verdict"]) == ([best], "clear")
    played = ask(f"{line} --method simulate --deals 100000 --precision 0")
    assert played["break_even"][0]["low"] <= break_even <= played["break_even"][0]["high"]
    assert played["best"] == [best] or played["verdict"] == "too close to call"


@pytest.mark.parametrize(
    "line",
    [
        "buy --turn-up 9d --price 1",
        "sell --turn-up 9d --offer 1",
        "buy --turn-up 9d --price 1 --lot hidden --of 2 --penalty 50",
        "sell --turn-up 9d --offer 1 --lot hidden --of 2 --penalty 50",
        "buy --turn-up 9d --price 1 --lot hand --of 2 --penalty 3 --looked 1",
    ],
)
def test_at_the_break_even_both_actions_bring_the_same(line):
    """Also where a card costs its owner more than it brings: such a price is below nothing."""
    answer = ask(line)
    taken, left = (r["ev"] for r in answer["actions"])
    if line.startswith("buy"):
        assert isclose(answer["break_even"][0]["price"], taken + answer["situation"]["price"] - left, abs_tol=1e-12)
    else:
        assert isclose(answer["break_even"][0]["offer"], left - taken + answer["situation"]["offer"], abs_tol=1e-12)


def test_the_owner_who_sells_keeps_his_chances():
    """Section 1.8: the owner of a queen among five wins with .595, any other with .101."""
    answer = ask("sell --turn-up Qh --court play --offer 3")
    assert round(row(answer, "keep")["p_win"], 3) == 0.595
    assert round(row(answer, "sell")["p_win"], 3) == 0.101


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("price --turn-up Qh", "Qh turned up passes the deal (law 4, court pass): seat 5 has the pool of 6."),
        ("buy --turn-up Jh --price 1", "Jh turned up passes the deal (law 4, court pass): seat 5 has the pool of 6."),
        ("sell --turn-up Ah --offer 1 --court ace", "Ah turned up passes the deal (law 4, court ace)"),
        ("price --turn-up Kc --owner 2 --players 3", "seat 2 has the pool of 4."),
        ("price --turn-up Kc --turn-up-to pool", "nobody wins the pool of 6."),
        ("price --turn-up As --court showdown", "As turned up passes the deal"),
        ("show --turn-up Qh", "Qh turned up passes the deal"),
    ],
)
def test_what_is_over_before_it_starts_is_a_sentence(line, sentence):
    for form in ("table", "json", "csv", "markdown"):
        ran = run("speculation", *shlex.split(line), "--format", form)
        assert (ran.code, ran.err) == (0, "")
        assert sentence in " ".join(ran.out.split())


def test_what_is_over_before_it_starts_still_refuses_what_cannot_be():
    """A seat beyond the table is found before anything else is said."""
    lines = [
        "buy --turn-up Qh --price 1 --seat 99",
        "buy --turn-up Qh --price 1 --lot hidden --of 99",
        "price --turn-up Qh --lot hand --of 2 --count 9",
        "show --turn-up Qh --index -1",
        "show --turn-up Qh --seed -1",
        "show --turn-up Qh --bias 1.1",
    ]
    assert [line for line in lines if run("speculation", *line.split()).code != 2] == []


def test_a_seat_that_looked_cannot_win():
    answer = ask("price --turn-up 9d --looked '2 5'")
    assert [s["p_win"] for s in answer["seats"] if s["seat"] in (2, 5)] == [0, 0]
    assert answer["seats"][5]["seat"] == "nobody"
    assert ask("buy --turn-up 9d --price 1 --looked 1")["best"] == ["decline"]


def test_equal_on_average_is_not_equal_in_every_deal():
    """A queen for 4.2 from a pool of 8.5 is fair, but who buys it has 4.3 more in some deals and 4.2 less in others."""
    line = "buy --turn-up Qh --court play --pool 8.5 --price 4.2"
    assert Fraction("8.5") * stays(2, 51, 15) == Fraction("4.2")
    shown = run("speculation", *shlex.split(line)).out
    assert "Equal: buy and decline bring the same." in shown
    assert "every deal" not in shown


@pytest.mark.parametrize("deals", [1, 3])
def test_a_few_deals_prove_nothing(deals):
    """The truth is 0.963; an interval of no width, around whatever those deals gave, does not hold with 99%."""
    truth, missed = 6 * stays(5, 51, 15), []
    for seed in range(1, 11):
        how = f"--turn-up 9d --method simulate --deals {deals} --seed {seed}"
        (lead,) = ask(f"price {how} --lot lead")["actions"]
        (even,) = ask(f"buy {how} --price 1")["break_even"]
        missed += [seed] * (not lead["low"] <= truth <= lead["high"])
        missed += [seed] * (not even["low"] <= truth <= even["high"])
    assert len(missed) <= 1  # of 20, at 99%


def test_what_no_deal_showed_may_still_come():
    """A two among nine stays best once in 59,000 deals; an interval from 0 to 0 leaves that out."""
    truth, missed = 10 * stays(12, 51, 27), []
    for seed in range(1, 31):
        answer = ask(f"price --players 9 --turn-up 2d --lot lead --method simulate --deals 16384 --seed {seed}")
        (lead,) = answer["actions"]
        missed += [seed] * (not lead["low"] <= truth <= lead["high"])
    assert len(missed) <= 2  # of 30, at 99%


def test_what_came_in_no_deal_or_in_all_is_not_never_or_certain():
    shown = run("speculation", "price", "--turn-up", "9d", "--method", "simulate", "--deals", 1).out
    assert "never" not in shown
    assert "certain" not in shown


def test_large_pools_are_added_up_right():
    """Payoffs of 10,000 counters, squared and added over a block, pass 2^63 thousandths."""
    answer = ask(
        "price --turn-up 9d --dead 'Ad Kd Qd Jd Td' --pool 10000 --lot lead --method simulate --deals 3000000"
        " --precision 0"
    )
    (lead,) = answer["actions"]
    assert lead["low"] <= lead["ev"] == 10_000 <= lead["high"]


def test_the_wildest_bids_are_added_up_right():
    """Squares pass 2^63 thousandths where bids go up to ten thousand counters."""
    (row, _) = ask(
        "buy --turn-up 9d --price 1 --pool 10000 --bidders noisy --bias 10 --spread 2 --deals 16384 --precision 0"
    )["actions"]
    assert 0 < row["stderr"] < row["high"] - row["ev"]


# Every option of every command


BASE = {
    "price": "--turn-up 9d",
    "buy": "--turn-up 9d --price 1",
    "sell": "--turn-up 9d --offer 1",
    "show": "",
    "chart": "--players 5",
    "claims": "",
}
SAMPLED = "--method simulate --deals 2000"
NOISY = "--bidders noisy --deals 2000"
CHANGES = {  # option: what is added, and what it is added to beyond the base
    "players": ("--players 4",),
    "turn_up": ("--turn-up 8d",),
    "owner": ("--owner 1",),
    "lead": ("--lead Td", "--owner 2 --hidden '3 2 3 3 3' --exposed ''"),
    "exposed": ("--exposed 3c",),
    "hidden": ("--hidden '4 2 3 2 4'",),
    "dead": ("--dead 2c",),
    "looked": ("--looked '1 5'",),
    "pool": ("--pool 7",),
    "lot": ("--lot hand --of 2",),
    "of": ("--of 3", "--lot hand --of 2 --hidden '3 1 5 3 3'"),
    "count": ("--count 2", "--lot hidden --of 2"),
    "seat": ("--seat 2", "--exposed 3c"),
    "price": ("--price 2",),
    "offer": ("--offer 2",),
    "bidders": (NOISY,),
    "bias": ("--bias 1.2", NOISY),
    "spread": ("--spread .5", NOISY),
    "reserve": ("--reserve 1.3", NOISY),
    "variant": ("--variant hoyle-1847",),
    "pack": ("--pack 32",),
    "court": ("--court play", "--turn-up Qd"),
    "spare": ("--spare",),
    "turn_up_to": ("--turn-up-to pool",),
    "penalty": ("--penalty 2",),
    "stakes": ("--stakes '3 2'",),
    "method": (SAMPLED,),
    "deals": ("--deals 3000", SAMPLED),
    "precision": ("--precision 0", "--method simulate --deals 40000 --precision 5"),
    "seconds": ("--seconds 0", "--method simulate --deals 40000 --precision 0"),
    "seed": ("--seed 2", SAMPLED),
    "confidence": ("--confidence .9", SAMPLED),
    "index": ("--index 3",),
    "of_what": ("--of-what exposed",),
}
OWN = {
    ("show", "court"): ("--court play", "--index 2"),  # an ace is turned
    ("show", "penalty"): ("--penalty 2", "--index 2 --court play"),
    ("show", "bidders"): ("--bidders noisy",),
    ("show", "bias"): ("--bias 1.2", "--bidders noisy"),
    ("show", "spread"): ("--spread .5", "--bidders noisy"),
    ("show", "reserve"): ("--reserve 1.3", "--bidders noisy"),
    ("show", "seed"): ("--seed 2",),
    ("chart", "players"): ("--players '3 4'",),
    ("chart", "court"): ("--court play",),
    ("chart", "penalty"): ("--penalty 2",),
    ("buy", "precision"): ("--precision 0", "--price 2 --method simulate --deals 40000 --precision 5"),
    ("sell", "precision"): ("--precision 0", "--offer 2 --method simulate --deals 40000 --precision 5"),
    ("sell", "owner"): ("--owner 1", "--seat 5"),
    ("sell", "of"): ("--of 2", "--lot hidden --seat 1"),
}
BY_DESIGN = {"threads", "cluster", "form", "out", "chart"}  # change no number: see test_options, test_cluster


def numbers(command, line):
    """Return what an answer says, without the question it repeats; or that it was refused."""
    ran = run("speculation", command, *shlex.split(line), "--format", "json")
    if ran.code == 2:
        refused(ran)
        return "refused"
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(ran.out)
    return [told.get(key) for key in ("actions", "seats", "break_even", "method", "over")]


def base_of(command, option):
    """Return a line of a command, and what to add to it so that an option is given another value."""
    added, *beyond = OWN.get((command, option)) or CHANGES[option]
    base = " ".join([BASE[command], *beyond])
    if command == "show":
        base = base.replace("--deals 2000", "")
    if option == "lead":
        base = base.replace("--hidden '3 2 3 3 3'", "")
        added += " --hidden '3 2 3 3 3'"
    return base, added


def taking(option):
    """Return the commands that take an option."""
    return [name for name, command in group.commands.items() if option in {p.name for p in command.params}]


def test_every_option_is_tried():
    assert {p.name for command in group.commands.values() for p in command.params} - BY_DESIGN == set(CHANGES)


@pytest.mark.parametrize("option", CHANGES)
def test_an_option_changes_the_answer_of_every_command_that_takes_it(option):
    for command in taking(option):
        base, added = base_of(command, option)
        before = numbers(command, base)
        assert before != "refused"
        assert numbers(command, f"{base} {added}") != before, command


def test_threads_change_nothing():
    for command in ("price", "buy", "sell"):
        line = f"{BASE[command]} --method simulate --deals 50000 --precision 0"
        assert numbers(command, f"{line} --threads 1") == numbers(command, f"{line} --threads 3")


@pytest.mark.parametrize("command", group.commands)
def test_no_command_takes_what_another_reads(command):
    for option in CHANGES:
        if command not in taking(option):
            refused(run("speculation", command, *shlex.split(BASE[command]), "--" + option.replace("_", "-"), "1"))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("price --turn-up 10h", "price --turn-up T♥"),
        ("price --turn-up 9d --exposed '2c 3c'", "price --turn-up 9d --exposed 3c,2c"),
        ("price --turn-up 9d", "price --turn-up 9d --players 5 --owner dealer --pool 6 --hidden '3,3,3,3,3'"),
        ("price --turn-up 9d", "price --turn-up 9d --lead 9d --exposed '' --dead ''"),
        ("price --turn-up 9d", "price --turn-up 9d --variant baxter-wray --no-spare --pack 52"),
        ("price --turn-up 9d --variant foster", "price --turn-up 9d --court showdown"),
        ("price --turn-up 9d --lot lead", "price --turn-up 9d --lot turn-up"),
        ("price --lot hidden --of 5", "price --lot hidden --of dealer --count 1"),
        ("buy --turn-up 9d --price 1", "buy --turn-up 9d --price 1.000 --seat eldest --lot lead"),
        ("sell --turn-up 9d --offer 1", "sell --turn-up 9d --offer 1 --seat dealer"),
        ("show", "show --index 0 --seed 1 --bidders none"),
        ("chart --of-what exposed", "chart --of-what exposed --players 5"),
    ],
)
def test_the_same_question_in_other_words(one, other):
    assert ask(one) == ask(other)


def test_renaming_the_suits_changes_no_number():
    one = "buy --price 1 --turn-up 6d --lead Kd --owner 3 --exposed 'Qs Ah' --hidden '3 2 2 2 3' --court play " + NOISY
    swap = dict(zip("cdhs", "hscd", strict=True))
    other = re.sub(r"(?<=[6KQA])[cdhs]\b", lambda suit: swap[suit[0]], one)
    assert other != one
    assert ask(one)["actions"] == ask(other)["actions"]


def test_claims_name_their_pages_and_verdicts():
    shown = run("speculation", "claims").out
    assert re.findall(r"^(S\d) \((.*?)\)", shown, re.MULTILINE) == [
        ("S1", "p. 77"), ("S2", "p. 77"), ("S3", "p. 79"), ("S4", "Hoyle 1847"),
    ]  # fmt: skip
    assert "0.24" in shown  # section 1.8: another beats a king among five


# Bad input


ALL_BUT_A_SUIT = " ".join(rank + suit for suit in "chs" for rank in "23456789TJQKA")
SIXTEEN = " ".join([*(rank + "c" for rank in "23456789TJQKA"), "2h", "3h", "4h"])
REFUSED = [  # one of a kind; more in test_reader, test_settings, test_situation and test_lot
    # the table
    ("price --players 1", ["--players", "from 2 to 16", "not 1"]),
    ("price --players 17", ["--players", "from 2 to 16", "not 17"]),
    ("price --players 18 --court play", ["--players", "from 2 to 17", "not 18"]),
    ("price --players 16 --spare", ["--players", "from 2 to 15"]),
    ("price --players five", ["--players", "five"]),
    (f"price --players {'9' * 5000}", ["--players"]),
    # seats
    ("buy --price 1 --seat 6", ["--seat", "1 (eldest) to 5 (dealer)", "not '6'"]),
    ("buy --price 1 --seat '1\n2'", ["--seat"]),
    ("price --turn-up 9d --owner 0", ["--owner", "1 (eldest) to 5 (dealer)", "not '0'"]),
    ("price --looked '1 9'", ["--looked", "not '9'"]),
    ("price --lot hidden --of left", ["--of", "not 'left'"]),
    # cards that cannot be read
    ("price --turn-up 11d", ["--turn-up", "'1'", "rank"]),
    ("price --turn-up 9x", ["--turn-up", "'x'", "suit"]),
    ("price --turn-up 9д", ["--turn-up", "CYRILLIC SMALL LETTER DE"]),
    ("price --turn-up 9d --exposed '2c\nXc'", ["--exposed", "'X'"]),
    (f"price --turn-up 9d --exposed {'x' * 5000}", ["--exposed", "'x'"]),
    ("price --turn-up 9d --lead K", ["--lead", "suit"]),
    ("price --turn-up 6d --pack 32", ["--turn-up", "6d", "7 8 9 T J Q K A"]),
    # cards that cannot be so
    ("price --turn-up ''", ["--turn-up", "one card, as 2c, not 0 in ''"]),
    ("price --turn-up '9d Kd'", ["--turn-up", "one card, as 2c, not 2 in '9d Kd'"]),
    ("price --turn-up 9d --lead 'Kd Ad' --owner 3", ["--lead", "one card, as 2c, not 2 in 'Kd Ad'"]),
    ("price --turn-up 9d --exposed '3c 3c'", ["--exposed", "3c", "twice"]),
    ("price --turn-up 9d --dead 9d", ["--dead", "9d", "turn-up and dead"]),
    ("price --exposed 3c", ["--turn-up", "say which"]),
    ("price --turn-up 9d --exposed Kd", ["--exposed", "Kd beats 9d", "lead"]),
    ("price --turn-up 9d --lead Kd --hidden '3 3 2 3 3'", ["--owner", "Kd"]),
    (f"price --turn-up 9d --exposed '{SIXTEEN}'", ["--exposed", "16", "15"]),
    (f"price --dead '{ALL_BUT_A_SUIT}'", ["--dead", "too many"]),
    ("price --turn-up Kd --lead Ad --owner 2 --hidden '3 2 3 3 3'", ["--lead", "Kd", "law 4"]),
    ("price --turn-up Kd --lead Ad --owner 2 --hidden '3 2 3 3 3' --court showdown", ["--lead", "law 4"]),
    # cards face down
    ("price --turn-up 9d --hidden '3 3 3'", ["--hidden", "5 numbers", "not 3"]),
    ("price --turn-up 9d --hidden '3 3 3 3 2'", ["--hidden", "14", "15 were dealt"]),
    ("price --turn-up 9d --exposed 2c --hidden '3 3 3 3 3'", ["--hidden", "16", "15 were dealt"]),
    ("price --turn-up 9d --hidden '6 3 3 6 -3'", ["--hidden", "-3"]),
    ("price --turn-up 9d --hidden '3 3 3 3 2.5'", ["--hidden", "whole numbers with spaces", "not '3 3 3 3 2.5'"]),
    # what is for sale
    ("price --lot hidden", ["--of", "1 to 5"]),
    ("price --lot hidden --of 2 --count 4", ["--count", "from 1 to 3", "not 4"]),
    ("price --lot hidden --of 2 --count two", ["--count", "two"]),
    ("price --lot lead", ["--lot", "turn-up"]),
    ("price --of 2", ["--of", "lot hidden or hand"]),
    ("price --count 2", ["--count", "lot hidden"]),
    ("price --turn-up 9d --lot lead --of 2", ["--of", "lead"]),
    ("price --lot trump", ["--lot", "trump", "turn-up", "lead", "hidden", "hand"]),
    ("buy --price 1 --turn-up-to pool --turn-up 9d", ["--lot", "pool", "law 3"]),
    # whose it is
    ("buy --price 1 --seat dealer", ["--seat", "seat 5 owns the turn-up"]),
    ("buy --price 1 --turn-up 9d --owner 2 --seat 2", ["--seat", "seat 2 owns the lead"]),
    ("buy --price 1 --turn-up 9d --lot hidden --of 1", ["--seat", "seat 1 owns the hidden card"]),
    ("sell --offer 1 --turn-up 9d --lot hidden --of 2 --seat 3", ["--seat", "belongs to seat 2"]),
    ("sell --offer 1 --turn-up 9d --seat 9", ["--seat", "not '9'"]),
    # money
    ("buy --price -1", ["--price", "0 to 10,000", "-1"]),
    ("buy --price 1/3", ["--price", "a number of counters, say 6 or 2.5, not '1/3'"]),
    ("buy --price 1e5", ["--price", "a number of counters, say 6 or 2.5, not '1e5'"]),
    ("buy --price 1e4000000", ["--price", "not '1e4000000'"]),
    (f"buy --price {'9' * 5000}", ["--price"]),
    ("sell --offer much", ["--offer", "much"]),
    ("price --pool 10001", ["--pool", "10,000"]),
    # rules
    ("price --variant hoyle", ["--variant", "hoyle", "hoyle-1847"]),
    ("price --pack 36", ["--pack", "36", "52", "32"]),
    ("price --court king", ["--court", "king", "pass", "ace", "play", "showdown"]),
    ("price --turn-up-to table", ["--turn-up-to", "table", "dealer", "pool"]),
    ("price --spare yes", ["yes"]),
    ("price --penalty 101", ["--penalty", "0 to 100", "101"]),
    ("price --stakes '2 1 1'", ["--stakes", "two whole numbers, the dealer's and each other's, say 2 1; not 3"]),
    ("price --stakes '2.5 1'", ["--stakes", "whole numbers with spaces", "not '2.5 1'"]),
    ("price --stakes '1001 1'", ["--stakes", "1001"]),
    # how others trade
    ("buy --price 1 --bidders loud", ["--bidders", "loud", "none", "fair", "noisy"]),
    ("buy --price 1 --reserve 1.1", ["--reserve", "noisy or fair"]),
    ("buy --price 1 --bidders noisy --bias -1", ["--bias", "0 to 10", "-1"]),
    ("buy --price 1 --bidders noisy --spread 3", ["--spread", "0 to 2", "3"]),
    ("buy --price 1 --bidders noisy --reserve inf", ["--reserve", "0 to 10", "inf"]),
    ("buy --price 1 --bidders noisy --method exact", ["--method", "simulate"]),
    ("price --bidders noisy", ["--bidders"]),
    # show, chart, claims
    ("show --index -1", ["--index", "-1"]),
    (f"show --index {2**70}", ["--index"]),
    ("show --seed -1", ["--seed", "-1"]),
    ("show --bias 1.1", ["--bias", "noisy"]),
    ("show --lead Kd", ["--lead"]),
    ("chart --players '3 17'", ["--players", "from 2 to 16", "not 17"]),
    ("chart --players '3 x'", ["--players", "whole numbers with spaces", "not '3 x'"]),
    ("chart --of-what rank", ["--of-what", "rank", "players", "exposed"]),
    ("chart --of-what exposed --players '3 5'", ["--players", "one number", "not 2"]),
    ("chart --of-what exposed --penalty 1", ["--penalty", "price"]),
    ("chart --turn-up-to pool", ["--turn-up-to", "pool"]),
    ("claims --players 3", ["--players"]),
]


@pytest.mark.parametrize(("line", "words"), REFUSED, ids=lambda value: value[:60] if isinstance(value, str) else "")
def test_bad_input_is_refused_in_one_line(line, words):
    refused(run("speculation", *shlex.split(line)), *words)


@pytest.mark.parametrize("line", ["price --method simulate", "buy --price 1 --bidders noisy", "sell --offer 1", "show"])
def test_bad_cards_are_found_whatever_is_asked(line):
    picture = refused(run("speculation", *line.split(), "--turn-up", "9x"), "--turn-up", "'x'")
    assert picture == ["  9x", "   ^"]


@pytest.mark.parametrize(
    ("cards", "stumbled"),
    [("  3c, 4z", "z"), ("3♣ 4♥ 5?", "?"), ("3c\tXd", "X"), ("3c\nXd", "X")],
)
def test_the_caret_is_under_the_character_it_stumbled_on(cards, stumbled):
    text, caret = refused(run("speculation", "price", "--turn-up", "9d", "--exposed", cards), "--exposed")
    assert text[caret.index("^")] == stumbled
    assert text.isprintable()  # else the caret stands elsewhere on the screen


def test_a_caret_can_be_seen_in_a_very_long_text():
    text, caret = refused(run("speculation", "price", "--turn-up", "9d", "--exposed", "2c " * 2000 + "x"), "--exposed")
    assert text[caret.index("^")] == "x"
    assert len(text) < 200


def test_another_player_beats_the_leading_card_by_counting_hands():
    """All hands of the others that hold none of the higher trumps, of all that they may be."""
    for players, card, above in ((10, "Jh", 3), (5, "Qh", 2), (3, "Kh", 1)):
        line = f"price --players {players} --turn-up {card} --court play"
        others = 3 * (players - 1)
        none = Fraction(comb(51 - above, others), comb(51, others))
        assert isclose(ask(line)["method"]["p_beaten"], 1 - none)
        assert "Another player beats the leading card with" in run("speculation", *line.split()).out
    assert "p_beaten" not in ask("price --players 5")["method"]
