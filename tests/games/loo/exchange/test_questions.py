"""`declare` and `discard` of five-card and Irish Loo as they are asked: values known otherwise, variants, bad input."""

import json
from itertools import combinations
from math import comb

import pytest
from click.testing import CliRunner

from analyzer.cli import odds
from analyzer.errors import Misuse
from analyzer.games import loo
from analyzer.games.loo.variant import Variant
from analyzer.verify import verify_file

MANY = {"deals": 200_000, "precision": 0}
FEW = {"deals": 3000, "precision": 0}
FIVE = {"variant": "five-card", "hand": "Kh 7h Ac 4d 2s", "turn_up": "Qh"}
IRISH = {"variant": "irish", "hand": "Kh 7h Ac", "turn_up": "Qh"}


def rows(question, **asked):
    return {row["action"]: row for row in getattr(loo, question)(**asked).actions}


def close(value, exact, n, times=4.5):
    return abs(value - exact) < times * (exact * (1 - exact) / n) ** 0.5


def test_every_word_has_a_row():
    assert list(rows("declare", **FIVE, **FEW)) == ["stand", *(f"draw-{n}" for n in range(1, 6)), "throw"]
    assert list(rows("declare", **IRISH, **FEW)) == ["stand", "draw-1", "draw-2", "draw-3", "throw"]
    assert list(rows("declare", **IRISH, **FEW, said="throw throw throw throw")) == ["take"]
    assert list(rows("declare", **FIVE | {"turn_up": "Qc"}, **FEW, club_law=True)) == ["stand"]
    assert list(rows("declare", **IRISH, **FEW, exchange="after")) == ["stand", "throw"]
    second = rows("declare", **IRISH, **FEW, exchange="after", players=3, said="stand throw stand")
    assert list(second) == ["stand", "draw-1", "draw-2", "draw-3"]


def test_every_set_of_cards_has_a_row():
    found = rows("discard", **FIVE, **FEW)
    cards = "Kh 7h Ac 4d 2s".split()
    sets = {frozenset(some) for n in range(6) for some in combinations(cards, n)}
    assert {frozenset(name.split()[1:]) - {"none"} for name in found} == sets
    assert list(found)[0] == "discard none" and len(found) == 32
    assert len(rows("discard", **IRISH, **FEW)) == 8


def test_a_word_is_the_discard_of_the_worst_cards():
    """Where no two cards are equal the rows of both questions are the same deals."""
    said, thrown = rows("declare", **FIVE, **FEW), rows("discard", **FIVE, **FEW)
    worst = ["none", "2s", "4d 2s", "Ac 4d 2s", "7h Ac 4d 2s", "Kh 7h Ac 4d 2s"]
    for number, cards in enumerate(worst):
        word = f"draw-{number}" if number else "stand"
        assert said[word]["p_tricks"] == thrown[f"discard {cards}"]["p_tricks"]
        assert said[word]["ev"] == thrown[f"discard {cards}"]["ev"]


@pytest.mark.parametrize("hand", ["3c 4c 6c 8c 2d", "3s 4s 6s 8s Ah"])
@pytest.mark.parametrize("pam", ["none", "clubs", "trumps"])
def test_law_21_the_chance_of_drawing_a_flush(hand, pam):
    """Of 46 unseen cards nine are of the suit, or eight and Pam; a knave of trumps that is Pam is one more."""
    row = rows("discard", form="five", flush="foster", pam=pam, hand=hand, turn_up="Qh",
               actions=[f"discard {hand[-2:]}"], **MANY)[f"discard {hand[-2:]}"]  # fmt: skip
    good = 9 + (pam == "trumps" or (pam == "clubs" and hand[1] == "s"))
    assert close(row["p_flush"], good / 46, 200_000)


@pytest.mark.parametrize("asked", [{"form": "five", "hand": "Kh 7h Ac 4d 2s"}, {"form": "irish", "hand": "Kh 7h Ac"}])
@pytest.mark.parametrize("players", [3, 4])
def test_law_4_the_chance_of_being_left_alone(asked, players):
    """Plain players without a trump throw up; ten trumps are out."""
    cards, unseen = (players - 1) * len(asked["hand"].split()), 51 - len(asked["hand"].split())
    exact = comb(unseen - 10, cards) / comb(unseen, cards)
    for row in rows("declare", **asked, turn_up="Qh", players=players, **MANY).values():
        if row["action"] != "throw":
            assert close(row["p_uncontested"], exact, 200_000)


