"""What the numbers mean is said in sentences that fit the very question that was asked."""

import pytest

from analyzer.games.loo.policy import POLICIES
from analyzer.games.loo.words import POLICIES as DESCRIBED
from analyzer.games.loo.words import break_even, model

from .asked import of_plain

HAND = {"hand": "Kh 7h Ac", "turn_up": "Qh"}
FEW = {"deals": 1000, "precision": 0}
ASKED = {
    "declare": lambda: of_plain.declare(**HAND, **FEW),
    "after some": lambda: of_plain.declare(**HAND, said="throw stand", **FEW),
    "book": lambda: of_plain.declare(**HAND, opponents="book", **FEW),
    "mixed": lambda: of_plain.declare(**HAND, opponents="book", play="plain", mine="bold", **FEW),
    "future": lambda: of_plain.declare(**HAND, future=True, **FEW),
    "the miss": lambda: of_plain.declare(**HAND, said="stand miss", **FEW),
    "show": lambda: of_plain.show(**HAND),
}
SAID = {
    "declare": ["ev: counters of this deal", "plain players stand on any trump and never take the miss."],
    "after some": ["would say this in 0.263 of deals."],
    "book": [
        "book players declare and lead as the old books advise; the cards are played as plain, the asker's as plain."
    ],
    "mixed": ["book players", "; the cards are played as plain, the asker's as bold."],
    "future": ["credited with its share of what the deal leaves for the next pool."],
    "the miss": ["Seat 2: miss: no hand of such a player says this, so it is no evidence."],
    "show": ["plain players"],
}


@pytest.mark.parametrize("name", ASKED)
def test_what_is_said_of_a_question(name):
    lines = model(ASKED[name]())
    assert all(line.endswith(".") and line[0].upper() == line[0] or line.startswith("ev: ") for line in lines)
    said = " ".join(lines)
    assert [words for words in SAID[name] if words not in said] == []
    assert ("ev: " in said) == (name != "show")
    assert ("would say this" in said) == (name in ("after some", "the miss"))


def test_every_policy_is_described():
    assert set(DESCRIBED) == set(POLICIES)


@pytest.mark.parametrize(
    ("point", "sentence"),
    [
        ({"pool": 5.9612, "between": ["stand", "throw"]}, "From a pool of 5.96 on stand is better than throw."),
        ({"pool": 21.0, "between": ["miss", "stand"]}, "From a pool of 21.00 on miss is better than stand."),
    ],
)
def test_from_which_pool_on(point, sentence):
    assert break_even(point) == sentence
