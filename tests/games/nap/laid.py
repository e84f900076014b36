"""Deals of the kernel laid out by hand: given cards, given words, the rest by policy."""

from analyzer.core.hands import NONE
from analyzer.core.jit import kernel
from analyzer.core.layout import Fours
from analyzer.core.packs import WHIST
from analyzer.games.nap.auction import before_play, open_deal
from analyzer.games.nap.course import OPEN, lead_off, play_trick, stands
from analyzer.games.nap.policy import POLICIES
from analyzer.games.nap.scene import game_of
from analyzer.games.nap.settle import settle
from analyzer.games.nap.table import DEALT, FREE, LAID, MADE, NOBODY, NOWHERE, SENIOR, TRICKS, Arm, table_of
from analyzer.games.nap.talk import code_of
from analyzer.games.nap.variant import Variant

from .played import Played

PACK = WHIST[52]
LAYOUT = Fours(PACK, (0, 1, 2, 3))


@kernel
def run(table, game, pool, doubled, lead, to_the_end):
    """Play what is dealt; the first lead is given, if any; by the laws, or to the last card."""
    open_deal(table, game, pool, doubled)
    before_play(table, game, NONE, Arm(FREE, NOWHERE, NONE, 0, NONE))
    if table.now[SENIOR] != NOBODY:
        lead_off(table, game)
        while table.now[TRICKS] < game.terms.tricks and (to_the_end or stands(table, game) == OPEN):
            play_trick(table, game, None, NONE, lead if table.now[TRICKS] == 0 else NONE)
        table.now[MADE] = stands(table, game)
    settle(table, game)


def cards(text, layout=LAYOUT):
    """Read a set of cards."""
    return layout.hand(layout.pack.read(text, ""))


def names(hand, layout=LAYOUT):
    """Name the cards of a set, unordered."""
    return set(map(layout.pack.name, layout.cards(hand)))


def laid(
    hands, said="", *, policies="plain", widow="", down="", stock="", pool=0, doubled=False, out=0, lead="",
    to_the_end=False, **agreed,
):  # fmt: skip
    """Play a deal laid out.

    `hands` from the eldest on, parted by `/`; `said` are words as they were said, those that are missing are said by
    policy; `policies` a name, a policy, or one a seat; `widow` is the spare hand, `down` the card face down, `stock`
    from the top; `out`: a dealer without cards; `lead`: the first one.
    """
    hands, variant = hands.split("/"), Variant(**agreed)
    players = len(hands) + out
    assert variant.holders(players) == len(hands)
    each = policies if isinstance(policies, list) else [policies] * len(hands)
    each = [POLICIES[policy] if isinstance(policy, str) else policy for policy in each]
    codes = [code_of(variant, word) for word in said.split()]
    game = game_of(variant, players, each, ["own"] * len(hands), said=codes, heard=[False] * len(codes))
    layout = Fours(variant.cards, (0, 1, 2, 3))
    table = table_of(players, variant.tricks)
    table.sets[DEALT, : len(hands)] = [cards(hand, layout) for hand in hands]
    table.extra[:2] = cards(widow, layout), cards(down, layout)
    top = [cards(card, layout) for card in stock.split()]
    table.now[LAID], table.stock[1 : 1 + len(top)] = len(top), top
    run(table, game, pool, doubled, cards(lead, layout), to_the_end)
    return Played(table, game, layout, variant)


WEAK = "2c 3c 4d 5h 7s/3d 5c 6d 8s 9h/4c 5d 6h 7c 9s"  # nobody calls
LONG = "Ah Kh Qh Jh Th/2c 3c 4d 5h 7s/3d 5c 6d 8s 9h"  # the eldest makes Nap
