"""What may be asked of Loo: each question checks what was said and gives an `Answer`."""

from ...errors import Misuse, choose
from ...run import Budget
from ...settings import keywords, split
from . import answers, exchange_questions
from .policy import POLICIES
from .situation import Situation
from .variant import VARIANTS

BUDGET = set(Budget.__dataclass_fields__)
MOMENT = keywords(Situation.read)
BEST = "plain"  # until matches say otherwise


def declare(*, actions=None, opponents=BEST, play=BEST, mine=None, future=False, method="auto", **settings):
    """Say whether to stand, take the miss or throw up."""
    variant, moment, budget = split(settings, VARIANTS, MOMENT, BUDGET)
    situation, budget = Situation.read(variant, **moment), Budget(**budget)
    model = _model(opponents, play, mine)
    allowed = situation.actions
    chosen = _chosen(actions, allowed)
    if variant.form != "three":
        return exchange_questions.declare(situation, chosen, model, future, method, budget)
    return answers.declared(situation, chosen, model, future, budget)


def discard(*, actions=None, opponents=BEST, play=BEST, mine=None, future=False, method="auto", **settings):
    """Say which cards to exchange, for a seat that plays five-card or Irish Loo (laws 18 and 22).

    Parameters
    ----------
    actions : str or list of str, optional
        Answer only these sets of cards, as `7s 8d, 7s, none`; all other settings as in `declare`.

    Returns
    -------
    Answer
        A row a set of cards to throw, from none to all.

    Raises
    ------
    Misuse
        For three-card Loo, where nothing is exchanged; where all declare first, before all have.
    """
    variant, moment, budget = split(settings, VARIANTS, MOMENT, BUDGET)
    if variant.form == "three":
        raise Misuse("form", "nothing is exchanged in three-card Loo; say five or irish, or ask declare")
    situation, budget, model = Situation.read(variant, **moment), Budget(**budget), _model(opponents, play, mine)
    return exchange_questions.discard(situation, actions, model, future, method, budget)


def _model(opponents, play, mine):
    names = {"opponents": opponents, "play": play, "mine": play if mine is None else mine}
    return {name: choose(name, value, tuple(POLICIES)) for name, value in names.items()}


def _chosen(actions, allowed):
    if actions is None:
        return allowed
    words = actions.replace(",", " ").split() if isinstance(actions, str) else list(actions)
    if not words:
        raise Misuse("actions", f"one or more of {', '.join(allowed)}")
    return [choose("actions", word, allowed) for word in words]
