"""What the numbers of Écarté mean, in sentences."""

PLAYS = {
    "plain": "plain players lead the highest card of the longest plain suit",
    "book": "book players lead as the old books advise",
    "double-dummy": "all hands are open, and everybody plays them without a fault",
}
KINGS = {
    "mark": "The asker marks the king of trumps now (law 9), and that point counts; --king keep: he does not.",
    "keep": "The asker keeps the king of trumps secret; to mark it is one point.",
}
SPARE = (  # what a narrow table does without
    "p_game_discard", "ev_discard", "p_king", "p_vole_against", "p_vole", "p_point",
)  # fmt: skip


def break_even(_point):
    """Return at which price the best action changes: here nothing has one."""
    return ""


def model(answer):
    """Return what the chances are of, and how the cards are played."""
    question = answer.question.split(".")[1]
    if question == "play":
        from ...card_words import lines

        king = answer.situation.get("king")
        return lines(answer, "spoke, changed cards and marked the king", PLAYS, [KINGS[king]] if king in KINGS else [])
    if question != "strength":
        from .saying import lines as of_others

        return of_others(answer, question)
    told, rows = answer.model or {}, [row["action"] for row in answer.actions or []]
    lines = ["p_point: the asker takes three tricks or more; p_vole: all five; p_vole_against: none."]
    if rows[:1] == ["best"] and len(rows) > 1:
        lines.append("best: the best play on sight of both hands, a bound. A lead is fixed before that.")
    from ...card_words import beside, ways

    return [*lines, *beside(answer), f"Model: {ways(told, PLAYS)}."]


def grids(answer):
    """Return a chart's rows as tables."""
    from .card.words import grids as of_chart

    return of_chart(answer)
