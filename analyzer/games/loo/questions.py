"""What may be asked of Loo: each question checks what was said and gives an `Answer`."""

from ...answer import Answer
from ...errors import Misuse, choose, whole
from ...run import Budget
from ...settings import keywords, one_or_many, split
from . import answers
from .dealing import traced
from .policy import POLICIES
from .scene import CODES, Stage
from .session_questions import session
from .situation import Situation
from .variant import VARIANTS

__all__ = ["deals", "declare", "session", "show"]

BUDGET = set(Budget.__dataclass_fields__)
MOMENT = keywords(Situation.read)
METHODS = ("auto", "exact", "simulate")
BEST = "plain"  # until matches say otherwise


def _several_hands(hand):
    """Whether a list is of hands, not of cards."""
    return any(not isinstance(item, str) or len(item.split()) > 1 for item in hand)


@one_or_many("hand", _several_hands)
def declare(*, actions=None, opponents=BEST, play=BEST, mine=None, future=False, method="auto", **settings):
    """Say whether to stand, take the miss or throw up.

    Parameters
    ----------
    hand : str or list of str
        The cards held (a list of hands is answered with one frame).
    turn_up : str
    players : int, default 5
    seat : int or str, optional
        1 (eldest) to `players` (dealer); follows from `said`.
    said : str or list of str
        What the seats before said: `stand`, `miss`, `throw`. It is evidence.
    pool : int, default 15
        Counters played for.
    actions : str or list of str, optional
        Answer only these.
    opponents, play, mine : str
        How the others declare, how all play the cards, how the asker plays his: a name of `POLICIES`.
    future : bool
        Count for every seat its share, one n-th, of what this deal leaves for the next pool.
    method : {"auto", "simulate"}
        There are too many deals to enumerate.
    variant : str, default "baxter-wray"
        And every field of `Variant`.
    deals, precision, seconds, seed, confidence, threads, cluster : optional
        See `Budget`.

    Returns
    -------
    Answer
        A row an action: `ev` in counters of this deal, `p_looed`, `p_tricks`, `p_uncontested`.

    Raises
    ------
    Misuse
        For a situation that cannot be, or words that such opponents would hardly say.
    """
    if choose("method", method, METHODS) == "exact":
        raise Misuse("method", "there are too many deals to enumerate; ask with method simulate or auto")
    variant, moment, budget = split(settings, VARIANTS, MOMENT, BUDGET)
    situation, budget = Situation.read(variant, **moment), Budget(**budget)
    model = _model(opponents, play, mine)
    allowed = situation.actions
    chosen = _chosen(actions, allowed)
    return answers.declared(situation, chosen, model, future, budget)


def show(*, index=0, action=None, opponents=BEST, play=BEST, mine=None, **settings):
    """Return one deal of a declaration, card by card, with the law that bound each play.

    Parameters
    ----------
    index : int
        Which of the deals that agree with what was said.
    action : str, optional
        What the asker says; by default the first that he may: he stands.
    opponents, play, mine, seed, **settings
        As in `declare`.

    Returns
    -------
    Answer
        Rows `event`, `seat`, `card`, `amount`, `law` and `text`, the line to read.
    """
    from .transcript import lines

    stage, model = _staged(action, opponents, play, mine, settings)
    trace, hands, order = traced(stage, 0, whole("index", index, 0, 2**62, "the deal's number is"), 1)
    begin = answers.head("show", stage.situation, model)
    begin["situation"] |= {"action": stage.actions[0], "index": index}
    return Answer(
        **begin, actions=list(lines(stage, stage.layout.reordered(order[0]), trace, hands)), seed=int(stage.seed)
    )


def chart(**settings):
    """Return what to declare on every class of hand: the rows of a card for the table; see `charts.chart`."""
    from . import charts

    return charts.chart(**settings)


def deals(*, n=1000, first=0, action=None, opponents=BEST, play=BEST, mine=None, **settings):
    """Return the deals of a declaration as a frame, for teaching and checking.

    Parameters
    ----------
    n, first : int
        How many deals, from which number on.
    action, opponents, play, mine, seed, **settings
        As in `show`.

    Returns
    -------
    pandas.DataFrame
        One row a deal: by seat k `hand_k`, `says_k`; `miss`, `in` (how many play), and `trick_1` to `trick_3`, the seat
        that took it, 0 without play; where three trumps win outright `flush`, the seat that has them, or 0.
    """
    import pandas as pd

    stage, _ = _staged(action, opponents, play, mine, settings)
    whole("n", n, 1, 1_000_000, "deals are")
    trace, hands, order = traced(stage, 0, whole("first", first, 0, 2**62, "the first deal is"), n)
    trump, pack, said = stage.situation.turn_up // 16, stage.situation.variant.cards, {v: k for k, v in CODES.items()}
    layouts = [stage.layout.reordered(k) for k in order]

    def names(row):
        return [" ".join(pack.names(lay.cards(hand), trump)) for lay, hand in zip(layouts, row, strict=True)]

    columns = {}
    for k in range(stage.situation.players):
        columns[f"hand_{k + 1}"] = names(hands[k])
        columns[f"says_{k + 1}"] = [said[w] for w in trace.words[:, k].tolist()]
    columns["miss"] = names(hands[-1])
    columns["in"] = trace.facts[:, 1]
    played = (trace.facts[:, 1] > 1) & (trace.facts[:, 2] < 0)
    for trick in range(3):
        columns[f"trick_{trick + 1}"] = (trace.winners[:, trick] + 1) * played
    if stage.game.flush:
        columns["flush"] = trace.facts[:, 2] + 1
    return pd.DataFrame(columns, index=pd.RangeIndex(first, first + n, name="deal"))


def _staged(action, opponents, play, mine, settings):
    """Return the stage of one action of a declaration, and the model."""
    variant, moment, budget = split(settings, VARIANTS, MOMENT, {"seed"})
    situation, model = Situation.read(variant, **moment), _model(opponents, play, mine)
    chosen = [choose("action", action, situation.actions) if action else situation.actions[0]]
    policies = (POLICIES[model[name]] for name in ("opponents", "play", "mine"))
    stage = Stage(situation, chosen, *policies, False, Budget(**budget).seed)
    answers.refuse_unlikely(stage, model)
    return stage, model


def warm():
    """Compile the kernels for the usual five players."""
    declare(hand="Kh 7h Ac", turn_up="Qh", said="throw stand", deals=1)
    session(runs=1, length=1)


def _model(opponents, play, mine):
    names = {"opponents": opponents, "play": play, "mine": play if mine is None else mine}
    return {name: choose(name, value, tuple(POLICIES)) for name, value in names.items()}


def _chosen(actions, allowed):
    if actions is None:
        return allowed
    words = actions.replace(",", " ").split() if isinstance(actions, str) else list(actions)
    if not words:
        raise Misuse("actions", f"one or more of {', '.join(allowed)}")
    if len(set(words)) < len(words):
        raise Misuse("actions", f"each once, of {', '.join(allowed)}; not {' '.join(words)!r}")
    return [choose("actions", word, allowed) for word in words]
