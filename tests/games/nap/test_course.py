"""Nap event by event against the naive twin: every card, word, discard and payment of random tables of every form."""

import random

import pytest

from analyzer.core.jit import kernel
from analyzer.games.nap.auction import open_deal, stake
from analyzer.games.nap.policy import POLICIES
from analyzer.games.nap.table import NET, POOL, table_of
from analyzer.games.nap.talk import Talk

from . import naive
from .cases import DEALS
from .laid import laid
from .naive_cards import Table, rank_of
from .naive_plain import Plain
from .naive_points import player_of
from .naive_told import Told
from .played import Deals, compare, some_policy, some_sensible, twin_of
from .questioned import Question


def moments(draw, deals):
    """Yield numbers of deals, what lies in the kitty, whether stakes are doubled."""
    for _ in range(deals):
        yield draw.randrange(10**9), draw.choice([0, 0, 3, 11]), draw.random() < 0.3


def all_plain(tables, deals, seed):
    """Play deals of random tables, all seats `plain`, and compare each with the twin's own course."""
    draw = random.Random(seed)
    for _ in range(tables):
        agreed = some_sensible(draw)
        stage = Deals(agreed, [POLICIES["plain"]] * agreed.holders, draw.randrange(2**60))
        for index, pool, doubled in moments(draw, deals):
            doubled = doubled and agreed.double_header
            played = stage.play(index, pool, doubled)
            compare(played, twin_of(played, agreed, [Plain()] * agreed.players, pool=pool, doubled=doubled))


def by_policy(tables, deals, seed):
    """Play deals of random tables and policies; the twin's players of those policies do the same."""
    draw = random.Random(seed)
    for _ in range(tables):
        agreed = some_sensible(draw)
        policies = [some_policy(draw) for _ in range(agreed.holders)]
        stage = Deals(agreed, policies, draw.randrange(2**60))
        players = [player_of(policy) for policy in policies]
        for index, pool, doubled in moments(draw, deals):
            doubled = doubled and agreed.double_header
            played = stage.play(index, pool, doubled)
            compare(played, twin_of(played, agreed, players, pool=pool, doubled=doubled))


def as_told(tables, deals, seed):
    """Play deals of random tables and policies; the twin, told what was said and played, must come to the same."""
    draw, words = random.Random(seed), set()
    for _ in range(tables):
        agreed = some_sensible(draw)
        stage = Deals(agreed, [some_policy(draw) for _ in range(agreed.holders)], draw.randrange(2**60))
        for index, pool, doubled in moments(draw, deals):
            doubled = doubled and agreed.double_header
            played = stage.play(index, pool, doubled)
            cards = [card for _, plays, _ in played.tricks for _, card in plays]
            player = Told(played.words, cards, played.throws(agreed))
            compare(played, twin_of(played, agreed, [player] * agreed.players, pool=pool, doubled=doubled))
            assert not (player.words or player.cards or player.throws)
            words |= {(word, played.made) for word in played.words} | {("draw", n) for n in played.draws}
    return words


def test_plain_seats_do_as_the_twins():
    all_plain(150, 20, 1)


def test_seats_of_every_policy_do_as_it_is_described():
    by_policy(200, 20, 9)


def test_what_policies_do_is_lawful_and_comes_to_the_same():
    words = as_told(200, 20, 2)
    every = {*"12345678", "misery", "nap", "spare", "wellington", "blucher", "pass", "peep"}
    assert {word for word, _ in words} == {*every, "draw"}
    assert {("wellington", True), ("spare", True), ("misery", True), ("misery", False), ("draw", 3)} <= words


@pytest.mark.slow
def test_many_plain_seats_do_as_the_twins():
    all_plain(1000, 50, 3)


@pytest.mark.slow
def test_many_seats_of_every_policy_do_as_it_is_described():
    by_policy(1000, 50, 10)


@pytest.mark.slow
def test_much_that_policies_do_is_lawful_and_comes_to_the_same():
    as_told(1000, 50, 4)


def questions(number, deals, seed, names):
    """Ask in the middle of deals; for every action the twin, told so, finds what the kernel did and summed up."""
    draw, asked = random.Random(seed), set()
    while number:
        question = Question(draw, names)
        whole = question.stage(*question.actions)
        if whole.game.heard.any() and not whole.often_said(1e-3):
            continue
        number -= 1
        first = draw.randrange(10**9)
        tally, sums = whole.play(first, deals), []
        for action in question.actions:
            stage, total = question.stage(action), 0
            for index in range(first, first + deals):
                played = question.played(stage, index)
                total += told_of(question, action, played)["net"][question.me]
            sums.append(total)
        assert tally.sums == sums
        asked |= {*question.actions, *question.said}
    return asked


