"""What the numbers of an answer about a card mean, in sentences; and how the cards are played."""

from .band import told as of_band

KINDS = {"plain": "as plain players do", "book": "as the old books advise", "bold": "as bold players do"}
PIMC = "each plays the card that does best over {worlds} worlds that agree with what he has seen"


def lines(answer, does, plays, more=()):
    """Return what the rows are, what the other's words told, and how the rest is played.

    Parameters
    ----------
    answer : Answer
    does : str
        What the other did before the play.
    plays : dict of str
        How the cards are played, by name.
    more : list of str
        What is said of the points beside.
    """
    if not answer.actions:
        return []
    method, told = answer.method, answer.model
    found = ["The laws leave no other card."] * (len(answer.actions) == 1)
    found.append(
        "ev: the asker's points for the tricks minus the other's; p_point: he takes three or more, those taken before"
        " among them; tricks 0-5: the chance of each number."
    )
    found += more
    if "score" in answer.situation:
        found.append("p_game: the chance of the game, if both go on as the model says; it decides.")
    if "p_said" in method:
        found.append(f"Such a player would say what the other said with {share(method['p_said'])} of the hands.")
    if "never_said_by" in method:
        who = method["never_said_by"]
        found.append(f"No {who} player says this with any hand that fits: all hands are counted.")
    found.append("Cards played tell what the laws make of them, not what such players prefer.")
    kind = KINDS.get(told["opponents"])
    speaks = f"the other {does} {kind}" if kind else "what the other said tells nothing"
    return [*found, f"Model: {speaks}; {ways(told, plays)}."]


def share(chance):
    """Return a chance as it is said of hands."""
    return "all" if chance == 1 else f"{chance:.3g}"


def ways(told, plays):
    """Return how both play the cards, and how the asker does if otherwise."""
    names = plays | {"pimc": PIMC.format(worlds=told.get("worlds", 1))}
    return names[told["play"]] + (f"; the asker: {names[told['mine']]}" if "mine" in told else "")


def beside(answer):
    """Return the sentence of a band, if there is one."""
    return [of_band(answer.method)] if "band" in (answer.method or {}) else []
