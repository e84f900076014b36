"""What a hand of Écarté makes among players who cannot see: deals in which the other may hold any of the cards."""

from .... import worth
from ....answer import Answer
from ....core.course import tricks_by
from ....core.scene import layouts_of, scene_of
from ....ending import Ending, all_worlds
from ..answers import head
from ..choices import lead_all
from ..policy import voices_of
from ..rules import CARDS, DEALER, ELDER, points


def balance(variant, seat, loose):
    """Return what each number of tricks brings a seat: its points minus the other's (laws 12 and 13)."""
    return worth.balance([points(variant, tricks, loose) for tricks in range(CARDS + 1)], seat)


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
    return Ending(tricks, all_worlds(layouts, situation.unseen), actions, worth.CHANCES)


def measured(situation, model, budget):
    """Return the answer of `strength` where somebody imagines worlds."""
    begin = head("strength", situation, model) | {"unit": "chance"}
    return Answer(**begin, **worth.measured(ending_of(situation, model), budget, "vole"))
