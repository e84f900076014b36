"""How many worlds give a hand of Écarté each number of tricks, with every order of the suits that can matter."""

from ...core.bound import orders_of
from ...core.scene import layouts_of
from ...ending import tallied
from .dummy import tricks_by_lead, tricks_following
from .policy import FREE
from .rules import ELDER, POINT, VOLE


def counted(situation, voices):
    """Count the worlds of each row by the asker's tricks.

    Parameters
    ----------
    situation : Situation
    voices : list of Voice
        How the asker plays, and how the other does.

    Returns
    -------
    dict of str to ndarray of int64, shape (6,)
        By action: `best`, the best play on sight, if the asker is free; of elder also every lead, fixed blind; of a
        dealer who plays by a policy `follow`.
    """
    layouts = layouts_of(situation.layout)[: orders_of(voices)]
    return tallied(_rows(situation, layout, voices) for layout in layouts)


def _rows(situation, layout, voices):
    """Return the asker's tricks in every world, by action."""
    hand, unseen, terms = layout.hand(situation.hand), layout.hand(situation.unseen), situation.variant.terms
    free = voices[0] == FREE
    if situation.seat != ELDER:
        return {"best" if free else "follow": tricks_following(hand, unseen, terms, voices)}
    tricks = tricks_by_lead(hand, unseen, terms, voices)
    leads = dict(zip(reversed(layout.cards(hand)), tricks, strict=True))  # the lowest first
    pack = situation.variant.cards
    named = {f"lead {name}": leads[pack.read(name, "hand")[0]] for name in pack.names(leads, situation.trump)}
    return ({"best": tricks.max(axis=0)} if free else {}) | named


def told(tally):
    """Return what is counted of a tally: all worlds, and those with the point, the vole, the vole of the other."""
    count = [int(many) for many in tally]
    return {"worlds": sum(count), "point": sum(count[POINT:]), "vole": count[VOLE], "vole_against": count[0]}
