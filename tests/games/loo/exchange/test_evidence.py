"""What was said as evidence: agreeing deals, how likely they were, and an independent simulation by the twin."""

import random
from math import comb, sqrt

import numpy as np
import pytest

from analyzer.core.jit import U
from analyzer.errors import Misuse
from analyzer.games import loo
from analyzer.games.loo.exchange import table as places
from analyzer.games.loo.exchange.deals import play_one
from analyzer.games.loo.exchange.policy import EXCHANGERS
from analyzer.games.loo.exchange.scene import Stage
from analyzer.games.loo.situation import Situation
from analyzer.games.loo.variant import VARIANTS, Variant

from .. import naive

HANDS = {"five": "Kh 7h Ac 4d 2s", "irish": "Kh 7h Ac"}
NO_FLUSH = {"form": "five", "loo": "10"}


def situation_of(fields, said, **asked):
    variant = VARIANTS[fields] if isinstance(fields, str) else Variant(**fields)
    return Situation.read(variant, hand=HANDS[variant.form], turn_up="Qh", said=said, **asked)


def stage_of(fields, said, opponents="plain", **asked):
    moment, policy = situation_of(fields, said, **asked), EXCHANGERS[opponents]
    return Stage(moment, [(moment.actions[0], ())], policy, policy, policy, False, 1)


def dealt(stage, deals):
    for deal in range(deals):
        table = stage.table()
        order = play_one(table, stage.dealing, stage.game, stage.arms, 0, stage.seed, U(deal))
        yield [stage.layouts[order].cards(hand) for hand in table.sets[places.DEALT]], table


