"""What may be asked of Loo: each question checks what was said and gives an `Answer`."""

from ...answer import Answer
from ...errors import Misuse, choose, whole
from ...run import BUDGET, METHODS, Budget
from ...settings import keywords, one_or_many, split
from . import answers
from .dealing import traced
from .exchange import questions as exchange_questions
from .exchange.questions import discard
from .playing.against import strength
from .playing.questions import play
from .policy import model_of, policies_of
from .runs.questions import session
from .scene import CODES, Stage
from .situation import Situation, spoken
from .variant import VARIANTS

__all__ = ["chart", "claims", "deals", "declare", "discard", "play", "session", "show", "strength"]

MOMENT = keywords(Situation.read)


def _several_hands(hand):
    """Whether a list is of hands, not of cards."""
    return any(not isinstance(item, str) or len(item.split()) > 1 for item in hand)


@one_or_many("hand", _several_hands)
def declare(*, actions=None, opponents=None, play=None, mine=None, future=False, method="auto", **settings):
    """Say whether to stand, take the miss or throw up; in five-card and Irish Loo to stand, exchange or throw up.

    Parameters
    ----------
    hand : str or list of str
        The cards held (a list of hands is answered with one frame).
    turn_up : str
    players : int, default 5
    seat : int or str, optional
        1 (eldest) to `players` (dealer); follows from `said`.
    said : str or list of str
        What the seats before said: `stand`, `miss`, `throw`; with an exchange `stand` (pat), `draw-3`, `throw`; where
        all declare before they exchange, `stand` or `throw` of all, then `stand` or `draw-3` of those who play. It is
        evidence.
    pool : int, default 15, in five-card Loo 25
        Counters played for.
    actions : str or list of str, optional
        Answer only these.
    opponents, play, mine : str, optional
        How the others declare, how all play the cards, how the asker plays his: a name of `POLICIES`; by default
        `bold`, in five-card and Irish Loo `plain`, and the asker as all.
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
        A row an action: `ev` in counters of this deal, `p_looed`, `p_tricks`, `p_uncontested`; where flushes count
        `p_flush`, to take the pool by one, and `p_flush_against`.

    Raises
    ------
    Misuse
        For a situation that cannot be, or words that such opponents would hardly say.
    """
    if choose("method", method, METHODS) == "exact":
        raise Misuse("method", "there are too many deals to enumerate; ask with method simulate or auto")
    variant, moment, budget = split(settings, VARIANTS, MOMENT, BUDGET)
    situation, budget = Situation.read(variant, **moment), Budget(**budget)
    model = model_of(opponents, play, mine, variant.form)
    allowed = situation.actions
    chosen = _chosen(actions, allowed)
    choose("future", future, (False, True))
    if variant.form != "three":
        return exchange_questions.declare(situation, chosen, model, future, budget)
    return answers.declared(situation, chosen, model, future, budget)


def show(*, index=0, action=None, opponents=None, play=None, mine=None, **settings):
    """Return one deal of a declaration, card by card, with the law that bound each play.

    Parameters
    ----------
    index : int
        Which of the deals that agree with what was said.
    action : str, optional
        What the asker says; by default the first that he may: he stands. With an exchange also `discard 7s 8d`.
    opponents, play, mine, seed, **settings
        As in `declare`.

    Returns
    -------
    Answer
        Rows `event`, `seat`, `card`, `amount`, `law` and `text`, the line to read.
    """
    from . import transcript
    from .exchange import transcript as exchange_transcript

    stage, said, model = _staged(action, opponents, play, mine, settings)
    index = whole("index", index, 0, 2**62, "the deal's number is")
    begin = answers.head("show", stage.situation, model)
    begin["situation"] |= {"action": said, "index": index}
    if stage.situation.variant.form == "three":
        trace, hands, order = traced(stage, 0, index, 1)
        rows = transcript.lines(stage, stage.layout.reordered(order[0]), trace, hands)
    else:
        rows = exchange_transcript.lines(stage, index)
    return Answer(**begin, actions=list(rows), seed=int(stage.seed))


def chart(**settings):
    """Return what to declare on every class of hand: the rows of a card for the table; see `charts.chart`."""
    from . import charts

    return charts.chart(**settings)


def claims():
    """Return the old book's claims L1 to L17, each with numbers and a verdict."""
    from . import advice

    return advice.claims()


def deals(*, n=1000, first=0, action=None, opponents=None, play=None, mine=None, **settings):
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
        With an exchange no `miss`, but `holds_k`, the hand after it, and `flush`, the seat that won by one.
    """
    import pandas as pd

    stage, *_ = _staged(action, opponents, play, mine, settings)
    n, first = whole("n", n, 1, 1_000_000, "deals are"), whole("first", first, 0, 2**62, "the first deal is")
    if stage.situation.variant.form != "three":
        from .exchange.frame import frame

        return frame(stage, first, n)
    trace, hands, order = traced(stage, 0, first, n)
    said = {code: word for word, code in CODES.items()}
    layouts = [stage.layout.reordered(k) for k in order]

    def names(row):
        return [layout.names(hand) for layout, hand in zip(layouts, row, strict=True)]

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
    """Return the stage of one action of a declaration, its name, and the model."""
    variant, moment, budget = split(settings, VARIANTS, MOMENT, {"seed"})
    situation, model = Situation.read(variant, **moment), model_of(opponents, play, mine, variant.form)
    seed = Budget(**budget).seed
    if variant.form != "three":
        return *exchange_questions.staged(situation, action, model, seed), model
    said = choose("action", action, situation.actions) if action else situation.actions[0]
    stage = Stage(situation, [said], *policies_of(model), False, seed)
    answers.refuse_unlikely(stage, model)
    return stage, said, model


def warm():
    """Compile the kernels for the usual five players."""
    declare(hand="Kh 7h Ac", turn_up="Qh", said="throw stand", deals=1)
    strength(hand="Kh 7h Ac", turn_up="Qh", deals=1)
    play(hand="Kh 7h Ac", turn_up="Qh", said="stand throw throw throw stand", deals=1)
    show(hand="Kh 7h Ac", turn_up="Qh")
    session(runs=1, length=1)
    exchange_questions.warm()


def _chosen(actions, allowed):
    if actions is None:
        return allowed
    words = spoken(actions)
    if not words:
        raise Misuse("actions", f"one or more of {', '.join(allowed)}")
    if len(set(words)) < len(words):
        raise Misuse("actions", f"each once, of {', '.join(allowed)}; not {' '.join(words)!r}")
    return [choose("actions", word, allowed) for word in words]
