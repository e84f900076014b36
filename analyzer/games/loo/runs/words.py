"""What the numbers of a session mean, in sentences."""

from ....report.numbers import chance_text, decimals, rounded
from ..words import POLICIES


def lines(answer):
    """Return what `ev` is, who plays, and how the pools grew."""
    method, length = answer.method, answer.situation["length"]
    many = f"{length:,} deal{'s' * (length > 1)}"
    out = [f"ev: counters a deal; sd: of what {many} bring; p_ahead: to be ahead after them."]
    if "purse" in answer.situation:
        out[0] += f" p_ruin: to be down by {answer.situation['purse']:,} at some time; one plays on, on credit."
    out += [f"Model: {POLICIES[name]}." for name in dict.fromkeys(answer.model["policies"])]
    return out + [f"Singles: {chance_text(method['p_single'])} of deals.", *_pools(method)]


def _pools(method):
    if "mean_pool" not in method:
        return []
    sizes = ", ".join(f"{size} {chance_text(share)}" for size, share in method["pools"].items() if share)
    mean = rounded(method["mean_pool"], decimals(method["mean_pool_stderr"]))
    out = [
        f"Other deals: pool {mean} on average, at most {method['largest_pool']:,}; {method['looed']:.2f} looed;"
        f" not contested {chance_text(method['p_uncontested'])}.",
        f"Pools: {sizes}.",
    ]
    if "cap" in method:
        above = chance_text(method["p_capped"])
        out.append(f"A loo is the pool, at most {method['cap']:,}; pools above that: {above}.")
    return out
