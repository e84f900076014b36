"""Nap the slow, obvious way: all cards seen and perfect play, the others as one against the caller (3.3, 3.5).

A position is the hands as they are held, the seat that leads this trick and the cards already played to it.
"""

from functools import cache

from .naive_cards import best_of, legal_plays, rank_of


def takes(hands, caller, trump, need, *, leader=None, plays=(), wants=True):
    """Tell whether the caller takes at least `need` of the tricks left; `wants` False: he shuns them (Misery).

    Trump None: the next card played makes trumps; "": there are none. The leader is the caller unless told.
    """

    @cache
    def taken(hands, leader, plays, trump, need):
        if len(plays) == len(hands):
            winner = best_of(plays, trump)[0]
            return taken(hands, winner, (), trump, need - (winner == caller))
        if need <= 0 or need > len(hands[leader]) + bool(plays):
            return need <= 0
        seat = (leader + len(plays)) % len(hands)
        legal = legal_plays(hands[seat], plays[0][1][1] if plays else None)
        chance = any if (seat == caller) == wants else all
        return chance(
            taken(
                tuple(tuple(other for other in hand if other != card) for hand in hands),
                leader,
                (*plays, (seat, card)),
                card[1] if trump is None else trump,
                need,
            )
            for card in sorted(legal, key=rank_of, reverse=True)
        )

    start = tuple(tuple(hand) for hand in hands)
    return taken(start, caller if leader is None else leader, tuple(plays), trump, need)


def most_tricks(hands, caller, trump=None, **position):
    """Count the tricks the caller takes of those left, when everybody plays perfectly."""
    need = 0
    while takes(hands, caller, trump, need + 1, **position):
        need += 1
    return need


def tricks_by_lead(hands, caller, trump=None):
    """Count them for each card the caller may lead first."""
    found = {}
    for card in hands[caller]:
        held = [[other for other in hand if other != card] for hand in hands]
        made = card[1] if trump is None else trump
        found[card] = most_tricks(held, caller, made, leader=caller, plays=((caller, card),))
    return found


def misery_by_lead(hands, caller, trump=None):
    """Tell for each first lead whether Misery succeeds: the others cannot force a trick on the caller (3.5)."""
    safe = {}
    for card in hands[caller]:
        held = [[other for other in hand if other != card] for hand in hands]
        made = card[1] if trump is None else trump
        safe[card] = not takes(held, caller, made, 1, leader=caller, plays=((caller, card),), wants=False)
    return safe
