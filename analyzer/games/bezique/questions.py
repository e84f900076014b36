"""What may be asked of Bezique: each question checks what was said and gives an `Answer`."""

from ...answer import Answer
from ...errors import Misuse, choose, whole
from ...run import BUDGET, METHODS, Budget
from ...settings import keywords, numbers, one_or_many, split, words_of
from . import chances, moves
from .declarations import kinds
from .policy import BEST, POLICIES
from .situation import DEALT, Situation
from .variant import VARIANTS

MOMENT = keywords(Situation.read)
FIRST = ("me", "other")


def several_hands(hand):
    """Whether a list is of hands, not of cards."""
    return any(not isinstance(item, str) or len(item.split()) > 1 for item in hand)


@one_or_many("hand", several_hands)
def melds(*, draws=(1, 5), first="me", actions=None, method="auto", play=None, mine=None, **settings):
    """Say how likely each declaration is to be completed, and what each card that is missing costs.

    Parameters
    ----------
    hand : str or list of str
        All cards that the asker has not played, those on the table too: eight, or seven after winning a trick. A list
        of several hands is answered with one frame.
    turn_up : str
        The card turned for trumps, or the seven exchanged for it.
    stock : int, default 48
        Cards left in the stock, the turn-up counted.
    table, theirs, seen : str or list of str, optional
        Those of the hand that lie face up (by default what `declared` says and the hand holds), the other's cards that
        are known, and cards that were played. Played cards that are not named count as unseen.
    declared, theirs_declared : str or list of str, optional
        What either has declared, as `royal-marriage:KhQh bezique:QsJd`.
    draws : str or list of int, default 1 and 5
        Numbers of draws to tell the chance of.
    first : {"me", "other"}
        Who draws first, every time.
    actions : str or list of str, optional
        Only these declarations.
    method : {"auto", "exact", "simulate"}
        By simulation with play: `p_declared`, that the asker declares it at least once, and `p_theirs`, that the other
        does, both playing and declaring by policy.
    play, mine : str, optional
        For a simulation: how both play and declare, a name of `POLICIES`; how the asker does.
    deals, precision, seconds, seed, confidence, threads, cluster : optional
        See `Budget`; for a simulation.
    variant : str, default "enquire-within"
        And every field of `Variant`.

    Returns
    -------
    Answer
        A row a declaration: `p_in_k` to hold its cards within k draws, none of them played before; `p_end`, by the last
        trick that lets one declare; `p_before`, that and before the other, who draws at random and plays none away.
        Then a row a card that is missing, as though it were held: `price`, the points that this would be worth.

    Raises
    ------
    Misuse
        For a situation that cannot be.
    """
    variant, moment, budget = split(settings, VARIANTS, MOMENT, BUDGET)
    choose("method", method, METHODS)
    choose("first", first, FIRST)
    situation = Situation.read(variant, **moment)
    if situation.score is not None:
        raise Misuse("score", "chances of declarations ask for no score; `declare` and `play` do")
    if not situation.stock:
        raise Misuse("stock", "with no card left in the stock nothing is declared any more")
    if situation.led is not None:
        raise Misuse("led", "a chance of declarations asks for no card led; `play` does")
    if len(situation.mine) not in (DEALT - 1, DEALT):
        raise Misuse("hand", f"eight cards, or seven after winning a trick, not {len(situation.mine)}")
    wanted = [kind.name for kind in kinds(situation.trump, variant.other_bezique)]
    if actions is not None:
        wanted = [choose("actions", word, tuple(wanted)) for word in words_of(actions)]
    facts = {} if actions is None else {"actions": wanted}
    if method == "simulate":
        from . import answers, declared

        model = model_of(play, mine)
        budget = answers.budget_of({"deals": 131_072} | budget, model)
        return declared.answered(situation, wanted, facts | {"first": first}, model, budget)
    if play is not None or mine is not None:
        raise Misuse(
            "play" if play is not None else "mine", "nobody plays where chances are exact; say method simulate"
        )
    Budget(**budget)
    draws = numbers("draws", draws)
    rows = chances.melds(situation, draws, first == "other", wanted)
    return Answer(
        "bezique.melds", situation.as_dict() | facts | {"draws": list(draws), "first": first}, variant.as_dict(), None,
        {"kind": "exact", "why": "hypergeometric"}, rows, unit="chance",
    )  # fmt: skip


