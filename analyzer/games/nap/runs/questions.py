"""What a long run of Nap brings, by seat, by policy or by position."""

from ....errors import Misuse, choose, whole
from ....run import BUDGET, Budget
from ....settings import one_a_seat, split, words_of
from ..policy import BEST, PLAYS, POLICIES
from ..situation import PLAYERS, read_players
from ..variant import VARIANTS
from . import answers as session_answers

BY = ("seat", "policy", "position")
LONGEST, MOST_RUNS = 10**6, 10**9


def session(
    *, policies=None, players=None, runs=1000, length=1000, by="seat", purse=None, play=None, worlds=20, **settings
):
    """Say what long runs of Nap bring a seat, a policy or a position, what is called, and how the kitty grows.

    Parameters
    ----------
    policies : str or list of str, optional
        How each seat calls, keeps and plays, seat 1 first, as `book,plain,plain`; one name is for all, by default
        `book`. Seats are those of a run's first deal, which the last one deals; then the deal moves to the left.
    players : int, default 4
        May be left out where `policies` tells; a dealer without cards counted.
    runs : int, default 1000
        Independent runs; run k is a function of seed and k.
    length : int, default 1000
        Deals in a run. The kitty is empty before the first; what it holds after the last is split equally.
    by : {"seat", "policy", "position"}
        What a row is. By policy the first dealer sits one seat farther in every run, so that no policy has a seat. A
        position is a seat counted from the dealer, and so another player's in every deal.
    purse : int, optional
        Units; `p_ruin` is the chance to be down by so many at some time in a run. Play goes on, on credit.
    play : str, optional
        How all play the cards, one of `PLAYS`; by default each by his own policy.
    worlds : int
        That a seat draws for a choice of card under `pimc`.
    variant : str, default "baxter-wray"
        And every field of `Variant`.
    precision, seconds, seed, confidence, threads, cluster : optional
        See `Budget`; by default all runs are played.

    Returns
    -------
    Answer
        `seats`: `ev` in units a deal, `sd` of what a run brings, `p_ahead` to end a run with more than nothing;
        `counts` of calls played and made. By policy and by position, `best` earns most. `method`: shares of deals by
        the call played (`forced`: all passed), how often each was made, doubled stakes, the kitty.

    Raises
    ------
    Misuse
        For what cannot be played.
    """
    variant, budget = split(settings, VARIANTS, BUDGET)
    if "deals" in budget:
        raise Misuse("deals", "a session is counted in runs; say runs, and length for the deals of each")
    names = _names(policies, players, variant)
    choose("by", by, BY)
    runs = whole("runs", runs, 1, MOST_RUNS, "a whole number")
    length = whole("length", length, 1, LONGEST, "a whole number")
    if purse is not None:
        if by == "position":
            raise Misuse(
                "purse", "a position is another player's in every deal and has no purse; ask by seat or policy"
            )
        purse = whole("purse", purse, 1, 10**9, "whole units")
    model = {"policies": names} | ({"play": choose("play", play, PLAYS)} if play is not None else {})
    worlds = whole("worlds", worlds, 1, 10_000, "a whole number")
    model |= {"worlds": worlds} if play == "pimc" else {}
    return session_answers.answered(variant, model, length, by, purse, Budget(deals=runs, **budget))


def _names(policies, players, variant):
    """Return the policy of every seat."""
    names = [choose("policies", name, tuple(POLICIES)) for name in words_of(BEST if policies is None else policies)]
    if not names:
        raise Misuse("policies", f"one name for all or one a seat, of {', '.join(POLICIES)}")
    players = read_players(variant, (len(names) if len(names) > 1 else PLAYERS) if players is None else players)
    return one_a_seat(names, players)
