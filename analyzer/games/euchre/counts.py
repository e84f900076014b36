"""How many worlds give a hand of Euchre each number of tricks, with every order of the suits that can matter."""

import numpy as np

from ... import worth
from ...core.bound import orders_of
from ...core.scene import layouts_of
from ...ending import tallied
from .dummy import tricks_by_lead, tricks_following, tricks_taken_up
from .policy import FREE
from .rules import CARDS, ELDER, MARCH, POINT, points


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
        By action: `best`, the best play on sight, if the asker is free; of elder every lead, of a dealer who takes the
        turn-up every card he may throw, fixed blind; of any other dealer who plays by a policy `follow`.
    """
    layouts = layouts_of(situation.layout)[: orders_of(voices)]
    return tallied(_rows(situation, layout, voices) for layout in layouts)


def _rows(situation, layout, voices):
    """Return the asker's tricks in every world, by action."""
    hand, unseen, terms = layout.hand(situation.hand), layout.hand(situation.unseen), situation.variant.terms
    turn_up, free = layout.hand([situation.turn_up]), voices[0] == FREE
    if situation.seat == ELDER and situation.is_taken_up:
        best, tricks = tricks_taken_up(hand, unseen, turn_up, terms, voices)
    elif situation.seat == ELDER:
        tricks = tricks_by_lead(hand, unseen, terms, voices)
        best = tricks.max(axis=0)
    elif situation.is_taken_up:
        by_mask = tricks_following(hand | turn_up, unseen, terms, voices)
        names = layout.names_upward(hand | turn_up)
        whole = len(by_mask) - 1
        kept = {name: by_mask[whole - 2**k] for k, name in enumerate(names)}
        tricks = [kept[name] for name in layout.names_upward(hand)]
        best = np.max(tricks, axis=0)
    else:
        return {"best" if free else "follow": tricks_following(hand, unseen, terms, voices)[-1]}
    named = dict(zip(layout.names_upward(hand), tricks, strict=True))
    word = "lead" if situation.seat == ELDER else "discard"
    rows = {f"{word} {name}": named[name] for name in layout.in_turn(situation.hand)}
    return ({"best": best} if free else {}) | rows


def told(tally):
    """Return what is counted of a tally: all worlds, and those with three tricks, with five, with none."""
    count = [int(many) for many in tally]
    return {"worlds": sum(count), "point": sum(count[POINT:]), "march": count[MARCH], "march_against": count[0]}


def balance(variant, seat, maker):
    """Return what each number of tricks brings a seat: its points minus the other's (law 11)."""
    return worth.balance([points(variant, tricks, maker) for tricks in range(CARDS + 1)], seat)
