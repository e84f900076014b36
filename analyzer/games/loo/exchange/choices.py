"""What a seat chooses where cards are exchanged, from its own cards and how many threw up, compiled."""

from ....core.hands import NONE, size, strongest
from ....core.jit import pick, verb
from ....core.trumps import LANE_0, LANE_1, LANE_2, PAM, PLAIN, TRUMPS, plain_from, several, trumps_from, weakest
from ..choices import holds
from .flush import BOOK, NO_FLUSH, is_flush
from .policy import Voice


@verb
def voice_of(voices, seat):
    """A seat's policy, from one row of numbers a seat."""
    row = voices[seat]
    return Voice(row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[8], row[9])


@verb
def four_of(hand, law):
    """Four of five cards that are of one suit, Pam counted as of it: trumps, or by the book of any suit; or none."""
    found = NONE
    for suit in (LANE_0, LANE_1, LANE_2):
        mine = hand & (suit | PAM)
        found = pick((size(mine) == 4) & (law == BOOK), mine, found)
    trumps = hand & TRUMPS
    return pick((size(trumps) == 4) & (law != NO_FLUSH), trumps, found)


@verb
def plays_on(hand, voice, law, rivals):
    """Whether a policy plays on a hand; `rivals`: how many others play or have still to speak."""
    trumps = hand & TRUMPS
    one = holds(trumps & trumps_from(voice.alone)) | (holds(trumps) & (rivals <= voice.few))
    two = holds(several(trumps)) & holds(trumps & trumps_from(voice.two))
    three = holds(several(several(trumps)))
    four = (voice.four_alone > 0) & holds(four_of(hand, law))
    return one | two | three | four | ((law != NO_FLUSH) & is_flush(hand))


@verb
def kept(hand, voice, law):
    """What a policy keeps of a hand when it exchanges."""
    trumps = hand & TRUMPS
    four = pick(voice.four > 0, four_of(hand, law), NONE)
    some = pick(holds(four), four, trumps | (hand & plain_from(voice.keep)))
    whole = pick(law == NO_FLUSH, size(trumps) >= voice.pat, is_flush(hand))
    return pick(whole, hand, some)


@verb
def worst(hand, keeps, number):
    """The cards a seat parts with first, so many of them."""
    thrown = hand & ~keeps
    if size(thrown) != number:
        thrown = NONE
        for _ in range(number):
            loose = hand & ~keeps & ~thrown
            thrown |= weakest(pick(holds(loose), loose, hand & ~thrown))
    return thrown


@verb
def lead_of(hand, legal, voice, opening, number_in):
    """What a policy leads among the cards the laws leave it: the highest plain card, Pam only if nothing else."""
    trumps, plain = hand & TRUMPS, hand & PLAIN
    free = opening & holds(legal & PLAIN) & holds(trumps) & (several(trumps) == NONE)
    high = plain & plain_from(voice.lead_high)
    by_trump = free & (high == plain) & (number_in >= voice.lead_trump_in) & (trumps != PAM)
    by_lowest = free & (high == NONE) & holds(trumps & trumps_from(voice.lead_low))
    best = strongest(legal & PLAIN)
    best = pick(holds(best), best, strongest(legal & ~PAM))
    best = pick(holds(best), best, legal)
    return pick(by_trump, trumps, pick(by_lowest, weakest(plain), best))
