"""Which card a seat of Nap plays by its own policy, from its hand and what all see; on sets in four lanes."""

from ...core.fours import four_from, four_suit
from ...core.hands import strongest
from ...core.jit import verb
from ...core.trumps import weakest
from .choices import best_lane, holds, number, shortest
from .rules import heading, legal_plays


@verb
def lowest_plain(cards, trump):
    """The lowest card that is no trump, the lowest trump if there is nothing else."""
    plain = cards & ~trump
    return weakest(plain if holds(plain) else cards)


@verb
def highest_plain(cards, trump):
    """The highest card that is no trump, the lowest trump if there is nothing else."""
    plain = cards & ~trump
    return strongest(plain) if holds(plain) else weakest(cards)


@verb
def callers_lead(hand, voice, trump, wants, left, ranks):
    """The caller leads his highest trump, which he makes by his first lead, or as `Policy.goes_on` says."""
    if not holds(trump):
        return strongest(hand & four_suit(best_lane(hand, voice, ranks)))
    trumps = hand & trump
    leads = number(trumps) >= voice.goes_on or wants >= left or trumps == hand
    return strongest(trumps if holds(trumps) and leads else (hand & ~trump if holds(hand & ~trump) else hand))


@verb
def opponents_lead(hand, voice, trump, wants):
    """An opponent leads a plain card, low or high, or trumps when the caller wants but one trick."""
    if voice.trumps_last and wants == 1 and holds(hand & trump):
        return strongest(hand & trump)
    return highest_plain(hand, trump) if voice.attacks else lowest_plain(hand, trump)


@verb
def own_lead(hand, voice, called, misery, trump, wants, left, ranks):
    """What a seat leads; `called`: it is the caller, who wants so many of the tricks left."""
    if misery:
        return weakest(hand & four_suit(shortest(hand))) if called else lowest_plain(hand, trump)
    if called:
        return callers_lead(hand, voice, trump, wants, left, ranks)
    return opponents_lead(hand, voice, trump, wants)


@verb
def ducks(legal, led, best, trump):
    """Misery's caller: the highest card that does not take the trick; void, his highest plain card."""
    if not holds(legal & led) and holds(legal & ~trump):
        return strongest(legal & ~trump)
    under = legal & ~heading(legal, led, best, trump)
    return strongest(under) if holds(under) else weakest(legal)


@verb
def sneaks(legal, led, trump):
    """Against Misery: the lowest of the suit; void, the highest plain card."""
    return weakest(legal) if holds(legal & led) else highest_plain(legal, trump)


@verb
def spares_ace(hand, voice, trump, best, opening, ranks):
    """Whether an opponent with ace and one small trump lets the first lead go."""
    trumps = hand & trump
    small = weakest(trumps)
    two = holds(small) and trumps ^ small == strongest(trumps) and trumps != small
    low = not holds(best & four_from(ranks - 3))
    return voice.holds_ace and opening and two and low and holds(trumps & four_from(ranks - 1))


@verb
def own_follow(hand, voice, called, misery, trump, best, led, callers, opening, ranks):
    """What a seat follows with; `callers`: the caller is winning the trick."""
    legal = legal_plays(hand, led)
    if misery:
        return ducks(legal, led, best, trump) if called else sneaks(legal, led, trump)
    better = heading(legal, led, best, trump)
    wins = called or (callers and not spares_ace(hand, voice, trump, best, opening, ranks))
    if holds(better) and wins:
        return weakest(better)
    return weakest(legal) if holds(legal & led) else lowest_plain(legal, trump)
