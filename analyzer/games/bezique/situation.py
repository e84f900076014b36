"""What the asker knows: his cards and what they served in, the turn-up, what lies open, what was played, the stock."""

from collections import Counter
from dataclasses import dataclass

from ...errors import Misuse, whole
from .past import check_past
from .reading import one_card, read_declared, read_match
from .served import Card, serve, show, still_there
from .variant import Variant

FULL, DEALT = 48, 8  # cards in the stock before the first trick, the turn-up counted; cards of a hand
BRISQUES = 16  # aces and tens of the pack


@dataclass(frozen=True)
class Situation:
    """A moment of a deal as the asker sees it.

    Parameters
    ----------
    variant : Variant
    trump : int
    turn_up : int
        Under the stock; with none left it only tells the trumps.
    stock : int
        Cards left, the turn-up counted.
    mine, theirs, gone : list of Card
        The asker's unplayed cards, the other's that are known, and those that were played and are known.
    led : int or None
    declared, theirs_declared : list of str
    score : tuple of int or None
        Of the game, the asker's and the other's; all but aces and tens of this deal is counted in it.
    brisques : tuple of int
        How many aces and tens lie in the tricks of either.
    seat : {"elder", "dealer"}
        Which the asker is in this deal.
    """

    variant: Variant
    trump: int
    turn_up: int
    stock: int
    mine: list
    theirs: list
    gone: list
    led: int = None
    declared: tuple = ()
    theirs_declared: tuple = ()
    score: tuple = None
    brisques: tuple = (0, 0)
    seat: str = "elder"

    @classmethod
    def read(
        cls, variant, *, hand=None, turn_up=None, stock=FULL, table=None, theirs=None, seen=None, declared=None,
        theirs_declared=None,
        led=None, score=None, brisques=None, seat=None,
    ):  # fmt: skip
        """Return a situation from texts; see `melds` for the parameters."""
        pack = variant.cards
        if hand is None:
            raise Misuse("hand", "say all cards that you have not played, as Qs Jd Kh")
        if turn_up is None:
            raise Misuse("turn_up", "say the card turned for trumps, as 9h")
        turned = one_card(pack, turn_up, "turn_up")
        stock = whole("stock", stock, 0, FULL, "cards are left in the stock,")
        if stock % 2:
            raise Misuse("stock", f"both draw after every trick, so the cards left are even in number, not {stock}")
        mine = [Card(c) for c in pack.read(hand, "hand")]
        if len(mine) > DEALT:
            raise Misuse("hand", f"one holds eight cards, or seven after winning a trick, not {len(mine)}")
        other = [Card(c, True, 1) for c in pack.read(theirs or "", "theirs")]
        gone = [Card(c) for c in pack.read(seen or "", "seen")]
        first = None if led is None else one_card(pack, led, "led")
        told = read_declared(pack, turned // 16, variant.other_bezique, declared, "declared")
        their_own = read_declared(pack, turned // 16, variant.other_bezique, theirs_declared, "theirs_declared")
        laid = None if table is None else pack.read(table, "table")
        if laid is None:
            laid = still_there(told, mine)
        show(pack, mine, laid)
        serve(pack, 0, mine, gone, told, "declared")
        serve(pack, 1, other, gone, their_own, "theirs_declared")
        found = cls(
            variant, turned // 16, turned, stock, mine, other, gone, first, tuple(w for w, _, _ in told),
            tuple(w for w, _, _ in their_own),
            *read_match(variant, score, brisques, seat or (score and _seat_of_first(stock, mine, first))),
        )  # fmt: skip
        check_past(found, told, their_own, brisques is not None)
        for cards in found.by_number().values():
            for copy, card in enumerate(cards):
                card.copy = copy
        return found

    def by_number(self):
        """Return the cards that are known by their numbers, without the card led and the turn-up."""
        found = {}
        for card in (*self.mine, *self.theirs, *self.gone):
            found.setdefault(card.number, []).append(card)
        return found

    @property
    def on_table(self):
        """The card led and the turn-up under the stock, each with which copy of it that is."""
        known, found = {number: len(cards) for number, cards in self.by_number().items()}, []
        for number in (self.led, self.turn_up if self.stock else None):
            found.append(None if number is None else (number, known.get(number, 0)))
            known[number] = known.get(number, 0) + 1
        return found

    def held(self, number):
        """Return the asker's card of a number, of twins the worn one."""
        return min((card for card in self.mine if card.number == number), key=lambda card: card.wear)

    @property
    def known(self):
        """The numbers of all cards whose place is known, the card led and the turn-up under the stock included."""
        cards = [card.number for card in (*self.mine, *self.theirs, *self.gone)]
        return cards + ([] if self.led is None else [self.led]) + ([self.turn_up] if self.stock else [])

    @property
    def unseen(self):
        """How often each card of the pack is not seen."""
        known = Counter(self.known)
        return {card: 2 - known[card] for card in self.variant.cards.cards}

    @property
    def others(self):
        """How many cards the other holds: as many as the asker, one less if he has led."""
        return len(self.mine) - (self.led is not None)

    @property
    def hidden(self):
        """How many of the other's cards are not known."""
        return self.others - len(self.theirs)

    @property
    def all_known(self):
        """Whether it is known where every card lies: what is not seen is all in one place."""
        places = self.hidden + max(self.stock - 1, 0)
        return places == 0 or (places == sum(self.unseen.values()) and (places == self.hidden or places == 1))

    @property
    def out(self):
        """How many aces and tens lie in no trick and are known, the card led and the turn-up included."""
        cards = [card.number for card in (*self.mine, *self.theirs)]
        cards += [] if self.led is None else [self.led]
        cards += [self.turn_up] if self.stock else []
        return sum(map(self.is_brisque, cards))

    @property
    def live(self):
        """How many aces and tens are among the cards dealt; -1 where it is not said how many lie in tricks."""
        return BRISQUES - self.out - sum(self.brisques) if self.score is not None else -1

    def is_brisque(self, number):
        """Return whether a card is an ace or a ten."""
        return self.variant.cards.ranks[number % 16] in "AT"

    @property
    def tricks(self):
        """How many tricks were finished: two cards are drawn after each, by the winner once he has declared."""
        return (FULL - self.stock) // 2 + max(DEALT - len(self.mine), 0)

    def as_dict(self):
        """Return what is known, in canonical form."""
        pack, trump = self.variant.cards, self.trump
        found = {"hand": pack.names([c.number for c in self.mine], trump), "turn_up": pack.name(self.turn_up)}
        found |= {"stock": self.stock}
        found |= {"table": pack.names([c.number for c in self.mine if c.shown], trump)}
        found |= {"theirs": pack.names([c.number for c in self.theirs], trump)}
        found |= {"seen": pack.names([c.number for c in self.gone], trump)}
        found |= {"declared": list(self.declared), "theirs_declared": list(self.theirs_declared)}
        found |= {"led": None if self.led is None else pack.name(self.led)}
        if self.score is not None:
            found |= {
                "score": "{}-{}".format(*self.score),
                "brisques": "{}-{}".format(*self.brisques),
                "seat": self.seat,
            }
        return {key: value for key, value in found.items() if value not in ([], None)}


def _seat_of_first(stock, mine, led):
    """Return who the asker is before the first trick, which elder leads (law 3); later nothing tells."""
    if stock == FULL and len(mine) == DEALT:
        return "elder" if led is None else "dealer"
    return None
