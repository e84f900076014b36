"""What may be asked of Speculation: each question checks, reckons or plays, and gives an `Answer`."""

from ...answer import Answer, receipt
from ...errors import Misuse, choose, whole
from ...estimate import Estimate, chance, decide, watch
from ...run import Budget
from ...settings import amount, keywords, one_or_many, plain, seat, split
from .exact import Prices
from .lot import Lot
from .policy import POLICIES
from .situation import Situation
from .variant import VARIANTS

SCALE = 1000  # payoffs are counted in thousandths of a counter
PRECISION = 0.01  # counters
METHODS = ("auto", "exact", "simulate")
BUDGET = set(Budget.__dataclass_fields__)
MOMENT = keywords(Situation.read)


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
        The card turned for trumps (a list of several is answered with one frame) and the leading card once it is beaten.
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
    asked = {"lot": lot, "of": of, "count": count}
    if moment.over:
        return _over("price", moment)
    lots = _lots(moment, **asked)
    head = _head("price", moment, {k: v for k, v in asked.items() if v is not None}, {"trades": "none"})
    if method == "simulate":
        return _price_sampled(head, moment, lots, budget)
    prices = Prices(moment)
    actions = [_exact_row(entry, prices) for entry in lots]
    return Answer(**head, method={"kind": "exact", "why": "closed form"}, actions=actions, seats=_seats(*prices.seats()))


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
    """Say whether to take an offer for a lot of one's own, and from which offer on; parameters as in `buy`.

    Returns
    -------
    Answer
        Rows `sell` and `keep`.
    """
    return _trade("sell", offer, seat, (lot, of, count), bidders, method, settings)


def _trade(question, money, seat, asked, bidders, method, settings):
    variant, moment, budget, noise = split(settings, VARIANTS, MOMENT, BUDGET, {"bias", "spread", "reserve"})
    moment, budget = Situation.read(variant, **moment), Budget(**budget)
    choose("method", method, METHODS)
    policy = _policy(bidders, noise)
    money = amount("price" if question == "buy" else "offer", money)
    if moment.over:
        return _over(question, moment)
    lot, asker = _asker(question, moment, seat, asked)
    facts = {"seat": asker, "lot": lot.kind}
    if not lot.leads:
        facts |= {"of": lot.of} | ({"count": lot.count} if lot.kind == "hidden" else {})
    facts |= {"price" if question == "buy" else "offer": plain(money)}
    head = _head(question, moment, facts, _model(bidders, policy))
    names, signs = (("buy", "decline"), (-1, 0)) if question == "buy" else (("sell", "keep"), (1, 0))
    fair = bidders == "none" or (bidders == "fair" and asker not in moment.looked)
    if method == "exact" and not fair:
        raise Misuse("method", "bids are drawn, so there is no closed form; ask with method simulate or auto")
    if method == "simulate" or not fair:
        return _trade_sampled(head, moment, lot, asker, policy, budget, names, [sign * money for sign in signs])
    return _trade_exact(head, moment, lot, asker, names, [sign * money for sign in signs])


def _trade_exact(head, moment, lot, asker, names, shifts):
    prices = Prices(moment)
    worth = [prices.holding(asker, lot, has) for has in (names[0] == "buy", names[0] == "sell")]
    means = [w.value + shift for w, shift in zip(worth, shifts, strict=True)]
    actions = [
        {"action": name, "ev": float(mean), "p_win": float(w.chance), "fraction": _fraction(w.chance)}
        for name, mean, w in zip(names, means, worth, strict=True)
    ]
    verdict = decide(names, means, lambda a, b: Estimate(means[a] - means[b]))
    fair = abs(worth[0].value - worth[1].value)
    why = "closed form" if head["model"]["bidders"] == "none" else "closed form: no sale at a fair price gains or loses"
    return Answer(
        **head, method={"kind": "exact", "why": why}, actions=actions, **verdict, break_even=_break_even(names, {"ev": float(fair)})
    )


def _trade_sampled(head, moment, lot, asker, policy, budget, names, shifts):
    from .scene import LEAD_ROW, Arm, Stage

    buying, left = names[0] == "buy", asker % moment.players + 1
    row = LEAD_ROW if lot.leads else moment.players + 2
    own = {asker, *([LEAD_ROW] if moment.owner == asker else [])} - {row}
    buyer = asker if buying else left
    owner = [buyer if lot.leads else moment.owner, moment.owner]
    rows = [own | {row}, own] if buying else [own, own | {row}]
    arms = [Arm(tuple(rows[a]), owner[a], a == 0) for a in (0, 1)]
    stage = Stage(moment, policy, budget.seed, arms, asker, lot, buyer)
    sample, interrupted = watch(stage.play, budget, PRECISION, scale=SCALE, shifts=[float(s) for s in shifts], compared=True)
    wins = stage.wins(sample.tally)
    actions = [
        {"action": name, "method": "simulation", **sample.arm(a).as_dict(), **chance("p_win", wins[a], sample.tally.deals, sample.alpha)}
        for a, name in enumerate(names)
    ]
    gap = sample.difference(0, 1).moved(float(-shifts[0]))  # what the lot brings, the price left out
    why = "bids are drawn" if head["model"]["bidders"] == "noisy" else "asked for"
    return Answer(
        **head,
        method={"kind": "simulation", "deals": sample.tally.deals, "why": why},
        actions=actions,
        **decide(names, [sample.arm(a).ev for a in (0, 1)], sample.difference),
        break_even=_break_even(names, (gap if buying else gap.negative()).as_dict()),
        **_sampled(budget, interrupted, sample),
    )


