"""What a seat plays: it sees its own cards, the card led, what trumps and bezique are, and no hidden card."""

from ...core.hands import NONE, strongest
from ...core.jit import step, verb
from ...core.twice import lowest, twins
from .melding import dearest, laid, worn
from .rules import ACES, BRISQUES, KINGS, KNAVES, QUEENS, SMALL, TENS, legal_closed, that_take


@verb
def thrown_first(cards, own, signs):
    """The card of a set that is of least use; of an empty set none."""
    bezique = signs.queen | signs.knave
    plain, trumps = cards & ~bezique & ~signs.trumps, cards & ~bezique & signs.trumps
    first = (plain & SMALL) or (plain & KNAVES) or (plain & QUEENS) or (plain & KINGS) or (trumps & SMALL)
    first = first or (plain & TENS) or (plain & ACES) or trumps or cards
    return worn(cards & twins(lowest(first)), own) if cards else NONE


@step
def lead_open(own, signs, afresh):
    """The lead of `plain` while there is a stock."""
    kept = laid(dearest(own, signs, afresh), own, signs, afresh)
    free = own.held & ~kept
    if kept:
        forcing = (free & ACES & ~signs.trumps) or (free & SMALL & signs.trumps)
        if forcing:
            return worn(free & twins(lowest(forcing)), own)
    return thrown_first(free, own, signs)


@step
def follow_open(own, led, signs, afresh, suit_led):
    """The card that `plain` plays to a lead while there is a stock."""
    kept = laid(dearest(own, signs, afresh), own, signs, afresh)
    free = own.held & ~kept
    precious = signs.queen | signs.knave | (signs.trumps & ~SMALL)
    winners = that_take(free, led, signs.trumps, suit_led) & ~precious
    if winners and (kept or (led & BRISQUES)):
        return thrown_first(winners, own, signs)
    tens = winners & TENS & ~signs.trumps
    if tens:
        return worn(free & twins(lowest(tens)), own)
    return thrown_first(free, own, signs)


@verb
def lead_closed(held, trumps):
    """The lead of `plain` to one of the last eight tricks."""
    mine = held & trumps
    several = mine & ~lowest(mine)
    best = strongest(mine if several else (held & ~trumps) or mine)
    return lowest(held & twins(best))


@verb
def follow_closed(held, led, trumps, must_trump):
    """The card that `plain` plays to a lead in the last eight tricks."""
    legal = legal_closed(held, led, trumps, must_trump)
    return lowest((legal & ~trumps) or legal)


@verb
def wins_lead(card, theirs, trumps, must_trump):
    """Whether a lead takes the trick, the other's cards being known, whatever he plays."""
    return that_take(legal_closed(theirs, card, trumps, must_trump), card, trumps, True) == NONE


@step
def lead_ending(held, theirs, trumps, must_trump, keeps_trump):
    """The lead of `book` to one of the last eight tricks: what wins, brisques first, trumps but one; else the least."""
    rest, sure, lost = held, NONE, NONE
    while rest:
        card = lowest(rest)
        rest ^= card
        if wins_lead(card, theirs, trumps, must_trump):
            sure |= card
        else:
            lost |= card
    plain = sure & ~trumps
    if plain:
        return strongest(plain)
    mine = sure & trumps
    his = theirs & trumps
    if mine and (not keeps_trump or ((his or not lost) and (mine & ~lowest(mine)))):
        return strongest(mine)
    cheap = (lost & ~BRISQUES & ~trumps) or (lost & ~BRISQUES) or lost
    return lowest(cheap) if cheap else strongest(mine)


@step
def follow_ending(held, led, trumps, must_trump):
    """The card of `book` to a lead in the last eight tricks: win with a plain brisque, else as `plain`."""
    legal = legal_closed(held, led, trumps, must_trump)
    tens = that_take(legal, led, trumps, True) & BRISQUES & ~trumps
    if tens:
        return lowest(tens)
    cheap = (legal & ~trumps & ~BRISQUES) or (legal & ~trumps) or legal
    return lowest(cheap)
