"""What a seat needs to look beyond its own policy: the solver's scratch, and room for the worlds it imagines."""

from typing import NamedTuple

import numpy as np

from .dummy.memo import Memo, memo_of


class Eyes(NamedTuple):
    """Scratch, of one thread."""

    memo: Memo
    hands: np.ndarray  # uint64, a seat: as they are imagined
    held: np.ndarray  # uint64, a seat: as the solver gets them
    shown: np.ndarray  # uint64, a seat: what lies on the table, as the solver gets it
    many: np.ndarray  # int64, a seat: how many cards it still holds
    voids: np.ndarray  # uint64, a seat: the suits it is known to have none of
    votes: np.ndarray  # int64, a card: in how many worlds it does well


def eyes_of(holders, tricks):
    """Return scratch for so many hands of so many cards.

    Parameters
    ----------
    holders, tricks : int

    Returns
    -------
    Eyes
    """
    rows = (np.zeros(holders, np.uint64) for _ in range(4))
    memo, hands, held, shown, voids = memo_of(holders, tricks), *rows
    return Eyes(memo, hands, held, shown, np.zeros(holders, np.int64), voids, np.zeros(tricks, np.int64))
