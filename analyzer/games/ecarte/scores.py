"""The table of match equity: the chance of the game at every score."""

from ...answer import Answer
from ...run import Budget
from ...settings import split
from .policy import whole_model
from .standing import standing
from .variant import VARIANTS


def match(*, opponents=None, play=None, **settings):
    """Say how likely the game is at every score, to elder of the coming deal and to the dealer.

    Parameters
    ----------
    opponents, play : str, optional
        How both speak and throw away, a name of `POLICIES`; how both play the cards, one of `PLAYS`.
    variant : str, default "enquire-within"
        And every field of `Variant`.
    seed, threads : optional
        Of the deals from which the chances of a deal are known.

    Returns
    -------
    Answer
        `seats`, a row a score, one's own points first: `p_elder` and `p_dealer`, the chance of the game as the one and
        the other, and `stderr` of the former, from blocks of deals.
    """
    variant, budget = split(settings, VARIANTS, {"seed", "threads"})
    budget, model = Budget(**budget), whole_model(opponents, play, None)
    del model["mine"]
    table = standing(variant, model["opponents"], model["play"], budget.seed, budget.threads)
    chance, error = table.chance, table.stderr
    rows = [
        {
            "score": f"{mine}-{theirs}", "p_elder": float(chance[mine, theirs]),
            "p_dealer": float(1 - chance[theirs, mine]), "stderr": float(error[mine, theirs]),
        }
        for mine in range(variant.game) for theirs in range(variant.game)
    ]  # fmt: skip
    method = {
        "kind": "simulation", "deals": table.deals, "kinds_of_score": len(table.chances),
        "why": f"{table.deals // len(table.chances):,} at each kind of score",
        "intervals": f"no chance has a standard error above {error.max():.1g}",
    }  # fmt: skip
    return Answer("ecarte.match", {}, variant.as_dict(), model, method, seats=rows, unit="chance", seed=budget.seed)
