"""Five-card and Irish Loo card by card against the naive twin."""

import random
from itertools import product

import numpy as np
import pytest

from analyzer.core.reader import SUITS
from analyzer.games.loo.exchange import fate as fate
from analyzer.games.loo.exchange import table as places
from analyzer.games.loo.exchange.deals import Arms
from analyzer.games.loo.exchange.scene import pam_of
from analyzer.games.loo.variant import Variant

from .. import naive
from ..exchanged import FIVE, FLUSHES, PAMS, play_deal, play_rigged, stage_of, word_text

TABLES = {
    f"flush {flush}, pam {pam}{', civil' * civil}": (FIVE | {"flush": flush, "pam": pam, "civil": civil}, 5)
    for flush, pam, civil in product(FLUSHES, PAMS, (False, True))
    if pam != "none" or not civil
} | {
    "five, three players": (FIVE | {"flush": "book", "pam": "clubs", "civil": True}, 3),
    "five, four players": (FIVE | {"flush": "hoffmann", "pam": "trumps"}, 4),
    "five, 32 cards": (FIVE | {"flush": "hoffmann", "pam": "clubs", "civil": True, "pack": 32}, 3),
    "five, 32 cards, book": (FIVE | {"flush": "book", "pam": "trumps", "pack": 32}, 3),
    "five, 32 cards, foster": (FIVE | {"flush": "foster", "pam": "none", "pack": 32}, 3),
    "five, club law": (FIVE | {"flush": "book", "pam": "clubs", "civil": True, "club_law": True}, 5),
    "five, exchange after": (FIVE | {"flush": "book", "pam": "clubs", "civil": True, "exchange": "after"}, 5),
    "five, lead one": (FIVE | {"flush": "foster", "pam": "clubs", "lead": "one"}, 5),
    "five, lead a trump": (FIVE | {"flush": "none", "pam": "trumps", "civil": True, "lead": "trump"}, 5),
    "five, unlimited": (FIVE | {"flush": "book", "pam": "clubs", "loo": "unlimited"}, 5),
    "five, mixed": (FIVE | {"flush": "book", "pam": "clubs", "loo": "mixed-20"}, 5),
    "irish": ({"form": "irish"}, 5),
    "irish, three players": ({"form": "irish"}, 3),
    "irish, eight players": ({"form": "irish"}, 8),
    "irish, 32 cards": ({"form": "irish", "pack": 32}, 5),
    "irish, club law": ({"form": "irish", "club_law": True}, 5),
    "irish, exchange after": ({"form": "irish", "exchange": "after"}, 4),
    "irish, lead one": ({"form": "irish", "lead": "one"}, 5),
    "irish, lead a trump": ({"form": "irish", "lead": "trump"}, 5),
}  # fmt: skip


def twin_of(stage, played, said, discards):
    variant, situation = stage.situation.variant, stage.situation
    loo = variant.loo if variant.loo == "unlimited" else int(variant.loo.removeprefix("mixed-"))
    table = naive.Table(
        pack_ranks=variant.cards.ranks, lead=variant.lead, club_law=variant.club_law, flush=variant.flush,
        loo=("mixed", loo) if variant.loo.startswith("mixed") else loo, pam=variant.pam, civil=variant.civil,
    )  # fmt: skip
    return naive.play_five(
        hands=played.dealt, stock=played.stock, turn_up=variant.cards.name(situation.turn_up), order=played.order_text,
        pool=situation.pool, table=table, said=said, form=variant.form, discards=discards, exchange=variant.exchange,
    )  # fmt: skip


