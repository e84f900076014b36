"""A deal to read: the twin plays the same cards, every payment is told, each play with the law that bound it."""

import re

import pytest

from analyzer.games import loo
from analyzer.games.loo.variant import VARIANTS, Variant

from . import naive
from .trace import table_of

HAND = {"hand": "Kh 7h Ac", "turn_up": "Qh"}
ASKED = {
    "third": {**HAND, "said": "throw stand"},
    "eldest takes the miss": {"hand": "2h 3c 5d", "turn_up": "Qh", "action": "miss"},
    "defends": {"hand": "2c 3c 5d", "turn_up": "Qh", "said": "throw throw stand throw", "action": "defend"},
    "alone": {"hand": "2c 3c 5d", "turn_up": "Qh", "said": "throw throw throw throw"},
    "gives up to the miss": {**HAND, "said": "throw throw miss throw", "action": "throw"},
    "uneven": {**HAND, "said": "stand", "pool": 17},
    "book": {**HAND, "said": "stand", "opponents": "book"},
    "unlimited": {**HAND, "said": "stand", "variant": "unlimited"},
    "foster": {"hand": "Kh 7h Ac", "turn_up": "Qh", "variant": "foster"},
    "flush": {"hand": "Kh 7h 2h", "turn_up": "Qh", "said": "stand", "variant": "foster"},
    "one": {**HAND, "variant": "hoffmann"},
    "any trump": {**HAND, "lead": "trump", "miss_leads": True},
    "club law": {"hand": "Kc 7h Ac", "turn_up": "2c", "club_law": True},
    "three": {**HAND, "players": 3, "pack": 32},
    "the ace turned": {"hand": "Kh 7d Ac", "turn_up": "Ah"},
}


def variant_of(answer):
    return Variant(**{key: value for key, value in answer.variant.items() if key != "name"})


def twin_of(answer, asked):
    """Play the deal again from its own lines."""
    rows, trump = answer.actions, answer.situation["turn_up"]
    says = [row for row in rows if row["event"] == "says"]
    words = {"throws up": "throw", "stands": "stand", "takes the miss": "miss", "plays the miss for the pool": "defend"}
    said = [words.get(re.search(r": (.*)\.  \(", row["text"])[1]) for row in says]
    played = [row["card"] for row in rows if row["event"] == "plays"]
    pack = [rank + suit for suit in "cdhs" for rank in naive.RANKS]
    hands = [row["card"].split() for row in says]
    known = {card for hand in hands for card in hand} | {trump}
    miss = next((row["card"].split() for row in rows if row["event"] == "miss"), None)
    return naive.play_three(
        hands=hands, miss=miss or [card for card in pack if card not in known][:3], turn_up=trump, order="cdhs",
        pool=answer.situation["pool"], table=table_of(variant_of(answer)), said=said, cards=played,
    )  # fmt: skip


@pytest.mark.parametrize("name", ASKED)
def test_the_twin_plays_the_same_deals(name):
    for index in (0, 1, 2, 3, 10, 4711, 2**40):
        answer = loo.show(**ASKED[name], index=index, seed=3)
        twin, rows = twin_of(answer, ASKED[name]), answer.actions
        told = [row for row in rows if row["event"] in ("plays", "takes")]
        expected = []
        for _, plays, winner in twin["tricks"]:
            best = dict(plays)[winner]
            expected += [("plays", seat + 1, card) for seat, card in plays] + [("takes", winner + 1, best)]
        assert [(row["event"], row["seat"], row["card"]) for row in told] == expected
        received = [0] * len(twin["words"])
        for row in rows:
            if row["event"] in ("receives", "pool"):
                received[row["seat"] - 1] += row["amount"]
        assert received == twin["received"]
        assert [row["seat"] - 1 for row in rows if row["event"] == "looed"] == twin["looed"]
        assert {-row["amount"] for row in rows if row["event"] == "looed"} <= {twin["loo"]}
        assert sum(row["amount"] for row in rows if row["event"] == "stays") == twin["left"]


@pytest.mark.parametrize("name", ASKED)
def test_a_play_that_had_to_be_is_said_to_be_one(name):
    """By the twin's laws: a lead that must be, heading, following, trumping, or nothing of the kind."""
    for index in range(12):
        answer = loo.show(**ASKED[name], index=index)
        rows, variant = answer.actions, variant_of(answer)
        trump, turned = answer.situation["turn_up"][1], answer.situation["turn_up"]
        hands = {row["seat"]: row["card"].split() for row in rows if row["event"] == "says"}
        hands |= {
            said["seat"]: row["card"].split()
            for said, row in zip(rows, rows[1:], strict=False)
            if row["event"] == "miss"
        }
        best, led, trick = None, None, 1
        for row in rows:
            if row["event"] == "takes":
                best, led, trick = None, None, trick + 1
            if row["event"] != "plays":
                continue
            hand, card = hands[row["seat"]], row["card"]
            if led is None:
                legal = naive.legal_leads(hand, trick, trump, turned, variant.lead)
                must = "must be led" in row["text"] or "the highest" in row["text"] or "his highest" in row["text"]
                assert not must or len(legal) == 1 or variant.lead == "one"
                assert row["law"] == (6 if trick == 1 else 9)
                led, best = card[1], card
            else:
                legal = naive.legal_plays(hand, led, best, trump)
                follows, beats = any(c[1] == led for c in hand), [c for c in hand if naive.beats(c, best, trump)]
                head = follows and any(c[1] == led for c in beats)
                duty = "heading as he must" if head else "following" if follows else None
                duty = duty or ("trumping as he must" if beats else "free to play anything")
                assert duty in row["text"] and row["law"] == 7
                best = card if naive.beats(card, best, trump) else best
            assert card in legal
            hand.remove(card)


def test_every_line_is_a_sentence_with_its_law():
    for asked in ASKED.values():
        for row in loo.show(**asked).actions:
            assert re.search(rf"\.  \(law {row['law']}\)$", row["text"])
            assert (
                row["event"] == "turn-up" or f"Seat {row['seat']} " in row["text"] or row["event"] in ("miss", "stays")
            )


def test_all_events_come():
    events = {row["event"] for asked in ASKED.values() for k in range(12) for row in loo.show(**asked, index=k).actions}
    assert events == {"turn-up", "says", "miss", "plays", "takes", "receives", "stays", "looed", "pool"}


def test_no_variant_with_three_cards_is_left_out():
    for name, variant in VARIANTS.items():
        if variant.form == "three":
            assert loo.show(**HAND, variant=name).actions[0]["event"] == "turn-up"
