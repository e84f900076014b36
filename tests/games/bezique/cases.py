"""Deals and views for the tests of Bezique's twin."""

import random

from .naive_cards import PACK, Card, Table, cards
from .naive_declaring import nothing_served
from .naive_play import deck_of
from .naive_view import View


def some_deck(draw):
    """Shuffle the pack."""
    deck = list(PACK)
    draw.shuffle(deck)
    return deck


def some_order(draw):
    """Put the suits in some order."""
    return "".join(draw.sample("cdhs", 4))


def some_table(draw):
    """Agree on anything."""
    return Table(
        trick=draw.choice(["any_suit_rank", "suit_led"]), last_trick=draw.choice([32, 24]),
        alternative=draw.random() < 0.5, must_trump=draw.random() < 0.5, again=draw.random() < 0.5,
        target=draw.choice([1000, 2000, 4000]), ending=draw.choice(["highest", "elder_first"]),
    )  # fmt: skip


def laid(elder, dealer, turn_up, stock, seed=1):
    """Put a pack together that deals what is named, the rest of the stock at random."""
    named = cards(" ".join([elder, dealer, turn_up, stock]))
    a, b = len(elder.split()), len(dealer.split())
    rest = [card for card in PACK if card not in named]
    random.Random(seed).shuffle(rest)
    return deck_of(named[:a], named[a : a + b], named[a + b], named[a + b + 1 :] + rest)


def look(hand="", shown="", trump="h", **others):
    """Make a view; of twins the first named is copy 0, hand before table."""
    held, served = cards(f"{hand} {shown}"), nothing_served()
    for kind, some in others.pop("served", {}).items():
        served[kind] = set(of(some, held))
    others = {name: of(some, held)[0] if name == "taken" else some for name, some in others.items()}
    at = len(hand.split())
    return View(**{
        "table": Table(), "seat": 0, "dealer": 1, "order": "cdhs", "trump": trump, "turn_up": Card("9", trump, 1),
        "stock": 20, "hand": tuple(held[:at]), "shown": tuple(held[at:]), "theirs": (), "served": served,
        "their_served": nothing_served(), "made": (), "their_made": (), "taken": None, "led": None, "events": (),
        "scores": (0, 0), **others,
    })  # fmt: skip


def of(text, held):
    """Find cards among those held: `Ks.1` one copy, `Ks` all copies."""
    names = text.split()
    return [card for card in held if repr(card) in names or card.rank + card.suit in names]


class Scripted:
    """Plays the cards named, then what another would; declares what is named, at each turn, then nothing."""

    def __init__(self, plays, says, then, exchanges=True):
        self.plays, self.says, self.then, self.exchanges = plays.split(), list(says), then, exchanges

    def exchange(self, view):
        """Exchange or not."""
        return self.exchanges

    def declare(self, view):
        """Say the next word."""
        return self.says.pop(0) if self.says else None

    def play(self, view):
        """Play the next card."""
        if not self.plays:
            return self.then.play(view)
        name = self.plays.pop(0)
        return next(card for card in view.cards if card.rank + card.suit == name)
