"""What the numbers of a session mean, in sentences."""

from ....report.numbers import chance_text, decimals, rounded
from ..policy import SIGHTS
from ..words import POLICIES

POSITION = "A position is a seat counted from the dealer, and so another player's in every deal."


def lines(answer):
    """Return what `ev` is, who plays, what was called, and how the kitty grew."""
    told, length = answer.situation, answer.situation["length"]
    many = f"{length:,} deal{'s' * (length > 1)}"
    out = [f"ev: units a deal; sd: of what {many} bring; p_ahead: to be ahead after them."]
    if told["by"] == "position":
        out = [f"ev: units a deal; sd: of what {many} bring. {POSITION}"]
    if "purse" in told:
        out[0] += f" p_ruin: to be down by {told['purse']:,} at some time; one plays on, on credit."
    return out + _models(answer.model) + _calls(answer.method) + _kitty(answer.method)


def _models(model):
    """Return what players of each policy do, and how all play the cards if that was said."""
    out, play = [f"Model: {POLICIES[name]}." for name in dict.fromkeys(model["policies"])], model.get("play")
    if play in SIGHTS:
        return [*out, f"In the play {POLICIES[play].format(worlds=model.get('worlds'))}."]
    return out + ([f"All play the cards as {play} players do."] if play else [])


def _calls(method):
    """Return the share of each thing that was played, the chance with which it was made, and of doubled stakes."""
    deals, made = method["deals"], method["made"]
    names = {"forced": "forced, all having passed,", "thrown-in": "thrown in"}
    parts = [
        f"{names.get(call, call)} {chance_text(share, deals)}"
        + (f" (made {chance_text(made[call], max(1, round(share * deals)))})" if call in made else "")
        for call, share in method["called"].items()
        if share
    ]
    out = [f"Played: {', '.join(parts)} of deals."]
    return out + ([f"Stakes doubled: {chance_text(method['p_doubled'], deals)}."] if "p_doubled" in method else [])


def _kitty(method):
    if "mean_kitty" not in method:
        return []
    mean = rounded(method["mean_kitty"], decimals(method["mean_kitty_stderr"]))
    cap = f" A failed Nap doubles it up to {method['cap']:,}." if "cap" in method else ""
    return [
        f"Kitty: {mean} on average when the play begins, at most {method['largest_kitty']:,};"
        f" what it holds after the last deal is split equally.{cap}"
    ]
