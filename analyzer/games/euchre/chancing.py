"""The chance of the game at every score, as an answer."""

from ...answer import Answer, receipt
from ...tally import Tally
from .chances import equity_of
from .table import RESULTS, VOID


def matched(variant, model, budget):
    """Return the chance of the game at every score; see `match`."""
    equity = equity_of(variant, model["opponents"], model["play"], budget.seed, budget.threads)
    points = range(variant.game)
    rows = []
    for elder in points:
        for dealer in points:
            p_elder, error = equity.at(elder, dealer)
            rows.append({"elder": elder, "dealer": dealer, "p_elder": p_elder, "p_elder_stderr": error})
    counted = [int(n) for counts in equity.results.values() for n in counts.sum(axis=0)]
    usual = {
        f"{result - VOID:+d}" if result != VOID else "void": float(equity.usual[result]) for result in range(RESULTS)
    }
    method = {
        "kind": "simulation", "deals": equity.deals, "why": f"{len(equity.kinds)} ways to speak by the score",
        "intervals": "each chance of the game has a standard error of its own",
        "elders_points": {name: share for name, share in usual.items() if share},
    }  # fmt: skip
    return Answer(
        "euchre.match", {}, variant.as_dict(), model, method, seats=rows, unit="chance", seed=budget.seed,
        receipt=receipt(Tally(equity.deals, counts=counted).digest()),
    )  # fmt: skip
