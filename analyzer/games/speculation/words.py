"""What the numbers of Speculation mean, in sentences."""

from ...report.numbers import amount_within, counters

EV = {
    "price": "ev: the fair price in counters, what it brings if nobody trades any more.",
    "buy": "ev: counters the asker still receives of this deal, the price counted, the stakes spent.",
    "sell": "ev: counters the asker still receives of this deal, the offer counted, the stakes spent.",
}


def break_even(point):
    """Return up to which price to buy, or from which offer on to sell."""
    name = next(iter(point))
    return f"{'Buy up to' if name == 'price' else 'Sell from'} {amount_within(point, name)}."


def model(answer):
    """Return what `ev` is and how the others trade."""
    question, trades = answer.question.split(".")[1], answer.model or {}
    lines = [EV[question]] if question in EV and answer.actions else []
    kind = trades.get("bidders", trades.get("trades"))
    if kind == "none" and question != "claims":
        lines.append("Model: nobody trades afterwards." if question in ("buy", "sell") else "Model: nobody trades.")
    if kind in ("fair", "noisy"):
        who = "every seat but the asker's" if question in ("buy", "sell") else "every seat"
        own = "the fair price" if kind == "fair" else (
            f"the fair price times a factor of its own, lognormal with median {counters(trades['bias'])} and spread"
            f" {counters(trades['spread'])}, drawn anew for every card"
        )  # fmt: skip
        above = "" if trades["reserve"] == 1 else f"{counters(trades['reserve'])} times "
        lines.append(
            f"Model: {kind} bidders. Whatever can be sold is offered after every card; {who} bids {own}; every owner,"
            f" the asker too, sells to the highest bid above {above}the fair price."
        )
    return lines


def grids(answer):
    """Return a chart's rows as tables: ranks down; across players, or cards exposed."""
    across = "players" if answer.situation["of_what"] == "players" else "exposed"
    heads = list(dict.fromkeys(row[across] for row in answer.actions))
    ranks = list(dict.fromkeys(row["rank"] for row in answer.actions))
    cells = {(row["rank"], row[across]): "pool" if row["passes"] else f"{row['ev']:.2f}" for row in answer.actions}
    return [
        {f"{across}:": [rank.replace("T", "10") for rank in ranks]}
        | {str(head): [cells.get((rank, head), "") for rank in ranks] for head in part}
        for part in (heads[k : k + 10] for k in range(0, len(heads), 10))
    ]
