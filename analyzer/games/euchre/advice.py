"""What the old books say of Euchre, Enquire Within, Hoffmann, Somerset, much of it of four, put to the test."""

from functools import cache

from ...claimed import judged
from .advice_cards import CARDS
from .advice_order import LISTS, ORDER
from .advice_score import SCORE
from .variant import VARIANTS

CLAIMS = (*ORDER, *SCORE, *LISTS, *CARDS)


@cache
def claims():
    """Test U1 to U15; see `claimed.judged`."""
    return judged("euchre.claims", VARIANTS["enquire-within"], CLAIMS)
