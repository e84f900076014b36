"""What every game in GAMES must satisfy; a new game adds its examples to the tables and nothing else."""

import dataclasses
import json
import os
import re
import subprocess
import sys
from importlib import import_module
from itertools import pairwise, permutations
from pathlib import Path

import pandas as pd
import pytest
from click.testing import CliRunner

from analyzer import run
from analyzer.cli import odds
from analyzer.errors import Misuse
from analyzer.games import GAMES
from analyzer.report.table import sentences, tables, to_csv
from analyzer.verify import verify_file

BEATEN = {"turn_up": "6d", "lead": "Kd", "owner": 3, "exposed": "Qs Ah Jh 9s", "hidden": "2 2 2 2 2"}
FIVE = {"variant": "five-card", "hand": "Kh 7h Ac 4c 2d", "turn_up": "Qh"}
PAM = {"hand": "Jc 2h Ac 4c 2d", "turn_up": "Qh"}
NAP, WEAK = {"hand": "Ah Kh Qh 9h As"}, {"hand": "3c 2c 4d 5h 7s"}  # hands of Nap
KING, SMALL = {"hand": "Kh 7h Ac", "turn_up": "Qh"}, {"hand": "2c 3c 5d", "turn_up": "Qh"}  # hands of Loo
BOWER, FAIR = {"hand": "Jh Ah As 7d 8c", "turn_up": "9h"}, {"hand": "7s As Ac Kd 8c", "turn_up": "9h"}  # of Euchre
NINES = {"hand": "Qh As Ac Kd Tc", "turn_up": "9h", "pack": 24}  # few worlds: soon counted
SAMPLED = {"method": "simulate"}
PAIR, SHORT = {"hand": "7h 8h Qs 7s 7d", "turn_up": "9h"}, "propose accept draw-3 draw-3 propose accept draw-3 draw-3"
OPENING = {"hand": "Qs Jd Kh Qh Ah 7c 8c 9d", "turn_up": "9h", "stock": 40}  # moments of Bezique
WON = {"hand": "Kh Qh Ah Th Jh Qs 7c", "turn_up": "9h", "stock": 20}
SERVED = {"hand": "Qs Ks Jd Ah 7s 8s Kd", "turn_up": "Ts", "stock": 12, "theirs": "Kd Qd"}
SERVED |= {"declared": "bezique:QsJd royal-marriage:KsQs", "theirs_declared": "marriage-d:KdQd"}
ENDING = {"hand": "Ah Tc 9d Jd", "turn_up": "9h", "stock": 0}
EXAMPLES = {  # questions and settings that between them use all that a game knows
    "bezique": [
        ("melds", {**OPENING}),
        ("melds", {**WON, "seen": "Th Jh 8c Td", "draws": "1 4 9", "first": "other"}),
        ("melds", {**SERVED}),
        ("melds", {**OPENING, "method": "simulate", "actions": "sequence bezique"}),
        ("declare", {**WON}),
        ("declare", {**WON, "score": "880-940", "brisques": "2-5", "seat": "dealer"}),
        ("declare", {**WON, "play": "search", "worlds": 5, "deals": 20}),
        ("declare", {**SERVED}),
        ("declare", {"hand": "7h Qh Kh Ks Kc Kd 8c", "turn_up": "Ah", "stock": 30, "play": "plain", "deals": 9000}),
        ("declare", {"hand": "Ah Ac Ad As Ah Tc 7c", "turn_up": "Ad", "stock": 40, "mine": "plain"}),
        ("play", {**OPENING, "stock": 20, "led": "Ac", "deals": 9000}),
        ("play", {**OPENING, "theirs": "Kc Qc", "table": "Qs Jd", "suit_led": True, "deals": 9000}),
        ("play", {**ENDING, "led": "Kc", "theirs": "Qc Ks 7h"}),
        ("play", {**ENDING, "theirs": "Kc Qc Ks 7h"}),
        ("play", {**ENDING, "theirs": "Kc Qc", "led": "8s"}),
        ("session", {"runs": 400, "precision": 0}),
        ("session", {"runs": 30, "policies": "book,plain", "by": "policy"}),
        ("session", {"runs": 2, "policies": "search,book", "worlds": 2}),
        ("chart", {}),
        ("chart", {"of_what": "cards", "trump": "s"}),
        ("chart", {"of_what": "throws"}),
        ("show", {"index": 7}),
        ("show", {**WON, "index": 3, "action": "royal-marriage"}),
        ("show", {**OPENING, "led": "Ac", "seed": 5, "play": "plain"}),
        ("claims", {}),
    ],
    "ecarte": [
        ("propose", {**PAIR}),
        ("propose", {**PAIR, **SAMPLED}),
        ("propose", {**PAIR, "score": "3-4", "opponents": "book"}),
        ("propose", {"hand": "Kh 7h Ks 8s 7d", "turn_up": "9h", "score": "3-3", "opponents": "book", "play": "plain"}),
        ("propose", {**PAIR, "said": "propose accept draw-2 draw-3", "dead": "8c 9c", "variant": "club"}),
        ("propose", {"hand": "7s Jd Th Ks As", "turn_up": "7c", "play": "double-dummy", "actions": "play"}),
        ("propose", {"hand": "Qc As 9d 7c Qs", "turn_up": "Ts", "play": "double-dummy", "mine": "book"}),
        ("propose", {"hand": "7h 8h Qs 7s 7d", "turn_up": "Kh", "score": "3-4"}),
        ("answer", {"hand": "Kh 8h Qs 7s 7d", "turn_up": "9h", "score": "3-3", "king": "keep"}),
        ("answer", {"hand": "Ks 7s Qd 7h 8c", "turn_up": "9h"}),
        ("answer", {"hand": "Ks 7s Qd 7h 8c", "turn_up": "Kc", "score": "4-2", "vulnerable_vole": 3}),
        (
            "answer",
            {
                "hand": "7h 8h Qs 7s 7d",
                "turn_up": "9h",
                "said": f"{SHORT} propose",
                "dead": "8c 9c Tc 8d 9d Td",
                "variant": "britannica",
            },
        ),
        ("discard", {**PAIR}),
        ("discard", {"hand": "Kh Qh Jh Th Kd", "turn_up": "9h", "said": "propose accept draw-3"}),
        ("strength", {**PAIR}),
        ("strength", {"hand": "7s Jd Th Ks As", "turn_up": "7c", "play": "double-dummy"}),
        ("strength", {"hand": "Qc As 9d 7c Qs", "turn_up": "Ts", "play": "double-dummy"}),
        ("play", {"hand": "Jh 7d 8c 9c", "turn_up": "9h", "said": "propose refuse", "played": "Qs Ts / Jc"}),
        ("match", {"game": 3}),
        ("match", {"opponents": "book", "play": "double-dummy", "game": 2}),
        ("session", {"runs": 60, "precision": 0}),
        ("session", {"runs": 60, "policies": "book,plain", "by": "policy", "stakes": True}),
        ("chart", {"trumps": 4}),
        ("chart", {"trumps": 5, "seat": "dealer", "score": "3-4"}),
        ("show", {**PAIR, "action": "play", "index": 7}),
        ("show", {"index": 3, "seed": 5, "opponents": "book", "variant": "club"}),
        ("claims", {}),
    ],
    "euchre": [
        ("declare", {**BOWER, **SAMPLED}),
        ("declare", {**BOWER, **SAMPLED, "score": "3-2", "opponents": "book", "actions": "order pass"}),
        ("declare", {**FAIR, **SAMPLED, "said": "pass", "play": "double-dummy"}),
        ("declare", {**FAIR, **SAMPLED, "said": "pass pass", "rename": True, "mine": "book"}),
        ("declare", {**NINES, **SAMPLED, "said": "pass pass pass", "defenders_march": 4, "opponents": "book"}),
        ("declare", {**NINES, **SAMPLED, "said": "pass pass", "stick_dealer": True}),
        ("declare", {**NINES}),
        ("declare", {**NINES, "said": "pass pass", "score": "4-4", "play": "book"}),
        ("discard", {**NINES, **SAMPLED, "said": "order"}),
        ("discard", {**NINES, "score": "2-3"}),
        ("strength", {**BOWER, "play": "double-dummy"}),
        ("strength", {**FAIR, "seat": "dealer", "maker": "elder", "pack": 32}),
        ("strength", {"hand": "Th Ah As 9d 9c", "turn_up": "9h", "pack": 24, "trump": "d"}),
        ("play", {"hand": "Ah Ks", "turn_up": "9h", "said": "order", "dead": "Jc", "played": "Jh 8h / As Qs / 7c 9h"}),
        ("match", {"game": 3}),
        ("match", {"opponents": "book", "play": "double-dummy", "game": 2}),
        ("session", {"runs": 60, "precision": 0}),
        ("session", {"runs": 60, "policies": "book,plain", "stick_dealer": True}),
        ("chart", {"places": "order dealer-cross"}),
        ("show", {**BOWER, "action": "order", "index": 7}),
        ("show", {"index": 3, "seed": 5, "opponents": "book", "pack": 24}),
        ("claims", {}),
    ],
    "loo": [
        ("declare", {**KING, "said": "throw stand", "pool": 21}),
        ("declare", {**KING, "said": "stand miss stand", "opponents": "book"}),
        ("declare", {**KING, "said": "stand stand", "future": True, "players": 3}),
        ("declare", {**KING, "said": ["stand"], "loo": "mixed-30", "pool": 45, "mine": "book", "pack": 32}),
        ("declare", {**SMALL, "said": "throw throw stand throw"}),
        ("declare", {**SMALL, "said": "throw throw throw throw"}),
        ("declare", {"hand": "2h 3c 5d", "turn_up": "Ah", "opponents": "bold", "miss_leads": True}),
        ("declare", {"hand": "2c 3c 5c", "turn_up": "Qc", "flush": "foster", "actions": "stand throw"}),
        ("show", {**KING, "said": "throw stand", "index": 7}),
        ("show", {**SMALL, "said": "throw throw stand throw", "action": "defend", "seed": 5}),
        ("declare", {**FIVE, "said": "throw draw-3"}),
        ("declare", {**PAM, "variant": "five-card-hoffmann", "said": "stand"}),
        ("declare", {**KING, "variant": "irish-foster", "said": "stand stand"}),
        ("declare", {"hand": "Ah 7h Kc 4c 2d", "turn_up": "Qh", "variant": "five-card", "civil": False}),
        ("discard", {**FIVE, "civil": True}),
        ("discard", {**PAM, "variant": "five-card-hoffmann", "said": "stand"}),
        ("discard", {**KING, "variant": "irish", "said": "stand throw"}),
        ("strength", {**KING}),
        ("play", {"hand": "7h Ac Kd", "turn_up": "Qh", "said": "stand throw stand throw stand"}),
        ("play", {"hand": "Ad Jd", "turn_up": "8s", "said": "stand throw stand throw miss", "played": "Ks 6s Qs / 5s"}),
        ("play", {"hand": "Ah", "turn_up": "8s", "said": "stand stand throw", "players": 3, "played": "Ks 6s / 7s 3s"}),
        ("chart", {"players": 3, "pack": 32, "turn_up": "7s"}),
        ("claims", {}),
        ("session", {"runs": 20, "length": 30, "precision": 0}),
        ("session", {"runs": 20, "length": 30, "policies": "book,plain,plain,plain,plain", "by": "policy"}),
    ],
    "nap": [
        ("call", {**NAP, "said": "pass 2"}),
        ("call", {**NAP, "said": "pass 2", "opponents": "book", "play": "double-dummy", "deals": 5000}),
        ("call", {**WEAK, "players": 5}),
        ("call", {**WEAK, "players": 6, "kitty_others": 1, "pool": 4}),
        ("call", {**WEAK, "said": "pass nap", "variant": "wellington", "challenge": True, "opponents": "book"}),
        ("call", {**WEAK, "said": "pass 3", "misery": "above-three", "opponents": "book"}),
        ("call", {**WEAK, "double_header": True, "doubled": True}),
        ("call", {**NAP, "said": "pass nap", "opponents": "book", "raises": "blucher", "raise_stakes": "mild"}),
        ("call", {**NAP, "said": "draw-2 draw-2 draw-0 draw-2 pass 2", "buying": True, "opponents": "book"}),
        ("call", {**NAP, "said": "peep", "peeped": "9c", "peep": "hoffmann", "opponents": "bold", "toll": True}),
        ("call", {**NAP, "said": "pass", "spare": True, "opponents": "bold", "failed_nap": "doubles", "pool": 9}),
        ("call", {"hand": "Ah Kh Qh 9h As 2c 3d 4s 5s", "dealt": 9, "players": 3, "opponents": "book"}),
        ("call", {**NAP, "play": "pimc", "worlds": 3, "actions": "3 nap", "deals": 200}),
        ("strength", {"hand": "Ah Jh Th Kc 4d"}),
        ("strength", {"hand": "Ah Jh Th Kc 4d", "play": "double-dummy", "goal": 2, "players": 3, "deals": 2000}),
        ("strength", {"hand": "Ah Jh Th Kc 7d", "pack": 32, "players": 3, "band": True, "deals": 200}),
        ("play", {"hand": "Jh Th Kc 4d", "said": "pass pass 3 pass", "played": "Ah Qh 3h 6h"}),
        ("play", {"hand": "2s Jc Tc 9d", "said": "pass pass 3 pass", "played": "Ah Qh 3h 6h / Jh", "play": "book"}),
        (
            "play",
            {
                "hand": "2s Jc Tc 9d 7h",
                "said": "1 pass pass pass",
                "played": "Ah",
                "play": "double-dummy",
                "deals": 3000,
            },
        ),
        ("discard", {"hand": "Ah Kh Qh 9h As 2c 3c", "dealt": 7}),
        ("discard", {**NAP, "said": "draw-0", "buying": True, "opponents": "book"}),
        ("discard", {**NAP, "said": "pass 3 pass pass", "peep": "foster", "peeped": "5h"}),
        ("discard", {"hand": "Ah Kh Qh 9d 3c 4c 5c Kd Qd Jd", "spare": True, "said": "pass spare"}),
        ("session", {"runs": 20, "length": 30, "kitty": 1, "precision": 0}),
        ("session", {"runs": 20, "length": 30, "policies": "book,bold,plain,plain", "by": "policy"}),
        ("session", {"runs": 20, "length": 30, "by": "position", "all_pass": "dealer", "lowest": 2}),
        ("chart", {"players": "3 4"}),
        ("show", {**NAP, "said": "pass 2", "action": "nap", "index": 7}),
        (
            "show",
            {"players": 6, "index": 3, "seed": 5, "opponents": "bold", "play": "pimc", "dealt": 6, "peep": "foster"},
        ),
        ("claims", {}),
    ],
    "speculation": [
        ("price", {}),
        ("price", {"turn_up": "9d", "method": "simulate"}),
        ("price", {"turn_up": "9d", "players": 4, "spare": True, "penalty": 1, "method": "simulate"}),
        ("price", {"turn_up_to": "pool", "players": 3, "penalty": 2, "method": "simulate"}),
        ("price", {**BEATEN, "penalty": 1, "looked": "2 4"}),
        (
            "price",
            {**BEATEN, "penalty": 1, "looked": "2 4", "lot": "hidden", "of": 1, "count": 2, "method": "simulate"},
        ),
        ("price", {"turn_up": "Kd"}),
        ("buy", {"turn_up": "9d", "price": 1}),
        ("buy", {"turn_up": "Kd", "price": 1}),
        ("buy", {"price": 2.5, "lot": "turn-up", "seat": 2, "bidders": "noisy", "stakes": [3, 2]}),
        ("buy", {**BEATEN, "price": 0.3, "lot": "hidden", "of": 2, "dead": "Ac 2d 3d 5s", "bidders": "noisy"}),
        (
            "buy",
            {"pack": 32, "turn_up": "Td", "price": 1, "penalty": 1, "spare": True, "bidders": "noisy", "bias": 1.1},
        ),
        ("buy", {"turn_up": "Qh", "court": "showdown", "price": 3, "method": "simulate", "players": 6}),
        ("sell", {"turn_up": "9d", "offer": 1, "bidders": "noisy", "spread": 0.4, "reserve": 0.9, "bias": 1.1}),
        ("sell", {"turn_up": "9d", "offer": ".4", "lot": "hand", "of": 2, "method": "simulate"}),
        ("sell", {"offer": 2, "variant": "hoyle-1847", "dead": "Ac"}),
        ("chart", {"players": "3 5"}),
        ("chart", {"of_what": "exposed", "court": "play", "pack": 32}),
        ("show", {"players": 4, "index": 7, "bidders": "noisy", "penalty": 1}),
        ("show", {"turn_up": "9d", "index": 3, "seed": 5}),
        ("claims", {}),
    ],
}
DEALS = {  # settings of whole deals
    "bezique": [{"play": "plain"}, {**WON, "hand": "Kh Qh Ac Th Jh Qs 7c"}, {**OPENING, "led": "Ac"}],
    "ecarte": [
        {"hand": "7h 8h Qs 7s 7d", "turn_up": "9h"},
        {"opponents": "book", "variant": "club"},
        {**PAIR, "said": "propose accept draw-2 draw-3", "dead": "8c 9c", "variant": "club"},
    ],
    "euchre": [
        {"hand": "Jh Ah As 7d 8c", "turn_up": "9h"},
        {"opponents": "book", "stick_dealer": True},
        {"hand": "7s As Ac Kd 8c", "turn_up": "9h", "said": "pass pass", "opponents": "book"},
    ],
    "loo": [  # of suits of which nothing is known either may be the other's namesake
        {"hand": "Kc 7d As", "turn_up": "Qh", "said": "throw stand"},
        {"hand": "Kc 7d As", "turn_up": "Qh", "said": "stand throw stand", "opponents": "book"},
    ],
    "nap": [
        {"hand": "Ah Kh Qc 9d As", "said": "pass 2"},
        {"players": 5, "opponents": "book", "variant": "wellington"},
        {"hand": "Ah Kh Qc 9d As", "said": "2", "play": "pimc", "worlds": 2},
    ],
    "speculation": [
        {"players": 4, "bidders": "noisy", "penalty": 1},
        {"turn_up": "9d", "dead": "Ac Kd 3c", "bidders": "noisy", "spare": True},
    ],
}
OTHERWISE = {  # of each field of a variant another value; each must change some row of some example
    "bezique": {
        "suit_led": True, "last_trick": 24, "other_bezique": True, "must_trump": False, "afresh": False, "game": 2000,
        "elder_first": True,
    },
    "ecarte": {
        "game": 4, "max_proposals": "unlimited", "dealer_least": 1, "conditional": True, "must_head": False,
        "must_trump": False, "announcing": "compulsory", "vulnerable_vole": 3, "stakes": True,
    },
    "euchre": {"pack": 24, "game": 4, "stick_dealer": True, "rename": True, "defenders_march": 3},
    "loo": {
        "form": "irish", "pack": 32, "loo": "unlimited", "deal": 6, "ante": 1, "single": "must", "single_loo": 6,
        "lead": "trump", "miss_leads": True, "club_law": True, "defend": "free", "flush": "foster", "pam": "trumps",
        "civil": True, "exchange": "after",
    },
    "nap": {
        "pack": 32, "dealt": 7, "stands_out": "5", "lowest": 2, "all_pass": "dealer", "double_header": True,
        "nap_wins": 12, "nap_loses": 6, "misery": "above-three", "misery_trumps": False, "misery_loss": 6,
        "raises": "wellington", "raise_stakes": "foster", "challenge": True, "kitty": 2, "kitty_others": 1,
        "failed_nap": "doubles", "toll": True, "spare": True, "buying": True, "peep": "foster",
    },
    "speculation": {
        "pack": 32, "court": "showdown", "spare": True, "turn_up_to": "pool", "penalty": 3, "stakes": (6, 4),
    },
}  # fmt: skip
LARGEST = {  # the largest amounts: a question, and what is the same in every deal
    "bezique": (
        "play", {"hand": "Ah", "turn_up": "9h", "stock": 0, "theirs": "Ac", "method": "simulate"}, 30,
    ),
    "ecarte": ("propose", {"hand": "Kh Qh Jh Ah Th", "turn_up": "9h", "actions": "play", **SAMPLED}, 3),
    "euchre": ("declare", {"hand": "Jh Jd Ah Kh Qh", "turn_up": "Th", "actions": "order", **SAMPLED}, 2),
    "loo": ("declare", {"hand": "Ah Kh Qh", "turn_up": "Jh", "pool": 10_000, "actions": "stand"}, 10_000),
    "nap": ("call", {"hand": "Ah Kh Qh Jh Th", "pool": 10_000, "nap_wins": 100, "actions": "nap"}, 10_300),
    "speculation": (
        "price", {"turn_up": "Ad", "court": "play", "pool": 10_000, "lot": "lead", "method": "simulate"}, 10_000,
    ),
}  # fmt: skip
RENAMINGS = {
    game: list(permutations("cdhs")) for game in ("ecarte", "loo", "nap", "speculation")
}  # suits c d h s become these, and no row changes
RENAMINGS["euchre"] = [suits for suits in permutations("cdhs") if {*suits[::3]} in ({"c", "s"}, {"d", "h"})]
RENAMINGS["bezique"] = [tuple("cdhs"), tuple("hdcs")]  # spades and diamonds make bezique
CLUBS = ("five-card", "five-card-hoffmann")  # variants in which clubs are not as other suits
CARDS = {  # settings that are cards
    "turn_up", "lead", "exposed", "dead", "hand", "played", "peeped", "trump", "table", "theirs", "seen", "led",
}  # fmt: skip
LONG = {
    ("bezique", "claims"),
    ("ecarte", "claims"),
    ("ecarte", "chart"),
    ("ecarte", "match"),
    ("ecarte", "strength"),
    ("ecarte", "play"),
    ("euchre", "claims"),
    ("euchre", "chart"),
    ("euchre", "match"),
    ("euchre", "strength"),
    ("euchre", "play"),
    ("speculation", "claims"),
    ("loo", "claims"),
    ("loo", "chart"),
    ("loo", "strength"),
    ("nap", "claims"),
    ("nap", "chart"),
}  # too many deals without the compiler

