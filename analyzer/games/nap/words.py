"""What the numbers of Nap mean, in sentences."""

POLICIES = {
    "plain": "plain players call the length of their suit and their aces",
    "book": "book players call and play as the old books advise",
    "cautious": "cautious players call on more than the books ask for",
    "bold": "bold players call on less than the books ask for",
    "double-dummy": "all hands are open, and everybody plays them without a fault",
    "pimc": "each plays the card that does best over {worlds} worlds that agree with what he has seen",
}
SPARE = ("p_played", "p_misery", "p_break_even")  # what a narrow table does without
EV = "ev: units of this deal, over all who pay or are paid."
MADE = "p_played: the asker becomes the caller; p_made: he makes his call then."


def break_even(point):
    """Return at which kitty the best action changes."""
    above, below = point["between"]
    return f"With {point['pool']:.2f} or more in the kitty {above} is better than {below}."


def model(answer):
    """Return what `ev` is and how the others call and play."""
    question, told, method = answer.question.split(".")[1], answer.model or {}, answer.method or {}
    if question == "session":
        from .runs.words import lines as of_session

        return of_session(answer)
    if question == "chart":
        from .card.words import lines as of_chart

        return of_chart(answer)
    lines = []
    if question in ("call", "discard") and answer.actions:
        lines = [f"{EV} {MADE}"]
    if question == "play" and answer.actions:
        lines = ["ev: units of this deal for the asker. p_made: the call is made."]
        lines = ["The laws leave no other card."] * (len(answer.actions) == 1) + lines
    if question == "strength":
        lines = ["p_3: to take three tricks or more as caller, if that is called; p_misery: to take none."]
        if told["play"] == "double-dummy":
            lines.append("best: the best lead on sight of all hands, a bound.")
    if "band" in method:
        deals = ", ".join(f"{name} {many:,}" for name, many in method["band"].items())
        of_what = "p_made" if question != "strength" else f"p_{answer.situation['goal']}"
        lines.append(f"Band: {of_what} and its standard error under other models of the play; deals: {deals}.")
    if "first_look" in method:
        look = method["first_look"]
        lines.append(f"The best {look['kept']} of {look['sets']} sets in a first look of {look['deals']:,} deals.")
    if "opponents" in told:
        lines.append(f"Model: {_policies(told)}.")
    if question == "play" and method:
        lines.append("Cards played tell what the laws make of them, not what such players prefer.")
    if "p_said" in method:
        lines.append(f"Such players would say this in {method['p_said']:.3g} of deals.")
    for seat in method.get("no_evidence", []):
        lines.append(f"{seat.capitalize()}: no hand of such a player says this, so it is no evidence.")
    return lines


def _policies(told):
    """Return how others call, how all play, how the asker does where it is otherwise."""
    said = {name: POLICIES[told[name]].format(worlds=told.get("worlds", 20)) for name in ("opponents", "play", "mine")}
    out = said["opponents"]
    if told["play"] != told["opponents"]:
        out += f"; in the play {said['play']}"
    return out + (f"; the asker: {said['mine']}" if told["mine"] != told["play"] else "")


def grids(answer):
    """Return a chart's rows as tables."""
    from .card.words import grids as of_chart

    return of_chart(answer)
