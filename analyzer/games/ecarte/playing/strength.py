"""What a hand of Écarté makes among players who cannot see: deals in which the other may hold any of the cards."""

import numpy as np

from ....answer import Answer
from ....core.course import tricks_by
from ....core.deal import subsets
from ....core.opposed import hands_of
from ....core.scene import layouts_of, scene_of, sets_of
from ....ending import OUTCOMES, Ending, Worlds, by_key
from ....estimate import chance, closing, decide, watch
from ..answers import head
from ..choices import lead_all
from ..policy import voices_of
from ..rules import CARDS, DEALER, ELDER, POINT, VOLE, points

BLOCK = 256  # deals in one job of a thread
PRECISION = 0.01  # of a chance
CHANCES = [int(tricks >= POINT) for tricks in range(OUTCOMES)]


def balance(variant, seat, loose):
    """Return what each number of tricks brings a seat: its points minus the other's (laws 12 and 13)."""
    found = []
    for tricks in range(OUTCOMES):
        elder, dealer = points(variant, tricks if seat == ELDER else CARDS - tricks, loose)
        found.append(elder - dealer if seat == ELDER else dealer - elder)
    return found


def all_worlds(layouts, unseen):
    """Return all hands that may be among some cards, in all orders of the suits."""
    every, cards = subsets(CARDS, len(unseen)), sets_of(layouts, unseen)
    theirs = np.concatenate([hands_of(every, some) for some in cards])
    return Worlds(theirs, np.zeros_like(theirs), np.repeat(np.arange(len(layouts)), len(every)))


def ending_of(situation, model):
    """Return the deal from its first lead on: every lead an arm, or a dealer's hand the only one."""
    layouts, pack, seat = layouts_of(situation.layout), situation.variant.cards, situation.seat
    leads = pack.names(situation.hand, situation.trump) if seat == ELDER else []
    actions = [f"lead {name}" for name in leads] or ["follow"]
    arms = [(situation.hand, (), pack.read(name, "hand")) for name in leads] or [(situation.hand, (), ())]
    brings = balance(situation.variant, seat, None)
    scene = scene_of(layouts, arms, situation.unseen, brings, leads=seat != DEALER)
    variant, voices = situation.variant, situation.seeing(voices_of(model))
    tricks = tricks_by(scene, variant.duties, model["worlds"], lead_all, variant.terms, voices)
    return Ending(tricks, all_worlds(layouts, situation.unseen), actions, CHANCES)


def measured(situation, model, budget):
    """Return the answer of `strength` where somebody imagines worlds."""
    ending = ending_of(situation, model)
    arms = len(ending.actions)
    how = {"scale": 1, "shifts": [0.0] * arms, "compared": True, "largest": [1.0] * arms}
    sample, interrupted = watch(
        lambda first, count: ending.play(first, count, budget.seed), budget, PRECISION, block=BLOCK, **how
    )
    deals, rows = sample.tally.deals, []
    for a, action in enumerate(ending.actions):
        counts = sample.tally.counts[a * OUTCOMES : (a + 1) * OUTCOMES]
        told = {"p_point": sum(counts[POINT:]), "p_vole": counts[VOLE], "p_vole_against": counts[0]}
        row = {"action": action, "method": "simulation"}
        for key, many in told.items():
            row |= chance(key, many, deals, sample.alpha)
        rows.append(row | {k: v for k, v in sample.arm(a).as_dict().items() if k != "ev"})
    return Answer(
        **head("strength", situation, model) | {"unit": "chance"},
        method={"kind": "simulation", "deals": deals, "why": "cards are chosen over imagined worlds"},
        actions=rows,
        **_ranked(rows, sample),
        **closing(sample, budget, interrupted),
    )


def _ranked(rows, sample):
    if len(rows) == 1:
        return {}
    names, chances = [row["action"] for row in rows], [row["p_point"] for row in rows]
    return by_key("p_point", decide(names, chances, sample.difference))