ROOT = Path(__file__).parents[1]
TABLE = [(game, question, asked) for game in GAMES for question, asked in EXAMPLES[game]]
WITH_CARDS = [row for row in TABLE if CARDS & set(row[2]) and row[1] != "show"]


def called(row):
    return (
        " ".join([*row[:2], *(f"{key}={value}" for key, value in row[2].items())]) if isinstance(row, tuple) else None
    )


SLOW = {(game, "claims") for game in GAMES if game != "speculation"}  # each some hundred questions in one
every_example = pytest.mark.parametrize(
    "row", [pytest.param(row, marks=pytest.mark.slow) if row[:2] in SLOW else row for row in TABLE], ids=called
)
every_game = pytest.mark.parametrize("game", GAMES)


def is_played(game, question):
    """Return whether a question plays deals until it knows enough."""
    commands = import_module(f"analyzer.games.{game}.commands").group.commands
    return "deals" in {option.name for option in commands[question].params}


def settings_of(row, deals):
    game, question, asked = row
    most = min(deals, asked.get("deals", deals))  # of those that take long an example says fewer
    fixed = {"deals": most, "precision": 0} if is_played(game, question) else {}
    return asked | ({"deals": 20} if question == "chart" and fixed else fixed)  # a chart is of thousands of hands


