"""Deals of Nap in which the asker holds a hand of a class and stands for every call at once."""

from ....core.fours import four_suit
from ....core.hands import NONE, strongest
from ....core.jit import U, kernel, verb
from ..auction import open_deal, stand
from ..choices import longest
from ..course import lead_off, play_on, play_trick
from ..deal import deal_hands, words_of
from ..rules import goal_of
from ..table import DEALT, FREE, MADE, NOWHERE, TRICKS, WON, Arm


@verb
def play_out(table, game, bits, lead):
    """All tricks, also when the call is decided."""
    while table.now[TRICKS] < game.terms.tricks:
        play_trick(table, game, None, bits, lead)
        lead &= ~lead


@kernel
def count_made(counts, first, deals, table, dealing, game, levels, alike, seed):
    """Count in how many deals each call is made by a hand of the class, its longest suit led from the top.

    If play is `alike` whatever was called, all are counted from one.
    """
    for i in range(deals):
        bits = words_of(seed, U(first) + U(i), 0)
        deal_hands(table, dealing, game, bits)
        open_deal(table, game, 0, 0)
        hand = table.sets[DEALT, game.me]
        lead = strongest(hand & four_suit(longest(hand)))
        for k in range(1 if alike else len(levels)):
            stand(table, game, Arm(FREE, NOWHERE, NONE, levels[k], NONE))
            lead_off(table, game)
            if alike:
                play_out(table, game, bits, lead)
                for j in range(len(levels)):
                    counts[j] += table.now[WON] >= goal_of(levels[j], game.terms)
            else:
                play_on(table, game, None, bits, lead)
                counts[k] += table.now[MADE]
