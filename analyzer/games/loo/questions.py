"""What may be asked of Loo: each question checks what was said and gives an `Answer`."""

from ...errors import Misuse, choose
from ...run import Budget
from ...settings import keywords, split
from . import answers
from .policy import POLICIES
from .session_questions import session
from .situation import Situation
from .variant import VARIANTS

__all__ = ["declare", "session"]

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
    return answers.declared(situation, chosen, model, future, budget)


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
