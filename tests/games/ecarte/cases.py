"""Deals, tables and players for the tests of the twin of Écarté."""

import json
from dataclasses import replace
from pathlib import Path

from . import naive, naive_cards
from .naive_cards import Table
from .naive_plain import Plain
from .naive_told import Told, Wild

ORACLES = Path(__file__).parents[2] / "oracles"
DEALS = [json.loads(line) for line in (ORACLES / "two_handed_deals.jsonl").read_text().splitlines()]
DEALS = [deal for deal in DEALS if deal["game"] == "ecarte"]
CASES = [case for case in json.loads((ORACLES / "two_handed.json").read_text())["cases"] if case["game"] == "ecarte"]

OTHERS = {  # for every field what it may also be
    "game": [3, 7], "max_proposals": [2, 3, None], "dealer_least": [1], "conditional": [True], "must_head": [False],
    "must_trump": [False], "announcing": ["compulsory"], "vulnerable_vole": [3], "stakes": [True], "packets": [(2, 3)],
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
    cards = naive_cards.pack()
    draw.shuffle(cards)
    return naive_cards.deal_out(cards, table) | {"order": "".join(draw.sample("cdhs", 4))}


def some_players(draw):
    """Seat players of both kinds."""
    return [draw.choice([Plain(), Wild(draw), Wild(draw)]) for _ in range(2)]


def told(elder, dealer, turn_up, table=None, *, words="", cards="", throws=(), kings=(), stock="", **deal):
    """Play a deal in which words, discards, kings and cards are told in turn, the rest as `plain`.

    The stock begins with the cards named; after them come the others of the pack.
    """
    hands, stock = [elder.split(), dealer.split()], stock.split()
    seen = {*elder.split(), *dealer.split(), turn_up, *stock}
    player = Told(words, cards, throws, kings)
    stock += [card for card in naive_cards.pack() if card not in seen]
    deal = {"order": "cdhs"} | deal
    record = naive.play_deal(
        hands=hands, turn_up=turn_up, stock=stock, table=table or Table(), players=[player] * 2, **deal
    )
    assert not (player.words or player.cards or player.throws or player.kings), "more was told than asked for"
    return record
