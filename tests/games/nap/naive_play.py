"""Nap the slow, obvious way: the tricks (3.3, Misery in 3.5)."""

from .naive_calls import ask, goal_of
from .naive_cards import NO_TRUMP, View, best_of, legal_plays


def outcome(word, table, won, played):
    """Tell whether the call is made (True), can no more be made (False), or is open (None) (3.3, Misery in 3.5)."""
    left = table.tricks - played
    if word == "misery":
        return False if won else None if left else True
    goal = goal_of(word, table)
    return True if won >= goal else False if won + left < goal else None


def tricks_of(seat, tricks):
    """Count the tricks a seat has won (3.3)."""
    return sum(winner == seat for _, _, winner in tricks)


def play_trick(hands, leader, trump, players, view):
    """Play one trick, the first card led in the deal makes trumps (3.3); give its cards, its winner and the trump."""
    plays, seats = [], [*range(leader, len(hands)), *range(leader)]
    for seat in seats:
        legal = legal_plays(hands[seat], plays[0][1][1] if plays else None)
        told = dict(seat=seat, hand=list(hands[seat]), legal=legal, trump=trump, plays=list(plays))
        card = ask(players[seat], View(**view, **told), "follow" if plays else "lead")
        hands[seat].remove(card)
        plays.append((seat, card))
        trump = card[1] if trump is None else trump
    return plays, best_of(plays, trump)[0], trump


def play_tricks(hands, senior, word, table, players, order, calls=(), to_the_end=False):
    """Play until the call is made or lost: the senior hand leads, then who won the trick (3.3).

    A trick is `(leader, [(seat, card), ...], winner)`. Misery may be without trumps (3.5).
    """
    hands, tricks, leader = [list(hand) for hand in hands], [], senior
    trump = NO_TRUMP if word == "misery" and not table.misery_trumps else None
    while hands[leader] and (to_the_end or outcome(word, table, tricks_of(senior, tricks), len(tricks)) is None):
        view = dict(table=table, order=order, calls=list(calls), senior=senior, word=word, tricks=list(tricks))
        plays, winner, trump = play_trick(hands, leader, trump, players, view)
        tricks.append((leader, plays, winner))
        leader = winner
    return tricks, trump


def made(word, table, senior, tricks):
    """Tell whether the call was made; overtricks and undertricks do not count (3.3)."""
    return bool(outcome(word, table, tricks_of(senior, tricks), len(tricks)))
