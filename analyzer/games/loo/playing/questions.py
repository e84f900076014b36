"""Which card to play, at any moment of the play."""

from ....answer import Answer
from ....errors import Misuse, choose
from ....run import BUDGET, METHODS, Budget
from ....settings import keywords, split
from ..answers import head
from ..policy import model_of, policies_of
from ..variant import VARIANTS
from .answers import counted, sampled
from .ending import Ending
from .moment import Moment

MOST_WORLDS = 2_000_000  # worlds times orders of the suits that are enumerated


def play(*, opponents=None, play=None, mine=None, method="auto", **settings):
    """Say which card to play, at any moment of the play.

    Parameters
    ----------
    hand : str or list of str
        The cards still held.
    turn_up : str
    players : int, default 5
    seat : int or str, optional
        Whose turn it is: it follows from the rest, and what is told must agree.
    said : str or list of str
        What every seat said, the asker too; the words of the others are evidence of their hands.
    played : str
        The cards played, each trick from its leader, tricks parted by a stroke: `Kh 6h Qh / 5h Jd`.
    pool : int, default 15
    dead : str or list of str, optional
        The three cards the asker threw away for the miss.
    opponents, play, mine : str, optional
        Policies: how the others declared, how all play the cards, how the asker plays; by default `bold`, and the asker
        as all.
    method : {"auto", "exact", "simulate"}
    variant : str, default "baxter-wray"
        And every field of `Variant`.
    deals, precision, seconds, seed, confidence, threads : optional
        See `Budget`.

    Returns
    -------
    Answer
        `ev` in counters of this deal, tricks already taken among them.

    Raises
    ------
    Misuse
        For a moment that cannot be.
    """
    variant, asked, budget = split(settings, VARIANTS, keywords(Moment.read), BUDGET)
    moment, budget = Moment.read(variant, **asked), Budget(**budget)
    model = model_of(opponents, play, mine, variant.form)
    choose("method", method, METHODS)
    begin = head("play", moment, model)
    if moment.over:
        return Answer(**begin, over=moment.over)
    ending = Ending(moment, *policies_of(model), budget.seed)
    few = ending.worlds <= MOST_WORLDS
    if method == "exact" and not few:
        raise Misuse("method", f"{ending.worlds:,} worlds and orders of the suits, but at most {MOST_WORLDS:,} are"
                               " enumerated; say auto or simulate")  # fmt: skip
    return counted(ending, begin, budget) if few and method != "simulate" else sampled(ending, begin, budget, few)
