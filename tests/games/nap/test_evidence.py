"""What was said as evidence: deals that agree are those that a plain loop over shuffled packs would keep."""

import random
from math import sqrt

import numpy as np
import pytest

from analyzer.errors import Misuse
from analyzer.games import nap
from analyzer.games.nap.evidence import asked_for
from analyzer.games.nap.policy import POLICIES
from analyzer.games.nap.situation import Situation
from analyzer.games.nap.variant import VARIANTS, Variant

from . import naive
from .naive_cards import Table
from .naive_points import player_of
from .played import SAME
from .test_arms import stage_of

PLAIN = {"hand": "Ah Kh 9s 9c 2d", "opponents": "plain"}
MANY = {"deals": 300_000, "precision": 0}
CASES = {  # words of others that tell of their hands, at tables where hands change and where they do not
    "plain": {"hand": "Ah Kh 9s 9c 2d", "said": "pass 2"},
    "plain, seldom": {"hand": "Ah Kh 9s 9c 2d", "said": "pass pass 3"},
    "book, seldom": {"hand": "Kh 9h 9s 9c 2d", "said": "2 nap", "variant": "wellington", "opponents": "book"},
    "book, spare": {"hand": "Ah Kh Jh 9c 2d", "said": "1", "variant": "sir-garnet", "opponents": "book"},
    "bold, raised": {"hand": "Ah Kh Qh Jh 9h", "said": "2 nap", "variant": "wellington", "opponents": "bold"},
    "cautious, six": {
        "hand": "Ah Kh 9s 9c 8d", "said": "pass 1", "dead": "2s", "variant": "six-card", "opponents": "cautious",
    },
    "book, peep": {"hand": "Ah Kh Qh 9c 2d", "said": "1 peep 3", "variant": "peep", "opponents": "book"},
    "nine": {"hand": "Ah Kh 9s 9c 2d 3d 4d 5d Ks", "said": "3", "variant": "nine-card", "players": 3},
}  # fmt: skip


class OtherwiseError(Exception):
    """Somebody would have said something else."""


class Heard:
    """A player of a policy who must say what was said, while that lasts."""

    def __init__(self, policy, words):
        self.player, self.words = player_of(policy), words

    def __getattr__(self, name):
        return getattr(self.player, name)

    def call(self, view):
        """Answer, and leave if it is not what was said."""
        word, place = self.player.call(view), len(view.calls)
        if place < len(self.words) and word != self.words[place]:
            raise OtherwiseError
        return word


class Asker(Heard):
    """Says his word, discards what he discarded."""

    def __init__(self, policy, words, action, dead):
        super().__init__(policy, words)
        self.action, self.dead = action, dead

    def call(self, view):
        """Say what is asked about, then follow the policy."""
        return self.action if len(view.calls) == len(self.words) else self.player.call(view)

    def discard(self, view):
        """Throw away what was thrown away before."""
        return self.dead if self.dead and set(self.dead) <= set(view.hand) else self.player.discard(view)


def by_a_loop(asked, actions, deals, seed):
    """Return the payoffs of every action in shuffled packs of which those are kept that agree; and how many agreed."""
    variant, draw = VARIANTS[asked.get("variant", "baxter-wray")], random.Random(seed)
    players, words = asked.get("players", 4), asked["said"].split()
    agreed = Table(players=players, **{name: getattr(variant, name) for name in SAME})
    policy, seat = POLICIES[asked.get("opponents", "plain")], len([word for word in words if word != "peep"])
    hand, dead = asked["hand"].split(), asked.get("dead", "").split()
    rest = [card for card in agreed.cards() if card not in (*hand, *dead)]
    gains, tried, size = {action: [] for action in actions}, 0, agreed.dealt
    while len(gains[actions[-1]]) < deals:
        draw.shuffle(rest)
        tried, stock, hands = tried + 1, list(rest), []
        for other in range(players):
            hands.append([*hand, *dead] if other == seat else [stock.pop() for _ in range(size)])
        spare = [stock.pop() for _ in range(agreed.tricks)] if agreed.spare else None
        peep = stock.pop() if agreed.peep != "none" else None
        dealt = {"hands": hands, "spare": spare, "peep": peep, "stock": stock, "order": "".join(draw.sample("cdhs", 4))}
        try:
            for action in actions:
                seats = [Heard(policy, words) for _ in range(players)]
                seats[seat] = Asker(policy, words, action, dead)
                record = naive.play_deal(table=agreed, players=seats, pool=20, **dealt)
                gains[action].append(record["net"][seat])
        except OtherwiseError:
            pass
    return gains, tried


def compare(name, deals, seed):
    """Hold the values of some actions, and how often others say so, against a loop's."""
    asked = CASES[name]
    opponents = asked.get("opponents", "plain")
    paid = asked["said"].split().count("peep")
    answer = nap.call(**{"opponents": opponents} | asked, play=opponents, mine=opponents, pool=20 + paid, **MANY)
    rows = {row["action"]: row for row in answer.actions}
    actions = [list(rows)[0], list(rows)[-1]]
    gains, tried = by_a_loop(asked, actions, deals, seed)
    for action in actions:
        mean, error = np.mean(gains[action]), np.std(gains[action]) / sqrt(deals)
        row = rows[action]
        slack = 12 / deals  # where one deal in many is otherwise
        assert abs(row["ev"] - mean) < 4 * sqrt(error**2 + row["stderr"] ** 2) + slack, (action, row["ev"], mean, error)
    share = deals / tried
    error = sqrt(share * (1 - share) / tried + answer.method["p_said_stderr"] ** 2)
    assert abs(answer.method["p_said"] - share) < 4 * error


@pytest.mark.parametrize("name", ["plain", "bold, raised", "book, peep"])
def test_a_loop_finds_the_same_values(name):
    compare(name, 400, 1)  # four standard errors of so many


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_a_loop_finds_the_same_values_in_many_deals(name):
    compare(name, 4000, 2)


@pytest.mark.parametrize(("name", "listed"), [("plain, seldom", True), ("book, seldom", True), ("plain", False)])
def test_hands_are_listed_where_words_are_seldom(name, listed):
    asked = {name: value for name, value in CASES[name].items() if name not in ("opponents", "variant")}
    stage = stage_of(CASES[name])
    assert (stage.listed < 1) == listed and stage.situation.said == tuple(asked["said"].split())


def test_what_hangs_on_the_spare_hand_or_a_card_looked_at_is_not_listed():
    variant = Variant(spare=True, raises="blucher", challenge=True, peep="hoffmann")
    said = "spare peep wellington wellington pass"
    situation = Situation.read(variant, hand="Ah Kh 9s 9c 2d", said=said)
    asked = asked_for(situation)
    assert [word.unlisted for word in asked] == [False, False, True, True, False]
    assert [word.meets for word in asked] == [False, False, False, True, False]
    assert [word.taken for word in asked] == [False, True, True, True, True]
    assert [word.best for word in asked] == [0, 10, 10, 12, 12]


def test_a_word_that_no_hand_says_is_no_evidence():
    answer = nap.call(**PLAIN, said="misery", misery="below-three", deals=1000, precision=0)
    assert answer.method["no_evidence"] == ["seat 1: misery"] and "p_said" not in answer.method


def test_what_such_players_would_hardly_say_is_refused_and_others_named():
    with pytest.raises(Misuse, match="plain players would say '3 4 nap' in less than one in 10,000") as refusal:
        nap.call(**PLAIN, said="3 4 nap", deals=100)
    assert refusal.value.name == "said" and refusal.value.message.endswith("book, cautious, bold")
