"""What a deal of Écarté comes to, as one small number: who marked the king, and the points of the tricks."""

import numpy as np

from ...core.jit import verb
from ...equity import after
from .rules import DEALER, ELDER, POINT, VOLE

MOST_POINTS = 3  # of the tricks of a deal
TRICKS = 2 * MOST_POINTS  # elder's points one to three, then the dealer's
CODES = 4 * TRICKS
KINGS = ([], [(ELDER, 1)], [(DEALER, 1)], [(DEALER, 1)])  # by `table.KING`: nobody, elder, the dealer, turned up


@verb
def worth(tricks, loose, vole):
    """Laws 12 and 13: the points for so many tricks against one who took the others."""
    if tricks == VOLE:
        return vole if loose else 2
    return 2 if loose else 1


@verb
def code_of_deal(king, won, loose, terms):
    """The code of a deal, from who marked the king, elder's tricks and who is vulnerable."""
    if won >= POINT:
        points = worth(won, loose == DEALER, terms.vulnerable_vole)
    else:
        points = MOST_POINTS + worth(VOLE - won, loose == ELDER, terms.vulnerable_vole)
    return TRICKS * king + points - 1


def marks_of(code):
    """Return what a deal of a code marks, in order: who, and how many."""
    king, points = divmod(int(code), TRICKS)
    tricks = (ELDER, points + 1) if points < MOST_POINTS else (DEALER, points + 1 - MOST_POINTS)
    return [*KINGS[king], tricks]


MARKS = [marks_of(code) for code in range(CODES)]


def points_of_codes(game, score):
    """Return elder's points less the dealer's after each code, as far as the game goes on.

    Parameters
    ----------
    game : int
    score : (int, int)
        Elder's and the dealer's points before the deal.

    Returns
    -------
    ndarray of int64
    """
    found = []
    for marks in MARKS:
        _, (elder, dealer) = after(game, *score, marks)
        found.append(elder - score[0] - dealer + score[1])
    return np.array(found, np.int64)
