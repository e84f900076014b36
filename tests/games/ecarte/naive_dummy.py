"""Écarté the slow, obvious way: all cards seen and perfect play (1.3). Seat 0 counts its tricks unless told."""

from functools import cache

from .naive_cards import Table, beats, legal_plays, rank_of


def takes(hands, trump, need, *, seat=0, leader=0, led=None, table=None):
    """Tell whether a seat takes at least `need` of the tricks left; `led` is what the leader has already led."""
    table = table or Table()

    @cache
    def taken(hands, leader, led, need):
        if need <= 0 or need > len(hands[leader]) + (led is not None):
            return need <= 0
        turn = leader if led is None else 1 - leader
        chance = any if turn == seat else all
        return chance(
            after(hands, turn, leader, led, card, need)
            for card in sorted(legal_plays(hands[turn], led, trump, table), key=rank_of, reverse=True)
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


def tricks_by_lead(hands, trump, **position):
    """Count elder's tricks for each card he may lead."""
    return {
        card: most_tricks([[other for other in hands[0] if other != card], hands[1]], trump, led=card, **position)
        for card in hands[0]
    }
