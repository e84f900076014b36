"""A card chosen over imagined worlds: hands of the other that agree with what was seen, each solved with cards open."""

import numpy as np

from .duel import after_lead, after_reply
from .hands import NONE, above, set_of, size, strongest
from .jit import U, pdep, pick, step, verb
from .rng import STEP, draw_one, mix, nth
from .trumps import suit_of, weakest


@verb
def draw_cards(stock, many, bits):
    """So many cards of a stock, every set of them as likely, drawn by a word."""
    found = NONE
    for _ in range(many):
        card = pdep(set_of(draw_one(bits, size(stock))), stock)
        found |= card
        stock ^= card
        bits = mix(bits + STEP)
    return found


@verb
def is_like_lower(card, plays, others):
    """Whether the next card below it in its suit may be played too, and no card of the others parts them."""
    under = strongest((plays | others) & suit_of(card) & ~above(card) & ~card)
    return under & plays != NONE


@step
def imagined(plays, hand, led, sure, unseen, won, worth, must_head, must_trump, bits, worlds):
    """The card, of those that may be played, that is worth most over worlds drawn; of equals the lowest.

    `led`: the card to follow, or none; `sure`: what the other is known to hold; `unseen`: what the rest of his hand is
    drawn from; `worth`: what each number of tricks is worth, those `won` already among them.
    """
    missing = np.int64(size(hand)) - np.int64(led != NONE) - np.int64(size(sure))
    found, most = NONE, np.int64(0)
    rest = plays
    while rest != NONE:
        card = weakest(rest)
        rest ^= card
        if is_like_lower(card, plays, sure | unseen | led):
            continue
        total = np.int64(0)
        for w in range(worlds):
            theirs = sure | draw_cards(unseen, missing, nth(bits, w))
            if led == NONE:
                total += worth[won + after_lead(hand, theirs, card, must_head, must_trump)]
            else:
                total += worth[won + after_reply(hand, theirs, led, card, must_head, must_trump)]
        better = (found == NONE) | (total > most)
        found, most = pick(better, card, found), pick(better, total, most)
    return found


@verb
def on_sight(plays, hand, led, theirs, won, worth, must_head, must_trump):
    """The card that is worth most against a hand that is seen; of equals the lowest."""
    return imagined(plays, hand, led, theirs, NONE, won, worth, must_head, must_trump, U(0), 1)
