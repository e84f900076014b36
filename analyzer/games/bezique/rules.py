"""The laws of Bezique for two: Enquire Within Upon Everything, sections 122-128; others are named where followed.

A card is a set of one in the layout of `core.twice`; trumps, the queens and the knaves of bezique are told as sets.

Law 1. Two packs of 32, shuffled together; every card is there twice. They rank A 10 K Q J 9 8 7. [122]
Law 2. Eight cards each, by three, two and three; the seventeenth is turned for trumps, and if it is a seven the dealer
    scores ten. The other 47 are the stock, face down; the turn-up lies under them. [122]
Law 3. Elder, who did not deal, leads to the first trick; the deal alternates. [128; Hoffmann]
Law 4. While there is a stock anything may be played to any trick. [122]
Law 5. A trump takes any card of another suit; else the higher card takes the trick, whether of the same suit or not;
    of equals the first played. (Some: a plain card of another suit than that led never takes it.) [122]
Law 6. After each trick its winner may declare, then he draws the top card, the other the next, and he leads. [122-123]
Law 7. At the 24th trick the winner draws the last card face down, the loser takes the turn-up. [122]
Law 8. Only the winner of a trick declares, before he draws, and scores one declaration. Its cards are laid face up,
    remain part of his hand, and may be played at any time; only cards not yet played make a declaration. [123]
Law 9. A marriage, king and queen, brings 20, in trumps 40; the sequence A 10 K Q J of trumps 250; bezique, the queen
    of spades and the knave of diamonds, 40, double bezique 500; four aces 100, kings 80, queens 60, knaves 40. [124]
Law 10. A card may serve in declarations of different classes, but a king or queen once married not in another
    marriage, nor one of a sequence in a royal marriage; the marriage first, then the sequence, scores both.
    [125, 127; Foster]
Law 11. A sequence takes five cards that have served in no sequence. [125; Foster]
Law 12. A queen or knave of bezique serves in one single bezique; double bezique takes all four, on the table together,
    and at least one that served in no bezique. After it there is no single one. [125; Foster]
Law 13. A card serves once in four of its rank; four fresh ones score again, as do a sequence and a marriage of fresh
    cards (some: each scores once a deal). [125; Foster]
Law 14. The winner of a trick may exchange the seven of trumps for the turn-up, unless that is a seven, and scores ten;
    it does not use up the declaration, but the card obtained may not be part of it. [124; Hoffmann]
Law 15. A seven of trumps played to one of the first 24 tricks, won or lost, scores ten. [124]
Law 16. The last eight tricks, when all cards are taken into the hand: follow suit and win if able; void of the suit,
    trump if able (some: only if one likes). A plain card of another suit never takes the trick, and nothing is
    declared. [123; Hoffmann]
Law 17. The last trick brings ten: the 32nd, or (some) the 24th. [124]
Law 18. Every ace and ten in the tricks brings ten at the end of the deal. [123-124]
Law 19. The game is 1000 (or 2000, 4000); a declaration or a ten that reaches it wins at once. [123]
Law 20. If aces and tens bring both to the game, he wins who had more without those of the last deal; if equal, who won
    the last trick. (Some: elder's are counted first.) [123, 128]
Law 21. Bezique may be agreed to be the queen of clubs and knave of hearts where spades or diamonds are trumps. [126]
"""

from typing import NamedTuple

import numpy as np

from ...core.hands import NONE, size
from ...core.jit import U, pick, verb
from ...core.twice import LANES, firsts, married, ranks_from, through_rank, twice_lane, twice_rank, twice_suit_of
from .variant import BEZIQUE, DOUBLE, FOUR_ACES, MARRIAGE, PACK, POINTS, ROYAL_POINTS, SEQUENCE

TRICKS, WITH_STOCK, CLOSED = 32, 24, 8
RANK = {rank: ranks_from(slot, slot) for slot, rank in enumerate(PACK.ranks)}
SEVENS, KNAVES, QUEENS, KINGS, TENS, ACES = (RANK[rank] for rank in "7JQKTA")
SMALL, HIGH, BRISQUES = ranks_from(0, 2), ranks_from(3, 7), ranks_from(6, 7)
VALUE = np.array(POINTS, np.int64)
OF_FOUR = np.array([RANK[rank] for rank in "AKQJ"], np.uint64)


