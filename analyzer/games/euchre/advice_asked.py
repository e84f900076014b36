"""What the claims ask of the game: values of words and discards, and on which hands at random a word is best.

Values are exact, over all hands of the other that agree with what was said, unless deals are asked for.
"""

from functools import cache
from random import Random

import numpy as np

from .chances import equity_of
from .figures import histogram
from .moment import Moment
from .policy import whole_model
from .questions import declare, discard, strength
from .scene import Stage, signs
from .variant import Variant

KINDS = ("book", "bold")  # advice may be right among players who follow it and wrong among the best
SEED = 1
SAMPLE, DEALS = 400, 2048  # hands at random, and deals of each
TURNED = "9h"


@cache
def words(hand, said="", kind="plain", turn_up=TURNED, **asked):
    """Return a row for each thing that may be said, by its name."""
    found = declare(hand=hand, turn_up=turn_up, said=said, opponents=kind, play=kind, **asked)
    return {row["action"]: row for row in found.actions}


@cache
def throws(hand, kind="plain", turn_up=TURNED, said="pass take"):
    """Return the points of each card that a dealer may throw."""
    found = discard(hand=hand, turn_up=turn_up, said=said, opponents=kind, play=kind)
    return {row["action"].removeprefix("discard "): row["ev"] for row in found.actions}


@cache
def leads(hand, kind="plain", turn_up=TURNED, **asked):
    """Return the chance of three tricks of elder by first lead."""
    found = strength(hand=hand, turn_up=turn_up, play=kind, **asked)
    return {row["action"].removeprefix("lead "): row["p_point"] for row in found.actions if row["action"] != "best"}


@cache
def sampled(said, kind="plain"):
    """Return how often the words at a moment come to each result, of hands at random: by hand, word and result.

    Returns
    -------
    moments : list of Moment
    counts : ndarray of int64, shape (hands, words, results)
        The words in the order of `Moment.words`; a suit is named as it is best, so that there are two, the act and to
        pass.
    """
    variant, draw, model = Variant(), Random(SEED), whole_model(kind, kind, None)
    moments, counts = [], []
    for _ in range(SAMPLE):
        cards = draw.sample(variant.cards.cards, 6)
        names = [variant.cards.name(card) for card in cards]
        moment = Moment.read(variant, hand=" ".join(names[:5]), turn_up=names[5], said=said)
        stage = Stage(moment, [{"word": word} for word in moment.words], model, SEED)
        joint, *_ = stage.joint(0, DEALS)
        rows = np.array([histogram(joint, a) for a in range(len(joint))])
        best = int((rows[:-1] @ signs(moment.seat)).argmax())
        moments.append(moment)
        counts.append(rows[[best, len(rows) - 1]])
    return moments, np.array(counts)


def acted(said, score=None, kind="plain"):
    """Return on which share of hands at random it is better to make trumps than to pass, by points or at a score."""
    moments, counts = sampled(said, kind)
    seat = moments[0].seat
    worth = np.array(signs(seat))
    if score:
        worth = equity_of(moments[0].variant, kind, kind, SEED).worth(seat, *score).mean(axis=0)
    gains = (counts[:, 0] - counts[:, 1]) @ worth
    return float((gains > 0).mean())


def of_all(good):
    """Say whether a claim holds: of all, of some, of none."""
    good = list(good)
    return "holds" if all(good) else "holds in part" if any(good) else "fails"


def told(rows, best=None):
    """Return values in words: `order -.03, pass +.60`."""
    return ", ".join(f"{name} {value:+.2f}".replace("+0.", "+.").replace("-0.", "-.") for name, value in rows.items())


def dots(chance, places=3):
    """Return a chance without leading zero."""
    return f"{chance:.{places}f}".removeprefix("0")


def points(rows):
    """Return the points of rows by name."""
    return {name: row["ev"] for name, row in rows.items()}


def compared(hands, said, better, **asked):
    """Return of each hand and way to play whether a word is best, and the values of all in words.

    Parameters
    ----------
    hands : list of str
    said : str
    better : str
        The word that is claimed to be best.
    """
    good, parts = [], []
    for hand in hands:
        for kind in KINDS:
            rows = points(words(hand, said, kind, **asked))
            good.append(max(rows, key=rows.get) == better)
            parts.append(f"{hand}, {kind}: {told(rows)}")
    return good, "; ".join(parts)
