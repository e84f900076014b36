"""Deals of five-card and Irish Loo as a frame, for teaching and checking."""

from .table import DEALT, FLUSH, HELD, NUMBER_IN, OUT, TOOK, WORD


def frame(stage, first, n):
    """Return deals of a stage's first arm, one row a deal: see `questions.deals`."""
    import pandas as pd

    rows = [_row(stage, *stage.deal(index)[:2]) for index in range(first, first + n)]
    return pd.DataFrame(rows, index=pd.RangeIndex(first, first + n, name="deal"))


def _row(stage, table, layout):
    row = {}
    for k in range(stage.game.players):
        dealt, held = (layout.names(table.sets[s, k]) for s in (DEALT, HELD))
        row |= {f"hand_{k + 1}": dealt, f"says_{k + 1}": _said(stage.game.players, table, k), f"holds_{k + 1}": held}
    row |= {"in": int(table.now[NUMBER_IN]), "flush": int(table.now[FLUSH]) + 1}
    played = row["in"] > 1 and not row["flush"]
    return row | {f"trick_{t + 1}": (int(table.seats[TOOK, t]) + 1) * played for t in range(stage.game.tricks)}


def _said(players, table, seat):
    word = int(table.seats[WORD, seat])
    if seat == players - 1 and table.now[NUMBER_IN] == 1 and word != OUT:
        return "take"
    return "throw" if word == OUT else f"draw-{word}" if word else "stand"
