"""The games for two whose play is shared, as its tests take them: deals, what solves them, and the twin's words."""

import random
from functools import partial
from typing import NamedTuple

import numpy as np

from analyzer.core.bound import leads_of
from analyzer.games.ecarte import choices as ecarte_choices
from analyzer.games.ecarte import policy as ecarte_policy
from analyzer.games.ecarte.playing import strength as ecarte_strength
from analyzer.games.ecarte.variant import Variant as Ecarte
from analyzer.games.euchre import choices as euchre_choices
from analyzer.games.euchre import policy as euchre_policy
from analyzer.games.euchre.counts import balance
from analyzer.games.euchre.rules import DUTIES
from analyzer.games.euchre.variant import Variant as Euchre

from ..games.ecarte import asked as ecarte_asked
from ..games.ecarte import naive_cards as ecarte_cards
from ..games.ecarte import naive_dummy as ecarte_dummy
from ..games.euchre import asked as euchre_asked
from ..games.euchre import naive_cards as euchre_cards
from ..games.euchre import naive_dummy as euchre_dummy


class Game(NamedTuple):
    """A game for two."""

    variant: object
    duties: tuple
    choices: object
    policy: object
    points: list  # what each number of tricks brings elder
    solved: object  # a hand against another, of cards' names, solved for all at once
    legal: object  # the twin's plays of a hand to a card led, by the suit of trumps
    beats: object
    most: object  # the tricks that the first of two hands can take, by the twin

    def deals(self, count, seed, size=5):
        """Yield two hands, a turn-up and the suit of trumps."""
        draw, pack = random.Random(seed), self.variant.cards
        for _ in range(count):
            cards = [pack.name(card) for card in draw.sample(pack.cards, 2 * size + 1)]
            suits = [suit for suit in "cdhs" if (suit == cards[-1][1]) == (self.policy is ecarte_policy)]
            yield cards[:size], cards[size : 2 * size], cards[-1], draw.choice(suits)

    def lay(self, mine, theirs, turn_up, trump, ways=("double-dummy", "double-dummy"), order=0):
        """Lay out a deal as kernels take it."""
        told = (turn_up,) if self.policy is ecarte_policy else (turn_up, trump)
        how = {"order": order, "voices": self.voices(ways), "variant": self.variant}
        return self.solved(" ".join(mine), *told, " ".join(theirs), **how)

    def voices(self, ways):
        """Return how two play."""
        return [self.policy.voice_of(way) for way in ways]

    def leads(self, hands, way):
        """Return what one leads from all that is left of some hands."""
        voice = self.policy.voice_of(way)
        return leads_of(np.array(hands, np.uint64), self.choices.lead_all, self.variant.terms, voice)


def ecarte(variant):
    """Return Écarté as agreed."""
    table, points = ecarte_asked.table_of(variant), ecarte_strength.balance(variant, 1, None)
    return Game(
        variant, variant.duties, ecarte_choices, ecarte_policy, points, ecarte_asked.Laid,
        partial(ecarte_cards.legal_plays, table=table), ecarte_cards.beats,
        partial(ecarte_dummy.most_tricks, table=table),
    )  # fmt: skip


GAMES = {
    "ecarte": ecarte(Ecarte()),
    "ecarte without duties": ecarte(Ecarte(must_head=False, must_trump=False)),
    "euchre": Game(
        Euchre(), DUTIES, euchre_choices, euchre_policy, balance(Euchre(), 1, 1), euchre_asked.Laid,
        euchre_cards.legal_plays, euchre_cards.beats, euchre_dummy.most_tricks,
    ),
}  # fmt: skip
WAYS = [
    ("double-dummy", "double-dummy"), ("plain", "plain"), ("book", "plain"), ("double-dummy", "book"),
    ("plain", "double-dummy"),
]  # fmt: skip