def told_of(question, action, played):
    """Play a deal of the question by the twin: `plain` but for the asker's words and discards, or told all."""
    agreed = question.agreed
    assert played.said[: len(question.said) + 1] == [*question.said, action]
    if question.opponents == question.mine == "plain":
        speakers = Talk(question.variant, agreed.players, played.said).speakers[len(played.draws) :]
        words = [word if seat == question.me + 1 else None for word, seat in zip(played.words, speakers, strict=True)]
        throws = [gone if seat == question.me else None for _, seat, gone, _ in played.stages(agreed)]
        players = [Told(words, throws=throws)] * agreed.players
    else:
        cards = [card for _, plays, _ in played.tricks for _, card in plays]
        players = [Told(played.words, cards, played.throws(agreed))] * agreed.players
    twin = twin_of(played, agreed, players, pool=question.pool, doubled=question.doubled, paid=question.paid)
    compare(played, twin)
    return twin


def test_a_question_among_plain_players_plays_the_twins_deals():
    questions(60, 8, 5, ["plain"])


def test_a_question_among_others_plays_lawful_deals():
    asked = questions(80, 8, 6, list(POLICIES))
    assert asked >= {"misery", "nap", "spare", "wellington", "peep", "draw-2"}


@pytest.mark.slow
def test_many_questions_among_plain_players():
    questions(300, 20, 7, ["plain"])


@pytest.mark.slow
def test_many_questions_among_others():
    questions(600, 20, 8, list(POLICIES))


@kernel
def put_in(table, game, pool):
    """What a session does before a deal."""
    open_deal(table, game, pool, False)
    stake(table, game)


class OneByOne:
    """A seat of the twin that is told, deal by deal, what the kernel did."""

    def __init__(self):
        self.player = None

    def __getattr__(self, name):
        return getattr(self.player, name)


@pytest.mark.parametrize("agreed", [
    Table(players=4, kitty=2, kitty_others=1, failed_nap="doubles", double_header=True),
    Table(players=6, kitty=1, double_header=True, lowest=1, spare=True),
    Table(players=3, kitty=3, raises="blucher", challenge=True, knaves_fives=True, all_pass="thrown-in"),
], ids=["kitty of all", "six", "thrown in"])  # fmt: skip
def test_deals_one_after_another_are_a_session_of_the_twin(agreed):
    """The deal moves on; the kitty and the double stakes of one deal are those of the next."""
    draw, everybody = random.Random(3), OneByOne()
    stage = Deals(agreed, [some_policy(draw) for _ in range(agreed.holders)], 4)
    people, gains, pool, doubled, deals, kept = list(range(agreed.players)), [0] * agreed.players, 5, False, [], set()
    for index in range(150):
        table = table_of(agreed.players, agreed.tricks)
        put_in(table, stage.game, pool)
        played = stage.play(index, int(table.now[POOL]), doubled)
        for person, paid, gain in zip(people, table.seats[NET].tolist(), played.net, strict=False):
            gains[person] += paid + gain
        pool, doubled, people = played.pool, played.doubled_next, people[1:] + people[:1]
        deals.append(played)
        kept.add((pool > 0, doubled))

    def in_turn():
        for played in deals:
            cards = [card for _, plays, _ in played.tricks for _, card in plays]
            everybody.player = Told(played.words, cards, played.throws(agreed))
            yield played.dealt()

    twin, records, left = naive.play_session(in_turn(), agreed, [everybody] * agreed.players, pool=5)
    assert (twin, left) == (gains, pool)
    assert [record["doubled_next"] for record in records] == [played.doubled_next for played in deals]
    assert sum(gains) + pool == 5 and len(kept) > 1


def test_the_known_deals_card_by_card():
    """All tricks of the known deals under `plain`, the trump suit given by the first lead."""
    for deal in DEALS:
        lead = max((card for card in deal["hands"][0] if card[1] == deal["plain_trump"]), key=rank_of)
        hands, said = "/".join(map(" ".join, deal["hands"])), "nap" + " pass" * (deal["n"] - 1)
        played = laid(hands, said, lead=lead, to_the_end=True)
        found = [
            {"leader": leader, "cards": [list(play) for play in plays], "winner": winner}
            for leader, plays, winner in played.tricks
        ]
        assert (found, played.senior) == (deal["plain_play"], deal["caller"]), deal["id"]
        assert (played.trump, played.won) == (deal["plain_trump"], deal["plain_tricks"])