def assert_equal(played, twin, case):
    stage = played.stage
    pool, loo, tricks = stage.situation.pool, stage.loo, stage.game.tricks
    assert played.words == twin["words"], case
    held = [hand if word != "throw" else [] for hand, word in zip(twin["hands"], twin["words"], strict=True)]
    assert [sorted(hand) for hand in played.hands] == [sorted(hand) for hand in held], case
    assert (played.tricks, played.flush) == (twin["tricks"], twin["flush"]), case
    gains = zip(played.shares, played.loos, strict=True)
    assert [share * pool // tricks + max(loos, 0) * loo for share, loos in gains] == twin["received"], case
    assert [max(-loos, 0) * loo for loos in played.loos] == twin["paid"], case
    assert played.next_pool == twin["next_pool"], case
    assert pool + sum(twin["paid"]) == sum(twin["received"]) + twin["next_pool"], case
    alone = played.inside[0] if len(played.inside) == 1 else None
    assert alone == twin["uncontested"], case
    for seat, outcome in enumerate(played.outcomes):
        assert (outcome == fate.WHOLE) == (seat == alone and played.flush is None)
        assert (outcome == fate.OWN_FLUSH) == (seat == played.flush)
        assert (outcome in (fate.STOOD_OUT, fate.PAID_OUT)) == (seat not in played.inside)


def forced(draw, stage):
    """Return words for some of the other seats, as numbers, and what the asker says and throws, or nothing."""
    n, tricks, me = stage.game.players, stage.game.tricks, stage.game.me
    words = [draw.choice([places.FREE, places.FREE, places.OUT, draw.randint(0, tricks)]) for _ in range(n)]
    words[me] = places.FREE
    mine, thrown = draw.choice([places.FREE, places.OUT, draw.randint(0, tricks)]), ()
    if mine > 0 and draw.random() < 0.5:
        thrown = tuple(draw.sample(stage.situation.hand, mine))
    return words, mine, thrown


def compare(name, deals, seed=1):
    """Play deals, every tenth with another asker, hand and turn-up, half of them with words forced."""
    fields, players = TABLES[name]
    variant, draw = Variant(**fields), random.Random(f"{name} {seed}")
    for deal in range(deals):
        if deal % 10 == 0:
            cards = draw.sample(variant.cards.cards, variant.hand + 1)
            if deal % 20 == 0 and variant.club_law:
                cards.sort()
            pool = variant.hand * draw.randint(1, 9)
            stage = stage_of(variant, players, draw.randint(1, players), cards[1:], cards[0], pool)
        words, mine, thrown = forced(draw, stage) if deal % 2 else ([places.FREE] * players, places.FREE, ())
        if stage.game.must:
            words, mine, thrown = [places.FREE] * players, places.FREE, ()
        game = stage.game._replace(said=np.array(words, np.int64))
        sets = np.array([[layout.hand(thrown) for layout in stage.layouts]], np.uint64)
        played = play_deal(stage, game, Arms(np.array([mine], np.int64), sets), deal)
        said, discards = told_to_twin(stage, played, words, mine, thrown)
        assert_equal(played, twin_of(stage, played, said, discards), f"{name}, deal {deal}")


def told_to_twin(stage, played, words, mine, thrown):
    """Return words and discards as the twin takes them."""
    me, names = stage.game.me, stage.situation.variant.cards.name
    codes = [mine if seat == me else word for seat, word in enumerate(words)]
    said = [None if code == places.FREE else word_text(code, False) for code in codes]
    if played.took:
        said[-1] = None
    discards = [None] * len(words)
    if thrown and said[me]:
        discards[me] = [names(card) for card in thrown]
    pam = pam_of(stage.situation.variant, stage.layouts[0].trump)
    both = {f"A{SUITS[stage.layouts[0].trump]}", pam is not None and names(pam)}
    for seat, hand in enumerate(played.dealt):  # the twin would throw Pam before the ace of trumps
        if said[seat] and said[seat].startswith("draw") and discards[seat] is None and both <= set(hand):
            discards[seat] = [card for card in hand if card not in played.hands[seat]]
    return said, discards


@pytest.mark.parametrize("name", TABLES)
def test_every_deal_is_the_twins(name):
    compare(name, 160)


def rigged_hands(draw, cards, players, pam):
    """Return hands of which about half are flushes, or four and Pam; some of the others hold what parts two flushes."""
    cards, hands = list(cards), []
    for _ in range(players):
        suit = draw.randrange(4)
        of_suit = [card for card in cards if card // 16 == suit and card != pam]
        hand = draw.sample(cards, 5)
        if draw.random() < 0.6 and len(of_suit) >= 5:
            with_pam = pam in cards and draw.random() < 0.4
            hand = draw.sample(of_suit, 4) + [pam] if with_pam else draw.sample(of_suit, 5)
        hands.append(hand)
        cards = [card for card in cards if card not in hand]
    return hands


@pytest.mark.parametrize("flush", FLUSHES[1:])
@pytest.mark.parametrize("pam", PAMS)
def test_of_several_flushes_the_twins_wins(flush, pam, deals=150):
    variant, draw, several = Variant(**FIVE, flush=flush, pam=pam), random.Random(f"{flush} {pam}"), 0
    for deal in range(deals):
        turn_up, *cards = draw.sample(variant.cards.cards, 52)
        stage = stage_of(variant, 5, 1, cards[:5], turn_up, 25)
        game = stage.game._replace(me=places.NOBODY)
        hands = rigged_hands(draw, cards, 5, pam_of(variant, turn_up // 16))
        played = play_rigged(stage, game, hands, draw.randrange(6), deal)
        assert_equal(played, twin_of(stage, played, None, None), f"deal {deal}")
        several += sum(outcome == fate.SPARED for outcome in played.outcomes) > 0 or flush == "foster"
    assert several > deals / 4


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_thousands_of_deals_are_the_twins(name):
    compare(name, 4000, seed=2)
