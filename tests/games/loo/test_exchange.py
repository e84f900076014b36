"""Five-card and Irish Loo card by card against the naive twin, and their laws one by one."""

import random
from itertools import product

import numpy as np
import pytest

from analyzer.core.jit import U
from analyzer.core.layout import Layout
from analyzer.core.packs import WHIST
from analyzer.core.reader import SUITS
from analyzer.core.trumps import suit_of
from analyzer.errors import Misuse
from analyzer.games.loo import exchange
from analyzer.games.loo import exchange_fate as fate
from analyzer.games.loo import exchange_table as places
from analyzer.games.loo.exchange_deals import Arms, fates, play_one
from analyzer.games.loo.exchange_policy import EXCHANGERS
from analyzer.games.loo.exchange_scene import Stage, pam_of
from analyzer.games.loo.rules import ANY_OF_SEVERAL, ANY_TRUMP, HIGHEST, legal_leads, legal_plays, words
from analyzer.games.loo.situation import Situation
from analyzer.games.loo.variant import Variant

from . import naive

PLAIN = EXCHANGERS["plain"]
FLUSHES, PAMS = ("none", "foster", "book", "hoffmann"), ("none", "clubs", "trumps")
FIVE = {"form": "five", "loo": "10"}
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


def stage_of(variant, players, seat, hand, turn_up, pool, seed=3):
    pack, n = variant.cards, variant.hand
    words = ["throw"] * (seat - 1) if not (variant.club_law and turn_up // 16 == 0) else ["stand"] * (seat - 1)
    if seat == players and words:  # somebody must be in, or the dealer has nothing to ask
        words[0] = "stand"
    assert len(hand) == n
    situation = Situation.read(
        variant, hand=pack.names(hand), turn_up=pack.name(turn_up), players=players, said=words, pool=pool
    )
    stage = Stage(situation, [("stand", ())], PLAIN, PLAIN, PLAIN, False, seed)
    stage.dealing.heard[:] = places.FREE
    return stage


def word_text(code, took):
    return "take" if took else "throw" if code == places.OUT else f"draw-{code}" if code else "stand"


class Played:
    """One deal of the kernel in the words of the twin."""

    def __init__(self, stage, game, table, order):
        self.stage, self.order = stage, order
        self.layout, self.table, n, tricks = stage.layouts[self.order], table, game.players, game.tricks
        codes = table.seats[places.WORD, :n].tolist()
        last = n - 1
        self.took = not game.must and all(code == places.OUT for code in codes[:last])
        self.words = [word_text(code, self.took and seat == last) for seat, code in enumerate(codes)]
        self.dealt, self.hands = self.names(table.sets[places.DEALT]), self.names(table.sets[places.HELD])
        laid = self.names(table.stock[1 : 1 + table.now[places.LAID]])
        self.stock = sum(laid + self.names(table.stock[:1]), [])
        found = np.zeros((n, 3), np.int64)
        self.next_pool = fates(table, game, found) * stage.loo
        self.outcomes, self.shares, self.loos = found.T.tolist()
        self.flush = None if table.now[places.FLUSH] < 0 else int(table.now[places.FLUSH])
        self.inside = [seat for seat in range(n) if codes[seat] != places.OUT]
        self.tricks, leader = [], int(table.now[places.LEADER])
        if self.flush is None and len(self.inside) > 1:
            for trick in range(tricks):
                round_table = [(leader + k) % n for k in range(n)]
                cards = [(s, self.names(table.cards[trick, s : s + 1])[0][0]) for s in round_table if s in self.inside]
                taker = int(table.seats[places.TOOK, trick])
                self.tricks.append((leader, cards, taker))
                leader = taker

    def names(self, sets):
        return [[self.layout.pack.name(card) for card in self.layout.cards(cards)] for cards in sets]

    @property
    def order_text(self):
        return "".join(SUITS[suit] for suit in (self.layout.trump, *self.layout.plain))


def play_deal(stage, game, arms, deal):
    """Play a deal of the question."""
    table = stage.table()
    order = play_one(table, stage.dealing, game, arms, 0, stage.seed, U(deal))
    return Played(stage, game, table, order)


def play_rigged(stage, game, hands, order, deal):
    """Play a deal with hands that were not dealt at random, all by policy."""
    table, layout = stage.table(), stage.layouts[order]
    dealt = sum(hands, [])
    table.sets[places.DEALT] = [layout.hand(hand) for hand in hands]
    rest = [card for card in layout.pack.cards if card not in (*dealt, stage.situation.turn_up)]
    table.stock[0] = layout.hand(rest)
    exchange.declare_all(table, game, U(deal), places.FREE, U(0), 0, game.players)
    exchange.play_deal(table, game)
    return Played(stage, game, table, order)


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


# The laws one by one, on a table where hearts are trumps and Pam is the knave of clubs

PACK = WHIST[52]
LAYOUT = Layout.of(PACK, 2, [], pam_of(Variant(**FIVE, pam="clubs"), 2))


def set_of(text):
    return LAYOUT.hand(PACK.read(text, "cards"))


def cards_of(cards):
    return set(PACK.names(LAYOUT.cards(cards)))


def leads(text, opening=True, lead=HIGHEST):
    return cards_of(legal_leads(set_of(text), opening, set_of("Ah"), lead))


def plays(text, led, best=None, civil=False):
    return cards_of(legal_plays(set_of(text), U(suit_of(set_of(led))), set_of(best or led), civil))


def play(form, hand, said=(), turn_up="Qh", deal=0, **fields):
    """Play a deal in which the eldest holds a hand and all say these words, or what their policy says."""
    variant = Variant(form=form, loo="10", **fields)
    players = len(said) or 5
    asked = Situation.read(variant, hand=hand, turn_up=turn_up, players=players, pool=variant.hand * 5)
    stage = Stage(asked, [(said[0] if said else "stand", ())], PLAIN, PLAIN, PLAIN, False, 5)
    codes = [places.code_of(word) for word in said] or [places.FREE] * players
    return play_deal(stage, stage.game._replace(said=np.array(codes, np.int64)), stage.arms, deal)


def test_law_16_under_club_law_all_stand_on_their_own_cards():
    for deal in range(20):
        played = play("five", "2c 3d 4d 5s 7s", turn_up="Qc", club_law=True, pam="clubs", deal=deal)
        assert played.words == ["stand"] * 5
        assert played.hands == played.dealt
    assert play("five", "2c 3d 4d 5s 7s", turn_up="Qh", club_law=True, deal=1).words != ["stand"] * 5


@pytest.mark.parametrize("exchange", ["at-once", "after"])
def test_law_18_cards_are_exchanged_once_from_the_top_in_the_order_of_the_seats(exchange):
    played = play("five", "2h 3d 4d 5s 7s", ("draw-2", "stand", "draw-5", "throw", "draw-1"), exchange=exchange)
    new = [set(hand) - set(dealt) for hand, dealt in zip(played.hands, played.dealt, strict=True)]
    assert new == [set(played.stock[:2]), set(), set(played.stock[2:7]), set(), set(played.stock[7:8])]
    assert [len(hand) for hand in played.hands] == [5, 5, 5, 0, 5]
    assert len(set(sum(played.dealt, []) + played.stock)) == 51


def test_law_18_a_hand_of_five_is_any_five_unseen_cards():
    seen = [set(sum(play("five", "2h 3d 4d 5s 7s", deal=deal).dealt[1:], [])) for deal in range(200)]
    assert all(len(cards) == 20 for cards in seen)
    assert len(set.union(*seen)) == 46


def test_law_19_pam_is_the_highest_trump_and_no_club():
    assert plays("Jc 2d", "Ah") == {"Jc"}, "it follows trumps, and heads the ace"
    assert plays("Jc 2d", "5c") == {"Jc"}, "it is no club, so it ruffs"
    assert plays("Jc 9c 2d", "5c") == {"9c"}
    assert plays("Jc 2h 2d", "5d", "9h") == {"2d"}
    assert plays("Jc 2h", "5d", "9h") == {"Jc"}, "it overruffs"
    assert plays("2h 3c", "5d", "Jc") == {"2h", "3c"}, "nothing is above it"


def test_law_19_pam_need_never_be_led():
    assert leads("Jc 2h 9h 3d") == {"9h"}
    assert leads("Jc 9h 3d") == {"9h"}, "two trumps: the highest but Pam"
    assert leads("Jc 3d 4d") == {"Jc", "3d", "4d"}
    assert leads("9h 3d 4d") == {"9h", "3d", "4d"}
    assert leads("Jc 3d 4d", lead=ANY_TRUMP) == {"Jc", "3d", "4d"}
    assert leads("9h 3d 4d", lead=ANY_TRUMP) == {"9h"}
    assert leads("Jc 9h 3d", lead=ANY_OF_SEVERAL) == {"Jc", "9h"}
    assert leads("Jc 2h 9h", opening=False) == {"9h"}
    assert leads("Jc 3d", opening=False) == {"Jc", "3d"}
    assert leads("Jc Ah 9h") == {"Ah"}


def test_law_19_pam_may_be_the_knave_of_trumps():
    for trump in range(4):
        assert pam_of(Variant(**FIVE, pam="trumps"), trump) == 16 * trump + 9
        assert pam_of(Variant(**FIVE, pam="clubs", pack=32), trump) == 4
        assert pam_of(Variant(**FIVE), trump) is None


def test_law_20_pam_is_civil_if_his_holder_can_follow_otherwise():
    assert plays("Jc 2h 3d", "Ah", civil=True) == {"2h"}
    assert plays("Jc 2h 3d", "Ah", civil=False) == {"Jc"}
    assert plays("Jc 2d 3d", "Ah", civil=True) == {"Jc"}, "with no other trump he must follow"


def test_law_20_civility_spares_the_ace_that_is_led():
    taken = {"civil": 0, "rude": 0}
    for deal in range(400):
        for name in taken:
            played = play("five", "Ah 3d 4d 5s 7s", pam="clubs", civil=name == "civil", deal=deal)
            if played.tricks:
                _, cards, taker = played.tricks[0]
                assert cards[0] == (0, "Ah")
                holder = next((seat for seat, hand in enumerate(played.hands) if "Jc" in hand), None)
                alone = holder is not None and sum(card[1] == "h" for card in played.hands[holder]) == 0
                taken[name] += taker != 0
                assert (taker != 0) == (holder is not None and (name == "rude" or alone))
    assert 0 < taken["civil"] < taken["rude"]


def test_law_22_irish_loo_has_three_cards_and_no_pam():
    played = play("irish", "Jc 2h 3d", ("draw-1", "stand", "throw"))
    assert [len(hand) for hand in played.hands] == [3, 3, 0]
    assert len(played.tricks) == 3
    with pytest.raises(Misuse) as refusal:
        Variant(form="irish", pam="clubs")
    assert refusal.value.name == "pam"


def test_law_22_or_all_declare_before_anybody_exchanges():
    after = Variant(form="irish", exchange="after")
    assert words(after, 3, 2, ["stand"], False) == ["stand", "throw"]
    assert words(after, 3, 3, ["throw", "throw"], False) == ["take"]
    assert words(after, 3, 1, ["stand", "throw", "stand"], False) == ["stand", "draw-1", "draw-2", "draw-3"]
    assert words(after, 3, 3, ["stand", "throw", "stand", "draw-1"], False)[0] == "stand"
    assert words(Variant(form="irish"), 3, 2, ["draw-2"], False) == ["stand", "draw-1", "draw-2", "draw-3", "throw"]


def test_the_dealer_to_whom_all_left_the_pool_takes_it():
    played = play("five", "2d 3d 4d 5s 7s", ("throw", "throw", "throw", "throw", "draw-2"))
    assert played.words[-1] == "take"
    assert (played.hands[4], played.outcomes[4], played.shares[4]) == (played.dealt[4], fate.WHOLE, 5)
