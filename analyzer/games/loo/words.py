"""What the numbers of Loo mean, in sentences."""

from ...report.numbers import amount_text
from .exchange.words import EXCHANGERS, of_exchange

POLICIES = {
    "plain": "plain players stand on any trump and never take the miss",
    "book": "book players declare and lead as the old books advise",
    "cautious": "cautious players stand on less than the books advise",
    "bold": "bold players stand on any trump and like the miss",
}
SPARE = ("p_uncontested", "p_flush_against", "tricks 0-3", "tricks 0-5")  # what a narrow table does without
EV = {
    "declare": "ev: counters of this deal, what is taken of the pool less the loo.",
    "play": "ev: counters of this deal, tricks already taken among them.",
    "strength": "ev: tricks on average; leading: as eldest hand; last: as dealer.",
}


def break_even(point):
    """Return at which pool the best action changes."""
    above, below = point["between"]
    return f"From a pool of {amount_text(point, 'pool', 2)} on {above} is better than {below}."


def model(answer):
    """Return what `ev` is and how the others declare and play."""
    question, told = answer.question.split(".")[1], answer.model or {}
    if question == "session":
        from .runs.words import lines as of_session

        return of_session(answer)
    lines = [EV[question]] if question in EV and answer.actions else []
    if question == "chart":
        from .card.words import lines as of_chart

        lines += of_chart(answer)
    if question == "play" and answer.actions:
        lines = ["The laws leave no other card."] * (len(answer.actions) == 1) + lines
    if question in ("declare", "discard") and answer.actions and answer.variant["form"] != "three":
        lines = of_exchange(answer)
    if "opponents" in told:
        same = told["opponents"] == told["play"] == told["mine"]
        cards = "" if same else f"; the cards are played as {told['play']}, the asker's as {told['mine']}"
        policies = POLICIES if answer.variant["form"] == "three" else EXCHANGERS
        lines.append(f"Model: {policies[told['opponents']]}{cards}.")
    if told.get("future"):
        lines.append("Model: every seat is credited with its share of what the deal leaves for the next pool.")
    method = answer.method or {}
    if question == "play" and method:
        lines.append("Cards played tell what the laws make of them, not what such players prefer.")
    if "p_said" in method:
        deals = "deals that could be played so" if question == "play" else "deals"
        lines.append(f"Such players would say this in {method['p_said']:.3g} of {deals}.")
    if "left_out" in method:
        lines.append(f"Such players would hardly ever all stand, so left out: {'; '.join(method['left_out'])}.")
    for seat in method.get("no_evidence", []):
        lines.append(f"{seat.capitalize()}: no hand of such a player says this, so it is no evidence.")
    return lines


def grids(answer):
    """Return a chart's rows as tables, one a number of standers before the seat."""
    from .card.words import grids as of_chart

    return of_chart(answer)
