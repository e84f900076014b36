"""What the numbers of Euchre mean, in sentences."""

PLAYS = {
    "plain": "plain players draw trumps from two, else lead their highest card",
    "book": "book players draw trumps from two, or from one beside two aces, else lead their highest card",
    "bold": "bold players draw trumps from two, else lead their highest card",
    "double-dummy": "all hands are open, and everybody plays them without a fault",
}
SPEAKS = {
    "plain": "plain players have the turn-up made trumps with three, or with two if one is a bower or an ace is beside",
    "bold": "bold players order up with four trumps, take up with one beside the turn-up, name with two",
    "book": "book players order up with command, take up on the hands that the books list, look to colour and score",
}
SPARE = ("p_two", "p_two_against", "p_march_against", "p_march")  # what a narrow table does without


def break_even(_point):
    """Return at which price the best action changes: here nothing has one."""
    return ""


def model(answer):
    """Return what the chances are of, how trumps are made, and how the cards are played."""
    question = answer.question.split(".")[1]
    if question in ("declare", "discard"):
        return _asked(answer)
    if question == "play":
        from ...card_words import lines

        return lines(answer, "spoke and threw", PLAYS)
    if question == "session":
        from .runs.words import lines

        return lines(answer)
    if question == "chart":
        from .card.words import lines as of_chart

        return of_chart(answer)
    if question == "match":
        return _match(answer)
    if question in ("show", "claims"):
        return []
    return _strength(answer)


def _asked(answer):
    """Return the sentences of a moment before the play."""
    method, lines = answer.method, ["ev: the asker's points of the deal minus the other's; p_mark: the asker marks."]
    if "by_points" in method:
        lines.append(f"By points alone: {' and '.join(method['by_points'])}.")
    if "equity_deals" in method:
        lines.append(f"p_game: the chance of the game, at scores reckoned from {method['equity_deals']:,} deals.")
    if "p_said" in method:
        lines.append(f"The other would have said so with {method['p_said']:.4f} of the hands.")
    told = answer.model
    return lines + [f"Model: {SPEAKS[told['opponents']]}; {PLAYS[told['play']]}{_mine(told)}."]


def _match(answer):
    """Return the sentences of a table of match equity."""
    points = ", ".join(f"{name} {share:.4f}" for name, share in answer.method["elders_points"].items())
    lines = ["p_elder: the chance that elder of the coming deal wins the game, by elder's and the dealer's points."]
    lines.append(f"Elder's points of a deal minus the dealer's, over all scores: {points}.")
    return lines + [f"Model: {SPEAKS[answer.model['opponents']]}; {PLAYS[answer.model['play']]}."]


def _strength(answer):
    told, situation = answer.model or {}, answer.situation
    rows = [row["action"] for row in answer.actions or []]
    worth = "makes the point" if situation["seat"] == situation["maker"] else "euchres the maker"
    lines = [f"p_point: the asker takes three tricks or more and {worth}; p_march: all five; p_march_against: none."]
    lines.append("ev: the asker's points of the deal minus the other's.")
    if rows[:1] == ["best"] and len(rows) > 1:
        fixed = rows[1].split()[0]
        lines.append(f"best: the best play on sight of both hands, a bound. A {fixed} is fixed before that.")
    from ...card_words import beside, ways

    return [*lines, *beside(answer), f"Model: {ways(told, PLAYS)}."]


def _mine(told):
    return f"; the asker: {PLAYS[told['mine']]}" if "mine" in told else ""


def grids(answer):
    """Return a chart's rows as tables, one a place."""
    from .card.words import grids as of_chart

    return of_chart(answer)
