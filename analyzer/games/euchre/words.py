"""What the numbers of Euchre mean, in sentences."""

PLAYS = {
    "plain": "plain players draw trumps from two, else lead their highest card",
    "book": "book players draw trumps from two, or from one beside two aces, else lead their highest card",
    "double-dummy": "all hands are open, and everybody plays them without a fault",
}
SPARE = ("p_march_against", "p_march")  # what a narrow table does without


def break_even(_point):
    """Return at which price the best action changes: here nothing has one."""
    return ""


def model(answer):
    """Return what the chances are of, and how the cards are played."""
    told, situation = answer.model or {}, answer.situation
    rows = [row["action"] for row in answer.actions or []]
    worth = "makes the point" if situation["seat"] == situation["maker"] else "euchres the maker"
    lines = [f"p_point: the asker takes three tricks or more and {worth}; p_march: all five; p_march_against: none."]
    lines.append("ev: the asker's points of the deal minus the other's.")
    if rows[:1] == ["best"] and len(rows) > 1:
        fixed = rows[1].split()[0]
        lines.append(f"best: the best play on sight of both hands, a bound. A {fixed} is fixed before that.")
    return lines + [f"Model: {PLAYS[told['play']]}{_mine(told)}."]


def _mine(told):
    return f"; the asker: {PLAYS[told['mine']]}" if "mine" in told else ""
