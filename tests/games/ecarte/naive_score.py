"""Écarté the slow, obvious way: points and stakes (1.4)."""

from .naive_cards import DEALER, ELDER


def trick_points(won, vulnerable, table):
    """Give the points for the tricks, elder's and the dealer's, from the tricks of both.

    One for three or four tricks, two against a vulnerable player, two for all five whoever is vulnerable.
    """
    winner = ELDER if won[ELDER] >= 3 else DEALER
    exposed = vulnerable == 1 - winner
    if won[winner] == 5:
        worth = table.vulnerable_vole if exposed else 2
    else:
        worth = 2 if exposed else 1
    return [worth, 0] if winner == ELDER else [0, worth]


def stake_of(losing_score, table):
    """Give the stakes of a game: single, or by agreement treble to a loser at 0 and double at 1 or 2."""
    if not table.stakes:
        return 1
    return 3 if losing_score == 0 else 2 if losing_score <= 2 else 1
