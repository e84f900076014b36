"""Playing on from what a player sees: the deal as it was, in the world as it was."""

import random
from dataclasses import replace

from .cases import look, some_deck, some_order, some_table
from .naive_asking import Forced, hidden_sizes, moment_of, position, seen_by, some_world, worth
from .naive_cards import PACK, brisques, cards
from .naive_plain import Plain
from .naive_play import Deal, dealt, totals
from .naive_wild import Wild


class Noting(Plain):
    """Plays by another and notes every view, the world as it is and what he did."""

    def __init__(self, other, noted):
        self.other, self.noted, self.turn = other, noted, None

    def note(self, view, action):
        world = (list(self.deal.hands[1 - view.seat]), list(self.deal.stock))
        self.noted.append((view, world, action, len(self.deal.events)))
        return action

    def exchange(self, view):
        return self.other.exchange(view)

    def declare(self, view):
        said = self.other.declare(view)
        if view.taken is None:
            self.note(view, (False, said))
        return said

    def play(self, view):
        return self.note(view, self.other.play(view))


def noted_deal(draw, other):
    """Play a deal and return it with what was noted."""
    noted = []
    players = [Noting(other, noted), Noting(other, noted)]
    deal = Deal(dealt(some_table(draw), some_deck(draw), draw.randrange(2), some_order(draw)), players)
    for player in players:
        player.deal = deal
    deal.run()
    return deal, noted


def test_a_deal_goes_on_from_any_moment_as_it_went():
    draw = random.Random(1)
    for _ in range(12):
        deal, noted = noted_deal(draw, Plain())
        for view, world, action, at in draw.sample(noted, 12):
            on = Deal(
                position(view, world), [Forced(action, Plain()) if s == view.seat else Plain() for s in (0, 1)]
            ).run()
            went = [event for event in deal.events[at:] if event.kind != "brisques"]
            assert [event for event in on if event.kind != "brisques"] == went
            assert worth(view, world, action, Plain()) == totals(on)


def test_what_is_seen_and_what_is_not():
    draw = random.Random(2)
    for _ in range(30):
        _, noted = noted_deal(draw, Wild(draw))
        for view, (hand, stock), _, _ in noted:
            hidden, down = hidden_sizes(view)
            unknown = {*hand, *stock} - seen_by(view)
            assert len(unknown) == hidden + down == 64 - len(seen_by(view))
            assert moment_of(view) == (
                "declare" if len(view.cards) == 7 and view.stock else "follow" if view.led else "lead"
            )


def test_a_world_agrees_with_what_was_seen():
    draw = random.Random(3)
    _, noted = noted_deal(draw, Wild(draw))
    for view, (hand, stock), _, _ in noted:
        other, order = some_world(view, draw)
        assert (len(other), len(order)) == (len(hand), len(stock)) and order[-1:] == stock[-1:]
        assert {*other, *order} == {*hand, *stock}
        if not view.stock:
            assert set(other) == set(hand)


def test_views_of_a_question_have_worlds():
    view = look("Kh Qh Ah Th Jh Qs 7c", stock=20)
    other, stock = some_world(view, random.Random(4))
    assert (moment_of(view), len(other), len(stock)) == ("declare", 7, 20)
    assert len({*other, *stock, *view.cards}) == 34


def test_the_last_tricks_share_out_what_is_left():
    draw = random.Random(5)
    for _ in range(40):
        some = draw.sample(PACK, 8)
        view = replace(look(stock=0, turn_up=None), hand=tuple(some[:4]))
        for card in some[:4]:
            assert sum(worth(view, (some[4:], []), card, Plain())) == 10 + 10 * brisques(some)


def test_an_exchange_may_be_asked_about():
    view = look("7h Kh Ac Ac 9c 9d 8d", turn_up=cards("Qh Qh")[1])
    world = some_world(view, random.Random(6))
    kept, changed = (worth(view, world, (exchange, None), Plain()) for exchange in (False, True))
    assert kept != changed
