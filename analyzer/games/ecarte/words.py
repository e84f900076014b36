"""What the numbers of Écarté mean, in sentences."""

PLAYS = {
    "plain": "plain players lead the highest card of the longest plain suit",
    "book": "book players lead as the old books advise",
    "double-dummy": "all hands are open, and everybody plays them without a fault",
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
        from .playing.words import lines

        return lines(answer)
    if question != "strength":
        from .saying import lines as of_others

        return of_others(answer, question)
    told, rows = answer.model or {}, [row["action"] for row in answer.actions or []]
    lines = ["p_point: the asker takes three tricks or more; p_vole: all five; p_vole_against: none."]
    if rows[:1] == ["best"] and len(rows) > 1:
        lines.append("best: the best play on sight of both hands, a bound. A lead is fixed before that.")
    from .playing.words import beside, ways

    return [*lines, *beside(answer), f"Model: {ways(told)}."]


def grids(answer):
    """Return a chart's rows as tables."""
    from .card.words import grids as of_chart

    return of_chart(answer)