def test_law_4_the_dealer_takes_the_pool():
    asked = FIVE | {"said": "throw throw throw throw", "pool": 40}
    (row,) = loo.declare(**asked, **FEW).actions
    assert (row["action"], row["ev"], row["p_uncontested"]) == ("take", 40, 1)
    over = loo.discard(**asked, **FEW)
    assert over.actions is None and "the pool of 40 is the dealer's" in str(over)
    with_flush = asked | {"hand": "Kd 7d Ad 4d 2d"}
    (row,) = loo.declare(**with_flush, **FEW).actions
    assert (row["ev"], row["p_flush"]) == (40 + 4 * 10, 1), "a flush is paid by all, though nobody plays"


def test_law_10_the_best_trumps_take_every_trick():
    (row,) = loo.declare(form="irish", hand="Ah Kh Jh", turn_up="Qh", actions="stand", **FEW).actions
    assert (row["ev"], row["stderr"], row["p_looed"]) == (15, 0, 0)
    (row,) = loo.declare(form="five", hand="Ah Kh Jh Th 9h", turn_up="Qh", actions="stand", **FEW).actions
    assert (row["ev"], row["stderr"], row["p_looed"]) == (25, 0, 0)


def test_law_11_the_weakest_hand_beside_the_best_is_looed():
    """A hand without a trump that beats nothing: under club law all play, and somebody takes each trick above it."""
    row = rows("declare", form="irish", club_law=True, hand="2d 2h 2s", turn_up="Qc", players=8, **MANY)["stand"]
    assert row["p_looed"] > 0.999
    assert row["ev"] == pytest.approx(5 * (1 - row["p_looed"]) - 6 * row["p_looed"], abs=0.01)


def test_law_16_under_club_law_nothing_is_exchanged():
    club = FIVE | {"turn_up": "Qc", "club_law": True}
    assert list(rows("discard", **club, **FEW)) == ["discard none"]
    assert rows("discard", **club, **FEW)["discard none"]["ev"] == rows("declare", **club, **FEW)["stand"]["ev"]
    said = loo.declare(**club, said="stand stand", **FEW)
    assert "p_said" not in said.method and "no_evidence" not in said.method
    with pytest.raises(Misuse):
        loo.declare(**club, said="throw")


OTHERWISE = {
    "pack": (IRISH, 32), "loo": (IRISH, "unlimited"), "lead": (IRISH | {"hand": "9h Ac Kd"}, "trump"),
    "club_law": (IRISH | {"turn_up": "Qc"}, True), "flush": (FIVE, "hoffmann"), "pam": (FIVE, "trumps"),
    "civil": (FIVE | {"hand": "Ah 7h Ac 4d 2s"}, False), "exchange": (IRISH, "after"),
}  # fmt: skip
OF_SESSIONS = {"deal", "ante", "single", "single_loo"}  # they change what comes before and after a deal
OF_THREE_CARDS = {"miss_leads", "defend"}


@pytest.mark.parametrize("field", OTHERWISE)
def test_a_field_of_the_variant_changes_some_row(field):
    asked, other = OTHERWISE[field]
    assert rows("declare", **asked | {field: other}, **FEW) != rows("declare", **asked, **FEW)


def test_every_field_of_the_variant_is_thought_of():
    assert {"form", *OTHERWISE, *OF_SESSIONS, *OF_THREE_CARDS} == set(Variant.__dataclass_fields__)


@pytest.mark.parametrize("flush", ["none", "foster", "book", "hoffmann"])
def test_every_flush_law_is_another(flush):
    hand = FIVE | {"hand": "3c 4c 5c 6c 9h", "actions": "9h"}
    others = {law: rows("discard", **hand, flush=law, **FEW) for law in ("none", "foster", "book", "hoffmann")}
    assert [law for law in others if others[law] == others[flush]] == [flush]


def test_who_are_many_must_hold_more():
    evs = [rows("declare", **IRISH | {"hand": "7h 3c 4d"}, players=n, **MANY)["draw-2"]["ev"] for n in (3, 5, 8)]
    assert evs[0] > evs[1] > evs[2]