@one_or_many("hand", several_hands)
def declare(*, actions=None, play=None, mine=None, method="auto", **settings):
    """Say what to declare after winning a trick: which declaration, the seven exchanged or not, or nothing.

    Parameters
    ----------
    hand : str or list of str
        All seven cards that the asker has not played, those on the table too.
    actions : str or list of str, optional
        Answer only these.
    play, mine : str, optional
        How both play and declare, a name of `POLICIES`; how the asker does all that comes later.
    method : {"auto", "simulate"}
        There are too many deals to enumerate.
    score, brisques, seat : str, optional
        The score of the game, the asker's first, as `620-540`, all counted but aces and tens of this deal; how many of
        these lie in the tricks of either, as `3-2`; `elder` or `dealer`. Actions are then ranked by `p_game`.
    turn_up, stock, table, theirs, seen, declared, theirs_declared, variant : optional
        As in `melds`.
    deals, precision, seconds, seed, confidence, threads, cluster : optional
        See `Budget`.

    Returns
    -------
    Answer
        A row an action: `ev`, the points the asker scores more than the other from now to the end of the deal, aces and
        tens included; `mine` and `theirs`, what either scores; `melds` and `brisques`, what of the asker's is so.

    Raises
    ------
    Misuse
        For a situation that cannot be.
    """
    from . import answers

    variant, moment, budget = split(settings, VARIANTS, MOMENT, BUDGET)
    only_simulated(method)
    situation = Situation.read(variant, **moment)
    arms = chosen(actions, moves.declarations(situation))
    model = model_of(play, mine)
    return answers.answered("declare", situation, moves.TO_DECLARE, arms, model, answers.budget_of(budget, model))


@one_or_many("hand", several_hands)
def play(*, actions=None, play=None, mine=None, method="auto", **settings):
    """Say which card to lead, or to play to the card led, while there is a stock or in the last eight tricks.

    Parameters
    ----------
    hand : str or list of str
        All cards that the asker has not played, those on the table too: eight while there is a stock.
    led : str, optional
        The card the other has led; without it the asker leads.
    actions, play, mine, method, **settings
        As in `declare`.

    Returns
    -------
    Answer
        A row a card: as in `declare`; `p_trick`, to take this trick. Of twins the one that lies on the table, or has
        served more, is played.

    Raises
    ------
    Misuse
        For a situation that cannot be.
    """
    from . import answers
    from .closed import answers as closed

    variant, moment, budget = split(settings, VARIANTS, MOMENT, BUDGET)
    choose("method", method, METHODS)
    situation = Situation.read(variant, **moment)
    arms = chosen(actions, moves.cards(situation))
    if closed.known(situation) and method != "simulate":
        if play is not None or mine is not None:
            raise Misuse("play" if play is not None else "mine", "all cards are known and both play at their best")
        return closed.solved(answers.head("play", situation, None), situation, arms)
    if method == "exact":
        raise Misuse("method", "not all cards are known; ask with method simulate or auto")
    stage = moves.stage(situation)
    model = model_of(play, mine)
    return answers.answered("play", situation, stage, arms, model, answers.budget_of(budget, model))