def ask(row, deals=500, **others):
    return getattr(import_module(f"analyzer.games.{row[0]}"), row[1])(**settings_of(row, deals) | others)


def rows_of(answer):
    return [answer.actions, answer.seats, bool(answer.over), answer.best, answer.edge, answer.break_even]


def renamed(text, suits):
    return text.translate(str.maketrans("cdhs", "".join(suits)))


def in_order(names):
    """Return names in an order of their own: in a hand that is told suit by suit the suits stand as they are called."""
    return " ".join(sorted(names.split()))


def renamed_cards(text, suits):
    """Rename the cards, and the suits, among words."""
    text = re.sub("(?<=marriage-)[cdhs]", lambda suit: renamed(suit[0], suits), text)
    return " ".join(renamed(w, suits) if re.fullmatch("([2-9TJQKA]|name-)?[cdhs]", w) else w for w in text.split())


def all_answers():
    """Return the JSON of every example, few deals each, for another process to compare with."""
    return [json.loads(ask(row, 12).to_json()) for row in TABLE if row[:2] not in LONG and not is_long(row)]


def is_long(row):
    """Whether a question would list or draw many hands without the compiler."""
    game, question, asked = row
    if game == "ecarte" and question in ("propose", "answer", "discard"):
        return "said" in asked or "method" not in asked or question == "answer"
    if game == "euchre" and question in ("declare", "discard"):
        many = "said" in asked and asked.get("pack") != 24  # hands that may have said so
        return many or "method" not in asked or "score" in asked or asked.get("play") == "double-dummy"
    if game == "bezique":
        return "search" in str(asked) or asked.get("runs", 0) > 100
    heard = asked.get("said") not in (None, "pass 2", "peep") or "opponents" in asked
    return game == "nap" and (heard or asked.get("band") or asked.get("play") in ("double-dummy", "pimc"))


