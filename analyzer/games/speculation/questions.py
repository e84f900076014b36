"""What may be asked of Speculation: each question checks what was said and gives an `Answer`."""

from numbers import Real

from ...answer import Answer
from ...errors import Misuse, choose, whole
from ...run import BUDGET, METHODS, Budget
from ...settings import amount, keywords, one_or_many, plain, seat, split
from . import answers
from .lot import Lot
from .policy import POLICIES
from .situation import Situation
from .variant import VARIANTS

MOMENT = keywords(Situation.read)
LARGEST_NOISE = {"bias": 10, "spread": 2, "reserve": 10}
NOISE = set(LARGEST_NOISE)


@one_or_many("turn_up")
def price(*, lot=None, of=None, count=None, method="auto", **settings):
    """Return the fair price of everything that can be bought, and each seat's chance if nobody trades any more.

    Parameters
    ----------
    lot, of, count : optional
        Answer for one lot only: `turn-up`, `lead`, `hidden` (`count` cards of seat `of`) or `hand` (of seat `of`).
    method : {"auto", "exact", "simulate"}
    players : int, default 5
    pool : number, optional
        Counters in the pool now; by default the stakes and the penalties paid so far.
    turn_up, lead : str, optional
        The card turned for trumps (a list of several is answered with one frame), and the leading card once that is
        beaten.
    owner : int or str, optional
        Seat that owns the leading card; by default the dealer.
    exposed, dead : str or list of str, optional
        All other cards turned in this deal; cards used up by earlier deals.
    hidden : str or list of int, optional
        Face-down cards before each seat, eldest first; needed once the turn-up is beaten.
    looked : str or list of int, optional
        Seats that looked at a card out of turn.
    variant : str, default "baxter-wray"
        And every field of `Variant`.
    deals, precision, seconds, seed, confidence, threads : optional
        See `Budget`.

    Returns
    -------
    Answer
        `ev` is the fair price in counters: pool x chance, less the penalty a card may cost.

    Raises
    ------
    Misuse
        For a situation that cannot be.
    """
    variant, moment, budget = split(settings, VARIANTS, MOMENT, BUDGET)
    moment, budget = Situation.read(variant, **moment), Budget(**budget)
    choose("method", method, METHODS)
    lots = _lots(moment, lot, of, count)
    if moment.over:
        return Answer(**answers.head("price", moment, {}, {"trades": "none"}), over=moment.over)
    begin = answers.head("price", moment, {} if lot is None else lots[0].as_dict(), {"trades": "none"})
    if method == "simulate":
        return answers.price_sampled(begin, moment, lots, budget)
    return answers.price_exact(begin, moment, lots)


@one_or_many("turn_up")
def buy(*, price, seat=None, lot=None, of=None, count=None, bidders="none", method="auto", **settings):
    """Say whether to buy a lot at a price, and up to which price.

    Parameters
    ----------
    price : number
        Counters asked.
    seat : int or str, default "eldest"
        Who asks.
    lot, of, count : optional
        By default the leading card, or the turn-up before it is turned; see `price`.
    bidders : {"none", "fair", "noisy"}
        How the other seats trade afterwards; `bias`, `spread` and `reserve` are the noise, see `Policy`.
    **settings
        As in `price`.

    Returns
    -------
    Answer
        Rows `buy` and `decline`; `ev` is what the asker still receives of this deal, the price counted.
    """
    return _trade("buy", price, seat, (lot, of, count), bidders, method, settings)


@one_or_many("turn_up")
def sell(*, offer, seat=None, lot=None, of=None, count=None, bidders="none", method="auto", **settings):
    """Say whether to take an offer for a lot of one's own, and from which offer on.

    Parameters
    ----------
    offer : number
        Counters offered.
    seat, lot, of, count, bidders, method, **settings
        As in `buy`; the asker is the lot's owner.

    Returns
    -------
    Answer
        Rows `sell` and `keep`.
    """
    return _trade("sell", offer, seat, (lot, of, count), bidders, method, settings)


def _trade(question, money, seat, asked, bidders, method, settings):
    variant, moment, budget, noise = split(settings, VARIANTS, MOMENT, BUDGET, NOISE)
    moment, budget = Situation.read(variant, **moment), Budget(**budget)
    choose("method", method, METHODS)
    policy = _policy(bidders, noise)
    money = amount("price" if question == "buy" else "offer", money)
    lot, asker = _asker(question, moment, seat, asked)
    if moment.over:
        facts = {"price" if question == "buy" else "offer": plain(money)}
        return Answer(**answers.head(question, moment, facts, answers.model_of(bidders, policy)), over=moment.over)
    facts = answers.trade_facts(question, asker, lot, money)
    begin = answers.head(question, moment, facts, answers.model_of(bidders, policy))
    names, shifts = (("buy", "decline"), (-money, 0)) if question == "buy" else (("sell", "keep"), (money, 0))
    closed = bidders == "none" or (bidders == "fair" and asker not in moment.looked)
    if method == "exact" and not closed:
        raise Misuse("method", "bids are drawn, so there is no closed form; ask with method simulate or auto")
    if method == "simulate" or not closed:
        return answers.trade_sampled(begin, moment, lot, asker, policy, budget, names, shifts)
    return answers.trade_exact(begin, moment, lot, asker, names, shifts)


