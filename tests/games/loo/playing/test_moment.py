"""A moment of the play: whose turn it is, what may be played, what is refused."""

import json
from pathlib import Path

import pytest

from analyzer.errors import Misuse
from analyzer.games import loo
from analyzer.games.loo.playing.ending import Ending
from analyzer.games.loo.playing.moment import Moment
from analyzer.games.loo.policy import POLICIES
from analyzer.games.loo.variant import Variant

from .. import naive
from ..asked import of_plain
from ..positions import position

ORACLE = Path(__file__).parents[3] / "oracles" / "loo_deals.jsonl"
WORKED = {"turn_up": "8s", "said": "stand throw stand throw miss", "pool": 15}  # section 2.10, from C round to B


def read(variant=None, **asked):
    return Moment.read(Variant(**(variant or {})), **asked)


@pytest.mark.parametrize(
    ("played", "hand", "seat", "actions"),
    [
        ("", "Ks 5s Qd", 1, ["lead Ks"]),
        ("Ks", "Ad Jd 6s", 3, ["play 6s"]),
        ("Ks 6s", "Qs 7h Td", 5, ["play Qs"]),
        ("Ks 6s Qs", "5s Qd", 1, ["lead 5s"]),
        ("Ks 6s Qs / 5s", "Ad Jd", 3, ["play Ad", "play Jd"]),
        ("Ks 6s Qs / 5s Jd", "7h Td", 5, ["play Td", "play 7h"]),
        ("Ks 6s Qs / 5s Jd 7h /", "Qd", 1, ["lead Qd"]),
        ("Ks 6s Qs / 5s Jd 7h / Qd", "Ad", 3, ["play Ad"]),
        ("Ks 6s Qs / 5s Jd 7h / Qd Ad", "Td", 5, ["play Td"]),
    ],
)
def test_worked_deal_of_the_rules(played, hand, seat, actions):
    moment = read(**WORKED, hand=hand, played=played)
    assert (moment.seat, moment.actions) == (seat, actions)
    assert moment.legal == Variant().cards.read(" ".join(a.split()[1] for a in actions), "")


def test_the_worked_deals_last_card_is_worth_what_was_paid():
    for played, hand, seat, ev in (
        ("Ks 6s Qs / 5s Jd 7h / Qd", "Ad", 3, 5), ("Ks 6s Qs / 5s Jd 7h / Qd Ad", "Td", 5, -6),
    ):  # fmt: skip
        answer = of_plain.play(**WORKED, hand=hand, played=played)
        assert (answer.situation["seat"], answer.actions[0]["ev"]) == (seat, ev)
    led = of_plain.play(**WORKED, hand="Qd", played="Ks 6s Qs / 5s Jd 7h")
    assert led.actions[0]["p_tricks"][:2] == [0, 0] and 10 < led.actions[0]["ev"] < 15


def oracle_positions():
    for line in ORACLE.read_text().splitlines():
        deal = json.loads(line)
        said = ["defend" if word == "pool" else word for word in deal["declarations"]]
        hands = [
            deal["miss"] if word in ("miss", "defend") else hand for word, hand in zip(said, deal["hands"], strict=True)
        ]
        left, tricks = [list(hand) for hand in hands], []
        asked = {"players": deal["n"], "turn_up": deal["turnup"], "said": said, "pool": deal["pool"]}
        for trick in deal["tricks"]:
            tricks.append([])
            for seat, card in trick["cards"]:
                played = " / ".join(map(" ".join, tricks))
                yield deal, seat, card, left, asked | {"hand": list(left[seat]), "played": played}
                left[seat].remove(card)
                tricks[-1].append(card)


def test_every_card_of_the_oracles_deals_may_be_played():
    count = 0
    for deal, seat, card, _, asked in oracle_positions():
        moment = read({"loo": str(deal["loo"])}, **asked)
        assert moment.seat == seat + 1
        assert card in {action.split()[1] for action in moment.actions}, (deal["id"], asked)
        count += 1
    assert count > 2000


