"""What the numbers of five-card and Irish Loo mean, in sentences."""

EXCHANGERS = {
    "plain": "plain players play on any trump and keep trumps and aces",
    "book": "book players play on a knave of trumps, on two trumps, on four to a flush, and keep trumps and aces",
    "cautious": "cautious players play on the ace of trumps or two good ones, and keep kings too",
    "bold": "bold players play on any trump or four to a flush, and keep nothing but trumps",
}
FLUSHES = {
    "book": ", and the loos that a flush wins or costs (p_flush_against: another has the best flush)",
    "hoffmann": ", the loos that another's flush costs among them (p_flush_against: another has the best flush)",
}
FLUSHES["foster"] = FLUSHES["hoffmann"]


def of_exchange(answer):
    """Return what `ev` is, and which cards go where only their number is said."""
    variant, situation = answer.variant, answer.situation
    lines = [f"ev: counters of this deal, what is taken of the pool less the loo{FLUSHES.get(variant['flush'], '')}."]
    if any(row["action"].startswith("draw-") for row in answer.actions):
        lines.append("draw-1, draw-2, ...: the cards the asker's policy parts with first; `discard` compares all sets.")
    elif variant["exchange"] == "after" and len(situation["said"]) < situation["players"]:
        lines.append("stand: to play, and to exchange as the asker's policy does when all have declared.")
    return lines
