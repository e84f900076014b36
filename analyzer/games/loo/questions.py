"""What may be asked of Loo: each question checks what was said and gives an `Answer`."""

from ...errors import Misuse, choose
from ...run import Budget
from ...settings import keywords, split
from . import answers
from .against import strength
from .play_questions import play
from .policy import BEST, model_of
from .situation import Situation
from .variant import VARIANTS

__all__ = ["declare", "play", "strength"]
BUDGET = set(Budget.__dataclass_fields__)
MOMENT = keywords(Situation.read)


def declare(*, actions=None, opponents=BEST, play=BEST, mine=None, future=False, method="auto", **settings):
    """Say whether to stand, take the miss or throw up."""
    variant, moment, budget = split(settings, VARIANTS, MOMENT, BUDGET)
    situation, budget = Situation.read(variant, **moment), Budget(**budget)
    model = model_of(opponents, play, mine)
    allowed = situation.actions
    chosen = _chosen(actions, allowed)
    return answers.declared(situation, chosen, model, future, budget)


def _chosen(actions, allowed):
    if actions is None:
        return allowed
    words = actions.replace(",", " ").split() if isinstance(actions, str) else list(actions)
    if not words:
        raise Misuse("actions", f"one or more of {', '.join(allowed)}")
    return [choose("actions", word, allowed) for word in words]