def test_every_game_is_in_every_table():
    for table in (EXAMPLES, DEALS, OTHERWISE, LARGEST, RENAMINGS):
        assert set(table) == set(GAMES)


@every_game
def test_every_question_has_an_example(game):
    assert {question for question, _ in EXAMPLES[game]} == set(import_module(f"analyzer.games.{game}").__all__) - {
        "deals"
    }


@pytest.mark.parametrize("row", [row for row in TABLE if is_played(*row[:2])], ids=called)
def test_threads_and_blocks_do_not_change_a_byte(row, monkeypatch):
    answer = ask(row, 20_000, threads=1)
    assert all(ask(row, 20_000, threads=threads).to_json() == answer.to_json() for threads in (2, 7))
    monkeypatch.setattr(run, "BLOCK", 1777)  # other looks, other cuts
    assert ask(row, 20_000).to_json() == answer.to_json()


def test_the_same_json_without_the_compiler():
    code = "import json; from tests.test_contract import all_answers; print(json.dumps(all_answers()))"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == all_answers()


@pytest.mark.parametrize(("game", "asked"), [(game, asked) for game in GAMES for asked in DEALS[game]])
def test_a_deal_does_not_depend_on_the_block_it_is_in(game, asked):
    deals = import_module(f"analyzer.games.{game}").deals
    whole = deals(n=3000, first=90, **asked)
    cuts = [90, 91, 92, 1000, 3090]
    parts = [deals(n=b - a, first=a, **asked) for a, b in pairwise(cuts)]
    pd.testing.assert_frame_equal(pd.concat(parts), whole, check_index_type=False)
    assert not whole.equals(deals(n=3000, first=90, seed=2, **asked))


