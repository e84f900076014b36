"""What several questions of Euchre ask in the same way: what is answered, by which method, for how long."""

from ...errors import Misuse, choose
from ...run import METHODS, Budget
from ...settings import words_of

DEALS = {"double-dummy": 200_000}  # at most, where nothing else is said


def budget_of(settings, model, method):
    """Return the budget, and the method."""
    choose("method", method, METHODS)
    return Budget(**{"deals": DEALS.get(model["play"], Budget.deals)} | settings), method


def declared(moment, actions):
    """Return the arms of each thing the asker may say; of a dealer who takes the turn-up one a card he may throw."""
    if not moment.words:
        what = "ask `discard`, `strength` or `play`"
        raise Misuse("said", f"after {' '.join(moment.said)!r} trumps are made or the deal is void; {what}")
    return {word: _arms(moment, word) for word in chosen(actions, moment.words)}


def _arms(moment, word):
    if word != "take":
        return [{"word": word}]
    return [{"word": word, "thrown": card} for card in moment.hand]


def discarded(moment, actions):
    """Return the arm of each card that a dealer may throw for the turn-up."""
    if moment.said[-1:] not in (("order",), ("take",)):
        raise Misuse("said", "a card is thrown for a turn-up that was ordered or taken up: say `order` or `pass take`")
    pack = moment.variant.cards
    arms = {f"discard {name}": [{"thrown": pack.read(name, "hand")[0]}] for name in moment.in_turn}
    if isinstance(actions, str):
        actions = [text.strip().removeprefix("discard").strip() for text in actions.split(",")]
        actions = [f"discard {name}" for text in actions for name in pack.names(pack.read(text, "actions"))]
    return {action: arms[action] for action in chosen(actions, list(arms))}


def chosen(actions, allowed):
    """Return the actions to answer: all, or those that are named."""
    if actions is None:
        return allowed
    named = actions if isinstance(actions, (list, tuple)) else words_of(actions)
    words = [choose("actions", word, allowed) for word in named]
    if not words:
        raise Misuse("actions", f"one or several of {', '.join(allowed)}")
    return list(dict.fromkeys(words))
