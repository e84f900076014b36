"""Before the play: what is said is kept in order, facts are facts, evidence is checked, the asker does as told."""

import random

import numpy as np
import pytest

from analyzer.core.jit import kernel
from analyzer.core.layout import Fours
from analyzer.games.nap import table as places
from analyzer.games.nap.auction import before_play, open_deal
from analyzer.games.nap.policy import POLICIES, Policy
from analyzer.games.nap.scene import game_of
from analyzer.games.nap.table import AT_FIRST, FREE, NOBODY, NOWHERE, TO_BUY, WITH_PEEP, WITH_SPARE, Arm
from analyzer.games.nap.talk import Talk, code_of
from analyzer.games.nap.variant import Variant

from .laid import LONG, WEAK, cards, names
from .played import Deals, some_policy, some_sensible

LOUD = Policy(base=-6, spare=99, buys=3, misery=0)


@kernel
def hear(table, game, arm, bits):
    """Whether all could have said what was said."""
    open_deal(table, game, 0, False)
    return before_play(table, game, bits, arm)


def heard(hands, said="", *, me=NOBODY, evidence=True, policies="plain", arm=(FREE, NOWHERE, ""), **more):
    """Return whether such players say so, and the table."""
    agreed = {name: value for name, value in more.items() if name not in ("widow", "down", "stock")}
    variant, hands = Variant(**agreed), hands.split("/")
    policy = POLICIES[policies] if isinstance(policies, str) else policies
    talk = Talk(variant, len(hands), said.split())
    codes, each = [code_of(variant, word) for word in talk.said], [policy] * len(hands)
    told = [evidence and speaker != me + 1 for speaker in talk.speakers]
    game = game_of(variant, len(hands), each, ["own"] * len(hands), me=me, said=codes, heard=told)
    table = places.table_of(len(hands), variant.tricks)
    layout = Fours(variant.cards, (0, 1, 2, 3))
    table.sets[places.DEALT] = [cards(hand, layout) for hand in hands]
    table.extra[:2] = cards(more.get("widow", "")), cards(more.get("down", ""))
    top = [cards(card) for card in more.get("stock", "").split()]
    table.now[places.LAID], table.stock[1 : 1 + len(top)] = len(top), top
    word, stage, thrown = arm
    code = code_of(variant, word) if isinstance(word, str) else word
    return bool(hear(table, game, Arm(code, stage, cards(thrown), 0, cards("")), cards(""))), table


@pytest.mark.parametrize(("hands", "said", "fits"), [
    (LONG, "nap", True), (LONG, "4", False), (LONG, "pass", False), (WEAK, "pass pass pass", True), (WEAK, "1", False),
    (WEAK, "pass 1", False),
])  # fmt: skip
def test_evidence_is_what_the_policy_would_say(hands, said, fits):
    assert heard(hands, said)[0] is fits
    found, table = heard(hands, said, evidence=False)
    assert found and table.spoken[0] == code_of(Variant(), said.split()[0]), "a fact is a fact"


def test_the_askers_own_words_are_facts():
    assert heard(LONG, "1 2", me=0)[0] is False and heard(LONG, "1 pass", me=0)[0] is True


def test_what_is_said_is_kept_in_order():
    draw = random.Random(1)
    for _ in range(150):
        agreed = some_sensible(draw)
        stage = Deals(agreed, [some_policy(draw) for _ in range(agreed.holders)], draw.randrange(2**60))
        for index in range(10):
            played = stage.play(index)
            talk = Talk(stage.variant, agreed.players, played.said)
            assert talk.seat is None and talk.senior == (None if played.senior is None else played.senior + 1)
            last = dict(zip(talk.speakers, talk.said, strict=True))
            words = played.table.seats[places.WORD, : agreed.holders].tolist()
            assert stage.variant.challenge or [played.word(code) for code in words] == [
                last[seat + 1] for seat in range(agreed.holders)
            ]


def held(table, seat):
    return names(table.sets[places.HELD, seat])


def test_the_asker_says_his_word_and_follows_his_policy_after_it():
    for word in ("pass", "1", "4", "nap"):
        _, table = heard(LONG, me=0, arm=(word, NOWHERE, ""))
        assert table.spoken[0] == code_of(Variant(), word)
    _, table = heard(LONG, "2", me=1, evidence=False, arm=("3", NOWHERE, ""))
    assert table.spoken[:3].tolist() == [4, 6, 0] and table.now[places.SENIOR] == 1
    asked = {"raises": "wellington", "challenge": True}
    _, table = heard(LONG, "nap wellington", me=0, evidence=False, arm=("wellington", NOWHERE, ""), **asked)
    assert (table.now[places.SENIOR], table.now[places.LEVEL]) == (0, 12)


def test_the_asker_throws_away_what_he_is_told():
    six = "Ah Kh Qh Jh Th 9h/2c 3c 4d 5h 7s 8s/3d 5c 6d 8h 9s Tc"
    _, table = heard(six, me=0, dealt=6, arm=(FREE, AT_FIRST, "Ah"))
    assert held(table, 0) == set("Kh Qh Jh Th 9h".split()) and len(held(table, 1)) == 5
    _, table = heard(WEAK, me=0, buying=True, stock="Ac Kc Qc", arm=("draw-2", TO_BUY, "7s 5h"))
    assert held(table, 0) == set("2c 3c 4d Ac Kc".split())
    assert table.seats[places.NET, :3].tolist() == [-2, 0, 0] and table.now[places.POOL] == 2
    both = "Ah Kh Qh Jh Th 2s 3s 4s 6s 8s/" + WEAK.split("/")[1]
    _, table = heard(both, "spare", me=0, spare=True, arm=(FREE, WITH_SPARE, "Ah Kh Qh Jh Th"))
    assert held(table, 0) == set("2s 3s 4s 6s 8s".split()) and table.now[places.SENIOR] == 0
    said = "peep 3 pass pass"
    _, table = heard(WEAK, said, me=0, peep="hoffmann", evidence=False, down="As", arm=(FREE, WITH_PEEP, "2c"))
    assert held(table, 0) == set("3c 4d 5h 7s As".split())


def test_what_was_said_is_paid_already_and_what_is_said_now_is_paid_now():
    peeps = Policy(peep=0, base=99, misery=0)
    _, table = heard(WEAK, "peep pass peep", policies=peeps, peep="hoffmann", down="As")
    assert table.now[places.SPOKEN] == 6 and table.seats[places.NET, :3].tolist() == [0, 0, -1]
    _, table = heard(WEAK, "draw-3", policies=LOUD, buying=True, stock="Ac Kc Qc Jc Tc 9c 8c 7c 6c")
    assert table.seats[places.NET, :3].tolist() == [0, -3, -3] and table.now[places.DRAWN] == 9


def test_a_seat_reckons_with_the_card_it_looked_at():
    """With the ace of hearts face down four hearts are as good as five."""
    hands = "Kh Qh Jh Th 2c/3c 4c 4d 5h 7s/3d 5c 6d 8s 9h"
    for down, word in (("Ah", 10), ("2d", 6)):
        _, table = heard(hands, "peep", me=0, policies=Policy(nap=0), peep="hoffmann", down=down)
        assert table.spoken[1] == word


def test_bits_order_the_stock_only():
    _, one = heard(WEAK)
    assert np.count_nonzero(one.spoken) == 0 and one.now[places.SENIOR] == 0