def under_names(told, suits="cdhs"):
    """Return what is told with its cards renamed and in an order of their own, and the rows too."""
    if isinstance(told, str):
        return in_order(renamed_cards(told, suits))
    if isinstance(told, dict):  # of a chart's hand, which stands for its class, the numbers
        return {key: under_names(value, suits) for key, value in told.items() if key != "hand"}
    if isinstance(told, list):
        return sorted((under_names(item, suits) for item in told), key=str)
    return told


@pytest.mark.parametrize("row", WITH_CARDS, ids=called)
def test_suits_renamed_change_no_row(row):
    game, question, asked = row
    expected = rows_of(ask(row))
    for suits in RENAMINGS[game]:
        if asked.get("variant") in CLUBS and suits[0] != "c":
            continue
        cards = {key: renamed(asked[key], suits) for key in CARDS & set(asked)}
        assert under_names(rows_of(ask((game, question, asked | cards)))) == under_names(expected, suits), suits


@pytest.mark.parametrize(
    ("game", "asked"), [(game, asked) for game in GAMES for asked in DEALS[game] if CARDS & set(asked)]
)
def test_suits_renamed_rename_the_cards_of_a_deal_and_change_nothing_else(game, asked):
    deals = import_module(f"analyzer.games.{game}").deals
    base = deals(n=300, **asked)
    for suits in RENAMINGS[game]:
        frame = deals(n=300, **asked | {key: renamed(asked[key], suits) for key in CARDS & set(asked)})
        named = base.select_dtypes(exclude=["number", "bool"])
        names = named.map(lambda name, suits=suits: in_order(renamed_cards(name, suits)))
        pd.testing.assert_frame_equal(frame.assign(**frame[named.columns].map(in_order)), base.assign(**names))