def _price_sampled(head, moment, lots, budget):
    from .scene import LEAD_ROW, Arm, Stage

    n = moment.players
    hidden = next((lot for lot in lots if lot.kind == "hidden"), None)
    rows = [_rows_of(lot, hidden, LEAD_ROW, n + 2) for lot in lots]
    arms = [Arm(tuple(r), moment.owner) for r in rows]
    stage = Stage(moment, POLICIES["none"], budget.seed, arms, 0, hidden)
    sample, interrupted = watch(stage.play, budget, PRECISION, scale=SCALE, shifts=[0.0] * len(arms), compared=False)
    deals, counts = sample.tally.deals, sample.tally.counts
    actions = [
        {"action": lot.name, "method": "simulation", **sample.arm(a).as_dict(),
         **chance("p_best", sum(counts[r] for r in rows[a]), deals, sample.alpha)}
        for a, lot in enumerate(lots)
    ]  # fmt: skip
    wins = [counts[s] + (hidden is not None and hidden.of == s) * counts[n + 2] for s in range(1, n + 1)]
    if moment.owner:
        wins[moment.owner - 1] += counts[LEAD_ROW]
    for s in moment.looked:
        wins[s - 1] = 0
    seats = _seats([w / deals for w in wins], 1 - sum(wins) / deals)
    method = {"kind": "simulation", "deals": deals, "why": "asked for"}
    return Answer(**head, method=method, actions=actions, seats=seats, **_sampled(budget, interrupted, sample))


def _rows_of(lot, hidden, lead_row, lot_row):
    """Return the rows of a block that a lot is made of; the hidden cards asked for are a row of their own."""
    if lot.leads:
        return [lead_row]
    if lot.kind == "hidden":
        return [lot_row]
    return [lot.of, lot_row] if hidden and hidden.of == lot.of else [lot.of]


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
        if not 0 <= value <= 10:
            raise Misuse(name, f"0 to 10, not {value}")
    return policy._replace(**{name: float(value) for name, value in noise.items()})


def _model(bidders, policy):
    """Return how the other seats trade, with every number that matters."""
    numbers = {"none": (), "fair": ("reserve",), "noisy": ("bias", "spread", "reserve")}[bidders]
    return {"bidders": bidders} | {name: getattr(policy, name) for name in numbers}


def _head(question, moment, facts, model):
    """Return what all answers begin with."""
    situation = moment.as_dict() | facts
    return {
        "question": f"speculation.{question}", "situation": situation, "variant": moment.variant.as_dict(),
        "model": model, "unit": "counters",
    }  # fmt: skip


def _over(question, moment):
    head = _head(question, moment, {}, None)
    return Answer(**head, over=moment.over)


def _sampled(budget, interrupted, sample):
    """Return what all sampled answers end with."""
    return {
        "seed": budget.seed, "confidence": budget.confidence, "interrupted": interrupted or None,
        "receipt": receipt(sample.tally.digest()),
    }  # fmt: skip


def _exact_row(lot, prices):
    one = prices.lead if lot.leads else prices.card
    times = max(lot.count, 1)
    return {"action": lot.name, "ev": float(times * one.value), "p_best": float(times * one.chance), "fraction": _fraction(times * one.chance)}


def _seats(chances, nobody):
    rows = [{"seat": s, "p_win": float(c)} for s, c in enumerate(chances, 1)]
    return rows + ([{"seat": "nobody", "p_win": float(nobody)}] if nobody > 1e-12 else [])


def _break_even(names, at):
    return [{"price" if names[0] == "buy" else "offer": at.pop("ev"), **at, "between": list(names)}]


def _fraction(chance):
    return f"{chance.numerator}/{chance.denominator}"


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

    from .play import COLUMNS

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
    frame[in_thousandths] = frame[in_thousandths] / SCALE
    return frame


def _staged(bidders, settings):
    """Return the stage of whole deals, the situation and the model."""
    from .scene import Arm, Stage

    variant, moment, budget, noise = split(settings, VARIANTS, MOMENT, {"seed"}, {"bias", "spread", "reserve"})
    moment, policy = Situation.read(variant, **moment), _policy(bidders, noise)
    seed = Budget(**budget).seed
    if moment.over:
        raise Misuse("turn_up", moment.over)
    pools = len(moment.unseen) - moment.dealt
    return Stage(moment, policy, seed, [Arm((), moment.owner)], pools=pools), moment, _model(bidders, policy)


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

    stage, moment, model = _staged(bidders, settings)
    _, events = stage.rows_of(whole("index", index, 0, 2**62, "the deal's number is"), 1, log=2000)
    head = _head("show", moment, {"index": index}, model)
    return Answer(**head, actions=list(lines(events, stage)), seed=settings.get("seed", 1))


def chart(**settings):
    """Return a chart's data; see `chart.chart`."""
    from . import chart as charts

    return charts.chart(**settings)


def claims():
    """Return the old book's claims S1 to S3, each with numbers and a verdict."""
    from .claims import claims

    return claims()


def warm():
    """Compile every kernel of the game."""
    price(turn_up="9d", method="simulate", deals=1)
    buy(price=1, bidders="noisy", deals=1)
    deals(n=1)
