"""What is asked of the caller's first lead, which makes trumps: all cards are held and he leads (rules, 3.3, 3.5).

Cards are given in the layout of `core.fours`, at most thirteen ranks.
"""

import numpy as np

from ....core.fours import four_apart, four_number
from ....core.hands import NONE, TOP_LANE, distinct, lane_of, size, strongest, swap_top
from ....core.jit import pick, step, verb
from .layout import TOP, lay_out, make_trumps
from .search import search
from .trick import CALLER, SHUNS, WANTS, others_cards


@step
def lead_takes(memo, players, card, need, trump, misery):
    """Whether the caller, who leads a card, takes at least `need` tricks; the cards as they are laid out."""
    left = np.int64(size(memo.hands[CALLER]))
    memo.hands[CALLER] ^= card
    answer = search(memo, players, CALLER, CALLER + 1, left, need, trump, card, lane_of(card), CALLER, misery)
    memo.hands[CALLER] ^= card
    return answer


@step
def takes_leading(hands, caller, card, need, trumps_made, misery, memo):
    """Whether the caller takes at least `need` tricks if he leads a card, whose suit becomes trumps or not."""
    players, lane = len(hands), np.int64(four_number(card)) if trumps_made else TOP
    lay_out(memo, hands, caller)
    make_trumps(memo, players, lane)
    led, trump = swap_top(four_apart(card), lane), pick(trumps_made, TOP_LANE, NONE)
    return lead_takes(memo, players, led, need, trump, misery)


@step
def makes_leading(hands, caller, card, need, trumps_made, memo):
    """Whether the caller makes `need` tricks if he leads a card."""
    return takes_leading(hands, caller, card, need, trumps_made, WANTS, memo)


@step
def shuns_leading(hands, caller, card, trumps_made, memo):
    """Whether the caller can avoid every trick if he leads a card."""
    return not takes_leading(hands, caller, card, np.int64(1), trumps_made, SHUNS, memo)


@verb
def longest_suit(cards):
    """The number of the lane that holds most cards, the higher ones if two hold as many."""
    lane, most, high = 0, NONE, NONE
    for k in range(4):
        suit = swap_top(cards, k) & TOP_LANE
        if size(suit) > most or (size(suit) == most and suit > high):
            lane, most, high = k, size(suit), suit
    return lane


@step
def most_leading(hands, caller, most, need, memo):
    """How many tricks the caller can take by his best lead; at least `most` are known, `need` are enough."""
    players = len(hands)
    lay_out(memo, hands, caller)
    rest = memo.held[CALLER]
    while rest != NONE:
        lane = longest_suit(rest)
        rest &= ~swap_top(TOP_LANE, lane)
        make_trumps(memo, players, lane)
        cards = distinct(memo.hands[CALLER] & TOP_LANE, others_cards(memo.hands, players))
        while cards != NONE:
            card = strongest(cards)
            cards ^= card
            while most < need and lead_takes(memo, players, card, most + 1, TOP_LANE, WANTS):
                most += 1
    return most


@step
def most_tricks(hands, caller, memo):
    """How many tricks the caller takes by his best lead, which makes trumps."""
    return most_leading(hands, caller, np.int64(0), np.int64(size(hands[caller])), memo)


@step
def makes_call(hands, caller, need, memo):
    """Whether some lead of the caller, which makes trumps, brings at least `need` tricks."""
    return need <= 0 or most_leading(hands, caller, np.int64(need - 1), np.int64(need), memo) == need


@step
def shuns_call(hands, caller, trumps_made, memo):
    """Whether some lead of the caller lets him avoid every trick (rules, 3.5: Misery)."""
    players = len(hands)
    lay_out(memo, hands, caller)
    for lane in range(4 if trumps_made else 1):
        make_trumps(memo, players, lane if trumps_made else TOP)
        trump = pick(trumps_made, TOP_LANE, NONE)
        cards = distinct(memo.hands[CALLER] & (trump or ~NONE), others_cards(memo.hands, players))
        while cards != NONE:
            card = strongest(cards)
            cards ^= card
            if not lead_takes(memo, players, card, np.int64(1), trump, SHUNS):
                return True
    return False
