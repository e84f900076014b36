"""What a hand of Euchre makes among players who cannot see: deals in which the other may hold any of the cards."""

from .... import worth
from ....answer import Answer
from ....core.course import tricks_by
from ....core.scene import layouts_of, scene_of, sets_of
from ....ending import Ending, all_worlds
from ..answers import head
from ..choices import lead_all, take_up
from ..counts import balance
from ..policy import POLICIES, voices_of
from ..rules import DEALER, DUTIES, ELDER


def thrower_of(model):
    """Return how a dealer throws a card for the turn-up: who is bound to no policy as the book advises."""
    return POLICIES.get(model["play"], POLICIES["book"]).voice()


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
    worlds = all_worlds(layouts, situation.unseen)
    if taken:
        turn_ups = sets_of(layouts, turned)[worlds.orders]
        take_up(worlds.theirs, worlds.thrown, turn_ups, variant.terms, thrower_of(model))
    away = (*situation.unseen, *turned) if taken else situation.unseen
    told = {"sure": turned if taken else (), "told": turned if situation.throws else ()}
    brings = balance(variant, seat, situation.maker)
    scene = scene_of(layouts, arms, away, brings, leads=seat != DEALER, **told)
    tricks = tricks_by(scene, DUTIES, model["worlds"], lead_all, variant.terms, voices_of(model))
    return Ending(tricks, worlds, actions, worth.CHANCES)


def _in_turn(situation):
    names = situation.layout.in_turn(situation.hand)
    return [situation.variant.cards.read(name, "hand")[0] for name in names]


def measured(situation, model, budget):
    """Return the answer of `strength` where somebody imagines worlds."""
    begin = head("strength", situation, model) | {"unit": "chance"}
    brings = balance(situation.variant, situation.seat, situation.maker)
    return Answer(**begin, **worth.measured(ending_of(situation, model), budget, "march", brings))
