"""What the numbers of Bezique mean, in sentences."""

from .charts import label_of

POLICIES = {
    "plain": "plain players win when they have something to declare and declare whatever is worth most",
    "book": "book players play and declare as the old books advise",
    "search": "each does what gains most over {worlds} worlds that agree with what he has seen, played out by book"
    " players",
}
SPARE = ("brisques", "melds", "points", "theirs", "mine")  # what a narrow table does without
EV = "ev: points the asker scores more than the other, from now to the end of the deal, aces and tens included."
MINE = "mine, theirs: what either scores of them; melds, brisques: what of the asker's is so."


def break_even(point):
    """Return at which score the best action changes; no answer of Bezique has such points."""
    raise KeyError(point)


def model(answer):
    """Return what the numbers are, and how both play."""
    question, told = answer.question.split(".")[1], answer.model or {}
    if question == "session":
        from .runs.words import lines as of_session

        return of_session(answer)
    lines = LINES.get(question, [])
    if question == "chart":
        lines = [CHART[answer.situation["of_what"]]]
    solved = question == "play" and not any("p_trick" in row for row in answer.actions)
    if solved:
        lines = ["ev: points the asker scores more than the other in the tricks that are left."]
    if question == "melds" and answer.method["kind"] == "simulation":
        lines = ["p_declared: the asker declares it at least once; p_theirs: the other does."]
    if "score" in (answer.situation or {}) and question in ("declare", "play"):
        lines = [*lines, "p_game: the asker wins the game; by this the actions are ranked."]
    if "play" in told:
        names = (told["play"], told.get("mine", told["play"]))
        both, mine = (POLICIES[name].format(worlds=told.get("worlds")) for name in names)
        own = "" if mine == both else f"; the asker: {mine}"
        lines = [*lines, f"{'Deals that follow' if solved else 'Model'}: {both}{own}."]
        if question not in ("show", "chart") and not answer.method["why"].startswith("all cards are known"):
            lines.append("Cards not seen may be anywhere; what the other has played tells no more of his hand.")
    return lines


LINES = {
    "declare": [EV, MINE],
    "play": [EV, MINE, "p_trick: the asker takes this trick."],
    "claims": [
        "Points a deal that those who follow it gain on the others, with standard errors: where the highest card of any"
        " suit takes the trick, and where only the suit led and trumps do.",
    ],
    "melds": [
        "p_in_k: its cards are held within k draws, p_end: within all that a trick can follow, nothing played away.",
        "p_before: and before the other, who draws at random and plays none of them away.",
        "price: points that holding the missing card would be worth.",
        "Nothing is exchanged; rows with turn-up: once a trick won lets the seven be.",
    ],
}
CHART = {
    "melds": "The chance that what is missing comes while it can still be declared, none of it seen, none thrown away.",
    "cards": "Points that holding the card is worth over all declarations, each by itself, if nothing else is held.",
    "throws": "Points to the end of the deal that leading such a card brings, in place of the lead of the policy;"
    " in the picture grey where that may be nothing.",
}


def grids(answer):
    """Return a chart's rows as tables: what it is of down, tricks left across."""
    key = "p_end" if answer.situation["of_what"] == "melds" else "ev"
    tricks = list(dict.fromkeys(row["tricks"] for row in answer.actions))
    labels = list(dict.fromkeys(label_of(row) for row in answer.actions))
    cells = {(label_of(row), row["tricks"]): row[key] for row in answer.actions}

    def cell(label, t):
        if (label, t) not in cells:
            return ""
        return f"{cells[label, t]:.1f}" if key == "ev" else f"{cells[label, t]:.3f}".removeprefix("0")

    shown = [t for t in tricks if t % 3 == 0 or t < 3]
    return [{"tricks left:": labels} | {str(t): [cell(label, t) for label in labels] for t in shown}]
