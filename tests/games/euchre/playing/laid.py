"""Moments of the play of Euchre for tests: deals of the twin, cut off in the middle."""

import random

from .. import naive
from ..cases import some_deal
from ..naive_cards import Table, legal_plays
from ..naive_plain import Plain
from ..naive_told import Wild


class Wanders(Plain):
    """Speak and throw as `plain`, and play any legal card."""

    def __init__(self, draw):
        self.draw = draw

    def lead(self, view):
        """Play anything."""
        return self.draw.choice(view.legal)

    follow = lead


def moments(count, seed, *, table=None, wild=False):
    """Yield moments of deals: what is asked, the other's hand at that time, the record."""
    draw = random.Random(seed)
    made, table = 0, table or Table()
    while made < count:
        players, deal = [Wild(draw) if wild else Wanders(draw) for _ in range(2)], some_deal(table, draw)
        record = naive.play_deal(table=table, players=players, **deal) | {"turn_up": deal["turn_up"]}
        if record["maker"] is not None:
            yield *cut(record, draw.randrange(10)), record
            made += 1


def cut(record, played):
    """Return what the seat to play after so many cards would ask, and what the other holds then."""
    plays = [play for _, two, _ in record["tricks"] for play in two]
    seat = plays[played][0]
    shown = {card for _, card in plays[:played]}
    left = [[card for card in hand if card not in shown] for hand in record["hands"]]
    tricks = [" ".join(card for _, card in plays[k : min(k + 2, played)]) for k in range(0, played, 2)]
    asked = {"hand": " ".join(left[seat]), "said": [word for _, word in record["words"]], "played": " / ".join(tricks)}
    asked |= {"turn_up": record["turn_up"], "dead": record["thrown"] or "" if seat == 1 else ""}
    return asked, left[1 - seat]


def could_be(moment, rest):
    """Whether a rest of the other's hand could lawfully have played what he played, checked card by card."""
    name = moment.variant.cards.name
    held, trump = list(rest), "cdhs"[moment.trump]
    for trick, leader in reversed(list(zip(moment.played, moment.turn.past.leaders, strict=False))):
        names = [name(card) for card in trick]
        mine = 0 if leader == moment.turn.other else 1
        if mine < len(names):
            held.append(names[mine])
            if mine == 1 and names[1] not in legal_plays(held, names[0], trump):
                return False
    return True
