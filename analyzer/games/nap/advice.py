"""What the old books say of Nap (Baxter-Wray p. 3-15, Hoffmann, Foster), each claim put to the test."""

from functools import cache

from ...claimed import judged
from .advice_calls import CALLS
from .advice_foster import FOSTER
from .advice_hoffmann import HOFFMANN
from .advice_play import PLAY
from .advice_safe import SAFE
from .advice_table import TABLE
from .advice_variations import VARIATIONS
from .variant import VARIANTS

BOOK = sorted((*SAFE, *CALLS, *TABLE, *PLAY, *VARIATIONS), key=lambda row: int(row[0][1:]))
CLAIMS = (*BOOK, *HOFFMANN, *FOSTER)


@cache
def claims():
    """Test N1 to N23 and what other books add; see `claimed.judged`."""
    return judged("nap.claims", VARIANTS["baxter-wray"], CLAIMS)
