"""What a seat needs to look beyond its own policy: scratch for the worlds it imagines."""

from typing import NamedTuple

import numpy as np


class Eyes(NamedTuple):
    """Scratch."""

    hands: np.ndarray  # uint64


def eyes_of(players):
    """Return scratch for a table of so many."""
    return Eyes(np.zeros(players, np.uint64))
