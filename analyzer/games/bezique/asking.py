"""What several questions of Bezique ask in the same way."""

from ...errors import Misuse, Needless, choose, whole
from ...run import METHODS
from .policy import BEST, POLICIES, WORLDS

DEALS = 12_288  # at most, if nothing else is said: a card is chosen in a second
IN_GAME, FEW_IN_GAME = 8192, 2048  # where each is followed by the rest of a game to 1000; where there are many actions
COUNTED = 131_072  # where declarations are counted
SLOW, SLOW_BLOCK = 1024, 4  # where a seat searches: each of its moves is played out in many worlds, which takes long
BLOCK = 2048  # deals: a first look is soon there


def several_hands(hand):
    """Whether a list is of hands, not of cards."""
    return any(not isinstance(item, str) or len(item.split()) > 1 for item in hand)


def model_of(play, mine, worlds=None):
    """Return how both play, how the asker does, and over how many worlds, where anybody searches.

    Parameters
    ----------
    play, mine : str or None
    worlds : int, optional

    Raises
    ------
    Misuse
        For a name that is none, or worlds that nobody imagines.
    """
    play = choose("play", BEST if play is None else play, tuple(POLICIES))
    model = {"play": play, "mine": choose("mine", play if mine is None else mine, tuple(POLICIES))}
    return model | worlds_of(model.values(), worlds, "play search or mine search")


def worlds_of(names, worlds, where):
    """Return over how many worlds those search who do; of no policy that searches nothing."""
    if any(POLICIES[name].worlds for name in names):
        return {"worlds": WORLDS if worlds is None else whole("worlds", worlds, 1, 10_000, "worlds are")}
    if worlds is not None:
        raise Needless("worlds", f"nobody imagines worlds; they go with {where}")
    return {}


def searches(model):
    """Whether anybody searches."""
    return "worlds" in model


def usual_deals(model, situation, most=DEALS, in_game=IN_GAME):
    """Return how many deals are played if nothing else is said: of those that take long fewer."""
    if searches(model):
        return SLOW
    return most if situation.score is None else in_game * 1000 // situation.variant.game


def looks_of(model, usual):
    """Return how to watch deals: of those that take long a block is fewer; intervals are tightest at the usual."""
    return {"block": SLOW_BLOCK if searches(model) else BLOCK, "tuned": usual}


def only_simulated(method):
    """Refuse to enumerate."""
    if choose("method", method, METHODS) == "exact":
        raise Misuse("method", "declarations are valued by playing deals; ask with method simulate or auto")


def nobody_plays(why, **told):
    """Refuse to be told how somebody plays, where nobody does."""
    for name, value in told.items():
        if value is not None:
            raise Needless(name, why)


def chosen(actions, arms):
    """Return the arms to answer: all, or those that are named."""
    if actions is None:
        return arms
    text = ",".join(actions) if isinstance(actions, (list, tuple)) else str(actions)
    parts = text.split(",") if "," in text or any(" " in name for name in arms) else text.split()
    names = [" ".join(part.split()) for part in parts if part.strip()]
    return {name: arms[name] for name in dict.fromkeys(named(names, arms))}


def named(names, known):
    """Return the actions that are named, one at least."""
    if not names:
        raise Misuse("actions", f"one or several of {', '.join(known)}")
    return [choose("actions", name, tuple(known)) for name in names]
