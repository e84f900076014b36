"""Suits renamed change no row, and six layouts are the six orders of the plain suits."""

from itertools import permutations

import pytest

from analyzer.core.jit import U
from analyzer.core.trumps import reorder
from analyzer.games import loo
from analyzer.games.loo.exchange.scene import layouts_of
from analyzer.games.loo.variant import VARIANTS, Variant

ALL = list(permutations("cdhs"))
CLUBS_STAY = [suits for suits in ALL if suits[0] == "c"]
ASKED = {
    "no Pam": ("declare", {"form": "five", "flush": "book", "hand": "Kh 7h Ac 4d 2s", "turn_up": "Qh"}, ALL),
    "no Pam, suits alike": ("declare", {"form": "five", "hand": "Kh 7h 4c 4d 4s", "turn_up": "Qh"}, ALL),
    "Pam of trumps": (
        "declare",
        {"form": "five", "flush": "hoffmann", "pam": "trumps", "hand": "Jh 7h Ac 4d 2s", "turn_up": "Qh"}, ALL,
    ),
    "Pam of clubs": ("declare", {"variant": "five-card", "hand": "Kh 7h Ad 4d 2s", "turn_up": "Qh"}, CLUBS_STAY),
    "Pam in the hand": ("declare", {"variant": "five-card", "hand": "Jc 7h Ad 4s 2s", "turn_up": "Qh"}, CLUBS_STAY),
    "clubs trumps": ("declare", {"variant": "five-card", "hand": "Jc 7c Ad 4s 2s", "turn_up": "Qc"}, CLUBS_STAY),
    "club law": ("declare", {"form": "irish", "club_law": True, "hand": "7c Ad 4s", "turn_up": "Qc"}, CLUBS_STAY),
    "Irish": ("declare", {"form": "irish", "hand": "7c Ad 4s", "turn_up": "Qc", "said": "draw-2 throw"}, ALL),
    "Irish, after": (
        "declare", {"variant": "irish-foster", "hand": "7c Ad 4s", "turn_up": "Qc", "players": 3,
                    "said": "stand throw stand"}, ALL,
    ),
    "discard": ("discard", {"form": "irish", "hand": "7h 9c 9d", "turn_up": "Qh", "said": "draw-2"}, ALL),
    "discard one": ("discard", {"form": "irish", "hand": "7h 9c 9d", "turn_up": "Qh", "actions": "9d"}, ALL),
    "discard, Pam": ("discard", {"variant": "five-card", "hand": "Kh 7h 9d 9s 2c", "turn_up": "Qh",
                                 "actions": "9d, 9s 2c, 2c, none, 9d 9s 2c"}, CLUBS_STAY),
}  # fmt: skip


def renamed(text, suits):
    return text.translate(str.maketrans("cdhs", "".join(suits)))


def rows(asked, suits):
    cards = {key: renamed(asked[key], suits) for key in ("hand", "turn_up")}
    answer = loo.declare(**asked | cards, deals=1500, precision=0)
    return [answer.actions, answer.edge, answer.break_even, answer.method]


@pytest.mark.parametrize("case", ASKED)
def test_suits_renamed_change_no_row(case):
    question, asked, renamings = ASKED[case]
    if question == "discard":  # names of cards in the rows are renamed too
        expected = by_cards(asked, "cdhs")
        assert all(by_cards(asked, suits) == expected for suits in renamings)
    else:
        expected = rows(asked, "cdhs")
        assert all(rows(asked, suits) == expected for suits in renamings)


def by_cards(asked, suits):
    """Return the rows of a discard by the cards they throw, in the names of the question as it was."""
    changed = {"hand": renamed(asked["hand"], suits), "turn_up": renamed(asked["turn_up"], suits)}
    if "actions" in asked:
        changed["actions"] = [
            "none" if cards.strip() == "none" else renamed(cards, suits) for cards in asked["actions"].split(",")
        ]
    back = ["cdhs"[suits.index(suit)] for suit in "cdhs"]
    found = {}
    for row in loo.discard(**asked | changed, deals=1500, precision=0).actions:
        cards = row.pop("action").removeprefix("discard ")
        found[frozenset(renamed(card, back) for card in cards.split() if card != "none")] = row
    return found


@pytest.mark.parametrize("name", ["five-card", "irish"])
def test_six_layouts_are_six_orders_of_the_lanes(name):
    variant = VARIANTS[name]
    layouts = layouts_of(variant, 32 + 10, [0, 17, 34])
    assert len({layout.plain for layout in layouts}) == 6
    cards = [0, 5, 9, 17, 25, 34, 44, 48, 60]
    orders = {int(reorder(layouts[0].hand(cards), U(k))) for k in range(6)}
    assert {int(layout.hand(cards)) for layout in layouts} == orders and len(orders) == 6
    assert all(sorted(layout.cards(layout.hand(cards))) == cards for layout in layouts)


def test_pam_takes_the_highest_place():
    for pam, card in (("clubs", 9), ("trumps", 41)):
        (layout, *_) = layouts_of(Variant(form="five", pam=pam), 32 + 10, [])
        assert layout.bit(card) == 61
        assert layout.bit(44) == 60
