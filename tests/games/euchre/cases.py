"""Deals, tables and players for the tests of the twin of Euchre."""

import json
from dataclasses import replace
from pathlib import Path

from . import naive, naive_cards
from .naive_cards import Table
from .naive_plain import Plain
from .naive_told import Told, Wild

ORACLES = Path(__file__).parents[2] / "oracles"
DEALS = [json.loads(line) for line in (ORACLES / "two_handed_deals.jsonl").read_text().splitlines()]
DEALS = [deal for deal in DEALS if deal["game"] == "euchre"]
CASES = [case for case in json.loads((ORACLES / "two_handed.json").read_text())["cases"] if case["game"] == "euchre"]

OTHERS = {  # for every field what it may also be
    "game": [3, 7], "pack": [24], "stick_dealer": [True], "rename": [True], "defenders_march": [3, 4],
    "packets": [(3, 2)],
}  # fmt: skip


def some_table(draw):
    """Agree on anything."""
    default = Table()
    return replace(
        default,
        **{
            name: draw.choice([getattr(default, name), *values])
            for name, values in OTHERS.items()
            if draw.random() < 0.6
        },
    )


def some_deal(table, draw):
    """Shuffle and deal, with an order of the suits."""
    cards = naive_cards.pack(table)
    draw.shuffle(cards)
    return naive_cards.deal_out(cards, table) | {"order": "".join(draw.sample("cdhs", 4))}


def some_players(draw):
    """Seat players of both kinds."""
    return [draw.choice([Plain(), Wild(draw), Wild(draw)]) for _ in range(2)]


def told(elder, dealer, turn_up, table=None, *, words="", cards="", throws="", **deal):
    """Play a deal in which words, discards and cards are told in turn, the rest as `plain`."""
    player, deal = Told(words, cards, throws), {"order": "cdhs"} | deal
    hands = [elder.split(), dealer.split()]
    record = naive.play_deal(hands=hands, turn_up=turn_up, table=table or Table(), players=[player] * 2, **deal)
    assert not (player.words or player.cards or player.throws), "more was told than asked for"
    return record
