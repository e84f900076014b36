"""Which declaration is worth most, and which cards of it are laid: of twins the worn one (see `policy`)."""

from ...core.hands import NONE
from ...core.jit import step, verb
from ...core.twice import lowest, twice_lane, twins
from .rules import ACES, KINGS, KNAVES, QUEENS, marriages, may_serve, of_bezique, of_double, of_four, of_sequence
from .variant import BEZIQUE, DOUBLE, FOUR_ACES, FOUR_KINGS, FOUR_KNAVES, FOUR_QUEENS, MARRIAGE, NOTHING, SEQUENCE


@verb
def worn(pair, own):
    """Of twins the one that lies on the table, then that which served more, then the first copy."""
    pair = (pair & own.shown) or pair
    pair = (pair & (own.wed | own.run)) or pair
    pair = (pair & own.pair) or pair
    pair = (pair & own.four) or pair
    return lowest(pair)


@verb
def one_each(cards, own):
    """Of every card of a set the worn twin."""
    found = NONE
    while cards:
        pair = cards & twins(lowest(cards))
        found |= worn(pair, own)
        cards ^= pair
    return found


@verb
def four_of(cards, own):
    """Four of a set: those on the table first, then those in hand, each from the lowest upward."""
    found = NONE
    for _ in range(4):
        nearest = lowest((cards & own.shown) or cards)
        card = worn(cards & twins(nearest), own)
        found |= card
        cards ^= card
    return found


@step
def laid(code, own, signs, afresh):
    """The cards of a declaration that can be made."""
    serving = may_serve(code, own, signs, afresh)
    if code == DOUBLE:
        return serving
    return four_of(serving, own) if code >= FOUR_ACES else one_each(serving, own)


@step
def dearest(own, signs, afresh):
    """The declaration that is worth most of those that can be made; of equals royal marriage, bezique, knaves."""
    if of_double(own, signs):
        return DOUBLE
    if of_sequence(own, signs, afresh):
        return SEQUENCE
    if of_four(own, ACES, afresh):
        return FOUR_ACES
    if of_four(own, KINGS, afresh):
        return FOUR_KINGS
    if of_four(own, QUEENS, afresh):
        return FOUR_QUEENS
    married = marriages(own, afresh)
    if married & signs.trumps:
        return MARRIAGE + int(twice_lane(signs.trumps))
    if of_bezique(own, signs):
        return BEZIQUE
    if of_four(own, KNAVES, afresh):
        return FOUR_KNAVES
    return MARRIAGE + int(twice_lane(lowest(married))) if married else NOTHING
