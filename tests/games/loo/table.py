"""Deals laid out by hand for the kernels, and what came of them in the words of the naive twin."""

import random
from functools import cache
from types import SimpleNamespace

import numpy as np

from analyzer.core.jit import U
from analyzer.core.layout import Layout
from analyzer.core.reader import SUITS
from analyzer.games.loo import rules
from analyzer.games.loo.course import left_behind, outcome_of
from analyzer.games.loo.dealing import Trace, trace_block
from analyzer.games.loo.policy import POLICIES
from analyzer.games.loo.scene import CODES, game_of
from analyzer.games.loo.transcript import lines
from analyzer.games.loo.variant import Variant

from . import naive
from .trace import table_of

WORDS = {code: word for word, code in CODES.items()}


@cache
def stage_of(variant, turn_up, order, pool, players, policies):
    """Return a stage for `lines`: the game and its layout."""
    card = variant.cards.read(turn_up, "turn_up")[0]
    layout = Layout.in_order(variant.cards, card // 16, [SUITS.index(suit) for suit in order])
    must = rules.all_must_stand(variant, card)
    game = game_of(variant, layout, card, pool, [POLICIES[name] for name in policies], must)
    situation = SimpleNamespace(players=players, turn_up=card, variant=variant, pool=pool)
    return SimpleNamespace(layout=layout, game=game, situation=situation, loo=variant.one_loo(pool), variant=variant)


def empty_trace(deals, n):
    return Trace(
        np.zeros((deals, n), np.int64), np.zeros((deals, n), np.uint64), np.zeros((deals, 3, n), np.uint64),
        np.zeros((deals, 3), np.int64), np.zeros((deals, 3), np.int64),
    )  # fmt: skip


def kernel_deal(deal, variant, policies=None, said=None):
    """Play a deal by the kernels: words, tricks, payments as the twin tells them.

    `deal`: hands, miss, turn_up, order, pool, in names; `said`: a word a seat or None, forced on it.
    """
    n = len(deal["hands"])
    stage = stage_of(variant, deal["turn_up"], deal["order"], deal["pool"], n, tuple(policies or ["plain"] * n))
    cards = variant.cards
    hands = np.array([[stage.layout.hand(cards.read(" ".join(h), ""))] for h in [*deal["hands"], deal["miss"]]], U)
    forced = tuple(-1 if word is None else CODES[word] for word in said or [None] * n)
    trace = empty_trace(1, n)
    trace_block(hands, stage.game, forced, (U(0),) * n, trace)
    return read(stage, trace, hands)


def read(stage, trace, hands):
    """Return what the first deal of a trace tells, and its lines."""
    n = stage.situation.players
    rows = list(lines(stage, stage.layout, trace, hands))
    tricks, plays = [], []
    for row in rows:
        if row["event"] == "plays":
            plays.append((row["seat"] - 1, row["card"]))
        elif row["event"] == "takes":
            tricks.append((plays[0][0], plays, row["seat"] - 1))
            plays = []
    words = [WORDS[word] for word in trace.words[0].tolist()]
    received, paid, left = [0] * n, [0] * n, 0
    for row in rows:
        if row["event"] in ("receives", "pool"):
            received[row["seat"] - 1] += row["amount"]
        elif row["event"] == "looed":
            paid[row["seat"] - 1] -= row["amount"]
        elif row["event"] == "stays":
            left += row["amount"]
    return {
        "words": words, "tricks": tricks, "received": received, "paid": paid, "left": left,
        "looed": [row["seat"] - 1 for row in rows if row["event"] == "looed"], "loo": stage.loo,
        "next_pool": left + sum(paid), "trace": trace, "rows": rows, **facts(stage, trace),
    }  # fmt: skip


def facts(stage, trace):
    """Return what the estimates read of a deal: the outcome of each seat, what is left behind."""
    for_pool, number_in, flush = trace.facts[0].tolist()
    played, winners = tuple(trace.played[0]), tuple(trace.winners[0].tolist())
    outcomes = [int(outcome_of(seat, played, number_in, flush, winners)) for seat in range(len(played))]
    looed, stays = left_behind(played, for_pool, number_in, flush, winners)
    return {"outcomes": outcomes, "number_looed": int(looed), "tricks_stay": int(stays)}


def random_deal(draw, variant, players):
    cards = draw.sample(table_of(variant).pack(), 3 * players + 4)
    return {
        "hands": [cards[3 * seat : 3 * seat + 3] for seat in range(players)], "miss": cards[-4:-1],
        "turn_up": cards[-1], "order": "".join(draw.sample("cdhs", 4)), "pool": draw.randint(1, 60),
    }  # fmt: skip


def random_words(draw, variant, players, must):
    """Draw words that may be said, one seat after the other, or none."""
    said = []
    for seat in range(1, players + 1):
        said.append(draw.choice(rules.words(variant, players, seat, said, must)))
    return said


def in_order_of_play(told):
    return [card for _, plays, _ in told["tricks"] for _, card in plays]


def same(told, twin, pool):
    """Hold a deal of the kernels against the twin's, to the last payment."""
    assert told["words"] == twin["words"]
    assert told["tricks"] == twin["tricks"]
    for key in ("received", "paid", "left", "looed", "loo", "next_pool"):
        assert told[key] == twin[key], key
    assert pool + sum(told["paid"]) == sum(told["received"]) + told["next_pool"], "money is conserved"
    inside = [seat for seat, word in enumerate(twin["words"]) if word != "throw"]
    for seat, outcome in enumerate(told["outcomes"]):
        if seat not in inside:
            assert outcome == 6
        elif twin["uncontested"] is not None:
            assert outcome == 4
        elif twin["flush"] is not None:
            assert outcome == (5 if seat == twin["flush"] else 0)
        else:
            assert outcome == twin["tricks_won"][seat]
    assert told["number_looed"] == len(twin["looed"])
    spared = [twin["tricks_won"][seat] for seat, word in enumerate(twin["words"]) if word == "defend"]
    assert told["tricks_stay"] == (spared[0] if spared and twin["flush"] is None else 0)


def twin_deal(deal, variant, said=None, cards=None):
    return naive.play_three(**deal, table=table_of(variant), said=said, cards=cards)


def compare(draw, variant, players, policies=None):
    """Play a random deal by kernels and twin: as `plain` would, or by any policies, whose words the twin must allow."""
    deal = random_deal(draw, variant, players)
    must = variant.club_law and deal["turn_up"][1] == "c"
    said = random_words(draw, variant, players, must) if draw.random() < 0.5 else None
    if said and draw.random() < 0.5:  # the first words only; the others follow by policy
        said = said[: draw.randrange(players)] + [None] * players
        said = said[:players]
    told = kernel_deal(deal, variant, policies, said)
    if policies is None:
        same(told, twin_deal(deal, variant, said), deal["pool"])
    else:
        twin = twin_deal(deal, variant, [w if w != "take" else None for w in told["words"]], in_order_of_play(told))
        same(told, twin, deal["pool"])
    return deal, told


def chosen_policies(draw, players):
    return [draw.choice(list(POLICIES)) for _ in range(players)]


TABLES = {
    "as usual": {},
    "unlimited": {"loo": "unlimited"},
    "mixed": {"loo": "mixed-20"},
    "for nothing": {"loo": "0"},
    "one": {"lead": "one"},
    "any trump": {"lead": "trump"},
    "miss leads": {"miss_leads": True},
    "miss leads one": {"miss_leads": True, "lead": "one"},
    "club law": {"club_law": True},
    "free": {"defend": "free"},
    "flush": {"flush": "foster"},
    "flush, club law": {"flush": "foster", "club_law": True},
    "foster": {"loo": "3", "single": "bold", "lead": "trump", "flush": "foster"},
    "32 cards": {"pack": 32},
    "32 cards, all": {"pack": 32, "lead": "one", "miss_leads": True, "flush": "foster", "defend": "free"},
}


def sweep(name, players, deals, seed):
    """Compare so many deals, half by `plain` and half by any policies; return how many."""
    draw, variant = random.Random(f"{name} {players} {seed}"), Variant(**TABLES[name])
    for _ in range(deals):
        compare(draw, variant, players, chosen_policies(draw, players) if draw.random() < 0.5 else None)
    return deals
