"""Euchre the slow, obvious way: the tricks (2.3) and the points (2.4)."""

from .naive_cards import ELDER, beats, legal_plays
from .naive_words import ask


def lay_card(seat, deal):
    """Play one card of a seat to the trick on the table."""
    legal = legal_plays(deal.held[seat], deal.plays[0][1] if deal.plays else None, deal.trump)
    card = ask(deal.players[seat], deal.view(seat, legal), "follow" if deal.plays else "lead")
    deal.held[seat].remove(card)
    deal.plays.append((seat, card))


def play_tricks(deal):
    """Play five tricks, elder leading the first, the winner of each the next (2.3)."""
    deal.held, leader = [list(hand) for hand in deal.hands], ELDER
    while deal.held[leader]:
        lay_card(leader, deal)
        lay_card(1 - leader, deal)
        (_, led), (_, card) = deal.plays
        winner = 1 - leader if beats(card, led, deal.trump) else leader
        deal.tricks.append((leader, list(deal.plays), winner))
        deal.plays.clear()
        leader = winner


def tricks_of(seat, tricks):
    """Count the tricks a seat has won."""
    return sum(winner == seat for _, _, winner in tricks)


def trick_points(won, maker, table):
    """Give the points, elder's and the dealer's, from the tricks of both (2.4).

    The maker scores one for three or four tricks, two for the march; euchred, his opponent scores two.
    """
    points = [0, 0]
    if won[maker] >= 3:
        points[maker] = 2 if won[maker] == 5 else 1
    else:
        points[1 - maker] = table.defenders_march if won[maker] == 0 else 2
    return points
