"""What may be asked of Bezique: each question checks what was said and gives an `Answer`."""

from ...answer import Answer
from ...errors import Misuse, choose
from ...run import BUDGET, METHODS, Budget
from ...settings import keywords, one_or_many, split, words_of
from . import asking, chances, moves
from .asking import chosen, model_of, named, nobody_plays, only_simulated, several_hands, usual_deals
from .declarations import kinds
from .runs.questions import session
from .showing import deals, show
from .situation import DEALT, Situation
from .variant import VARIANTS

__all__ = ["chart", "claims", "deals", "declare", "melds", "play", "session", "show", "warm"]

MOMENT = keywords(Situation.read)
FIRST = ("me", "other")


@one_or_many("hand", several_hands)
def melds(*, draws=None, first="me", actions=None, method="auto", play=None, mine=None, worlds=None, **settings):
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
        Numbers of draws to tell the exact chance of, up to the last that a declaration can follow.
    first : {"me", "other"}
        Who draws first, every time.
    actions : str or list of str, optional
        Only these declarations.
    method : {"auto", "exact", "simulate"}
        By simulation with play: `p_declared`, that the asker declares it at least once, and `p_theirs`, that the other
        does, both playing and declaring by policy.
    play, mine : str, optional
        For a simulation: how both play and declare, a name of `POLICIES`; how the asker does.
    worlds : int, default 48
        For a simulation with search: worlds imagined for each move.
    deals, precision, seconds, seed, confidence, threads, cluster : optional
        See `Budget`; for a simulation. By default 131,072 deals, with search 1024.
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
    if moment.get("score") is not None:
        raise Misuse("score", "chances of declarations ask for no score; `declare` and `play` do")
    situation = Situation.read(variant, **moment)
    if not situation.stock:
        raise Misuse("stock", "with no card left in the stock nothing is declared any more")
    if situation.led is not None:
        raise Misuse("led", "a chance of declarations asks for no card led; `play` does")
    if len(situation.mine) not in (DEALT - 1, DEALT):
        raise Misuse("hand", f"eight cards, or seven after winning a trick, not {len(situation.mine)}")
    wanted = [kind.name for kind in kinds(situation.trump, variant.other_bezique)]
    if actions is not None:
        wanted = named(words_of(actions), wanted)
    facts = {} if actions is None else {"actions": wanted}
    if method == "simulate":
        from . import declared

        if draws is not None:
            raise Misuse("draws", "played deals tell of the whole stock; ask for numbers of draws without a method")
        model = model_of(play, mine, worlds)
        usual = usual_deals(model, situation, asking.COUNTED)
        told = facts | {"first": first}
        return declared.answered(situation, wanted, told, model, usual, Budget(**{"deals": usual} | budget))
    nobody_plays("nobody plays where chances are exact; say method simulate", play=play, mine=mine, worlds=worlds)
    Budget(**budget)
    draws = chances.draws_asked(draws, situation.stock)
    rows = chances.melds(situation, draws, first == "other", wanted)
    return Answer(
        "bezique.melds", situation.as_dict() | facts | {"draws": list(draws), "first": first}, variant.as_dict(), None,
        {"kind": "exact", "why": "hypergeometric"}, rows, unit="chance",
    )  # fmt: skip


@one_or_many("hand", several_hands)
def declare(*, actions=None, play=None, mine=None, worlds=None, method="auto", **settings):
    """Say what to declare after winning a trick: which declaration, the seven exchanged or not, or nothing.

    Parameters
    ----------
    hand : str or list of str
        All seven cards that the asker has not played, those on the table too.
    actions : str or list of str, optional
        Answer only these.
    play, mine : str, optional
        How both play and declare, a name of `POLICIES`; how the asker does all that comes later.
    worlds : int, default 48
        With search: worlds imagined for each move.
    method : {"auto", "simulate"}
        Declarations are valued by playing deals.
    score, brisques, seat : str, optional
        The score of the game, the asker's first, as `620-540`, all counted but aces and tens of this deal; how many of
        these lie in the tricks of either, as `3-2`; `elder` or `dealer`. Actions are then ranked by `p_game`.
    turn_up, stock, table, theirs, seen, declared, theirs_declared, variant : optional
        As in `melds`.
    deals, precision, seconds, seed, confidence, threads, cluster : optional
        See `Budget`; by default 12,288 deals, with a score 8192 (of longer games fewer), with search 1024.

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
    model = model_of(play, mine, worlds)
    usual = usual_deals(model, situation)
    budget = Budget(**{"deals": usual} | budget)
    return answers.answered("declare", situation, moves.TO_DECLARE, arms, model, usual, budget)


@one_or_many("hand", several_hands)
def play(*, actions=None, play=None, mine=None, worlds=None, method="auto", **settings):
    """Say which card to lead, or to play to the card led, while there is a stock or in the last eight tricks.

    Parameters
    ----------
    hand : str or list of str
        All cards that the asker has not played, those on the table too: eight while there is a stock.
    led : str, optional
        The card the other has led; without it the asker leads.
    actions, play, mine, worlds, method, **settings
        As in `declare`; by default 2048 deals with a score. In the last tricks, where all cards are known, both play at
        their best, for points or, with a score, for the game: `play` and `mine` are then of the deals that follow.

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
    from .closed import game

    variant, moment, budget = split(settings, VARIANTS, MOMENT, BUDGET)
    choose("method", method, METHODS)
    situation = Situation.read(variant, **moment)
    arms = chosen(actions, moves.cards(situation))
    if closed.known(situation) and method != "simulate":
        begin = answers.head("play", situation, None)
        if situation.score is not None:
            model = model_of(play, mine, worlds)
            usual = usual_deals(model, situation)
            budget = Budget(**{"deals": usual} | budget)
            return game.solved(begin, situation, arms, model, method, usual, budget)
        nobody_plays("all cards are known and both play at their best", play=play, mine=mine, worlds=worlds)
        return closed.solved(begin, situation, arms)
    if method == "exact":
        raise Misuse("method", "not all cards are known; ask with method simulate or auto")
    stage = moves.stage(situation)
    model = model_of(play, mine, worlds)
    usual = usual_deals(model, situation, in_game=asking.FEW_IN_GAME)
    return answers.answered("play", situation, stage, arms, model, usual, Budget(**{"deals": usual} | budget))


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
    won = {"hand": "Kh Qh Ah Th Jh Qs 7c", "turn_up": "9h", "stock": 2, "actions": "none", "deals": 1}
    for how in ({}, {"play": "search", "worlds": 1}):
        declare(**won, **how)
        declare(**won, **how, score="990-990", brisques="7-7")
        show(**how)
    session(runs=1)
    session(runs=1, policies="search", worlds=1)
    play(hand="Ah", turn_up="9h", stock=0, theirs="Ac")
    chart(of_what="throws", deals=1)
