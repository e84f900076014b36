"""The cards that may be thrown away, at each of the four moments at which Nap lets one: their sets and their names."""

from dataclasses import dataclass
from itertools import combinations

from ...errors import Misuse
from ...settings import seat as seat_of
from .situation import PLAYERS, Situation, read_players
from .table import AT_FIRST, DRAW, FREE, TO_BUY, WITH_PEEP, WITH_SPARE
from .talk import Talk


@dataclass(frozen=True)
class Discard:
    """A moment at which the asker throws cards away.

    Parameters
    ----------
    situation : Situation
    stage : int
        `AT_FIRST` of six or seven cards, `TO_BUY` others, `WITH_SPARE` of both, `WITH_PEEP` for the card face down.
    sizes : tuple of int
        How many cards may go.
    """

    situation: Situation
    stage: int
    sizes: tuple

    @classmethod
    def read(cls, variant, *, said=(), **asked):
        """Return the moment that a person describes; which it is follows from what was said.

        Raises
        ------
        Misuse
            Where there is nothing to throw away.
        """
        situation = Situation.read(variant, said=said, **_needed(variant, said, asked))
        talk, spares = situation.talk, variant.dealt - variant.tricks
        if spares and not talk.said:
            return cls(situation, AT_FIRST, (spares,))
        if talk.asked == "draw":
            return cls(situation, TO_BUY, tuple(range(len(talk.legal))))
        if talk.said and talk.said[-1] == "spare":
            return cls(situation, WITH_SPARE, (variant.tricks,))
        return cls(situation, WITH_PEEP, (1,))

    @property
    def cards(self):
        """The cards from which he chooses."""
        peeped = self.situation.peeped
        return (*self.situation.hand, *(() if self.stage != WITH_PEEP or peeped is None else (peeped,)))

    @property
    def sets(self):
        """All sets that may go, by name."""
        every = [cards for size in self.sizes for cards in combinations(sorted(self.cards), size)]
        return {self.name(cards): cards for cards in every}

    def arm(self, cards):
        """Return what the asker does when he throws some cards away."""
        word = DRAW + len(cards) if self.stage == TO_BUY else FREE
        return {"word": word, "stage": self.stage, "thrown": cards}

    def name(self, cards):
        """Return the name of throwing some cards."""
        return " ".join(["discard", *(self.situation.variant.cards.names(cards) or ["none"])])

    def asked(self, actions):
        """Return the sets to try by name: all, or those that are named, as `8d 7s, 8d, none`."""
        if actions is None:
            return self.sets
        words = actions.split(",") if isinstance(actions, str) else actions
        if not isinstance(words, (list, tuple)) or not words or not all(str(word).strip() for word in words):
            raise Misuse("actions", f"sets of cards with commas between, as '8d 7s, 8d 9c'; not {actions!r}")
        names = dict.fromkeys(self._full_name(word) for word in words)
        for name in names:
            if name not in self.sets:
                many = " or ".join(map(str, self.sizes))
                raise Misuse(
                    "actions", f"{name!r}: {many} of {' '.join(self.situation.variant.cards.names(self.cards))}"
                )
        return {name: self.sets[name] for name in names}

    def _full_name(self, word):
        cards = str(word).strip().removeprefix("discard").strip()
        return self.name(() if cards in ("", "none") else self.situation.variant.cards.read(cards, "actions"))


def _needed(variant, said, asked):
    """Return how many cards the hand must hold and whether all has been said; refuse where nothing is thrown away."""
    talk = Talk(variant, asked.get("players", PLAYERS), said)
    if variant.dealt > variant.tricks and not talk.said:
        seat = seat_of("seat", asked.get("seat", 1), read_players(variant, asked.get("players", PLAYERS)))
        return asked | {"cards": variant.dealt, "speaker": seat}  # all throw at once
    if talk.asked == "draw":
        return asked
    if talk.said and talk.said[-1] == "spare":
        return asked | {"cards": 2 * variant.tricks, "speaker": talk.spare_to}
    if variant.peep != "none" and talk.seat is None:
        return asked | {"over": True}
    moments = "of six or seven cards before the calls, buying before them, spare after that word, peep when all is said"
    raise Misuse("said", f"nothing is thrown away now; it is {moments}")
