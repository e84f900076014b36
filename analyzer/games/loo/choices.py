"""What a seat chooses within the laws, from its own cards and what all have heard: policies as numbers, compiled."""

from ...core.hands import NONE, size, strongest
from ...core.jit import at, pick, verb
from ...core.trumps import PAM, PLAIN, TRUMPS, plain_from, several, suit_of, trumps_from, weakest

FREE, THROW, STAND, MISS, DEFEND, TAKE = -1, 0, 1, 2, 3, 4  # what may be said; FREE: not said yet


@verb
def holds(cards):
    """Whether a set has any card."""
    return cards != NONE


@verb
def stands(hand, voice, seat, eldest, rich, players):
    """Whether a policy stands on a hand of three: by trumps, honours and high plain cards."""
    trumps, plain = hand & TRUMPS, hand & PLAIN
    high = plain & plain_from(at(voice.sides, seat))
    apart = holds(high & ~suit_of(weakest(high))) & holds(high)
    honour = holds(trumps & trumps_from(at(voice.honour, seat))) & holds(
        plain & plain_from(at(voice.honour_side, seat))
    )
    bold = rich & (players <= at(voice.rich_players, seat)) & holds(trumps & trumps_from(at(voice.rich_alone, seat)))
    one = holds(trumps & trumps_from(at(voice.alone, seat))) | honour | (holds(trumps) & apart) | bold
    best = holds(hand & (trumps_from(at(voice.two_eldest, seat)) | plain_from(at(voice.two_eldest, seat))))
    two = holds(several(trumps)) & ((not eldest) | best)
    bare = rich & (size(plain & plain_from(at(voice.bare, seat))) == 3)
    return pick(holds(several(trumps)), two, one | bare)


@verb
def word_of(hand, voice, seat, eldest, rich, players, thrown, stood, free):
    """What a policy says: stand, else the miss, else throw up."""
    wants = free & (thrown >= at(voice.miss_thrown, seat)) & (stood <= at(voice.miss_stood, seat))
    return pick(stands(hand, voice, seat, eldest, rich, players), STAND, pick(wants, MISS, THROW))


@verb
def lead_of(hand, legal, voice, seat, opening, number_in):
    """What a policy leads among the cards the laws leave it: the highest plain card, a trump if nothing else."""
    trumps, plain = hand & TRUMPS, hand & PLAIN
    free = opening & holds(legal & PLAIN) & holds(trumps) & (not holds(several(trumps)))
    high = plain & plain_from(at(voice.lead_high, seat))
    by_trump = free & (high == plain) & (number_in >= at(voice.lead_trump_in, seat))
    by_lowest = free & (high == NONE) & holds(trumps & trumps_from(at(voice.lead_low, seat)))
    best = strongest(legal & PLAIN)
    best = pick(holds(best), best, strongest(legal & ~PAM))
    best = pick(holds(best), best, legal)
    return pick(by_trump, trumps, pick(by_lowest, weakest(plain), best))
