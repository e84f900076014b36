"""How an answer of Speculation is made: reckoned by the closed form, or estimated from deals."""

from ...answer import Answer
from ...estimate import Estimate, chance, closing, decide, watch
from ...settings import plain
from .exact import Prices
from .policy import POLICIES

SCALE = 1000  # payoffs are counted in thousandths of a counter
PRECISION = 0.01  # counters


def head(question, moment, facts, model):
    """Return what all answers begin with."""
    return {
        "question": f"speculation.{question}", "situation": moment.as_dict() | facts,
        "variant": moment.variant.as_dict(), "model": model, "unit": "counters",
    }  # fmt: skip


def model_of(bidders, policy):
    """Return how the other seats trade, with every number that matters."""
    numbers = {"none": (), "fair": ("reserve",), "noisy": ("bias", "spread", "reserve")}[bidders]
    return {"bidders": bidders} | {name: getattr(policy, name) for name in numbers}


def trade_facts(question, asker, lot, money):
    """Return what a situation says of a trade that is asked about."""
    return {"seat": asker} | lot.as_dict() | {"price" if question == "buy" else "offer": plain(money)}


def price_exact(begin, moment, lots):
    """Return what each lot is worth, as a fraction."""
    prices = Prices(moment)
    rows = [(lot.name, *((prices.lead if lot.leads else prices.card).times(max(lot.count, 1)))) for lot in lots]
    actions = [
        {"action": name, "ev": float(value), "p_best": float(best), "fraction": _fraction(best)}
        for name, best, value, _due in rows
    ]
    method, beaten = {"kind": "exact", "why": "closed form"}, prices.beaten()
    if beaten is not None:
        method["p_beaten"] = float(beaten)
    return Answer(**begin, method=method, actions=actions, seats=_seats(*prices.seats()))


def trade_exact(begin, moment, lot, asker, names, shifts):
    """Return what taking a trade and leaving it are worth, as fractions."""
    prices = Prices(moment)
    worth = [prices.holding(asker, lot, has) for has in (names[0] == "buy", names[0] == "sell")]
    means = [w.value + shift for w, shift in zip(worth, shifts, strict=True)]
    actions = [
        {"action": name, "ev": float(mean), "p_win": float(w.chance), "fraction": _fraction(w.chance)}
        for name, mean, w in zip(names, means, worth, strict=True)
    ]
    gap = worth[0].value - worth[1].value
    why = "closed form"
    if begin["model"]["bidders"] == "fair":
        why += ": no sale at a fair price gains or loses"
    return Answer(
        **begin,
        method={"kind": "exact", "why": why},
        actions=actions,
        **decide(names, means, lambda a, b: Estimate(means[a] - means[b])),
        break_even=_break_even(names, {"ev": float(gap if names[0] == "buy" else -gap)}),
    )


def trade_sampled(begin, moment, lot, asker, policy, budget, names, shifts):
    """Return what taking a trade and leaving it are worth, from the same deals for both."""
    from .scene import LEAD_ROW, Arm, Stage

    buying = names[0] == "buy"
    buyer = asker if buying else asker % moment.players + 1  # a seller's buyer sits at his left
    row = LEAD_ROW if lot.leads else moment.players + 2
    own = {asker, *([LEAD_ROW] if moment.owner == asker else [])} - {row}
    owner = [buyer if lot.leads else moment.owner, moment.owner]
    rows = [own | {row}, own] if buying else [own, own | {row}]
    arms = [Arm(tuple(rows[a]), owner[a], a == 0) for a in (0, 1)]
    stage = Stage(moment, policy, budget.seed, arms, asker, lot, buyer)
    how = {"shifts": [float(s) for s in shifts], "compared": True} | _scale(moment, len(arms))
    sample, interrupted = watch(stage.play, budget, PRECISION, **how)
    wins, deals = stage.wins(sample.tally), sample.tally.deals
    actions = []
    for a, name in enumerate(names):
        won = chance("p_win", wins[a], deals, sample.alpha)
        actions.append({"action": name, "method": "simulation", **sample.arm(a).as_dict(), **won})
    gap = sample.difference(0, 1).moved(float(-shifts[0]))  # what the trade brings, its price left out
    why = "bids are drawn" if begin["model"]["bidders"] == "noisy" else "simulation asked for"
    return Answer(
        **begin,
        method={"kind": "simulation", "deals": deals, "why": why},
        actions=actions,
        **decide(names, [sample.arm(a).ev for a in (0, 1)], sample.difference),
        break_even=_break_even(names, (gap if buying else gap.negative()).as_dict()),
        **closing(sample, budget, interrupted),
    )


def price_sampled(begin, moment, lots, budget):
    """Return what each lot is worth, from deals in which nobody trades."""
    from .scene import LEAD_ROW, Arm, Stage

    n = moment.players
    hidden = next((lot for lot in lots if lot.kind == "hidden"), None)
    rows = [_rows_of(lot, hidden, LEAD_ROW, n + 2) for lot in lots]
    stage = Stage(moment, POLICIES["none"], budget.seed, [Arm(tuple(r), moment.owner) for r in rows], 0, hidden)
    how = {"shifts": [0.0] * len(rows), "compared": False} | _scale(moment, len(rows))
    sample, interrupted = watch(stage.play, budget, PRECISION, **how)
    deals, counts = sample.tally.deals, sample.tally.counts
    actions = []
    for a, lot in enumerate(lots):
        best = chance("p_best", sum(counts[r] for r in rows[a]), deals, sample.alpha)
        actions.append({"action": lot.name, "method": "simulation", **sample.arm(a).as_dict(), **best})
    wins = [counts[s] + (hidden is not None and hidden.of == s) * counts[n + 2] for s in range(1, n + 1)]
    if moment.owner:
        wins[moment.owner - 1] += counts[LEAD_ROW]
    for s in moment.looked:  # law 11
        wins[s - 1] = 0
    everybody = [*enumerate(wins, 1), *([("nobody", deals - sum(wins))] if sum(wins) < deals else [])]
    seats = [{"seat": s, **chance("p_win", won, deals, sample.alpha)} for s, won in everybody]
    method = {"kind": "simulation", "deals": deals, "why": "simulation asked for"}
    return Answer(**begin, method=method, actions=actions, seats=seats, **closing(sample, budget, interrupted))


def _scale(moment, arms):
    """Return the unit of payoffs, and how far they may lie apart: the pool and what it may still grow by."""
    penalties = moment.variant.penalty * moment.dealt
    return {"scale": SCALE, "largest": [float(moment.pool + penalties)] * arms}


def _rows_of(lot, hidden, lead_row, lot_row):
    """Return the rows of a block that a lot is made of; the hidden cards asked for are a row of their own."""
    if lot.leads:
        return [lead_row]
    if lot.kind == "hidden":
        return [lot_row]
    return [lot.of, lot_row] if hidden and hidden.of == lot.of else [lot.of]


def _seats(chances, nobody):
    rows = [{"seat": s, "p_win": float(c)} for s, c in enumerate(chances, 1)]
    return rows + ([{"seat": "nobody", "p_win": float(nobody)}] if nobody > 1e-12 else [])


def _break_even(names, at):
    return [{"price" if names[0] == "buy" else "offer": at.pop("ev"), **at, "between": list(names)}]


def _fraction(chance):
    return f"{chance.numerator}/{chance.denominator}"
