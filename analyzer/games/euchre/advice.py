"""What the old books say of Euchre, Enquire Within, Hoffmann, Somerset, much of it of four, put to the test."""

from functools import cache

from ...answer import Answer
from .advice_cards import CARDS
from .advice_order import LISTS, ORDER
from .advice_score import SCORE
from .variant import VARIANTS

CLAIMS = (*ORDER, *SCORE, *LISTS, *CARDS)


@cache
def claims():
    """Test U1 to U15.

    Returns
    -------
    Answer
        Rows `claim`, `page`, `says`, `verdict`, `numbers`, `text`.
    """
    rows = []
    for name, page, says, test in CLAIMS:
        verdict, numbers = test()
        text = f"\n{name} ({page}) {says}\n   {verdict.upper()}: {numbers}"
        rows.append({"claim": name, "page": page, "says": says, "verdict": verdict, "numbers": numbers, "text": text})
    return Answer("euchre.claims", variant=VARIANTS["enquire-within"].as_dict(), actions=rows)
