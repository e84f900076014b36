"""Match equity: the chance of a game of points played deal by deal, whose two players deal in turn.

What a deal comes to is one of a few codes, each with its marks in the order in which they are marked; who reaches the
points of the game first has it. From the chances of the codes follows the chance of the game at every score.
"""

import numpy as np

ELDER, DEALER = 1, 2  # of the deal


def after(game, elder, dealer, marks):
    """Return who has the game after some marks, `ELDER` or `DEALER`, or the score that they leave.

    Parameters
    ----------
    game : int
        Points that win it.
    elder, dealer : int
        Their points before.
    marks : list of (int, int)
        Who marks how many, in order.

    Returns
    -------
    winner : int or None
    score : (int, int)
        Of elder and dealer.
    """
    score = [elder, dealer]
    for who, points in marks:
        score[who - ELDER] += points
        if score[who - ELDER] >= game:
            return who, tuple(score)
    return None, tuple(score)


def values(game, equity, elder, dealer, codes):
    """Return elder's chance of the game after each of some codes.

    Parameters
    ----------
    game : int
    equity : ndarray of float, shape (..., game, game)
        As `equities` returns it.
    elder, dealer : int
        Their points before the deal.
    codes : list of list of (int, int)
        The marks of each code.

    Returns
    -------
    ndarray of float, shape (..., codes)
    """
    found = []
    for marks in codes:
        winner, (mine, theirs) = after(game, elder, dealer, marks)
        coming = np.ones(equity.shape[:-2])  # the other leads the coming deal
        found.append(coming * (winner == ELDER) if winner else coming - equity[..., theirs, mine])
    return np.stack(found, axis=-1)


def equities(game, outcome):
    """Return the chance that elder of the coming deal wins the game, at every score.

    Scores are worked out from the highest down. A deal without a mark leaves the score and changes the seats, so two
    scores that mirror each other are solved together.

    Parameters
    ----------
    game : int
        Points that win it.
    outcome : callable
        `outcome(elder, dealer)` returns the chances of the codes of a deal played at a score, an array of shape
        (..., codes), and the marks of each code as `after` takes them. Leading axes are replicates: blocks of the
        deals that the chances were estimated from, say, for a standard error.

    Returns
    -------
    ndarray of float, shape (..., game, game)
        By elder's points and dealer's.
    """
    pairs = [(e, d) for e in range(game) for d in range(e + 1)]
    equity = None
    for high, low in sorted(pairs, key=sum, reverse=True):
        told = [outcome(*score) for score in ((high, low), (low, high))]
        chances = [np.asarray(chance, float) for chance, _ in told]
        if equity is None:
            equity = np.full((*chances[0].shape[:-1], game, game), np.nan)
        sure, void = zip(
            *(
                _parts(game, equity, score, chance, codes)
                for score, chance, (_, codes) in zip(((high, low), (low, high)), chances, told, strict=True)
            ),
            strict=True,
        )
        equity[..., high, low] = _solved(sure[0], void[0], sure[1], void[1])
        equity[..., low, high] = _solved(sure[1], void[1], sure[0], void[0])
    return equity


def _parts(game, equity, score, chances, codes):
    """Return elder's chance by the codes that mark something, and the chance that nothing is marked."""
    void = [k for k, marks in enumerate(codes) if not any(points for _, points in marks)]
    some = [k for k in range(len(codes)) if k not in void]
    sure = chances[..., some] * values(game, equity, *score, [codes[k] for k in some])
    return sure.sum(axis=-1), chances[..., void].sum(axis=-1)


def _solved(sure, void, others_sure, others_void):
    """Return x of x = sure + void (1 - y), y = others_sure + others_void (1 - x); a game without end is even."""
    endless = 1 - void * others_void
    ends = endless > 1e-12
    found = (sure + void * (1 - others_sure - others_void)) / np.where(ends, endless, 1)
    return np.where(ends, found, 0.5)


def standard_error(replicates):
    """Return the mean over blocks of deals, the leading axis, and its standard error."""
    many = len(replicates)
    return replicates.mean(axis=0), replicates.std(axis=0, ddof=1) / many**0.5
