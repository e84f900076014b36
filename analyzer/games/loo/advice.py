"""What the old book says of Loo (Baxter-Wray p. 16-30), each claim put to the test."""

from functools import cache

from ...answer import Answer
from .advice_declaring import DECLARING
from .advice_table import TABLE
from .variant import VARIANTS


@cache
def claims():
    """Test L1 to L17.

    Returns
    -------
    Answer
        Rows `claim`, `page`, `says`, `verdict`, `numbers`, `text`.
    """
    rows = []
    for name, page, says, test in DECLARING + TABLE:
        verdict, numbers = test()
        text = f"\n{name} ({page}) {says}\n   {verdict.upper()}: {numbers}"
        rows.append({"claim": name, "page": page, "says": says, "verdict": verdict, "numbers": numbers, "text": text})
    return Answer("loo.claims", variant=VARIANTS["baxter-wray"].as_dict(), actions=rows)
