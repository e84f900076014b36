"""How an answer about an exchange is made: what every word, or every set of cards to throw, brings."""

from ....answer import Answer
from ....errors import Misuse
from ....estimate import chance, closing, decide, envelope, watch
from ....run import Budget
from ..answers import PRECISION, UNLIKELY, head
from ..policy import policies_of
from .deals import LOOS, SHARES
from .fate import FLUSHED, OWN_FLUSH, PAID_OUT, SPARED, WHOLE
from .policy import EXCHANGERS
from .scene import Stage
from .sets import alike, name_of

PRECISIONS = {"five": 0.05, "irish": PRECISION}  # counters; a flush makes five-card Loo the wilder game


def declared(situation, actions, model, future, budget):
    """Return the value of each thing the asker may say; of `draw-3` he exchanges the three worst cards."""
    first = situation.exchanges_later
    arms = {word: ("in" if first and word == "stand" else word, ()) for word in actions}
    return _answer("declare", situation, arms, model, future, budget)


def discarded(situation, sets, model, future, budget):
    """Return the value of exchanging each set of cards; of sets that are alike only the first is played."""
    first = alike(situation)
    arms = {name_of(situation, cards): (f"draw-{len(cards)}" if cards else "stand", first[cards]) for cards in sets}
    return _answer("discard", situation, arms, model, future, budget)


def _answer(question, situation, arms, model, future, budget):
    actions, played = list(arms), list(dict.fromkeys(arms.values()))
    arm_of = [played.index(arm) for arm in arms.values()]
    stage = _stage(situation, played, model, future, budget)
    if stage.evidence and not stage.often_said(UNLIKELY / 2):
        _refuse(situation, model)
    how = {"scale": stage.scale, "shifts": [0.0] * len(played), "compared": True, "largest": stage.largest}
    sample, interrupted = watch(stage.play, budget, PRECISIONS[situation.variant.form], **how)
    rows = [_row(stage, sample, a, action) for a, action in zip(arm_of, actions, strict=True)]
    return Answer(
        **head(question, situation, model | ({"future": True} if future else {})),
        method=_method(stage, sample.tally, model),
        actions=rows,
        **_decided(rows, arm_of, sample),
        break_even=None if future else break_even(stage, sample.tally, actions, arm_of) or None,
        **closing(sample, budget, interrupted),
    )


def _decided(rows, arm_of, sample):
    actions, means = [row["action"] for row in rows], [row["ev"] for row in rows]
    return decide(actions, means, lambda one, two: sample.difference(arm_of[one], arm_of[two]))


def _stage(situation, arms, model, future, budget):
    return Stage(situation, arms, *policies_of(model, EXCHANGERS), future, budget.seed)


def _row(stage, sample, a, action):
    counts, n, alpha = stage.outcomes(sample.tally, a), sample.tally.deals, sample.alpha
    row = {"action": action, "method": "simulation", **sample.arm(a).as_dict()}
    flush = stage.situation.variant.flush
    if action == "throw":  # who threw up pays for a flush only, and only by the book
        return row | (chance("p_looed", counts[PAID_OUT], n, alpha) if flush == "book" else {})
    row |= chance("p_looed", counts[0] + counts[FLUSHED], n, alpha)
    row |= {"p_tricks": [c / n for c in counts[: stage.game.tricks + 1]]}
    row |= chance("p_uncontested", counts[WHOLE], n, alpha)
    if flush != "none":
        row |= chance("p_flush", counts[OWN_FLUSH], n, alpha)
        row |= chance("p_flush_against", counts[FLUSHED] + counts[SPARED], n, alpha)
    return row


def _method(stage, tally, model):
    method, said = {"kind": "simulation", "deals": tally.deals}, stage.situation.said
    if stage.evidence:
        agreed, drawn = tally.deals / tally.counts[-1], tally.counts[-1]
        if agreed < UNLIKELY:
            _refuse(stage.situation, model)
        method |= {"p_said": agreed, "p_said_stderr": (agreed * (1 - agreed) / drawn) ** 0.5}
    if stage.silent:
        turns = stage.situation.turns
        last = {seat: word for seat, word in zip(turns, said, strict=False)}
        method["no_evidence"] = [f"seat {seat}: {last[seat]}" for seat in stage.silent]
    return method | {"why": "too many worlds to enumerate"}


def _refuse(situation, model):
    """Say that players of this model would hardly have said this, and which would."""
    others = [name for name in EXCHANGERS if name != model["opponents"]]
    likely = [name for name in others if _would(situation, model | {"opponents": name})]
    advice = f"ask with --opponents {' or '.join(likely)}" if likely else "no players we know would"
    said = " ".join(situation.said)
    if "stand" in situation.said and not situation.two_rounds:
        advice += "; stand is to exchange nothing, draw-3 to exchange three"
    raise Misuse("said", f"{model['opponents']} players would say {said!r} in less than one in 10,000 deals; {advice}")


def _would(situation, model):
    """Return whether players of a model would say what was said, and every word of it."""
    stage = _stage(situation, [], model, False, Budget())
    return not stage.silent and stage.often_said(UNLIKELY * 3 / 2)


def break_even(stage, tally, actions, arm_of):
    """Return the pools at which the best action changes, the others' words held as they are (laws 10, 11 and 21).

    An action is worth share x pool + loos x loo; an unlimited loo changes nothing, a mixed one nothing below its cap.
    """
    fixed, cap = stage.situation.variant.loo_bounds()
    loo = fixed or cap
    if stage.situation.variant.loo in ("0", "unlimited"):
        return []
    lines = {}
    for action, a in zip(actions, arm_of, strict=True):
        counts, n = stage.outcomes(tally, a), tally.deals
        lines[action] = counts[SHARES] / (n * stage.game.tricks), counts[LOOS] * loo / n
    return envelope(lines, 0.0 if fixed else float(cap))
