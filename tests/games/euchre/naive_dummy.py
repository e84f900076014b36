"""Euchre the slow, obvious way: all cards seen and perfect play (2.3). Seat 0 counts its tricks unless told."""

from functools import cache

from .naive_cards import beats, legal_plays, rank_of


def takes(hands, trump, need, *, seat=0, leader=0, led=None):
    """Tell whether a seat takes at least `need` of the tricks left; `led` is what the leader has already led."""

    @cache
    def taken(hands, leader, led, need):
        if need <= 0 or need > len(hands[leader]) + (led is not None):
            return need <= 0
        turn = leader if led is None else 1 - leader
        chance = any if turn == seat else all
        return chance(
            after(hands, turn, leader, led, card, need)
            for card in sorted(legal_plays(hands[turn], led, trump), key=lambda card: -rank_of(card, trump))
        )

    def after(hands, turn, leader, led, card, need):
        hand = tuple(other for other in hands[turn] if other != card)
        hands = (hand, hands[1]) if turn == 0 else (hands[0], hand)
        if led is None:
            return taken(hands, leader, card, need)
        winner = turn if beats(card, led, trump) else leader
        return taken(hands, winner, None, need - (winner == seat))

    return taken(tuple(map(tuple, hands)), leader, led, need)


def most_tricks(hands, trump, **position):
    """Count the tricks a seat takes of those left, when both play perfectly."""
    need = 0
    while takes(hands, trump, need + 1, **position):
        need += 1
    return need


def tricks_by_lead(hands, trump):
    """Count elder's tricks for each card he may lead."""
    return {
        card: most_tricks([[other for other in hands[0] if other != card], hands[1]], trump, led=card)
        for card in hands[0]
    }


def hands_taken_up(elder, dealer, turn_up):
    """List for each discard of the dealer the hands played with (2.2.1)."""
    return {card: [elder, [turn_up, *(kept for kept in dealer if kept != card)]] for card in dealer}
