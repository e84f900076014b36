"""How an answer about a call of Nap is made: estimated from deals that agree with what was said."""

from fractions import Fraction
from functools import partial
from math import sqrt

from ...answer import Answer, head_of
from ...errors import Misuse
from ...estimate import chance, closing, decide, envelope, watch
from . import rules
from .arms import KITTIES
from .asking import block_of
from .policy import POLICIES
from .scene import Stage
from .talk import code_of

PRECISION = 0.05  # units
UNLIKELY = 1e-4
KEPT = 12  # sets of cards to throw that are all played out; of more the best of a first look
FIRST_LOOK, FAR = 4096, 2**40  # deals of that look, and where in the seed they begin
head = partial(head_of, "nap", "units")


def called(situation, actions, model, budget):
    """Return the value of each thing the asker may say."""
    arms = [{"word": code_of(situation.variant, word)} for word in actions]
    return answered("call", situation, dict(zip(actions, arms, strict=True)), model, budget)


def discarded(discard, sets, model, budget):
    """Return the value of throwing each set of cards; of very many only those that look best are played out."""
    arms = {name: discard.arm(cards) for name, cards in sets.items()}
    if len(arms) > KEPT:
        arms, looked = _promising(discard.situation, arms, model, budget)
    found = answered("discard", discard.situation, arms, model, budget)
    if len(sets) > len(arms):
        found.method["first_look"] = {"sets": len(sets), "deals": looked, "kept": len(arms)}
    return found


def _promising(situation, arms, model, budget):
    """Return the arms that do best in a first look, on deals of their own, and how many deals that was."""
    stage = Stage(situation, list(arms.values()), model, budget.seed)
    refuse_unlikely(stage, model)
    deals = min(FIRST_LOOK, 4 * budget.deals, block_of(model["play"], situation.variant))
    sums = stage.play(FAR, deals).sums
    best = sorted(range(len(arms)), key=lambda a: (-sums[a], stage.arms.thrown[a, 0]))[
        :KEPT
    ]  # whatever suits are called
    return {name: arm for a, (name, arm) in enumerate(arms.items()) if a in best}, deals


def answered(question, situation, arms, model, budget):
    """Return the value of each arm, by the name of its action."""
    actions = list(arms)
    stage = Stage(situation, list(arms.values()), model, budget.seed)
    refuse_unlikely(stage, model)
    how = {"scale": 1, "shifts": [0.0] * len(actions), "compared": True, "largest": [stage.largest] * len(actions)}
    sample, interrupted = watch(stage.play, budget, PRECISION, block=block_of(model["play"], situation.variant), **how)
    rows = [_row(stage, sample, a, action) for a, action in enumerate(actions)]
    return Answer(
        **head(question, situation, model),
        method=method_of(stage, sample.tally),
        actions=rows,
        **decide(actions, [row["ev"] for row in rows], sample.difference),
        break_even=kitties(stage, sample, actions) or None,
        **closing(sample, budget, interrupted),
    )


def refuse_unlikely(stage, model):
    """Refuse words that such players would hardly say, before deals are drawn that agree with them."""
    if stage.game.heard.any() and not stage.often_said(UNLIKELY):
        said = " ".join(stage.situation.said)
        others = ", ".join(name for name in POLICIES if name != model["opponents"])
        raise Misuse(
            "said", f"{model['opponents']} players would say {said!r} in less than one in 10,000 deals; ask with other"
                    f" opponents: {others}",
        )  # fmt: skip


def _row(stage, sample, a, action):
    """Return a row: what a call brings, how often the asker plays it, how often he makes it then."""
    played, made, *_ = stage.outcomes(sample.tally, a)
    row = {"action": action, "method": "simulation", **sample.arm(a).as_dict()}
    call = stands_for(stage.situation, action)
    if played:
        row |= chance("p_made", made, played, sample.alpha)
        row |= {"p_break_even": float(break_even(stage.situation, call))} if call else {}
    return row | chance("p_played", played, sample.tally.deals, sample.alpha)


def kitties(stage, sample, actions):
    """Return the kitties from which on another action is the best, the others' words held as they are (law 10)."""
    situation = stage.situation
    if not situation.variant.has_kitty and not situation.pool:
        return []
    lines = {}
    for a, action in enumerate(actions):
        taken = stage.outcomes(sample.tally, a)[KITTIES] / sample.tally.deals
        lines[action] = taken, sample.arm(a).ev - taken * situation.pool
    return envelope(lines, 0.0)


def stands_for(situation, action):
    """Return the call that the asker plays after an action, or None if it may be one or another."""
    if action.startswith("discard"):  # after the calls it is fixed
        return situation.talk.best if situation.talk.best == "nap" or situation.talk.seat is None else None
    if action == "pass":  # he is made to stand, or has met a raise that he leaves to another
        return str(situation.variant.agreed("lowest")) if situation.talk.asked == "call" else None
    return action if action == "spare" or action in rules.levels(situation.variant) else None


def break_even(situation, word):
    """Return law 9: the chance of making a call at which it brings nothing, the kitty counted, as a fraction."""
    variant, others = situation.variant, situation.players - 1
    won, lost = rules.stakes(variant, word)
    times = 2 if situation.doubled else 1
    gain, loss = others * won * times, others * lost * times
    if rules.takes_kitty(word):
        gain += situation.pool
        loss += situation.pool if variant.failed_nap == "doubles" else 0
        loss += 2 if word == "spare" and (variant.has_kitty or situation.pool) else 0
    return Fraction(loss, gain + loss)


def method_of(stage, tally):
    """Return how the numbers were made."""
    method = {"kind": "simulation", "deals": tally.deals}
    if stage.game.heard.any():
        agreed, drawn = tally.deals / tally.counts[-1], tally.counts[-1]
        error = stage.listed * sqrt(agreed * (1 - agreed) / drawn)
        method |= {"p_said": stage.listed * agreed} | ({"p_said_stderr": error} if error else {})
    if stage.silent:
        method["no_evidence"] = stage.silent
    return method | {"why": "too many worlds to enumerate"}