def _lots(moment, lot, of, count):
    """Return the lots a price is asked of: one, or all there are."""
    if lot is not None:
        return [Lot.read(moment, lot, of, count)]
    for name, value in (("of", of), ("count", count)):
        if value is not None:
            raise Misuse(name, "it goes with lot hidden or hand")
    lots = [Lot.read(moment)] if moment.owner else []
    holders = [s for s, cards in enumerate(moment.hidden, 1) if cards and not moment.showdown]
    return lots + [Lot("hidden", s, 1) for s in holders[:1]] + [Lot("hand", s, moment.hidden[s - 1]) for s in holders]


def _asker(question, moment, asker, asked):
    """Return the lot and the seat that asks; a buyer must not own it, a seller must."""
    kind, of, count = asked
    if question == "sell" and kind in ("hidden", "hand") and of is None:
        of = asker
    lot = Lot.read(moment, kind, of, count)
    if question == "sell":
        if asker is not None and seat("seat", asker, moment.players) != lot.of:
            raise Misuse("seat", f"the {lot.name} belongs to seat {lot.of}, who alone may sell it")
        return lot, lot.of
    asker = seat("seat", 1 if asker is None else asker, moment.players)
    if asker == lot.of:
        raise Misuse("seat", f"seat {asker} owns the {lot.name} already; ask for another seat, or `sell`")
    return lot, asker


def _policy(bidders, noise):
    policy = POLICIES[choose("bidders", bidders, tuple(POLICIES))]
    for name, value in noise.items():
        if bidders == "none" or (bidders == "fair" and name != "reserve"):
            raise Misuse(name, "it goes with bidders noisy" + (" or fair" if name == "reserve" else ""))
        if not isinstance(value, Real) or not 0 <= value <= LARGEST_NOISE[name]:
            raise Misuse(name, f"0 to {LARGEST_NOISE[name]}, not {value}")
    return policy._replace(**{name: float(value) for name, value in noise.items()})


def deals(*, n=1000, first=0, bidders="none", **settings):
    """Return deals themselves as a frame, for teaching and checking.

    Parameters
    ----------
    n, first : int
        How many deals, from which number on.
    bidders, seed, **settings
        As in `buy`; the situation is the start of a deal or its turn-up.

    Returns
    -------
    pandas.DataFrame
        One row a deal: pools played for, whether the deal passed, turn-up, winner (0: nobody), best card, pool,
        what was carried, cards turned, sales; `received_k`, what seat k received of the first pool; `net_k`, what it
        gained over all pools, its stakes counted; in counters.
    """
    import pandas as pd

    from .course import COLUMNS

    stage, _, _ = _staged(bidders, settings)
    whole("n", n, 1, 1_000_000, "deals are")
    rows, _ = stage.rows_of(whole("first", first, 0, 2**62, "the first deal is"), n)
    seats = range(1, stage.players + 1)
    columns = [*COLUMNS, *(f"received_{s}" for s in seats), *(f"net_{s}" for s in seats)]
    frame = pd.DataFrame(rows, columns=columns, index=pd.RangeIndex(first, first + n, name="deal"))
    for name in ("turn_up", "best"):
        frame[name] = [stage.name(card) for card in frame[name]]
    frame["winner"] += 1
    frame["passed"] = frame["passed"].astype(bool)
    in_thousandths = ["pool", "carried", *columns[len(COLUMNS) :]]
    frame[in_thousandths] = frame[in_thousandths] / answers.SCALE
    return frame


def _staged(bidders, settings):
    """Return the stage of whole deals, the situation and the model."""
    from .scene import Arm, Stage

    variant, moment, budget, noise = split(settings, VARIANTS, MOMENT, {"seed"}, NOISE)
    moment, policy = Situation.read(variant, **moment), _policy(bidders, noise)
    seed = Budget(**budget).seed
    if moment.over:
        raise Misuse("turn_up", moment.over)
    pools = len(moment.unseen) - moment.dealt
    return Stage(moment, policy, seed, [Arm((), moment.owner)], pools=pools), moment, answers.model_of(bidders, policy)


def show(*, index=0, bidders="none", **settings):
    """Return one deal line by line, trades included, with the law that bound each step.

    Parameters
    ----------
    index : int
        Which deal of the seed.
    bidders, seed, **settings
        As in `buy`.

    Returns
    -------
    Answer
        Rows `event`, `seat`, `card`, `amount`, `law` and `text`, the line to read.
    """
    from .transcript import lines

    variant, moment, budget, noise = split(settings, VARIANTS, MOMENT, {"seed"}, NOISE)
    moment, index = Situation.read(variant, **moment), whole("index", index, 0, 2**62, "the deal's number is")
    seed = Budget(**budget).seed
    _policy(bidders, noise)
    if moment.over:
        return Answer(**answers.head("show", moment, {"index": index}, {"bidders": bidders}), over=moment.over)
    stage, moment, model = _staged(bidders, settings)
    _, events = stage.rows_of(index, 1, log=2000)
    begin = answers.head("show", moment, {"index": index}, model)
    return Answer(**begin, actions=list(lines(events, stage)), seed=seed)


def chart(**settings):
    """Return the fair price of the turn-up for every rank, as rows to draw or to read; see `charts.chart`."""
    from . import charts

    return charts.chart(**settings)


def claims():
    """Return the old book's claims S1 to S3, each with numbers and a verdict."""
    from . import advice

    return advice.claims()


def warm():
    """Compile every kernel of the game."""
    price(turn_up="9d", method="simulate", deals=1)
    buy(price=1, bidders="noisy", deals=1)
    deals(n=1)
