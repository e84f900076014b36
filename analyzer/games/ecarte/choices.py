"""Which card a seat of Écarté plays; hands as in `core.trumps`, slots of the pack: knave 5, queen 6, king 7."""

from ...core.hands import NONE, above, size, strongest
from ...core.jit import kernel, pick, verb
from ...core.trumps import (
    TRUMPS,
    plain_from,
    plain_held,
    plain_suit,
    singles,
    suit_of,
    trump_at,
    trumps_from,
    weakest,
)
from ...core.two import cheapest
from .rules import legal_plays

ACE, KNAVE, QUEEN, KING = 4, 5, 6, 7


@verb
def is_longer(hand, lane, other):
    """Whether a plain suit is longer than that of an earlier lane: more cards, or as many and none that is beaten."""
    this, that = plain_held(hand, lane), plain_held(hand, other)
    return (size(this) > size(that)) | ((size(this) == size(that)) & (this >= that))


@verb
def longest(plain):
    """The cards of the longest plain suit; of equals that with the higher top card, then the next; the later lane."""
    one = pick(is_longer(plain, 1, 0), 1, 0)
    return plain & plain_suit(pick(is_longer(plain, 2, one), 2, one))


@verb
def holds_both(hand, one, other):
    """Whether two trumps are held, given by their slots."""
    return (hand & trump_at(one) != NONE) & (hand & trump_at(other) != NONE)


@verb
def opens_trumps(trumps, plain):
    """Claim P3: king, or queen and knave, or knave and ace of trumps, with court cards outside."""
    good = (trumps & trump_at(KING) != NONE) | holds_both(trumps, QUEEN, KNAVE) | holds_both(trumps, KNAVE, ACE)
    return good & (plain & plain_from(KNAVE) != NONE)


@verb
def is_poor_pair(suit):
    """Claims P4 and P9: whether a suit is of two cards that are neither headed by the king nor neighbours."""
    top = strongest(suit)
    low = suit ^ top
    near = size(above(low) & ~above(top) & suit_of(top)) == 1
    return (size(suit) == 2) & (top & plain_from(KING) == NONE) & (not near)


@verb
def lead(hand, voice):
    """The card a policy leads."""
    trumps, plain = hand & TRUMPS, hand & ~TRUMPS
    suit = longest(plain)
    alone = singles(plain)
    single = (voice.single != 0) & (size(trumps) >= 2) & is_poor_pair(suit) & (alone != NONE)
    card = pick(single, strongest(alone), strongest(suit))
    card = pick((voice.trumps != 0) & opens_trumps(trumps, plain), strongest(trumps), card)
    little = (voice.small != 0) & (size(trumps) == 3) & (strongest(trumps) == trump_at(QUEEN))
    little = little & (trumps & trumps_from(KNAVE) == trump_at(QUEEN))
    return pick(plain == NONE, pick(little, weakest(trumps), strongest(trumps)), card)


@kernel
def lead_all(hands, terms, voice):
    """Put in the place of each hand the card that a policy leads from it."""
    for i in range(len(hands)):
        hands[i] = lead(hands[i], voice)


@verb
def follow(hand, led, terms):
    """The card every policy plays to a card led: the lowest that takes the trick, else the lowest."""
    return cheapest(legal_plays(hand, led, terms), led)