@every_example
def test_an_answer_verifies(row, tmp_path):
    answer = ask(row)
    (tmp_path / "answer.json").write_text(answer.to_json())
    assert verify_file(tmp_path / "answer.json") == []


@every_game
def test_every_answer_is_said_in_sentences_by_the_words_of_its_game(game):
    words = import_module(f"analyzer.games.{game}.words")
    for answer in (ask(row) for row in TABLE if row[0] == game and row[:2] not in SLOW):
        said = sentences(answer)
        assert all(line.endswith(".") for line in said)
        assert set(words.model(answer)) <= set(said)
        assert {words.break_even(point) for point in answer.break_even or []} <= set(said)
        assert all(columns and len({*map(len, columns.values())}) == 1 for columns in tables(answer))


@pytest.mark.parametrize("row", [row for row in TABLE if row[1] == "chart"], ids=called)
def test_a_chart_verifies_by_its_csv(row, tmp_path):
    text = to_csv(ask(row))
    (tmp_path / "chart.csv").write_text(text)
    assert verify_file(tmp_path / "chart.csv") == []
    *lines, last = text.rstrip("\n").split("\n")
    (tmp_path / "chart.csv").write_text("\n".join([*lines, last.replace("0", "1", 1), ""]))
    assert len(verify_file(tmp_path / "chart.csv")) == 1