@pytest.mark.parametrize(
    ("question", "asked", "name"),
    [
        ("declare", FIVE | {"players": 6}, "players"), ("declare", FIVE | {"players": 4, "pack": 32}, "players"),
        ("declare", IRISH | {"players": 9}, "players"), ("declare", IRISH | {"players": 2}, "players"),
        ("declare", FIVE | {"hand": "Kh 7h Ac"}, "hand"), ("declare", FIVE | {"hand": "Kh 7h Ac 4d Qh"}, "turn_up"),
        ("declare", FIVE | {"said": "miss"}, "said"), ("declare", FIVE | {"said": "draw-6"}, "said"),
        ("declare", IRISH | {"said": "draw-4"}, "said"), ("declare", IRISH | {"said": "take"}, "said"),
        ("declare", IRISH | {"exchange": "after", "said": "draw-2"}, "said"),
        ("declare", IRISH | {"exchange": "after", "players": 3, "said": "stand throw stand stand stand"}, "said"),
        ("declare", IRISH | {"exchange": "after", "players": 3, "said": "throw throw take"}, "said"),
        ("declare", IRISH | {"said": "throw", "seat": 3}, "said"), ("declare", IRISH | {"seat": 2}, "said"),
        ("declare", IRISH | {"actions": "miss"}, "actions"), ("declare", IRISH | {"method": "exact"}, "method"),
        ("declare", IRISH | {"method": "guess"}, "method"), ("declare", IRISH | {"pam": "clubs"}, "pam"),
        ("declare", IRISH | {"flush": "book"}, "flush"), ("declare", IRISH | {"defend": "free"}, "defend"),
        ("declare", FIVE | {"pam": "none"}, "civil"), ("declare", FIVE | {"miss_leads": True}, "miss_leads"),
        ("discard", {"hand": "Kh 7h Ac", "turn_up": "Qh"}, "variant"),
        ("discard", IRISH | {"exchange": "after"}, "said"),
        ("discard", IRISH | {"actions": "2c"}, "actions"), ("discard", IRISH | {"actions": "Kh Kh"}, "actions"),
        ("discard", IRISH | {"actions": "Kx"}, "actions"), ("discard", IRISH | {"method": "exact"}, "method"),
        ("discard", IRISH | {"pool": 0}, "pool"), ("discard", IRISH | {"xyzzy": 1}, ""),
    ],
)  # fmt: skip
def test_what_cannot_be_asked(question, asked, name):
    with pytest.raises(Misuse) as refusal:
        getattr(loo, question)(**asked)
    assert refusal.value.name == name


def test_the_pack_must_not_run_out():
    with pytest.raises(Misuse, match="so that the pack never runs out: players are from 3 to 3"):
        loo.declare(form="five", pack=32, players=4, hand="Kh 7h Ac 9d Ts", turn_up="Qh")


def test_sets_to_throw_are_understood():
    asked = IRISH | {"actions": "discard Ac 7h, none,Ac"}
    assert list(rows("discard", **asked, **FEW)) == ["discard 7h Ac", "discard none", "discard Ac"]
    as_list = rows("discard", **IRISH | {"actions": ["7h Ac", "discard none", "discard Ac"]}, **FEW)
    assert as_list == rows("discard", **asked, **FEW)


@pytest.mark.parametrize(
    ("question", "asked"), [("declare", FIVE | {"said": "throw draw-3"}), ("discard", IRISH | {"future": True})]
)
def test_an_answer_is_verified(question, asked, tmp_path):
    answer = getattr(loo, question)(**asked, **FEW)
    (tmp_path / "answer.json").write_text(answer.to_json())
    assert verify_file(tmp_path / "answer.json") == []


@pytest.mark.parametrize("question", ["declare", "discard"])
def test_the_command_gives_the_same_json(question):
    words = f"loo {question} --variant five-card --turn-up Qh --said throw --deals 3000 --precision 0 --format json"
    done = CliRunner().invoke(odds, [*words.split(), "--hand", FIVE["hand"]], prog_name="odds")
    assert done.exit_code == 0, done.output or repr(done.exception)
    assert json.loads(done.stdout) == json.loads(getattr(loo, question)(**FIVE, said="throw", **FEW).to_json())


def test_the_form_is_chosen_on_the_command_line():
    words = "loo declare --form irish --turn-up Qh --deals 3000 --precision 0 --format json --hand".split()
    done = CliRunner().invoke(odds, [*words, IRISH["hand"]], prog_name="odds")
    assert json.loads(done.stdout)["variant"]["form"] == "irish"


def test_the_words_of_an_answer():
    text = str(loo.declare(**FIVE, said="throw draw-5", **FEW))
    assert "plain players play on any trump and keep trumps and aces" in text
    assert "Seat 2: draw-5: no hand of such a player says this" in text
    assert "Such players would say this in" in text
