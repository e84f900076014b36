"""What whole games of Bezique bring, by seat or by policy."""

from ....errors import Misuse, choose, whole
from ....run import BUDGET, Budget
from ....settings import split, words_of
from ..asking import worlds_of
from ..policy import BEST, POLICIES
from ..reading import read_score
from ..variant import VARIANTS

BY = ("seat", "policy")
MOST_RUNS = 10**9


def session(*, policies=None, runs=1000, by="seat", score=None, worlds=None, **settings):
    """Say what whole games bring either player: games won, points a deal and whence they come, how long a game is.

    Parameters
    ----------
    policies : str or list of str, optional
        How either plays and declares, seat 1 (elder in the first deal) first, as `book,plain`; one name is for both.
    runs : int, default 1000
        Games; game k is a function of seed and k. The deal alternates.
    by : {"seat", "policy"}
        What a row is. By policy the other player is elder first in every second game.
    score : str, default "0-0"
        From which the games go on, seat 1 first, as `620-540`, at the beginning of a deal: `ev` is then the chance of
        the game at that score.
    worlds : int, default 48
        With search: worlds imagined for each move.
    variant : str, default "enquire-within"
        And every field of `Variant`.
    precision, seconds, seed, confidence, threads, cluster : optional
        See `Budget`; by default all games are played.

    Returns
    -------
    Answer
        `seats`: `ev`, the share of games won; `points` a deal, and of them `melds`, `sevens`, `brisques`, `last`;
        `counts` of declarations; `at_most`, the points by source that 10, 50 and 90 in a hundred deals do not exceed.
        `method`: games, deals, the mean `length` of a game and the shares of the lengths.

    Raises
    ------
    Misuse
        For what cannot be played.
    """
    from . import answers

    variant, budget = split(settings, VARIANTS, BUDGET)
    if "deals" in budget:
        raise Misuse("deals", "a session is counted in games; say runs")
    names = [choose("policies", name, tuple(POLICIES)) for name in words_of(BEST if policies is None else policies)]
    if len(names) not in (1, 2):
        raise Misuse("policies", f"one name for both or one a seat, of {', '.join(POLICIES)}")
    names *= 3 - len(names)
    choose("by", by, BY)
    if by == "policy" and names[0] == names[1]:
        raise Misuse("by", "by policy asks for two that differ, as book,plain")
    runs = whole("runs", runs, 1, MOST_RUNS, "games are")
    model = {"policies": names} | worlds_of(names, worlds, "a policy search")
    start = (0, 0) if score is None else read_score(variant, score)
    return answers.answered(variant, model, by, start, Budget(deals=runs, **budget))
