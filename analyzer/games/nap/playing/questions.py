"""Which card to play at Nap, at any moment of the play."""

from ....answer import Answer
from ....errors import Misuse
from ....estimate import chance, closing, decide, watch
from ....run import BUDGET
from ....settings import keywords, split
from ..answers import PRECISION, UNLIKELY, head, method_of
from ..arms import CALL_MADE
from ..asking import block_of, budget_of, only_simulated
from ..band import banded
from ..policy import POLICIES, model_of
from ..scene import Stage
from ..variant import VARIANTS
from .moment import Moment


def play(*, opponents=None, play=None, mine=None, worlds=None, band=False, method="auto", **settings):
    """Say which card to play, as the caller or against him, at any moment of the play.

    Parameters
    ----------
    hand : str or list of str
        The cards still held.
    players : int, default 4
    said : str or list of str
        What all said; the words of the others are evidence of their hands.
    played : str or list of str
        The cards played, each trick from its leader, tricks parted by a stroke: `Ah Qh 3h 6h / Jh 2s`.
    seat : int or str, optional
        Whose turn it is: it follows from the rest, and what is told must agree.
    pool, doubled, dead : optional
        As in `call`.
    opponents, play, mine, worlds, method, **settings
        As in `call`; the others' hands agree with what was said and with every suit that was not followed.
    band : bool
        Beside it `p_made` under `double-dummy`, `book` and `pimc`, each with its own error.

    Returns
    -------
    Answer
        A row a card the laws allow: `ev` in units of this deal for the asker; `p_made`, that the call is made.

    Raises
    ------
    Misuse
        For a moment that cannot be.
    """
    only_simulated(method)
    variant, asked, budget = split(settings, VARIANTS, keywords(Moment.read), BUDGET)
    moment, model = Moment.read(variant, **asked), model_of(opponents, play, mine, worlds, band)
    if moment.over:
        return Answer(**head("play", moment, model), over=moment.over)
    budget = budget_of(budget, model, variant)
    found = measured(moment, model, budget)
    return banded(found, lambda other, few: measured(moment, other, few), budget, "p_made", variant)


def measured(moment, model, budget):
    """Return the answer of `play`."""
    actions = moment.actions
    arms = [{"stands": moment.level, "lead": cards} for cards in actions.values()]
    stage = Stage(moment, arms, model, budget.seed)
    if not stage.often_said(UNLIKELY):
        hardly = f"{model['opponents']} players would hardly have said {' '.join(moment.said)!r} on hands that can be"
        raise Misuse("said", f"{hardly} played so; ask with other opponents, of {', '.join(POLICIES)}")
    how = {"scale": 1, "shifts": [0.0] * len(arms), "compared": True, "largest": [stage.largest] * len(arms)}
    sample, interrupted = watch(stage.play, budget, PRECISION, block=block_of(model["play"], moment.variant), **how)
    rows = []
    for a, action in enumerate(actions):
        made = stage.outcomes(sample.tally, a)[CALL_MADE]
        row = {"action": action, "method": "simulation", **sample.arm(a).as_dict()}
        rows.append(row | chance("p_made", made, sample.tally.deals, sample.alpha))
    return Answer(
        **head("play", moment, model),
        method=method_of(stage, sample.tally),
        actions=rows,
        **decide(list(actions), [row["ev"] for row in rows], sample.difference),
        **closing(sample, budget, interrupted),
    )
