"""The two games for two as tests take them: what is asked of each, how it deals and plays, what its twin says."""

import random
from functools import partial
from importlib import import_module
from types import SimpleNamespace

import numpy as np

from analyzer.core.bound import leads_of
from analyzer.games import ecarte, euchre
from analyzer.games.ecarte.playing.strength import balance as ecarte_balance
from analyzer.games.euchre.counts import balance as euchre_balance
from analyzer.games.euchre.rules import DUTIES, maker

from ..ecarte import asked as ecarte_asked
from ..ecarte import cases as ecarte_cases
from ..ecarte import naive_cards as ecarte_cards
from ..ecarte import naive_dummy as ecarte_dummy
from ..ecarte.playing import laid as ecarte_laid
from ..euchre import asked as euchre_asked
from ..euchre import cases as euchre_cases
from ..euchre import naive_cards as euchre_cards
from ..euchre import naive_dummy as euchre_dummy
from ..euchre.playing import laid as euchre_laid


class Game(SimpleNamespace):
    """A game for two."""

    @classmethod
    def of(cls, name, **told):
        """Return a game: its own modules beside what is told."""
        names = {key: key for key in ("choices", "commands", "policy", "variant")}
        names |= {key: f"playing.{key}" for key in ("moment", "worlds")}
        modules = {key: import_module(f"analyzer.games.{name}.{path}") for key, path in names.items()}
        return cls(name=name, agreed=modules["variant"].Variant(), **modules, **told)

    def but(self, **told):
        """Return the game otherwise."""
        return Game(**vars(self) | told)

    def deals(self, count, seed, size=5):
        """Yield two hands, a turn-up and the suit of trumps."""
        draw, pack = random.Random(seed), self.agreed.cards
        for _ in range(count):
            cards = [pack.name(card) for card in draw.sample(pack.cards, 2 * size + 1)]
            suits = [suit for suit in "cdhs" if (suit == cards[-1][1]) == (self.name == "ecarte")]
            yield cards[:size], cards[size : 2 * size], cards[-1], draw.choice(suits)

    def lay(self, mine, theirs, turn_up, trump, ways=("double-dummy", "double-dummy"), order=0):
        """Lay out a deal as kernels take it."""
        told = (turn_up,) if self.name == "ecarte" else (turn_up, trump)
        how = {"order": order, "voices": self.voices(ways), "variant": self.agreed}
        return self.laid(" ".join(mine), *told, " ".join(theirs), **how)

    def voices(self, ways):
        """Return how two play."""
        return [self.policy.voice_of(way) for way in ways]

    def leads_from(self, hands, way):
        """Return what one leads from all that is left of some hands."""
        voice = self.policy.voice_of(way)
        return leads_of(np.array(hands, np.uint64), self.choices.lead_all, self.agreed.terms, voice)


ECARTE = Game.of(
    "ecarte", play=ecarte.play, strength=ecarte.strength, duties=(1, 1), laid=ecarte_asked.Laid,
    points=ecarte_balance(ecarte_asked.Variant(), 1, None),
    points_of=lambda moment: ecarte_balance(moment.variant, moment.seat, moment.talk.loose),
    moments=ecarte_laid.moments, some_table=ecarte_cases.some_table, variant_of=ecarte_asked.variant_of,
    legal=partial(ecarte_cards.legal_plays, table=ecarte_cards.Table()), beats=ecarte_cards.beats,
    most=ecarte_dummy.most_tricks,
    late={"hand": "Jh 7d 8c 9c", "turn_up": "9h", "said": "propose refuse", "played": "Qs Ts / Jc"},
    line='--hand "Jh 7d 8c 9c" --turn-up 9h --said "propose refuse" --played "Qs Ts / Jc"',
    options=("--king elder --score 3-2 --no-must-head", {"king": "elder", "score": "3-2", "must_head": False}),
    examples=3, five="vole", usual="book", cards=["play 9c", "play 8c"],
    begun={"hand": "Jh Kd 7d 8c 9c", "played": "Qs"},
    drawn={"hand": "7h 8h Ks Qs Ah", "turn_up": "9h", "dead": "7c 8c 7d", "said": "propose accept draw-3 draw-3"},
    renamed="shcd", whole={"hand": "7h 8h Qs 7s 7d", "turn_up": "9h"}, first={"said": "play"}, leads="8h 7h 7d Qs 7s",
)  # fmt: skip
EUCHRE = Game.of(
    "euchre", play=euchre.play, strength=euchre.strength, duties=DUTIES, laid=euchre_asked.Laid,
    points=euchre_balance(euchre_asked.Variant(), 1, 1),
    points_of=lambda moment: euchre_balance(moment.variant, moment.seat, maker(moment.said)),
    moments=euchre_laid.moments, some_table=euchre_cases.some_table, variant_of=euchre_asked.variant_of,
    legal=euchre_cards.legal_plays, beats=euchre_cards.beats, most=euchre_dummy.most_tricks,
    late={"hand": "Ah 9h Ks Qs", "turn_up": "9h", "said": "order", "dead": "Jc", "played": "Jh 8h / As"},
    line='--hand "Ah 9h Ks Qs" --turn-up 9h --said order --dead Jc --played "Jh 8h / As"',
    options=("--seat dealer --score 3-2 --defenders-march 4", {"seat": "dealer", "score": "3-2", "defenders_march": 4}),
    examples=2, five="march", usual="bold", cards=["play Ks", "play Qs"],
    begun={"hand": "Ah 9h 8h Ks Qs", "played": "Jh"},
    drawn={"hand": "Jh Kh Th As 7c", "turn_up": "9h", "said": "order"},
    renamed="dcsh", whole={"hand": "Jh Kh 7h Ad 7s", "turn_up": "9h", "trump": "d"}, first={"said": "pass pass name-d"},
    leads="Jh Ad Kh 7h 7s",
)  # fmt: skip
BOTH = {game.name: game for game in (ECARTE, EUCHRE)}
FREELY = ecarte_cards.Table(must_head=False, must_trump=False)
GAMES = BOTH | {
    "ecarte without duties": ECARTE.but(
        agreed=ecarte_asked.Variant(must_head=False, must_trump=False), duties=(0, 0),
        legal=partial(ecarte_cards.legal_plays, table=FREELY), most=partial(ecarte_dummy.most_tricks, table=FREELY),
    )
}  # fmt: skip
WAYS = [
    ("double-dummy", "double-dummy"), ("plain", "plain"), ("book", "plain"), ("double-dummy", "book"),
    ("plain", "double-dummy"),
]  # fmt: skip
