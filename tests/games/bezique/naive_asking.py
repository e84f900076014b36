"""Bezique the slow, obvious way: what an action is worth, by playing on in worlds that agree with what was seen."""

from copy import deepcopy

from .naive_cards import PACK
from .naive_play import Deal, Position, totals


def moment_of(view):
    """Name the moment: a card is led, a trick was won and nothing drawn yet, or the asker leads."""
    return "follow" if view.led else "declare" if view.stock and len(view.cards) == 7 else "lead"


def seen_by(view):
    """Collect every card whose place the asker knows: his own, those played, declared or lying face up."""
    played = {card for event in view.events if event.kind == "play" for card in event.cards}
    face_up = {*view.theirs, *told(view), *([view.led] if view.led else []), *([view.turn_up] if view.stock else [])}
    return played | face_up | set(view.cards)


def told(view):
    """List what the other holds that was seen: taken for the seven or in the last draw, or declared before it."""
    other, held = 1 - view.seat, set()
    for event in view.events:
        if event.seat == other and event.kind == "exchange":
            held.add(event.cards[1])
        if event.seat == other and event.kind in ("draw", "declare"):
            held.update(event.cards)
        if event.kind == "play":
            held.difference_update(event.cards)
    return held - set(view.theirs)


def hidden_sizes(view):
    """Count the cards the other holds that the asker cannot name, and the stock without the turn-up."""
    full = 8 if moment_of(view) == "lead" else 7
    if not view.stock:
        full = len(view.cards) - bool(view.led)
    return full - len(view.theirs) - len(told(view)), max(view.stock - 1, 0)


def some_world(view, draw):
    """Draw a world: the other's cards in hand, and the stock from the top, turn-up included."""
    unseen = [card for card in PACK if card not in seen_by(view)]
    hidden, stock = hidden_sizes(view)
    some = draw.sample(unseen, hidden + stock)
    return [*told(view), *some[:hidden]], [*some[hidden:], *([view.turn_up] if view.stock else [])]


def position(view, world):
    """Put a view and a world together."""
    hand, stock = world
    by_seat = (lambda mine, other: [mine, other]) if view.seat == 0 else (lambda mine, other: [other, mine])
    moment = moment_of(view)
    return Position(
        view.table, view.dealer, view.order, view.trump, list(stock), by_seat(list(view.hand), list(hand)),
        by_seat(list(view.shown), list(view.theirs)), deepcopy(by_seat(view.served, view.their_served)),
        by_seat(list(view.made), list(view.their_made)), view.seat if moment != "follow" else 1 - view.seat, moment,
        view.led,
    )  # fmt: skip


class Forced:
    """Does what is asked about at his first turn, then what another would.

    `action` is a card, or (exchange the seven or not, the declaration or None).
    """

    def __init__(self, action, then):
        self.then, self.card, self.turn = then, action, None
        if isinstance(action[0], bool):
            self.card, self.turn = None, list(action)

    def exchange(self, view):
        """Exchange as told, later as the other would."""
        return self.turn[0] if self.turn else self.then.exchange(view)

    def declare(self, view):
        """Declare as told, later as the other would."""
        if self.turn:
            (_, said), self.turn = self.turn, None
            return said
        return self.then.declare(view)

    def play(self, view):
        """Play the card told, later as the other would; a turn to declare that is past is past."""
        card, self.card, self.turn = self.card, None, None
        return self.then.play(view) if card is None else card


def worth(view, world, action, then):
    """Return what each seat still scores in a world after an action, both playing on as `then`."""
    players = [Forced(action, then) if seat == view.seat else then for seat in (0, 1)]
    return totals(Deal(position(view, world), players).run())