def trumps(cards):
    return sum(card // 16 == 2 for card in cards)


@pytest.mark.parametrize("form", ["five", "irish"])
def test_the_hands_fit_what_was_said(form):
    stage = stage_of({"form": form}, "throw draw-2 throw draw-1")
    for hands, table in dealt(stage, 300):
        for hand, word in zip(hands, stage.situation.said, strict=False):
            kept = sum(card // 16 == 2 or card % 16 == 12 for card in hand)
            assert (trumps(hand) == 0) == (word == "throw")
            if word != "throw":
                assert len(hand) - kept == int(word[-1])
        assert table.seats[places.WORD, :4].tolist() == [-1, 2, -1, 1]


def test_in_two_rounds_all_seats_are_heard_and_the_askers_own_word_is_a_fact():
    stage = stage_of({"form": "irish", "exchange": "after"}, "stand throw stand throw stand draw-2")
    assert stage.situation.seat == 3
    assert stage.dealing.heard.tolist() == [2, places.OUT, places.FREE, places.OUT, places.IN]
    for hands, _ in dealt(stage, 200):
        assert [trumps(hand) > 0 for hand in hands] == [True, False, True, False, True]
        assert sum(card // 16 == 2 or card % 16 == 12 for card in hands[0]) == 1
    first = stage_of({"form": "irish", "exchange": "after"}, "stand throw")
    assert first.dealing.heard.tolist() == [places.IN, places.OUT, places.FREE, places.FREE, places.FREE]


def chance_of_throw(cards, room, trumps_out):
    return comb(room - trumps_out, cards) / comb(room, cards)


@pytest.mark.parametrize(("form", "cards", "room"), [("five", 5, 46), ("irish", 3, 48)])
def test_p_said_of_a_throw_is_the_chance_of_no_trump(form, cards, room):
    answer = loo.declare(form=form, hand=HANDS[form], turn_up="Qh", said="throw", deals=200_000, precision=0)
    exact = chance_of_throw(cards, room, 10)
    assert abs(answer.method["p_said"] - exact) < 4.5 * answer.method["p_said_stderr"]
    two = loo.declare(form=form, hand=HANDS[form], turn_up="Qh", said="throw throw", deals=100_000, precision=0)
    exact *= chance_of_throw(cards, room - cards, 10)
    assert abs(two.method["p_said"] - exact) < 4.5 * two.method["p_said_stderr"]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_p_said_of_a_draw_is_the_chance_of_so_many_useless_cards(number):
    """Kept are trumps and aces, one trump at least: nine trumps are out, Pam with them, two aces, 35 others."""
    asked = {"form": "five", "pam": "clubs", "hand": "Kh 7h Ac 4d 2h", "turn_up": "Qh"}
    answer = loo.declare(**asked, said=f"draw-{number}", deals=50_000, precision=0)
    kept = 5 - number
    ways = sum(comb(10, k) * comb(2, kept - k) for k in range(1, kept + 1)) * comb(34, number)
    assert abs(answer.method["p_said"] - ways / comb(46, 5)) < 4.5 * answer.method["p_said_stderr"]


@pytest.mark.parametrize(
    ("form", "said", "silent"),
    [("five", "draw-5", [1]), ("irish", "draw-3 throw draw-3", [1, 3]), ("five", "draw-4", [])],
)
def test_a_word_that_no_hand_says_is_no_evidence(form, said, silent):
    answer = loo.declare(form=form, hand=HANDS[form], turn_up="Qh", said=said, deals=2000, precision=0)
    words = said.split()
    assert answer.method.get("no_evidence", []) == [f"seat {seat}: {words[seat - 1]}" for seat in silent]
    assert ("p_said" in answer.method) == (len(silent) < len(words))


def test_a_forced_word_is_played_as_it_was_said():
    stage = stage_of(NO_FLUSH, "draw-5")
    for hands, table in dealt(stage, 50):
        held = stage.layouts[0].hand([]) | table.sets[places.HELD, 0]
        assert int(held) & int(table.sets[places.DEALT, 0]) == 0, "all five were exchanged"
        assert len(hands[0]) == 5


def test_what_such_players_would_hardly_say_is_refused_and_others_named():
    said = "stand stand stand"
    with pytest.raises(Misuse, match="plain players would say 'stand stand stand' in less than") as refusal:
        loo.declare(form="five", hand=HANDS["five"], turn_up="Qh", said=said, deals=100)
    assert refusal.value.name == "said"
    assert "no players we know would" in refusal.value.message
    asked = {"form": "five", "hand": "9h 7h Ac 4d 2s", "turn_up": "Qh", "said": "draw-4 draw-4", "deals": 100}
    with pytest.raises(Misuse, match="ask with --opponents plain or book or bold$"):
        loo.declare(**asked, opponents="cautious")  # only one can hold the ace of trumps


def test_deals_that_agree_are_counted_among_those_drawn():
    stage = stage_of(NO_FLUSH, "throw draw-3")
    tally = stage.play(0, 3000)
    assert tally.counts[-1] > tally.deals
    assert stage.often_said(0.01) and not stage.often_said(0.2)
    more = stage.play(3000, 3000)
    assert abs(tally.counts[-1] - more.counts[-1]) < 6 * tally.counts[-1] / 3000**0.5
    assert stage_of(NO_FLUSH, "").play(0, 3000).counts[-1] == 3000


CASES = {
    "five": ({"variant": "five-card"}, "draw-3 throw", {"draw-2": None, "throw": None}),
    "five, hoffmann": ({"variant": "five-card-hoffmann", "pam": "trumps"}, "throw draw-4", {"draw-3": None}),
    "irish": ({"variant": "irish"}, "draw-2 throw draw-1", {"draw-1": None, "stand": None}),
}


def by_the_twin(case, deals, seed):
    """Return the mean and error of each word, from shuffled packs of which those are kept that would say the same."""
    settings, said, actions = CASES[case]
    fields = {key: value for key, value in settings.items() if key != "variant"}
    variant = VARIANTS[settings["variant"]]
    fields = {"flush": variant.flush, "pam": variant.pam, "civil": variant.civil} | fields
    draw, table = random.Random(seed), naive.Table(loo=int(variant.loo), **fields)
    own, seat, size, pool = HANDS[variant.form].split(), len(said.split()), variant.hand, 5 * variant.hand
    pam = {"none": None, "clubs": "Jc", "trumps": "Jh"}[table.pam]
    rest = [card for card in table.pack() if card not in (*own, "Qh")]
    gains = {action: [] for action in actions}
    while len(gains[next(iter(gains))]) < deals:
        draw.shuffle(rest)
        hands = [rest[size * k : size * k + size] for k in range(4)]
        if [naive.plain_word(hand, "h", pam, table.flush) for hand in hands[:seat]] != said.split():
            continue
        hands.insert(seat, own)
        case = dict(turn_up="Qh", order="".join(draw.sample("cdhs", 4)), pool=pool, table=table, form=variant.form)
        for action, row in gains.items():
            words = [action if k == seat else None for k in range(5)]
            told = naive.play_five(hands=hands, stock=rest[4 * size :], said=words, **case)
            row.append(told["received"][seat] - told["paid"][seat])
    return {action: (np.mean(row), np.std(row) / sqrt(len(row))) for action, row in gains.items()}


def agrees_with_the_twin(case, deals, seed):
    settings, said, actions = CASES[case]
    hand = HANDS[VARIANTS[settings["variant"]].form]
    pool = 25 if "five" in case else 15
    answer = loo.declare(**settings, hand=hand, turn_up="Qh", said=said, pool=pool, deals=400_000, precision=0)
    for action, (mean, error) in by_the_twin(case, deals, seed).items():
        row = next(row for row in answer.actions if row["action"] == action)
        assert abs(row["ev"] - mean) < 4 * sqrt(error**2 + row["stderr"] ** 2), (action, row["ev"], mean, error)


@pytest.mark.parametrize("case", CASES)
def test_the_twin_finds_the_same_means(case):
    agrees_with_the_twin(case, 1500, 1)


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES)
def test_the_twin_finds_the_same_means_in_many_deals(case):
    agrees_with_the_twin(case, 30_000, 2)
