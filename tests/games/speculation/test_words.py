"""What the numbers mean is said in sentences that fit the very question that was asked."""

import pytest

from analyzer.answer import Answer
from analyzer.games import speculation
from analyzer.games.speculation.words import break_even, grids, model

NINE = {"turn_up": "9d"}
FEW = {"deals": 1000, "precision": 0}
ASKED = {
    "price": lambda: speculation.price(**NINE),
    "buy": lambda: speculation.buy(**NINE, price=1),
    "sell": lambda: speculation.sell(**NINE, offer=1),
    "buy of fair bidders": lambda: speculation.buy(**NINE, price=1, bidders="fair", reserve=1.5),
    "sell to noisy bidders": lambda: speculation.sell(**NINE, offer=1, bidders="noisy", bias=1.1, spread=0.3, **FEW),
    "chart": lambda: speculation.chart(players=5),
    "show": lambda: speculation.show(**NINE),
    "show with bids": lambda: speculation.show(**NINE, bidders="noisy"),
    "claims": lambda: Answer("speculation.claims", actions=[{"claim": "S1"}]),
    "over": lambda: speculation.buy(turn_up="Qh", price=1),
}
SAID = {  # which of the words are found in what is said of a question
    "price": ["ev: the fair price in counters", "Model: nobody trades."],
    "buy": ["the price counted", "Model: nobody trades afterwards."],
    "sell": ["the offer counted", "Model: nobody trades afterwards."],
    "buy of fair bidders": [
        "the price counted", "fair bidders", "every seat but the asker's bids the fair price;",
        "the highest bid above 1.5 times the fair price",
    ],
    "sell to noisy bidders": [
        "noisy bidders", "every seat but the asker's bids the fair price times a factor of its own",
        "lognormal with median 1.1 and spread 0.3", "the highest bid above the fair price",
    ],
    "chart": ["Model: nobody trades."],
    "show": ["Model: nobody trades."],
    "show with bids": ["every seat bids the fair price times a factor", "median 1 and spread 0.25"],
    "claims": [],
    "over": ["Model: nobody trades afterwards."],
}  # fmt: skip


@pytest.mark.parametrize("name", ASKED)
def test_what_is_said_of_a_question(name):
    lines = model(ASKED[name]())
    assert all(line.endswith(".") for line in lines)
    said = " ".join(lines)
    assert [words for words in SAID[name] if words not in said] == []
    assert ("ev: " in said) == name.startswith(("price", "buy", "sell"))
    assert ("bids" in said) == ("bid" in name)


@pytest.mark.parametrize(
    ("point", "sentence"),
    [
        ({"price": 0.96292, "between": ["buy", "decline"]}, "Buy up to 0.9629."),
        (
            {"price": -0.88529, "between": ["buy", "decline"]},
            "At no price: by 0.885 it costs more than it brings.",
        ),
        ({"offer": 0.96292, "between": ["sell", "keep"]}, "Sell from 0.9629."),
        (
            {"price": 1.2892, "stderr": 0.0016, "low": 1.2852, "high": 1.2933, "between": ["buy", "decline"]},
            "Buy up to 1.2892 ± 0.0041.",
        ),
        (
            {"offer": 1.2892, "stderr": 0.061, "low": 1.1, "high": 1.5, "between": ["sell", "keep"]},
            "Sell from 1.29 ± 0.20.",
        ),
    ],
)
def test_up_to_which_price_and_from_which_offer_on(point, sentence):
    assert break_even(point) == sentence


def test_the_rows_of_a_chart_stand_by_rank_and_by_players():
    answer = speculation.chart(players=[3, 5], court="ace")
    (columns,) = grids(answer)
    assert columns["players:"] == "A K Q J 10 9 8 7 6 5 4 3 2".split()
    prices = {(row["rank"], row["players"]): f"{row['ev']:.2f}" for row in answer.actions}
    for n in (3, 5):
        assert columns[str(n)] == ["pool", *(prices[rank, n] for rank in "KQJT98765432")]


def test_a_grid_has_ten_columns_at_most_and_gaps_where_there_is_no_row():
    """Of sixteen hands some cards exposed must have been trumps, of which the low ranks know the fewest."""
    answer = speculation.chart(of_what="exposed", players=16)
    parts = grids(answer)
    heads = [[*part][1:] for part in parts]
    assert [h for part in heads for h in part] == [str(k) for k in range(len(heads) * 10)][: sum(map(len, heads))]
    assert max(map(len, heads)) == 10
    assert [len(part["exposed:"]) for part in parts] == [13] * len(parts)
    shown = sum(cell != "" for part in parts for head, cells in part.items() if head != "exposed:" for cell in cells)
    assert shown == len(answer.actions)
