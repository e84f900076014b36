"""Moments of the play of Écarté for tests: deals of the twin, cut off in the middle."""

import random

from analyzer.games.ecarte.playing.moment import Moment
from analyzer.games.ecarte.variant import Variant

from .. import naive
from ..asked import table_of
from ..cases import some_deal
from ..naive_cards import Table, legal_plays
from ..naive_plain import Plain
from ..naive_told import Wild

SEATS = ["elder", "dealer"]


class Wanders(Plain):
    """Speak and throw as `plain`, and play any legal card."""

    def __init__(self, draw):
        self.draw = draw

    def lead(self, view):
        """Play anything."""
        return self.draw.choice(view.legal)

    follow = lead


def said_of(record):
    """Return the words of a deal, numbers of cards changed among them, in order."""
    words, changes = [], list(record["exchanges"])
    for _, word in record["words"]:
        words.append(word)
        if word.startswith("accept"):
            words += [f"draw-{len(thrown)}" for _, thrown, _ in changes[:2]]
            del changes[:2]
    return words


def moments(count, seed, *, cards=None, table=None, wild=False):
    """Yield moments of deals: what is asked, the other's hand at that time, the record."""
    draw = random.Random(seed)
    made, table = 0, table or Table()
    while made < count:
        players = [Wild(draw) if wild else Wanders(draw) for _ in range(2)]
        deal = some_deal(table, draw)
        record = naive.play_deal(table=table, players=players, **deal) | {"turn_up": deal["turn_up"]}
        if len(record["tricks"]) < 5:
            continue
        played = draw.randrange(10) if cards is None else cards
        asked, others = cut(record, played)
        yield asked, others, record
        made += 1


def cut(record, played):
    """Return what the seat to play after so many cards would ask, and what the other holds then."""
    plays = [play for _, two, _ in record["tricks"] for play in two]
    seat = plays[played][0]
    shown = {card for _, card in plays[:played]}
    left = [[card for card in hand if card not in shown] for hand in record["hands"]]
    tricks = [" ".join(card for _, card in plays[k : min(k + 2, played)]) for k in range(0, played, 2)]
    dead = [card for who, thrown, _ in record["exchanges"] if who == seat for card in thrown]
    asked = {"hand": " ".join(left[seat]), "said": said_of(record), "played": " / ".join(tricks)}
    asked |= {"turn_up": record["turn_up"], "dead": " ".join(dead)}
    if record["king"] and record["king"][1] != "turned":
        asked["king"] = SEATS[record["king"][0]]
    return asked, left[1 - seat]


def naive_rests(asked, rest, table=None):
    """Whether a rest of the other's hand could lawfully have played what he played, checked card by card."""
    moment = Moment.read(Variant(), **asked)
    pack, table = moment.variant.cards, table or table_of(moment.variant)
    held, trump = list(rest), pack.name(moment.turn_up)[1]
    for trick, leader in reversed(list(zip(moment.played, moment.turn.past.leaders, strict=False))):
        names = [pack.name(card) for card in trick]
        mine = 0 if leader == moment.turn.other else 1
        if mine < len(names):
            held.append(names[mine])
            if mine == 1 and names[1] not in legal_plays(held, names[0], trump, table):
                return False
    return True
