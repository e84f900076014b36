"""What a long run of Loo brings, by seat or by policy."""

from ....errors import Misuse, choose, whole
from ....run import BUDGET, Budget
from ....settings import one_a_seat, split, words_of
from .. import rules
from ..policy import BEST, POLICIES
from ..variant import FORMS, VARIANTS
from . import answers as session_answers

BY = ("seat", "policy")
LONGEST, MOST_RUNS = 10**6, 10**9


def session(*, policies=None, players=None, runs=1000, length=1000, by="seat", purse=None, **settings):
    """Say what long runs of three-card Loo bring a seat or a policy, and how the pools grow.

    Parameters
    ----------
    policies : str or list of str, optional
        How each seat declares and plays, seat 1 first, as `book,plain,plain`; one name is for all, by default `bold`.
        Seats are those of a run's first deal, which the last one deals; then the deal moves to the left.
    players : int, default 5
        May be left out where `policies` tells.
    runs : int, default 1000
        Independent runs; run k is a function of seed and k.
    length : int, default 1000
        Deals in a run, the first of which is a single.
    by : {"seat", "policy"}
        What a row is. By policy the first dealer sits one seat farther in every run, so that no policy has a seat.
    purse : int, optional
        Counters; `p_ruin` is the chance to be down by so many at some time in a run. Play goes on, on credit.
    variant : str, default "baxter-wray"
        And every field of `Variant`.
    precision, seconds, seed, confidence, threads, cluster : optional
        See `Budget`; by default all runs are played.

    Returns
    -------
    Answer
        `seats`: `ev` in counters a deal, `sd` of what a run brings, `p_ahead` to end a run with more than nothing;
        `counts` of ordinary deals played, tricks and loos. By policy, `best` earns most, unless pools are unlimited:
        no verdict then. `method`: singles, pools and their sizes.

    Raises
    ------
    Misuse
        For what cannot be played.
    """
    variant, budget = split(settings, VARIANTS, BUDGET)
    if "deals" in budget:
        raise Misuse("deals", "a session is counted in runs; say runs, and length for the deals of each")
    if variant.form != "three":
        raise Misuse("form", f"long runs are of three-card Loo, not of {FORMS[variant.form]}")
    names = _names(policies, players, variant)
    choose("by", by, BY)
    runs = whole("runs", runs, 1, MOST_RUNS, "a whole number")
    length = whole("length", length, 1, LONGEST, "a whole number")
    if purse is not None:
        purse = whole("purse", purse, 1, 10**9, "whole counters")
    return session_answers.answered(variant, names, length, by, purse, Budget(deals=runs, **budget))


def _names(policies, players, variant):
    """Return the policy of every seat."""
    names = words_of(BEST["three"] if policies is None else policies)
    names = [choose("policies", name, tuple(POLICIES)) for name in names]
    if not names:
        raise Misuse("policies", f"one name for all or one a seat, of {', '.join(POLICIES)}")
    players = (len(names) if len(names) > 1 else 5) if players is None else players
    most = rules.most_players(variant)
    players = whole("players", players, 3, most, f"{FORMS[variant.form]} with {variant.pack} cards: players are")
    return one_a_seat(names, players)
