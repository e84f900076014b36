"""What may be asked where cards are exchanged: what to say, which cards to throw, and how a deal goes."""

from ....answer import Answer
from ....errors import Misuse, choose
from ....run import BUDGET, METHODS, Budget
from ....settings import keywords, split
from ..policy import model_of, policies_of
from ..situation import Situation
from ..variant import VARIANTS
from . import answers
from .policy import EXCHANGERS
from .scene import Stage
from .sets import asked_sets, name_of

MOMENT = keywords(Situation.read)


def declare(situation, actions, model, future, budget):
    """Say whether to stand pat, exchange or throw up: one row a word."""
    return answers.declared(situation, actions, model, future, budget)


def discard(*, actions=None, opponents=None, play=None, mine=None, future=False, method="auto", **settings):
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
    if choose("method", method, METHODS) == "exact":
        raise Misuse("method", "there are too many deals to enumerate; ask with method simulate or auto")
    variant, moment, budget = split(settings, VARIANTS, MOMENT, BUDGET)
    if variant.form == "three":
        raise Misuse("variant", "nothing is exchanged in three-card Loo; name five-card or irish, or ask declare")
    situation, budget = Situation.read(variant, **moment), Budget(**budget)
    model = model_of(opponents, play, mine, variant.form)
    if situation.actions == ["take"]:
        over = f"All others threw up: the pool of {situation.pool} is the dealer's, and nothing is exchanged."
        return Answer(**answers.head("discard", situation, model), over=over)
    if situation.exchanges_later:
        raise Misuse("said", "all declare before anybody exchanges (exchange after): say the words of all, in order")
    return answers.discarded(situation, asked_sets(situation, actions), model, future, budget)


def staged(situation, action, model, seed):
    """Return the stage of one thing to say, a word or a set of cards to throw, and its name."""
    if action is not None and str(action).startswith("discard") and not situation.exchanges_later:
        (cards,) = asked_sets(situation, [action])
        name, arm = name_of(situation, cards), (f"draw-{len(cards)}" if cards else "stand", cards)
    else:
        name = choose("action", action, situation.actions) if action else situation.actions[0]
        arm = ("in" if situation.exchanges_later and name == "stand" else name, ())
    return Stage(situation, [arm], *policies_of(model, EXCHANGERS), False, seed), name


def warm():
    """Compile the kernels of these forms."""
    for name, hand in (("five-card", "Ah 2h 3c 4c 5d"), ("irish-foster", "Ah 3c 4c")):
        situation = Situation.read(VARIANTS[name], hand=hand, turn_up="Qh", said="throw")
        model = model_of(None, None, None, situation.variant.form)
        declare(situation, situation.actions, model, False, Budget(deals=1))
