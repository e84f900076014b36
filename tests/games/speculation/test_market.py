"""Bids, reserves, and what a holder who may resell has."""

from math import exp

import numpy as np
import pytest
from scipy import stats

from analyzer.core.jit import U
from analyzer.games import speculation
from analyzer.games.speculation import market, policy
from analyzer.games.speculation.policy import POLICIES, Policy
from analyzer.games.speculation.variant import Variant


def game_of(spread):
    return market.Rules(5, Variant().terms, Policy(spread=spread), 0, U(0), U(4))


def test_opinions_are_uniform_and_of_each_seats_own():
    drawn = np.array([[market.opinion_of(game_of(0.3), U(d), 2, s) for s in range(5)] for d in range(4000)])
    for seat in range(5):
        assert stats.kstest(drawn[:, seat], "uniform").pvalue > 1e-4
    for one, two in ((0, 1), (1, 4), (2, 3)):
        assert abs(stats.pearsonr(drawn[:, one], drawn[:, two]).statistic) < 4 / 4000**0.5
    assert {market.opinion_of(game_of(0.0), U(d), 1, 3) for d in range(9)} == {0.5}


def test_opinions_are_drawn_anew_for_every_offer():
    drawn = [market.opinion_of(game_of(0.3), U(7), offer, 1) for offer in range(200)]
    assert len(set(drawn)) == 200
    assert stats.kstest(drawn, "uniform").pvalue > 1e-4


@pytest.mark.parametrize("fair", [1.0, 987.4, 5000.0])
def test_a_bid_is_the_fair_price_times_a_lognormal_factor(fair):
    noisy = Policy(bias=1.2, spread=0.5)
    assert policy.bid(fair, 0.0, noisy) == round(1.2 * fair)
    assert policy.bid(fair, 1.5, noisy) == round(1.2 * fair * exp(0.75))


@pytest.mark.parametrize(("fair", "reserve", "least"), [(1000.0, 1.0, 1000), (1000.0, 0.75, 750), (-40.0, 1.0, 0)])
def test_the_reserve(fair, reserve, least):
    assert policy.least(fair, Policy(reserve=reserve)) == least


@pytest.mark.parametrize(
    "asked", [{"turn_up": "9d"}, {}, {"penalty": 1}, {"turn_up": "9d", "spare": True, "players": 4}]
)
@pytest.mark.parametrize("reserve", [1.0, 0.8])
def test_fair_bidders_change_nothing(asked, reserve):
    """Sold or not, a card at its fair price brings nothing: the closed form, within the error and the rounding."""
    alone = speculation.buy(**asked, price=1)
    among = speculation.buy(
        **asked, price=1, bidders="fair", reserve=reserve, method="simulate", deals=150_000, precision=0
    )
    rounding = 0.0006 * 20  # at most so many sales, each rounded to a thousandth
    for told, row in zip(alone.actions, among.actions, strict=True):
        assert abs(row["ev"] - told["ev"]) <= 4.5 * row["stderr"] + rounding
    assert (
        abs(among.break_even[0]["price"] - alone.break_even[0]["price"])
        <= 4.5 * among.break_even[0]["stderr"] + rounding
    )


def test_fair_bidders_are_reckoned_by_the_closed_form():
    fair = speculation.buy(turn_up="9d", price=1, bidders="fair")
    alone = speculation.buy(turn_up="9d", price=1)
    assert fair.method["kind"] == "exact"
    assert fair.actions == alone.actions
    assert fair.break_even == alone.break_even


def test_who_may_resell_to_noisy_bidders_may_pay_more():
    prices = [
        speculation.buy(turn_up="9d", price=1, bidders="noisy", spread=spread, deals=60_000).break_even[0]["low"]
        for spread in (0.1, 0.3, 0.5)
    ]
    fair = speculation.buy(turn_up="9d", price=1).break_even[0]["price"]
    assert fair < prices[0] < prices[1] < prices[2]


def test_dear_bidders_pay_more_cheap_ones_buy_nothing():
    dear, cheap = (
        speculation.buy(turn_up="9d", price=1, bidders="noisy", bias=bias, spread=0.01, deals=60_000).break_even[0][
            "price"
        ]
        for bias in (1.5, 0.5)
    )
    fair = speculation.buy(turn_up="9d", price=1).break_even[0]["price"]
    assert dear > 1.3 * fair
    assert cheap == pytest.approx(fair, abs=0.05)


def test_a_seat_that_looked_does_not_bid():
    frame = speculation.deals(n=300, players=4, looked="1 2 3 4", bidders="noisy")
    assert (frame["sales"] == 0).all()


def test_the_asker_does_not_bid():
    """Two seats, one asks: nobody is left to buy of the other, who may sell only to nobody."""
    alone = speculation.buy(players=2, turn_up="9d", price=1)
    noisy = speculation.buy(players=2, turn_up="9d", price=1, bidders="noisy", deals=200_000, precision=0)
    assert noisy.actions[0]["ev"] > alone.actions[0]["ev"], "the asker sells to the other"
    assert POLICIES["noisy"].spread == 0.25
