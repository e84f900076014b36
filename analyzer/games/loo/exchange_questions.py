"""What may be asked where cards are exchanged: what to say, and which cards to throw."""

from itertools import combinations

from ...answer import Answer
from ...errors import Misuse, choose
from . import exchange_answers as answers


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
    if situation.two_rounds and not situation.second_round:
        raise Misuse("said", "all declare before anybody exchanges (exchange after): say the words of all, in order")
    return answers.discarded(situation, _sets(situation, actions), model, future, budget)


def warm():
    """Compile the kernels of these forms."""
    from . import questions

    for variant, hand in (("five-card", "Ah 2h 3c 4c 5d"), ("irish-foster", "Ah 3c 4c")):
        questions.declare(variant=variant, hand=hand, turn_up="Qh", said="throw", deals=1)


def _simulated(method):
    if choose("method", method, ("auto", "exact", "simulate")) == "exact":
        raise Misuse("method", "hands that may exchange are too many to enumerate; say auto or simulate")


def _sets(situation, actions):
    """Return the sets of cards to try: all, or those that are asked for; under club law none may go (law 16)."""
    most = 0 if situation.must else len(situation.hand)
    every = [cards for n in range(most + 1) for cards in combinations(situation.hand, n)]
    if actions is None:
        return every
    names = {answers.name_of(situation, cards): cards for cards in every}
    words = actions.split(",") if isinstance(actions, str) else list(actions)
    chosen = [_named(situation, word) for word in words]
    return [names[choose("actions", name, tuple(names))] for name in dict.fromkeys(chosen)]


def _named(situation, word):
    """Return the name of an action as it is written: `discard 8d 7s`, `7s 8d` and `none` are understood."""
    cards = word.strip().removeprefix("discard").strip()
    if cards in ("", "none"):
        return "discard none"
    return answers.name_of(situation, situation.variant.cards.read(cards, "actions"))