@pytest.mark.parametrize("row", [row for row in TABLE if is_played(*row[:2])], ids=called)
def test_a_changed_number_does_not_verify(row, tmp_path):
    told = json.loads(ask(row).to_json())
    (told.get("actions") or [told])[0]["ev"] = 123.5
    (tmp_path / "answer.json").write_text(json.dumps(told))
    differences = verify_file(tmp_path / "answer.json")
    assert len(differences) == 1 and "123.5" in differences[0]


@pytest.mark.parametrize(("game", "field"), [(game, field) for game in GAMES for field in OTHERWISE[game]])
def test_every_field_of_a_variant_changes_some_row(game, field):
    def changes(row):
        try:
            return rows_of(ask(row, **{field: OTHERWISE[game][field]})) != rows_of(ask(row))
        except Misuse:  # an example that has no sense under the other rule
            return False

    assert any(changes(row) for row in TABLE if row[0] == game and row[:2] not in LONG)


@every_game
def test_every_field_of_a_variant_is_tried(game):
    variant = import_module(f"analyzer.games.{game}.variant").Variant()
    assert set(OTHERWISE[game]) == {field.name for field in dataclasses.fields(variant)}
    assert all(getattr(variant, field) != value for field, value in OTHERWISE[game].items())
    assert set(variant.as_dict()) == {"name", *OTHERWISE[game]}


