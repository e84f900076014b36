"""Which hand is a flush, which of two takes the pool, and who pays."""

from itertools import combinations

import pytest

from analyzer.core.layout import Layout
from analyzer.core.packs import WHIST
from analyzer.games.loo.exchange import flush
from analyzer.games.loo.exchange.flush import BOOK, FOSTER, HOFFMANN, NO_FLUSH

PACK = WHIST[52]
PAM = PACK.read("Jc", "card")[0]
LAYOUT = Layout.of(PACK, 2, [], PAM)  # hearts are trumps
HANDS = {  # from the best down, by Hoffmann
    "trumps and Pam": "Ah Kh 3h 2h Jc",
    "trumps": "Ah Kh Qh Jh Th",
    "low trumps": "Ah Kh Qh Jh 9h",
    "plain and Pam": "2d 3d 4d 5d Jc",
    "plain": "Ad Kd 9d 3d 2d",
    "lower plain": "Ac Kc 8c 7c 6c",
}
NOT = ("Ah Kh Qh Jh Tc", "2d 3d 4d 5h Jc", "2c 3c 4c 5d Jc", "2c 3d 4h 5s 7s", "Jc 2h 3d 4d 5d")


def set_of(text):
    return LAYOUT.hand(PACK.read(text, "cards"))


def rank(text, law):
    return int(flush.strength(set_of(text), law))


def test_law_21_five_of_a_suit_or_four_and_pam():
    for text in [*HANDS.values(), "2c 3c 4c 5c Jc"]:
        assert flush.is_flush(set_of(text)) and rank(text, BOOK)
    for text in NOT:
        assert not flush.is_flush(set_of(text))
        assert rank(text, BOOK) == rank(text, HOFFMANN) == rank(text, FOSTER) == 0
    assert rank("Ah Kh Qh Jh Th", NO_FLUSH) == 0
    assert flush.strength(set_of(""), BOOK) == 0, "who threw up has none"


def test_law_21_pam_is_no_club():
    assert not flush.is_flush(set_of("2c 3c 4c 5d Jc"))
    assert rank("2c 3c 4c 5c Jc", BOOK) > rank("2c 3c 4c 5c 7c", BOOK)


@pytest.mark.parametrize(("one", "two"), list(combinations(HANDS, 2)))
def test_law_21_of_trumps_before_plain_with_pam_before_without_by_hoffmann_the_higher(one, two):
    assert rank(HANDS[one], HOFFMANN) > rank(HANDS[two], HOFFMANN)
    kinds = [("trumps" in name, "Pam" in name) for name in (one, two)]
    assert (rank(HANDS[one], BOOK) > rank(HANDS[two], BOOK)) == (kinds[0] > kinds[1])
    assert (rank(HANDS[one], BOOK) == rank(HANDS[two], BOOK)) == (kinds[0] == kinds[1]), "of equals the elder wins"
    assert rank(HANDS[one], FOSTER) == rank(HANDS[two], FOSTER), "the elder wins whatever he has"


def test_law_21_ranks_are_compared_from_the_top_in_any_suit():
    order = ["7 5 4 3 2", "8 5 4 3 2", "8 6 4 3 2", "8 7 6 5 4", "A 5 4 3 2", "A K Q T 2", "A K Q T 9"]
    for lower, higher in combinations(order, 2):
        for one in "cds":
            for two in "cds":
                texts = [" ".join(r + s for r in ranks.split()) for ranks, s in ((lower, one), (higher, two))]
                assert rank(texts[0], HOFFMANN) < rank(texts[1], HOFFMANN)
    same = {rank(" ".join(r + s for r in "A 9 5 4 2".split()), HOFFMANN) for s in "cds"}
    assert len(same) == 1, "equal ranks: the elder"


@pytest.mark.parametrize(
    ("text", "spared"),
    [("2d 3d 4d 5d 6d", {BOOK, HOFFMANN}), ("2d 3d 4d 5s Jc", {HOFFMANN}), ("2d 3d 4d 5s 6h", set())],
)
def test_law_21_who_need_not_pay_for_anothers_flush(text, spared):
    assert {law for law in (BOOK, HOFFMANN, FOSTER) if flush.is_spared(set_of(text), law)} == spared
