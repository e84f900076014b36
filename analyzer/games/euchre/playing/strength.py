"""What a hand of Euchre makes among players who cannot see: deals in which the other may hold any of the cards."""

import numpy as np

from ....answer import Answer
from ....core.course import tricks_by
from ....core.deal import subsets
from ....core.opposed import hands_of
from ....core.scene import layouts_of, scene_of, sets_of
from ....ending import OUTCOMES, Ending, Worlds, by_key, estimated
from ....estimate import chance, closing, decide, watch
from ..answers import head
from ..choices import lead_all, take_up
from ..policy import POLICIES, voices_of
from ..rules import CARDS, DEALER, DUTIES, ELDER, MARCH, POINT, points

BLOCK = 256  # deals in one job of a thread
PRECISION = 0.01  # of a chance
CHANCES = [int(tricks >= POINT) for tricks in range(OUTCOMES)]


def balance(variant, seat, maker):
    """Return what each number of tricks brings a seat: its points minus the other's (law 11)."""
    found = []
    for tricks in range(OUTCOMES):
        elder, dealer = points(variant, tricks if seat == ELDER else CARDS - tricks, maker)
        found.append(elder - dealer if seat == ELDER else dealer - elder)
    return found


def thrower_of(model):
    """Return how a dealer throws a card for the turn-up: who is bound to no policy as the book advises."""
    return POLICIES.get(model["play"], POLICIES["book"]).voice()


def all_worlds(layouts, unseen, turn_up, terms, voice):
    """Return all hands that may be among some cards, in all orders of the suits.

    With a turn-up they are a dealer's, who throws a card for it.
    """
    every, parts = subsets(CARDS, len(unseen)), []
    for cards, turned in zip(sets_of(layouts, unseen), sets_of(layouts, turn_up), strict=True):
        theirs, thrown = hands_of(every, cards), np.zeros(len(every), np.uint64)
        if turned:
            take_up(theirs, thrown, turned, terms, voice)
        parts.append((theirs, thrown))
    theirs, thrown = (np.concatenate([part[k] for part in parts]) for k in (0, 1))
    return Worlds(theirs, thrown, np.repeat(np.arange(len(layouts)), len(every)))


def ending_of(situation, model):
    """Return the deal from its first lead on: an arm a lead, a card that the dealer throws, or his hand alone."""
    layouts, seat, variant = layouts_of(situation.layout), situation.seat, situation.variant
    hand, turned = situation.hand, (situation.turn_up,)
    named = dict(zip(situation.layout.in_turn(hand), _in_turn(situation), strict=True))
    if situation.throws:
        actions = [f"discard {name}" for name in named]
        arms = [([c for c in hand if c != card] + list(turned), (card,), ()) for card in named.values()]
    elif seat == ELDER:
        actions, arms = [f"lead {name}" for name in named], [(hand, (), (card,)) for card in named.values()]
    else:
        actions, arms = ["follow"], [(hand, (), ())]
    taken = situation.is_taken_up and seat == ELDER
    worlds = all_worlds(layouts, situation.unseen, turned if taken else (), variant.terms, thrower_of(model))
    away = (*situation.unseen, *turned) if taken else situation.unseen
    told = {"sure": turned if taken else (), "told": turned if situation.throws else ()}
    brings = balance(variant, seat, situation.maker)
    scene = scene_of(layouts, arms, away, brings, leads=seat != DEALER, **told)
    tricks = tricks_by(scene, DUTIES, model["worlds"], lead_all, variant.terms, voices_of(model))
    return Ending(tricks, worlds, actions, CHANCES)


def _in_turn(situation):
    names = situation.layout.in_turn(situation.hand)
    return [situation.variant.cards.read(name, "hand")[0] for name in names]


def measured(situation, model, budget):
    """Return the answer of `strength` where somebody imagines worlds."""
    ending, brings = ending_of(situation, model), balance(situation.variant, situation.seat, situation.maker)
    arms = len(ending.actions)
    how = {"scale": 1, "shifts": [0.0] * arms, "compared": True, "largest": [1.0] * arms}
    sample, interrupted = watch(
        lambda first, count: ending.play(first, count, budget.seed), budget, PRECISION, block=BLOCK, **how
    )
    deals, rows = sample.tally.deals, []
    for a, action in enumerate(ending.actions):
        counts = sample.tally.counts[a * OUTCOMES : (a + 1) * OUTCOMES]
        told = {"p_point": sum(counts[POINT:]), "p_march": counts[MARCH], "p_march_against": counts[0]}
        row = {"action": action, "method": "simulation", **estimated(counts, brings, sample.alpha).as_dict()}
        for key, many in told.items():
            row |= chance(key, many, deals, sample.alpha)
        rows.append(row)
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