def show(*, index=0, action=None, play=None, mine=None, **settings):
    """Return one deal, card by card, with the laws.

    Parameters
    ----------
    index : int
        Which of the deals that agree with what is known.
    action : str, optional
        What the asker does first, as `play` or `declare` name it; by default what his policy would.
    play, mine, seed, **settings
        As in `play` and `declare`: with seven cards he has won a trick; without a hand a whole deal, in which nobody
        asks and elder plays as `mine` says.

    Returns
    -------
    Answer
        Rows `event`, `seat`, `card`, `amount`, `law` and `text`, the line to read.
    """
    from .transcript import lines

    stage, facts, variant, model = _staged(action, play, mine, settings)
    index = whole("index", index, 0, 2**62, "the deal's number is")
    begin = {"question": "bezique.show", "variant": variant.as_dict(), "model": model, "unit": "points"}
    begin["situation"] = facts | {"index": index}
    return Answer(**begin, actions=list(lines(stage.situation, *stage.deal(index))), seed=int(stage.seed))


def deals(*, n=1000, first=0, action=None, play=None, mine=None, **settings):
    """Return deals themselves as a frame, for teaching and checking.

    Parameters
    ----------
    n, first : int
        How many deals, from which number on.
    action, play, mine, seed, **settings
        As in `show`.

    Returns
    -------
    pandas.DataFrame
        One row a deal: the turn-up, both hands (1: elder, or the asker), the stock from the top, the cards as they were
        played, and the points of either by source.
    """
    import pandas as pd

    from .transcript import facts_of

    stage, *_ = _staged(action, play, mine, settings)
    whole("n", n, 1, 1_000_000, "deals are")
    first = whole("first", first, 0, 2**62, "the first deal is")
    rows = [facts_of(*stage.deal(index)) for index in range(first, first + n)]
    return pd.DataFrame(rows, index=pd.RangeIndex(first, first + n, name="deal"))


def _staged(action, play, mine, settings):
    """Return the deals of one thing the asker does, what is known, the variant and the model."""
    from .scene import Stage, Whole

    variant, moment, budget = split(settings, VARIANTS, MOMENT, {"seed"})
    model, seed = model_of(play, mine), Budget(**budget).seed
    if "hand" not in moment:
        if action or moment:
            raise Misuse("hand", "the cards held; only a whole deal, in which nobody asks, goes without")
        return Whole(variant, model, seed), {}, variant, model
    situation = Situation.read(variant, **moment)
    if situation.score is not None:
        raise Misuse("score", "a deal is shown without the game around it; `declare` and `play` ask for the score")
    declares = len(situation.mine) == DEALT - 1 and situation.stock
    arms = moves.declarations(situation) if declares else moves.cards(situation)
    arm = arms[choose("action", action, tuple(arms))] if action else {}
    facts = situation.as_dict() | ({"action": action} if action else {})
    return Stage(situation, moves.stage(situation, declares), [arm], model, seed), facts, variant, model


def session(**settings):
    """Return what whole games bring, by seat or by policy; see `runs.questions.session`."""
    from .runs import questions

    return questions.session(**settings)


def chart(**settings):
    """Return how likely each declaration is by tricks left, or what a card is worth; see `charts.chart`."""
    from . import charts

    return charts.chart(**settings)


def claims():
    """Return the old books' claims Z1 to Z17, each with numbers and a verdict under both rules of the trick."""
    from . import advice

    return advice.claims()


def warm():
    """Compile every kernel of the game."""
    declare(hand="Kh Qh Ah Th Jh Qs 7c", turn_up="9h", stock=20, deals=1)
    show()
    session(runs=1)


def model_of(play, mine):
    """Return how both play, and how the asker does."""
    play = choose("play", BEST if play is None else play, tuple(POLICIES))
    return {"play": play, "mine": choose("mine", play if mine is None else mine, tuple(POLICIES))}


def only_simulated(method):
    """Refuse to enumerate."""
    if choose("method", method, METHODS) == "exact":
        raise Misuse("method", "there are too many deals to enumerate; ask with method simulate or auto")


def chosen(actions, arms):
    """Return the arms to answer: all, or those that are named."""
    if actions is None:
        return arms
    text = ",".join(actions) if isinstance(actions, (list, tuple)) else str(actions)
    names = [" ".join(part.split()) for part in text.split(",")] if "," in text or text in arms else text.split()
    names = [choose("actions", name, tuple(arms)) for name in names]
    return {name: arms[name] for name in dict.fromkeys(names)}