def test_every_deal_of_the_oracles_is_among_those_that_agree():
    for deal, seat, _, left, asked in oracle_positions():
        moment = read({"loo": str(deal["loo"])}, **asked)
        plain = POLICIES["plain"]
        ending = Ending(moment, plain, plain, plain, 1)
        for other, rests in ending.remainders.lawful.items():
            true = moment.layout.hand(Variant().cards.read(left[other], ""))
            assert true in rests, (deal["id"], asked)
            assert deal["kind"] != "any_trump" or true in ending.remainders.fitting[other]
        assert seat not in ending.remainders.lawful


@pytest.mark.parametrize("players", [3, 5, *(pytest.param(n, marks=pytest.mark.slow) for n in (4, 6, 7))])
def test_the_last_card_of_the_oracles_deals_pays_as_it_did(players):
    for deal, seat, card, _, asked in oracle_positions():
        if asked["players"] != players:
            continue
        cards = sum(len(trick["cards"]) for trick in deal["tricks"])
        if len(asked["played"].replace("/", " ").split()) == cards - 1 and deal["pool"] % 3 == 0:
            answer = of_plain.play(**asked, loo=str(deal["loo"]))
            assert [row["action"] for row in answer.actions] == [f"play {card}"]
            assert answer.actions[0]["ev"] == deal["net"][seat]


