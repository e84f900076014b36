"""What the numbers before the play and of whole games mean, in sentences."""

SPEAKS = {
    "plain": "plain players play and refuse on few hands, whatever the score",
    "book": "book players play, refuse and mark as the old books advise, the score considered",
}
PLAYS = {
    "plain": "lead the highest card of the longest plain suit",
    "book": "lead as the old books advise",
    "double-dummy": "see all hands and play without a fault",
}
DISCARD = (
    "discard: what to throw away if the proposal is accepted: what the asker's policy does, which ev and all else of"
    " propose count, unless other cards do better over the same deals."
)
DECISIONS = ("propose", "answer", "discard")


def lines(answer, question):
    """Return what an answer says beside its rows; see `words.model`."""
    if question == "session":
        from .runs.words import lines as of_session

        return of_session(answer)
    if question == "chart":
        from .card.words import lines as of_chart

        return [*of_chart(answer), f"Model: {_model(answer.model)}."] if answer.actions else []
    if question == "match":
        return _table(answer)
    if question == "show":
        return [f"Model: {_model(answer.model)}."]
    return _decision(answer) if question in DECISIONS and answer.actions else []


def _table(answer):
    return [
        "score: one's own points first; p_elder, p_dealer: the chance of the game as elder or dealer of the next deal.",
        f"Model: {_model(answer.model)}.",
    ]


def _decision(answer):
    """Return what the rows of a word or a discard are, and what the score changes."""
    method, found = answer.method, []
    found += _by_points(answer)
    found.append("ev: the asker's points of this deal less the other's; p_point: he makes the point.")
    if "equity" in method:
        table = method["equity"]
        found.append(
            f"p_game: by the table of match equity of {table['deals']:,} deals, its standard errors at most"
            f" {table['stderr']:.1g}; see odds ecarte match."
        )
    if any("discard" in row for row in answer.actions):
        found.append(DISCARD)
    if any("ev_discard" in row for row in answer.actions):
        game = ", p_game_discard" * ("score" in answer.situation)
        found.append(f"ev_discard{game}: what proposing brings with those cards thrown away.")
    if "first_look" in method:
        look = method["first_look"]
        found.append(f"The best {look['kept']} of {look['sets']} sets in a first look of {look['deals']:,} deals.")
    if "p_said" in method:
        found.append(f"Such players would say this in {method['p_said']:.3g} of deals.")
    return [*found, f"Model: {_model(answer.model)}."]


def _by_points(answer):
    """Return the sentence that says so where points and the chance of the game decide otherwise."""
    told = answer.method.get("by_points")
    if not told or told["best"] == answer.best:
        return []
    sure = "" if told["verdict"] == "clear" and answer.verdict == "clear" else ", as far as can be told"
    best, points = " and ".join(answer.best), " and ".join(told["best"])
    return [f"The score decides otherwise than points: by points {points}, for the game {best}{sure}."]


def _model(told):
    """Return how the other speaks, how both play, how the asker does if otherwise."""
    out = SPEAKS[told["opponents"]]
    out += f"; both {PLAYS[told['play']]}"
    mine = told.get("mine", told["opponents"])
    out += f"; the asker as {mine}" if mine != told["opponents"] else ""
    marking = {"mark": "; he marks the king in hand", "keep": "; he keeps the king in hand secret"}
    return out + marking.get(told.get("king"), "")
