"""What the claims ask of the game: chances of a caller, values of calls, long runs, hands at random.

A chance is of the best first lead, chosen without a look at the others' cards, and has a standard error of .002 at most
where nothing else is said; `players` are those who hold cards.
"""

from dataclasses import replace
from functools import cache
from random import Random

from ...answer import whole_run
from ...run import Budget
from .playing.strength import measured
from .policy import POLICIES, model_of
from .questions import call
from .runs.questions import session
from .scene import Stage
from .situation import Situation
from .table import HELD, TOOK, TRICKS
from .variant import VARIANTS, Variant

DEALS = 65_536
KINDS = ("plain", "book")  # advice may be right among players who follow it and wrong among others
SEED = 1
SAMPLE = 1000  # hands at random


def table(hand, players=4, **rules):
    """Return a situation of a caller, all who sit there holding cards."""
    return Situation.read(Variant(**{"stands_out": "none"} | rules), hand=hand, players=players)


@cache
def leads(hand, goal, players=4, play="plain", deals=DEALS, mine=None, **rules):
    """Return the chance of a goal (0: Misery) by first lead; `mine`: how the caller plays, if not as all."""
    situation, model = table(hand, players, **rules), model_of(None, play, mine)
    budget = Budget(deals=deals, seed=SEED, precision=0)
    found = whole_run(measured(situation, goal or "misery", model, budget, every=False))
    return {row["action"].removeprefix("lead "): row[f"p_{goal or 'misery'}"] for row in found.actions}


def chance(hand, goal, players=4, play="plain", deals=DEALS, **rules):
    """Return the chance of a goal, or of Misery, by the best first lead."""
    found = leads(hand, goal, players, play, deals, **rules)
    return max(p for lead, p in found.items() if lead != "best")


@cache
def calls(hand, said="", players=4, kind="plain", deals=DEALS, mine=None, **rules):
    """Return a row for each thing that may be said, by its name."""
    how = {"opponents": kind, "play": kind, "mine": mine, "deals": deals, "seed": SEED, "precision": 0}
    found = whole_run(call(hand=hand, said=said, players=players, **how, **rules))
    return {row["action"]: row for row in found.actions}


@cache
def long_run(policies="plain", players=4, by="policy", variant="baxter-wray", runs=400, length=500, **rules):
    """Return the answer of `session`."""
    how = {"variant": variant, "runs": runs, "length": length, "seed": SEED}
    return whole_run(session(policies=policies, players=players, by=by, **how, **rules))


def gains(found, key):
    """Return what each row of a session earns, by its name."""
    return {row[key]: row["ev"] for row in found.seats}


def stage(hand, goal, lead="", players=4, play="plain", change=None, mine=None, **rules):
    """Return the deals of a caller who leads a card, or as his policy does.

    `change`, `mine` : fields of `Policy` that the others, or he, have otherwise.
    """
    situation = table(hand, players, **rules)
    level, first = (2 * goal if goal else 5), situation.variant.cards.read(lead, "lead")
    found = Stage(situation, [{"stands": level, "lead": tuple(first)}], model_of("plain", play, None), SEED)
    for seat in range(found.game.holders):
        fields = mine if seat == found.game.me else change
        found.game.voices[seat] = replace(POLICIES.get(play, POLICIES["plain"]), **fields or {}).voice()
    return found


def made(deals, count=DEALS):
    """Return the chance that the caller of some deals makes his call."""
    return deals.outcomes(deals.play(0, count), 0)[1] / count


def seen(deals, index, tricks):
    """Return what the caller, the first seat, knows when he leads to a later trick; None if he does not.

    Returns
    -------
    own : list of int
        The cards he has left.
    others : list of list of int
        Those of each other, which he does not see.
    gone : set of int
        All he has seen.
    trump : int
        The suit.
    """
    played, layout = deals.deal(index)
    if played.now[TRICKS] <= tricks or played.seats[TOOK, tricks - 1] != 0:
        return None
    hands = [set(layout.cards(played.sets[HELD, seat])) for seat in range(deals.game.holders)]
    gone = {card for row in played.cards[:tricks] for cards in row for card in layout.cards(cards)}
    own, *others = (sorted(hand - gone) for hand in hands)
    trump = layout.cards(played.cards[0, 0])[0] // 16
    return own, others, gone | set(own), trump


@cache
def random_hands():
    """Return the names of some hands of the full pack."""
    draw, pack = Random(SEED), VARIANTS["baxter-wray"].cards
    return tuple(" ".join(pack.names(draw.sample(pack.cards, 5))) for _ in range(SAMPLE))


def of_all(good, some="in part"):
    """Say whether all, some or none of several findings are as claimed."""
    good = list(good)
    return "holds" if all(good) else f"holds {some}" if any(good) else "fails"


def dots(values, digits=2):
    """Return chances as text, without the naught before the point."""
    return " / ".join(
        f"{float(v):.{digits}f}".replace("0.", ".", 1) if 0 <= v < 1 else f"{float(v):.0f}" for v in values
    )


def signed(values, digits=2):
    """Return gains as text."""
    return " / ".join(f"{value:+.{digits}f}" for value in values)