class Own(NamedTuple):
    """A player's cards: held (face up or not), face up, and those that served (laws 10 to 13), played ones too."""

    held: np.uint64
    shown: np.uint64
    wed: np.uint64  # in a marriage
    run: np.uint64  # in a sequence
    pair: np.uint64  # in bezique, single or double
    four: np.uint64  # in four of a rank


class Signs(NamedTuple):
    """What the trumps are, and which cards make bezique."""

    trumps: np.uint64
    queen: np.uint64
    knave: np.uint64


@verb
def takes(second, first, trumps, suit_led):
    """Laws 5 and 16: whether the card played second takes the trick."""
    mine, his = (second & trumps) != NONE, (first & trumps) != NONE
    higher = twice_rank(second) > twice_rank(first)
    fights = ((second & twice_suit_of(first)) != NONE) | (not suit_led)
    return (mine & (not his)) | ((mine == his) & higher & fights)


@verb
def that_take(hand, first, trumps, suit_led):
    """Laws 5 and 16: the cards of a hand that take a trick to which `first` was led."""
    his = (first & trumps) != NONE
    fights = pick(his, trumps, pick(suit_led, twice_suit_of(first), ~trumps))
    return (hand & fights & ~through_rank(first)) | pick(his, NONE, hand & trumps)


@verb
def legal_closed(hand, first, trumps, must_trump):
    """Law 16: follow suit and win if able; void, trump if able, where one must; else anything."""
    follow = hand & twice_suit_of(first)
    return (follow & ~through_rank(first)) or follow or pick(must_trump, hand & trumps, NONE) or hand


@verb
def brisques(cards):
    """Law 18: how many aces and tens there are."""
    return np.int64(size(cards & BRISQUES))


@verb
def seven_points(card, trumps):
    """Laws 2 and 15: ten for a seven of trumps."""
    return 10 if (card & trumps & SEVENS) != NONE else 0


@verb
def may_exchange(held, turn_up, trumps):
    """Law 14: the winner of a trick who holds a seven of trumps, unless one lies there."""
    return ((held & trumps & SEVENS) != NONE) & ((turn_up & SEVENS) == NONE)


@verb
def marriages(own, afresh):
    """Laws 9 and 10: of each suit in which king and queen may be married one place, that of the queen's first copy."""
    fresh = own.held & ~(own.wed | own.run)
    found = married(fresh & KINGS, fresh & QUEENS)
    return found if afresh else found & ~firsts(own.wed & QUEENS)


@verb
def of_sequence(own, signs, afresh):
    """Laws 9 and 11: the cards that may make a sequence, or none."""
    fresh = own.held & signs.trumps & HIGH & ~own.run
    whole = (size(firsts(fresh)) == U(5)) & (afresh | (own.run == NONE))
    return pick(whole, fresh, NONE)


@verb
def of_bezique(own, signs):
    """Laws 9 and 12: the cards that may make single bezique, or none."""
    queen, knave = own.held & signs.queen & ~own.pair, own.held & signs.knave & ~own.pair
    return pick((queen != NONE) & (knave != NONE), queen | knave, NONE)


@verb
def of_double(own, signs):
    """Laws 9 and 12: the cards of double bezique, or none."""
    four = own.held & (signs.queen | signs.knave)
    return pick((size(four) == U(4)) & ((four & ~own.pair) != NONE), four, NONE)


@verb
def of_four(own, rank, afresh):
    """Laws 9 and 13: the cards that may make four of a rank, told as a set of the rank, or none."""
    fresh = own.held & rank & ~own.four
    return pick((size(fresh) >= U(4)) & (afresh | ((own.four & rank) == NONE)), fresh, NONE)


@verb
def may_serve(code, own, signs, afresh):
    """Laws 8 to 13: the cards that may serve in a declaration, or none if it cannot be made."""
    if code >= FOUR_ACES:
        return of_four(own, OF_FOUR[code - FOUR_ACES], afresh)
    if code == DOUBLE:
        return of_double(own, signs)
    if code == SEQUENCE:
        return of_sequence(own, signs, afresh)
    if code == BEZIQUE:
        return of_bezique(own, signs)
    suit = LANES[code - MARRIAGE]
    whole = (marriages(own, afresh) & suit) != NONE
    return pick(whole, own.held & suit & (KINGS | QUEENS) & ~(own.wed | own.run), NONE)


@verb
def worth(code, signs):
    """Law 9: the points of a declaration."""
    royal = (code >= MARRIAGE) & (code < SEQUENCE) & (code - MARRIAGE == np.int64(twice_lane(signs.trumps)))
    return ROYAL_POINTS if royal else VALUE[code]
