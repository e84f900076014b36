"""Packs: which cards there are, their names in canonical order, and refusals that name the card."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.core.packs import WHIST, Pack, all_different
from analyzer.errors import Misuse

PACKS = [*WHIST.values(), Pack("789TAJQK")]  # the last is Écarté's: the ace below the knave
hands = st.sampled_from(PACKS).flatmap(lambda pack: st.tuples(st.just(pack), st.sets(st.sampled_from(pack.cards))))


def test_a_pack_has_four_suits_of_its_ranks():
    for count, pack in WHIST.items():
        assert len(set(pack.cards)) == count == 4 * len(pack.ranks)
    assert WHIST[32].cards[:9] == [0, 1, 2, 3, 4, 5, 6, 7, 16]
    assert [WHIST[52].name(card) for card in (0, 12, 16, 40, 63 - 3)] == ["2c", "Ac", "2d", "Th", "As"]


def test_a_slot_is_the_strength_in_this_game():
    ace, knave = (PACKS[2].read(text, "hand")[0] for text in ("Ah", "Jh"))
    assert ace < knave
    ace, knave = (WHIST[32].read(text, "hand")[0] for text in ("Ah", "Jh"))
    assert ace > knave


@given(hands)
def test_names_are_read_back(hand):
    pack, cards = hand
    names = pack.names(cards)
    assert set(pack.read(names, "hand")) == cards
    assert pack.read(" ".join(names), "hand") == pack.read("".join(names), "hand") == pack.read(names, "hand")


@given(hands, st.sampled_from([None, 0, 1, 2, 3]))
def test_names_stand_trumps_first_then_by_suit_each_from_the_top(hand, trump):
    pack, cards = hand
    suits = "cdhs" if trump is None else "cdhs"[trump] + "cdhs".replace("cdhs"[trump], "")
    everything = [rank + suit for suit in suits for rank in reversed(pack.ranks)]
    names = pack.names(cards, trump)
    assert names == [name for name in everything if name in names]
    assert len(names) == len(cards)


def test_a_card_that_is_not_in_the_pack_is_named_with_the_ranks_that_are():
    with pytest.raises(Misuse) as error:
        WHIST[32].read("Kh 6h", "hand")
    assert error.value.name == "hand"
    assert "6h is not in this pack of 32" in error.value.message and "7 8 9 T J Q K A" in error.value.message
    assert error.value.picture() == ["  Kh 6h", "     ^"]


@pytest.mark.parametrize(
    ("groups", "name", "words"),
    [
        ({"hand": "Kh 7h Kh"}, "hand", ["Kh is there twice", "(in hand)"]),
        ({"turn_up": "9d", "exposed": "Kc 9d"}, "exposed", ["9d is there twice", "turn-up and exposed"]),
    ],
)
def test_a_card_that_is_there_twice_is_named_and_where(groups, name, words):
    with pytest.raises(Misuse) as error:
        all_different(WHIST[52], **{key: WHIST[52].read(text, key) for key, text in groups.items()})
    assert error.value.name == name
    assert all(word in error.value.message for word in words)


def test_different_cards_pass():
    all_different(WHIST[52], turn_up=[7], exposed=[8, 9], dead=[])


@pytest.mark.parametrize("odd", [9, b"9d", ["3c", 4], {"9d"}, None])
def test_what_is_no_text_is_refused(odd):
    with pytest.raises(Misuse, match="a text or a list of texts"):
        WHIST[52].read(odd, "turn_up")
