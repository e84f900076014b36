"""Which card a seat of Euchre plays or throws for the turn-up; hands as in `core.trumps`, the bowers on top."""

from ...core.hands import NONE, size, strongest
from ...core.jit import kernel, pick, verb
from ...core.trumps import TRUMPS, plain_from, plain_suit, singles, weakest
from ...core.two import cheapest
from .rules import legal_plays


@verb
def lead(hand, terms, voice):
    """The card a policy leads."""
    trumps, plain = hand & TRUMPS, hand & ~TRUMPS
    aces = size(plain & plain_from(terms.ranks - 1))
    drawn = (size(trumps) >= voice.many) | ((voice.aces != 0) & (trumps != NONE) & (aces >= 2))
    return strongest(pick(drawn | (plain == NONE), trumps, plain))


@kernel
def lead_all(hands, terms, voice):
    """Put in the place of each hand the card that a policy leads from it."""
    for i in range(len(hands)):
        hands[i] = lead(hands[i], terms, voice)


@verb
def follow(hand, led):
    """The card every policy plays to a card led."""
    return cheapest(legal_plays(hand, led), led)


@verb
def from_shortest(plain, loose):
    """The lowest of some plain cards in the shortest suit that has one; of equals the lowest of them."""
    best, least = weakest(loose), size(plain)
    for lane in range(3):
        suit = plain_suit(lane)
        card, many = weakest(loose & suit), size(plain & suit)
        less = (card != NONE) & ((many < least) | ((many == least) & (card < best)))
        best, least = pick(less, card, best), pick(less, many, least)
    return best


@verb
def thrown(hand, terms, voice):
    """The card of his five that a dealer throws for the turn-up."""
    plain = hand & ~TRUMPS
    loose = plain & ~plain_from(terms.ranks - 1)
    alone = singles(plain) & loose
    single = weakest(pick(alone != NONE, alone, plain))
    card = pick((voice.short != 0) & (loose != NONE), from_shortest(plain, loose), single)
    return pick(plain != NONE, card, weakest(hand))


@kernel
def take_up(hands, cards, turn_ups, terms, voice):
    """Law 4: let a dealer throw one of his five, written to `cards`, and have the turn-up for it."""
    for i in range(len(hands)):
        cards[i] = thrown(hands[i], terms, voice)
        hands[i] = (hands[i] ^ cards[i]) | turn_ups[i]
