"""What the numbers of a session mean, in sentences."""

from ....report.numbers import chance_text, decimals, rounded
from ..words import PLAYS, SPEAKS


def lines(answer):
    """Return what `ev` is, who plays, and how deals came to their trumps."""
    told, method = answer.model, answer.method
    begins = "the one begins as elder as often as the other" if answer.situation["by"] == "policy" else "seat 1 begins"
    out = [f"ev: the share of games won; {begins}. p_euchred, p_march: of the deals in which that player is the maker."]
    out += [f"Model: {SPEAKS[name]}; {PLAYS[name]}." for name in dict.fromkeys(told["policies"])]
    if "play" in told:
        out.append(f"In the play {PLAYS[told['play']]}.")
    length = rounded(method["deals_a_game"], decimals(method["deals_a_game_stderr"]))
    deals, euchred = method["deals"], method["euchred"]
    parts = [
        f"{name} {chance_text(share, deals)}"
        + (f" (euchred {chance_text(euchred[name], max(1, round(share * deals)))})" if name in euchred else "")
        for name, share in method["called"].items()
        if share
    ]
    return [*out, f"{length} deals a game; trumps were made: {', '.join(parts)}."]
