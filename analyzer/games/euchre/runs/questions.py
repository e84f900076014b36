"""What whole games of Euchre bring, by seat or by policy."""

from ....errors import Misuse, choose, whole
from ....run import BUDGET, Budget
from ....settings import split, words_of
from ..policy import PLAYS, POLICIES, SPEAKER
from ..variant import VARIANTS
from . import answers as session_answers

BY = ("seat", "policy")
MOST_RUNS = 10**9


def session(*, policies=None, runs=10_000, by=None, play=None, **settings):
    """Say who wins whole games of Euchre, and how deals come to their trumps.

    Parameters
    ----------
    policies : str or list of str, optional
        How each speaks, throws and plays, seat 1 first, as `book,plain`; one name is for both, by default `bold`.
    runs : int, default 10,000
        Independent games; game k is a function of seed and k.
    by : {"seat", "policy"}, optional
        By seat, seat 1 is elder in a game's first deal; then the deal alternates. By policy, the default of two
        different ones, the first deal is the other's in every second game.
    play : str, optional
        How both play the cards, one of `PLAYS`; by default each by his own policy.
    variant : str, default "enquire-within"
        And every field of `Variant`.
    precision, seconds, seed, confidence, threads, cluster : optional
        See `Budget`; by default all games are played.

    Returns
    -------
    Answer
        `seats`: `ev`, the share of games won; `p_euchred` and `p_march`, of the deals in which that player is the
        maker; `counts` of them by how he came to it. `method`: deals a game, and how deals came to their trumps.

    Raises
    ------
    Misuse
        For what cannot be played.
    """
    variant, budget = split(settings, VARIANTS, BUDGET)
    if "deals" in budget:
        raise Misuse("deals", "a session is counted in games; say runs")
    names = [choose("policies", name, tuple(POLICIES)) for name in words_of(SPEAKER if policies is None else policies)]
    if len(names) not in (1, 2):
        raise Misuse("policies", f"one name for both or one each, not {len(names)}")
    names = names * (2 // len(names))
    by = choose("by", ("policy" if len(set(names)) == 2 else "seat") if by is None else by, BY)
    if by == "policy" and len(set(names)) == 1:
        raise Misuse("by", "both have the same policy; ask by seat")
    runs = whole("runs", runs, 1, MOST_RUNS, "a whole number")
    model = {"policies": names} | ({"play": choose("play", play, PLAYS)} if play is not None else {})
    return session_answers.answered(variant, model, by, Budget(deals=runs, **budget))
