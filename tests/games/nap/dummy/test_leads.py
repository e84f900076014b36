"""The caller's first lead: complete deals solved by another program, small deals by brute force."""

import random

import numpy as np
import pytest

from analyzer.core.jit import kernel
from analyzer.games.nap.dummy.leads import makes_call, makes_leading, most_tricks, shuns_call, shuns_leading
from analyzer.games.nap.dummy.memo import memo_of

from ..cases import DEALS
from ..naive_dummy import misery_by_lead, tricks_by_lead
from .endings import PACK, card_set, sets_of

MEMO = memo_of(6, 9)


@kernel
def ask_leads(found, safe, hands, caller, leads, made, memo):
    for k in range(len(leads)):
        while makes_leading(hands, caller, leads[k], found[k] + 1, made, memo):
            found[k] += 1
        safe[k] = shuns_leading(hands, caller, leads[k], made, memo)


@kernel
def ask_deal(called, hands, caller, memo):
    for need in range(len(called)):
        called[need] = makes_call(hands, caller, need, memo)
    shunned = shuns_call(hands, caller, True, memo), shuns_call(hands, caller, False, memo)
    return most_tricks(hands, caller, memo), shunned


def by_lead(hands, caller, made=True):
    """Solve a deal for each first lead: the tricks, and whether all can be avoided."""
    leads = sets_of([[card] for card in hands[caller]])
    found, safe = np.zeros(len(leads), np.int64), np.zeros(len(leads), np.bool_)
    ask_leads(found, safe, sets_of(hands), caller, leads, made, MEMO)
    return dict(zip(hands[caller], found.tolist(), strict=True)), dict(zip(hands[caller], safe.tolist(), strict=True))


def deal_of(hands, caller):
    """Solve a deal for the best lead: the tricks, whether each number is made, Misery with trumps and without."""
    called = np.zeros(len(hands[0]) + 2, np.bool_)
    most, shunned = ask_deal(called, sets_of(hands), caller, MEMO)
    return int(most), called.tolist(), tuple(map(bool, shunned))


@pytest.mark.parametrize("players", range(2, 7))
def test_complete_deals_by_lead_and_in_total(players):
    for deal in DEALS:
        if deal["n"] == players:
            hands, caller = deal["hands"], deal["caller"]
            most, called, _ = deal_of(hands, caller)
            assert (most, by_lead(hands, caller)[0]) == (deal["dd_tricks"], deal["dd_by_lead"]), deal["id"]
            assert called[1:6] == [deal["makes"][str(need)] for need in range(1, 6)], deal["id"]
            assert called[0] and not called[6]


def test_there_are_a_hundred_and_eighty_of_them():
    assert len(DEALS) == 180


@pytest.mark.parametrize("made", [True, False])
def test_small_deals_by_brute_force(made):
    draw = random.Random(int(made))
    for _ in range(80):
        players, cards = draw.choice([(2, 4), (2, 5), (3, 3), (3, 4), (4, 3), (5, 2), (6, 2)])
        pack, caller = draw.sample(PACK, players * cards), draw.randrange(players)
        hands, trump = [pack[k::players] for k in range(players)], None if made else ""
        tricks, safe = tricks_by_lead(hands, caller, trump), misery_by_lead(hands, caller, trump)
        assert by_lead(hands, caller, made) == (tricks, safe)
        most, called, shunned = deal_of(hands, caller)
        assert shunned[not made] == any(safe.values())
        if made:
            assert most == max(tricks.values()) == sum(called) - 1


def test_nine_cards_the_best_lead_of_all():
    draw = random.Random(9)
    for players in (2, 2, 2, 3):
        pack = draw.sample(PACK, players * 9)
        hands = [pack[k::players] for k in range(players)]
        assert deal_of(hands, 1)[0] == max(by_lead(hands, 1)[0].values())


def test_nine_highest_of_a_suit_are_nine_tricks():
    hands = [[card for card in PACK if card[1] == "h"][-9:], [card for card in PACK if card[1] == "s"][:9]]
    assert deal_of(hands, 0)[0] == 9
    assert card_set(hands[0]) != card_set(hands[1])
