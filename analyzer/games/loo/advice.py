"""What the old book says of Loo (Baxter-Wray p. 16-30), each claim put to the test."""

from functools import cache

from ...claimed import judged
from .advice_declaring import DECLARING
from .advice_table import TABLE
from .variant import VARIANTS


@cache
def claims():
    """Test L1 to L17; see `claimed.judged`."""
    return judged("loo.claims", VARIANTS["baxter-wray"], DECLARING + TABLE)
