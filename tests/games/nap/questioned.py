"""Questions of Nap that could come up: a deal is played, stopped where somebody is to speak, and asked about."""

from analyzer.games.nap.policy import POLICIES
from analyzer.games.nap.scene import Stage
from analyzer.games.nap.situation import Situation
from analyzer.games.nap.talk import Talk, code_of

from .played import Deals, Played, some_sensible, variant_of


class Question:
    """What to call, asked in the middle of some deal at some table, among players with a name.

    Attributes
    ----------
    agreed : Table
        The twin's.
    before : Played
        The deal in which it came up.
    said : list of str
    situation : Situation
    """

    def __init__(self, draw, names=tuple(POLICIES)):
        self.agreed = agreed = some_sensible(draw)
        self.variant, self.opponents, self.mine = variant_of(agreed), draw.choice(names), draw.choice(names)
        policies = [POLICIES[self.opponents]] * agreed.holders
        deals = Deals(agreed, policies, draw.randrange(2**60))
        self.before = deals.play(draw.randrange(10**9))
        draws = len(self.before.draws)
        self.said = self.before.said[: draw.randint(draws, len(self.before.said) - 1)]
        talk = Talk(self.variant, agreed.players, self.said)
        self.me, self.took_spare = talk.seat - 1, talk.spare_to == talk.seat
        own, dead = self.before.own(agreed, self.me, self.took_spare)
        self.pool = draw.choice([0, 4, 9])
        self.doubled = agreed.double_header and draw.random() < 0.5
        self.situation = Situation.read(
            self.variant, hand=own, players=agreed.players, said=self.said, pool=self.pool, doubled=self.doubled,
            peeped=self.before.peep if talk.seat in talk.peeped else None, dead=dead,
        )  # fmt: skip
        self.actions = self.situation.actions
        self.paid = [0] * agreed.players
        for word, speaker in zip(talk.said, talk.speakers, strict=True):
            self.paid[speaker - 1] += int(word[5:]) if word.startswith("draw-") else word == "peep"
        self.seed = draw.randrange(2**60)

    def stage(self, *actions):
        """Make some of the actions ready."""
        model = {"opponents": self.opponents, "play": self.opponents, "mine": self.mine}
        arms = [{"word": code_of(self.variant, word)} for word in actions]
        return Stage(self.situation, arms, model, self.seed)

    def played(self, stage, index):
        """Play a deal of the first arm; the asker gets the past that he had."""
        table, layout = stage.deal(index)
        played = Played(table, stage.game, layout, self.variant)
        return played.with_past_of(self.me, self.before, self.took_spare)
