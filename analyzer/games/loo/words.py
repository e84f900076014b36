"""What the numbers of Loo mean, in sentences."""

from ...report.numbers import amount_text

POLICIES = {
    "plain": "plain players stand on any trump and never take the miss",
    "book": "book players declare and lead as the old books advise",
    "cautious": "cautious players stand on less than the books advise",
    "bold": "bold players stand on any trump and like the miss",
}
EV = {"declare": "ev: counters of this deal, what is taken of the pool less the loo."}


def break_even(point):
    """Return at which pool the best action changes."""
    above, below = point["between"]
    return f"From a pool of {amount_text(point, 'pool', 2)} on {above} is better than {below}."


def model(answer):
    """Return what `ev` is and how the others declare and play."""
    question, told = answer.question.split(".")[1], answer.model or {}
    if question == "session":
        from .session_words import lines as of_session

        return of_session(answer)
    lines = [EV[question]] if question in EV and answer.actions else []
    if question == "chart":
        from .chart_words import lines as of_chart

        lines += of_chart(answer)
    if "opponents" in told:
        same = told["opponents"] == told["play"] == told["mine"]
        cards = "" if same else f"; the cards are played as {told['play']}, the asker's as {told['mine']}"
        lines.append(f"Model: {POLICIES[told['opponents']]}{cards}.")
    if told.get("future"):
        lines.append("Model: every seat is credited with its share of what the deal leaves for the next pool.")
    method = answer.method or {}
    if "p_said" in method:
        lines.append(f"Such players would say this in {method['p_said']:.3g} of deals.")
    for seat in method.get("no_evidence", []):
        lines.append(f"{seat.capitalize()}: no hand of such a player says this, so it is no evidence.")
    return lines


def grids(answer):
    """Return a chart's rows as tables, one a number of standers before the seat."""
    from .chart_words import grids as of_chart

    return of_chart(answer)
