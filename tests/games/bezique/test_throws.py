"""What it costs to part with a card: every lead of some deals led anew by the twin; and what must come out."""

from collections import Counter

import numpy as np
import pytest

from analyzer.core.jit import U
from analyzer.errors import Misuse
from analyzer.games import bezique
from analyzer.games.bezique.policy import CLASSES
from analyzer.games.bezique.table import table_of
from analyzer.games.bezique.throws import KINDS, throw
from analyzer.games.bezique.variant import Variant

from .against import Kernel, table_agreed
from .naive_asking import told, worth
from .naive_plain import Plain, lowest
from .naive_play import Deal, dealt


def class_of(view, card):
    """Return which kind of card it is, as `policy` tells them apart; where a card fits two, the first."""
    trump = card.suit == view.trump
    if (card.rank, card.suit) in view.table.bezique(view.trump):
        return 12 if idle(view, card) else 13
    if not trump:
        if card.rank in "KQ" and card in view.served["married"]:
            return 2
        aces = [c for c in view.cards if c.rank == "A" and c not in view.served["quartet"]]
        return {"J": 1, "Q": 3, "K": 4, "T": 7, "A": 9 if len(aces) > 2 else 8}.get(card.rank, 0)
    if card.rank in "987":
        return 6 if card.rank == "7" else 5
    if no_sequence(view):
        return 10
    twin = [c for c in view.cards if c[:2] == card[:2]]
    return 14 if len(twin) == 2 and card.copy == 0 else 11


def seen_gone(view):
    """Return what the asker knows he cannot draw."""
    return {c for e in view.events if e.kind == "play" for c in e.cards} | set(view.theirs) | set(told(view))


def idle(view, card):
    """Return whether a card of bezique has served and double bezique can bring nothing any more."""
    if card not in view.served["beziqued"]:
        return False
    of_bezique = {c for c in (*view.cards, *seen_gone(view)) if (c.rank, c.suit) in view.table.bezique(view.trump)}
    all_served = {c for c in view.cards if c in of_bezique and c in view.served["beziqued"]}
    return bool(of_bezique & seen_gone(view)) or len(all_served) == 4


def no_sequence(view):
    """Return whether one was made, or both copies of a card of it are gone."""
    gone = Counter(c.rank for c in seen_gone(view) if c.suit == view.trump and c.rank in "ATKQJ")
    return bool(view.served["sequenced"]) or max(gone.values(), default=0) == 2


class Leading(Plain):
    """Plays as `plain`, and at every lead counts what a card of each class would gain in its place."""

    def __init__(self):
        self.cells, self.deal = np.zeros((24, CLASSES, 3), np.int64), None

    def play(self, view):
        """Play, and at a lead lead every card."""
        if view.led is None and view.stock:
            usual = super().play(view)
            base = self.gains(view, usual)
            for k in range(CLASSES):
                cards = [card for card in view.cards if class_of(view, card) == k]
                if cards:
                    gain = self.gains(view, lowest(view, cards)) - base
                    self.cells[view.stock // 2 - 1, k] += [1, gain, gain * gain]
        return super().play(view)

    def gains(self, view, card):
        """Return what the asker gains more than the other if he leads a card."""
        world = list(self.deal.hands[1 - view.seat]), list(self.deal.stock)
        scored = worth(view, world, card, Plain())
        return scored[view.seat] - scored[1 - view.seat]


@pytest.mark.parametrize("variant", [Variant(), Variant(suit_led=True, last_trick=24, other_bezique=True)])
def test_every_lead_of_some_deals_is_the_twins(variant):
    kernel, player = Kernel(variant), Leading()
    for index in range(5):
        deck, order, _ = kernel.deck(index)
        player.deal = Deal(dealt(table_agreed(variant), deck, 1, order), [player, player])
        player.deal.run()
    cells = np.zeros((24, CLASSES, 3), np.int64)
    throw(cells, table_of(), table_of(), kernel.dealing, kernel.game, U(0), 5, kernel.seed)
    assert (cells == player.cells).all()
    assert (cells[:, :, 0].sum(axis=0) > 0).sum() > 10, "most kinds of card are there"


def test_cards_worth_keeping_cost_most():
    rows = bezique.chart(of_what="throws", deals=2048).actions
    assert {row["action"] for row in rows} == set(KINDS)
    cost = {}
    for name in KINDS:
        some = [row for row in rows if row["action"] == name and 8 <= row["tricks"] <= 20]
        cost[name] = -sum(row["deals"] * row["ev"] for row in some) / sum(row["deals"] for row in some)
    assert cost["bezique card"] > cost["trump A-J"] > cost["plain K"] + 5 > cost["plain A"] + 5
    assert abs(cost["plain 9 8 7"]) < 1, "what the policy leads most costs nothing"


def test_the_same_with_any_number_of_threads_and_of_another_seed_not():
    asked = {"of_what": "throws", "deals": 600, "play": "plain"}
    one, two = (bezique.chart(**asked, threads=threads).to_json() for threads in (1, 2))
    assert one == two != bezique.chart(**asked, seed=2).to_json()


@pytest.mark.parametrize(
    ("asked", "what"),
    [({"play": "plain"}, "nobody plays"), ({"deals": 5}, "goes with of_what throws"),
     ({"of_what": "throws", "trump": "h"}, "of any trumps"), ({"of_what": "throws", "play": "search"}, "none of"),
     ({"of_what": "throws", "deals": 0}, "deals")],
)  # fmt: skip
def test_what_cannot_be_asked(asked, what):
    with pytest.raises(Misuse, match=what):
        bezique.chart(**asked)
