"""Deals, tables and players for the tests of the twin of Nap."""

import json
from dataclasses import replace
from pathlib import Path

from . import naive, naive_cards
from .naive_cards import Table
from .naive_plain import Plain
from .naive_told import Told, Wild

ORACLES = Path(__file__).parents[2] / "oracles"
DEALS = [json.loads(line) for line in (ORACLES / "nap_deals.jsonl").read_text().splitlines()]
CASES = json.loads((ORACLES / "nap.json").read_text())["cases"]

OTHERS = {  # for every field what it may also be
    "players": [2, 3, 5, 6], "dealer_out": [5, 7], "pack": [32], "dealt": [6, 7, 9], "lowest": [2, 3],
    "all_pass": ["dealer", "thrown-in"], "double_header": [True], "misery": ["below-three", "above-three"],
    "misery_trumps": [False], "misery_loss": [6], "raises": ["wellington", "blucher"],
    "raise_stakes": ["mild", "foster"], "challenge": [True], "nap_stakes": [(12, 6)], "kitty": [1, 3],
    "kitty_others": [1], "knaves_fives": [True], "failed_nap": ["doubles"], "spare": [True], "buying": [True],
    "peep": ["hoffmann", "foster"],
}  # fmt: skip


def needed(table):
    """Count the cards a deal may need, bought ones left out."""
    return table.holders * table.dealt + table.tricks * table.spare + (table.peep != "none")


def some_table(draw):
    """Agree on anything for which there are cards."""
    while True:
        default = Table()
        changed = {
            name: draw.choice([getattr(default, name), *values])
            for name, values in OTHERS.items()
            if draw.random() < 0.6
        }
        table = replace(default, **changed)
        if needed(table) <= table.pack:
            return table


def some_deal(table, draw):
    """Shuffle and deal, with an order of the suits."""
    cards = table.cards()
    draw.shuffle(cards)
    return naive_cards.deal_out(cards, table) | {"order": "".join(draw.sample("cdhs", 4))}


def told(hands, table=None, *, words="", cards="", throws=(), **deal):
    """Play a deal in which words, cards and discards are told in turn, the rest as `plain`."""
    hands = [hand.split() if isinstance(hand, str) else hand for hand in hands]
    table, player = table or Table(players=len(hands)), Told(words, cards, throws)
    for name in ("spare", "stock"):
        if isinstance(deal.get(name), str):
            deal[name] = deal[name].split()
    record = naive.play_deal(
        hands=hands, table=table, players=[player] * table.players, order=deal.pop("order", "cdhs"), **deal
    )
    assert not (player.words or player.cards or player.throws), "more was told than asked for"
    return record


def some_players(table, draw):
    """Seat players of both kinds."""
    return [draw.choice([Plain(), Wild(draw), Wild(draw)]) for _ in range(table.players)]
