"""What may be asked where cards are exchanged: what to say, and which cards to throw."""

from ...answer import Answer
from ...errors import Misuse, choose
from . import exchange_answers as answers
from .exchange_sets import asked_sets


def declare(situation, actions, model, future, method, budget):
    """Say whether to stand pat, exchange or throw up: one row a word."""
    _simulated(method)
    return answers.declared(situation, actions, model, future, budget)


def discard(situation, actions, model, future, method, budget):
    """Say which cards to exchange: one row a set of cards."""
    _simulated(method)
    if situation.actions == ["take"]:
        over = f"All others threw up: the pool of {situation.pool} is the dealer's, and nothing is exchanged."
        return Answer(**answers.head("discard", situation, model), over=over)
    if situation.exchanges_later:
        raise Misuse("said", "all declare before anybody exchanges (exchange after): say the words of all, in order")
    return answers.discarded(situation, asked_sets(situation, actions), model, future, budget)


def warm():
    """Compile the kernels of these forms."""
    from . import questions

    for variant, hand in (("five-card", "Ah 2h 3c 4c 5d"), ("irish-foster", "Ah 3c 4c")):
        questions.declare(variant=variant, hand=hand, turn_up="Qh", said="throw", deals=1)


def _simulated(method):
    if choose("method", method, ("auto", "exact", "simulate")) == "exact":
        raise Misuse("method", "hands that may exchange are too many to enumerate; say auto or simulate")
