"""What whole games of Écarté bring."""

from ....errors import Misuse, choose, whole
from ....run import BUDGET, Budget
from ....settings import split, words_of
from ..policy import PLAYS, POLICIES, WINNER
from ..variant import VARIANTS
from . import answers as session_answers

BY = ("seat", "policy")
MOST_RUNS = 10**9


def session(*, policies=None, runs=1000, by="seat", play=None, **settings):
    """Say what whole games of Écarté bring a player, or a policy.

    Parameters
    ----------
    policies : str or list of str, optional
        How each speaks, throws away and plays, elder of the first deal first, as `book,plain`; one name is for both.
    runs : int, default 1000
        Independent games; game k is a function of seed and k.
    by : {"seat", "policy"}
        What a row is. By seat the second player deals first in every game; by policy each does in every other game.
    play : str, optional
        How both play the cards, one of `PLAYS`; by default each by his own policy.
    variant : str, default "enquire-within"
        And every field of `Variant`.
    precision, seconds, seed, confidence, threads, cluster : optional
        See `Budget`; by default all runs are played.

    Returns
    -------
    Answer
        `seats`: `ev` in stakes a game; `p_game`, to win it; `counts` of games won, kings marked, points of tricks,
        exchanges as elder, deals as the vulnerable one. By policy `best` wins most.

    Raises
    ------
    Misuse
        For what cannot be played.
    """
    variant, budget = split(settings, VARIANTS, BUDGET)
    if "deals" in budget:
        raise Misuse("deals", "a session is counted in runs, a game each; say runs")
    names = [choose("policies", name, tuple(POLICIES)) for name in words_of(WINNER if policies is None else policies)]
    if len(names) not in (1, 2):
        raise Misuse("policies", f"one name for both or one each, of {', '.join(POLICIES)}; not {len(names)}")
    choose("by", by, BY)
    names = names * (2 // len(names))
    if by == "policy" and names[0] == names[1]:
        raise Misuse("by", "two policies are held against each other, say --policies book,plain; or ask by seat")
    model = {"policies": names} | ({"play": choose("play", play, PLAYS)} if play is not None else {})
    runs = whole("runs", runs, 1, MOST_RUNS, "a whole number")
    return session_answers.answered(variant, model, by, Budget(deals=runs, **budget))