def test_what_may_be_played_is_the_twins():
    for seed in range(600):
        p = position(seed)
        asked = p.asked()
        variant = {key: asked.pop(key) for key in p.variant()}
        moment = read(variant, **asked)
        trick, many = p.plays[len(p.plays) // len(p.seats) * len(p.seats) :], len(p.seats)
        trump = p.turn_up[1]
        if trick:
            best = naive.best_of(trick, trump)[1]
            legal = naive.legal_plays(p.rest(p.me), trick[0][1][1], best, trump)
        else:
            number = len(p.plays) // many + 1
            legal = naive.legal_leads(p.rest(p.me), number, trump, p.turn_up, p.table.lead)
        verb = "play" if trick else "lead"
        assert set(moment.actions) == {f"{verb} {card}" for card in legal}
        assert moment.seat == p.me + 1
        again = read(variant, **{key: fact for key, fact in moment.as_dict().items()})
        assert again == moment


def test_who_leads():
    said = "throw stand throw miss stand"
    assert read(turn_up="8s", said=said, hand="Ks 5s Qd").seat == 2
    assert read({"miss_leads": True}, turn_up="8s", said=said, hand="Ks 5s Qd").seat == 4
    assert read({"miss_leads": True}, turn_up="8s", said="throw stand throw throw defend", hand="Ks 5s Qd").seat == 5


def test_club_law_everybody_plays():
    moment = read({"club_law": True}, turn_up="8c", players=3, hand="2c 3d 4d", played="Ks As")
    assert (moment.seat, moment.said) == (3, ("stand",) * 3)


def test_canonical_form():
    moment = read(
        players=4, turn_up="8s", said="throw,stand stand miss", hand=["Ad", "2s"], played="7d Td Kd /", pool="12",
        dead="4c Kc 9s",
    )  # fmt: skip
    assert moment.as_dict() == {
        "players": 4, "seat": 4, "hand": ["2s", "Ad"], "turn_up": "8s", "said": ["throw", "stand", "stand", "miss"],
        "played": "7d Td Kd", "pool": 12, "dead": ["9s", "Kc", "4c"],
    }  # fmt: skip


OVER = "Seat 5 takes the pool of 15 without play."


def test_a_deal_without_play_is_answered_in_a_sentence():
    answer = of_plain.play(turn_up="8s", said="throw throw throw throw take", hand="2c 3c 4c")
    assert (answer.over, answer.actions) == (OVER, None)
    assert "without play" in str(answer)
    flush = {"turn_up": "8s", "said": "stand throw throw throw stand", "hand": "2s 3s 4s"}
    assert "law 17" in of_plain.play(**flush, flush="foster").over
    assert of_plain.play(**flush, deals=256).over is None


BAD = [
    ({"hand": "Ad Jd 6s", "seat": 5, "played": "Ks"}, "seat", "turn of seat 3, not of seat 5"),
    ({"hand": "Ad Jd", "played": "Ks"}, "hand", "seat 3, who still holds 3 cards, not 2"),
    ({"hand": "Ad Jd 6s", "played": "Ks 6s Qs / 5s"}, "hand", "6s is played already"),
    ({"hand": "Ad Jd 8s", "played": "Ks"}, "turn_up", "8s is there twice"),
    ({"hand": "Ad Jd", "played": "Ks 6s / 5s"}, "played", "trick 1 has 2 cards, but 3 seats are in play"),
    ({"hand": "Ad Jd", "played": "Ks 6s Qs 5s"}, "played", "part the tricks by /"),
    ({"hand": "Ad Jd", "played": "Ks 6s Qs // 5s"}, "played", "a trick without cards"),
    ({"hand": "3c", "played": "Ks 6s Qs / 5s Jd 7h / Qd Ad Td"}, "played", "all of them are played"),
    ({"hand": "3c", "played": "Ks 6s Qs / 5s Jd 7h / Qd Ad Td / 2c"}, "played", "there are 3 tricks"),
    ({"hand": "Ad Js", "played": "Ks 6d Qs / 5s"}, "played", "played 6d while holding Js Ad (law 7"),
    ({"hand": "Ad", "played": "Ks 6s Qs / Qd Jd 7h / 5s"}, "played", "led Qd while holding 5s (law 9"),
    ({"hand": "Ad 6s Qs", "said": "stand throw stand throw stand stand"}, "said", "6 words"),
    ({"hand": "Ad Js", "played": "5s 6s 7s / Kd Ks"}, "played", "led 5s while holding Ks (law 6"),
    ({"hand": "Ad Jd", "played": "Ks 6s Qx"}, "played", "'x' is no suit"),
    ({"hand": "Ad Jd 6s", "played": "Ks", "dead": "2c 3c 4c"}, "dead", "thrown away"),
    ({"hand": "Ad Jd 6s", "played": "Ks", "form": "irish"}, "form", "three-card Loo only"),
    ({"hand": "Ad Jd 6s", "played": "Ks", "players": 17}, "players", "3 to 16"),
    ({"hand": "Ad Jd 6s", "played": "Ks", "pool": "1.5"}, "pool", "whole counters"),
    ({"hand": "Ad Jd 6s", "played": "Ks", "turn_up": "8s 9s"}, "turn_up", "one card"),
    ({"hand": "Ad Jd 6s", "played": "Ks", "said": "stand throw stand"}, "said", 'as "stand throw stand throw stand"'),
    ({"hand": "Ad Jd 6s", "said": ""}, "said", "0 words, but 5 seats"),
    ({"hand": "Ad Jd", "played": "Ks 6s Qs / 5s Ks"}, "played", "Ks is there twice"),
    ({"hand": "7h", "played": "Ks 6s Qs / 5s Jd"}, "hand", "seat 5, who still holds 2 cards, not 1"),
    ({"hand": "7h Td", "played": "Ks 6d Qs / 5s 6s"}, "played", "seat 3 could not have played 6d while holding 6s"),
    ({"hand": "Ad Jd 6s", "played": "Ks", "said": "stand miss miss throw throw"}, "said", "stand or throw then, not"),
    ({"hand": "Ad Jd 6s", "played": "Ks", "said": "throw throw throw throw take"}, "played", "without play"),
    ({"hand": "Ad Jd 6s", "played": "Ks", "said": "stand throw throw throw throw"}, "said", "or miss or defend"),
    ({"hand": "Ad Jd 6s", "played": "Ks", "trick": 1}, "", "no setting 'trick'"),
    ({"hand": "Ad Jd 6s", "played": "Ks", "method": "exact"}, "method", "at most 2,000,000"),
    ({"hand": "Ad Jd 6s", "played": "Ks", "opponents": "hoyle"}, "opponents", "none of plain"),
    ({"hand": "As Ks Qs", "pack": 32, "players": 7, "said": "stand " * 7}, "said", "would hardly have said"),
    ({"hand": "3s", "played": "9s 6s 2s / 5s 7s 7h", "flush": "foster"}, "played", "law 17"),
]  # fmt: skip


@pytest.mark.parametrize(("asked", "name", "words"), BAD)
def test_what_cannot_be_is_refused(asked, name, words):
    with pytest.raises(Misuse) as refusal:
        loo.play(**WORKED | asked)
    assert refusal.value.name == name
    assert words in refusal.value.message
