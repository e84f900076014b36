"""The old books' claims about Écarté, each with numbers and a verdict."""

from functools import cache

from ...claimed import judged
from .advice_counts import COUNTS
from .advice_dealer import DEALERS
from .advice_elder import ELDERS
from .advice_play import PLAY
from .advice_score import SCORES
from .variant import VARIANTS

CLAIMS = (*ELDERS, *DEALERS, *PLAY, *SCORES, *COUNTS)


@cache
def claims():
    """Test E1 to E10, D1 to D3, P1 to P14, S1 to S5, and what Foster and Hoyle reckoned; see `claimed.judged`."""
    return judged("ecarte.claims", VARIANTS["enquire-within"], CLAIMS)
