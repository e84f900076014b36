"""Policies are numbers: ranks become slots of a pack, a rank that is not named one that no card has; the default."""

import csv
from pathlib import Path

import pytest
from click.testing import CliRunner

from analyzer.cli import odds
from analyzer.core.packs import WHIST
from analyzer.games import loo
from analyzer.games.loo.policy import BEST, NEVER, POLICIES, Policy, Voice
from analyzer.games.loo.variant import FORMS

MATCH = Path(__file__).parents[3] / "reports" / "loo" / "match.csv"
KING, FEW = {"hand": "Kh 7h Ac", "turn_up": "Qh"}, {"deals": 64}
FIVE, IRISH = {"variant": "five-card", "hand": "Kh 7h Ac 4c 2d", "turn_up": "Qh"}, {"variant": "irish", **KING}
SAID_NOTHING = [  # a question that names no policy, and its form
    ("declare", "three", KING | FEW), ("declare", "five", FIVE | FEW), ("declare", "irish", IRISH | FEW),
    ("discard", "five", FIVE | FEW), ("discard", "irish", IRISH | FEW), ("show", "three", KING), ("show", "five", FIVE),
    ("show", "irish", IRISH), ("strength", "three", KING | FEW),
    ("play", "three", KING | FEW | {"said": "stand throw stand throw stand"}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("rank", "pack", "slot"),
    [
        ("2", 52, 0),
        ("A", 52, 12),
        ("K", 52, 11),
        ("7", 32, 0),
        ("A", 32, 7),
        ("K", 32, 6),
        ("2", 32, 0),
        ("", 52, NEVER),
    ],
)
def test_a_rank_is_a_slot_of_the_pack(rank, pack, slot):
    assert Policy(alone=rank).voice(WHIST[pack]).alone == slot


def test_numbers_stay_numbers():
    voice = Policy(rich=40, rich_players=5, miss_thrown=2, miss_stood=1, lead_trump_in=4).voice(WHIST[52])
    assert (voice.rich, voice.rich_players, voice.miss_thrown, voice.miss_stood, voice.lead_trump_in) == (
        40,
        5,
        2,
        1,
        4,
    )
    assert len(voice) == len(Voice._fields)


def test_plain_stands_on_any_trump_and_never_takes_the_miss():
    """So its word is a matter of trumps alone, and no other policy's is."""
    assert [name for name, policy in POLICIES.items() if policy.by_trumps] == ["plain"]


def test_to_declare_as_one_and_play_as_another():
    both = POLICIES["cautious"].playing(POLICIES["book"])
    cautious, book = POLICIES["cautious"], POLICIES["book"]
    assert (both.lead_trump_in, both.lead_high, both.lead_low) == (book.lead_trump_in, book.lead_high, book.lead_low)
    assert both.playing(cautious) == cautious


@pytest.mark.parametrize(("question", "form", "asked"), SAID_NOTHING)
def test_where_nothing_is_said_all_play_the_best_policy_of_the_form(question, form, asked):
    ask = getattr(loo, question)
    answer = ask(**asked)
    assert answer.variant["form"] == form
    assert answer.model == dict.fromkeys(("opponents", "play", "mine"), BEST[form])
    named = ask(**asked, opponents=BEST[form], play=BEST[form])
    assert (named.actions, named.method) == (answer.actions, answer.method)
    other = ask(**asked, play="book").model
    assert other == {"opponents": BEST[form], "play": "book", "mine": "book"}, "the asker plays as all"


def test_every_form_has_a_default_a_session_that_of_three_cards():
    assert set(BEST) == set(FORMS) and set(BEST.values()) <= set(POLICIES)
    assert loo.session(players=3, runs=2, length=5).model == {"policies": [BEST["three"]] * 3}


def test_the_default_with_three_cards_earns_most_whatever_the_others_are():
    """By the report of the match, five players and a loo of 6; who plays as all others do brings nothing."""
    with MATCH.open() as file:
        found = {
            (row["others"], row["policy"]): (float(row["ev"]), float(row["low"]), float(row["high"]))
            for row in csv.DictReader(file)
            if (row["players"], row["loo"]) == ("5", "6")
        }
    found |= {(name, name): (0.0, 0.0, 0.0) for name in POLICIES}
    assert set(found) == {(others, policy) for others in POLICIES for policy in POLICIES}
    for others in POLICIES:
        _, least, _ = found[others, BEST["three"]]
        for rival in set(POLICIES) - {BEST["three"]}:
            assert least > found[others, rival][2], (others, rival)


@pytest.mark.parametrize(
    ("question", "default"),
    [
        ("declare", "bold; five-card and Irish Loo: plain"), ("show", "bold; five-card and Irish Loo: plain"),
        ("discard", "plain"), ("strength", "bold"), ("play", "bold"), ("chart", "plain"), ("session", "bold"),
    ],
)  # fmt: skip
def test_the_help_names_the_default(question, default):
    text = " ".join(CliRunner().invoke(odds, ["loo", question, "--help"]).output.split())
    told = ["seat 1 first; one name for all"] if question == "session" else ["others declare", "all play the cards"]
    assert [words for words in told if f"{words} [{default}]." not in text] == []