@every_game
def test_the_largest_amounts_fit_the_sums(game):
    """An arm that brings the same in every deal has that mean and no error, however many deals a job folds."""
    question, asked, ev = LARGEST[game]
    (row,) = ask((game, question, asked), 2**21).actions
    assert (row["ev"], row["stderr"]) == (ev, 0)


@pytest.mark.parametrize(
    ("game", "name"), [(g, n) for g in GAMES for n in import_module(f"analyzer.games.{g}").__all__]
)
def test_a_question_refuses_a_setting_that_nobody_knows(game, name):
    question = getattr(import_module(f"analyzer.games.{game}"), name)
    asked = next((asked for g, q, asked in TABLE if (g, q) == (game, name)), {})
    with pytest.raises((Misuse, TypeError), match="xyzzy"):
        question(**asked, xyzzy=1)


@every_example
def test_the_command_gives_the_same_json(row, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))  # nobody's own settings
    words = [row[0], row[1], "--format", "json"]
    for key, value in settings_of(row, 500).items():
        words.append(f"--{'no-' * (value is False)}{key.replace('_', '-')}")
        words += (
            [] if isinstance(value, bool) else [" ".join(map(str, value)) if isinstance(value, list) else str(value)]
        )
    done = CliRunner().invoke(odds, words, prog_name="odds")
    assert done.exit_code == 0, done.output or repr(done.exception)
    assert done.stdout == ask(row).to_json()


@every_game
def test_a_game_can_be_warmed(game):
    warm = import_module(f"analyzer.games.{game}.questions").warm
    assert warm.__doc__ and warm() is None


@pytest.mark.slow
def test_once_warmed_nothing_is_compiled_any_more(tmp_path):
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0", "NUMBA_CACHE_DIR": str(tmp_path)}
    code = "from tests.test_contract import all_answers; all_answers()"
    for command, compiles in ((["-m", "analyzer", "warm"], True), (["-c", code], False)):
        done = subprocess.run([sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        assert ("compiling" in done.stderr) == compiles
