"""Bezique the slow, obvious way: the policy `plain`, to the card.

*Order.* Ranks A 10 K Q J 9 8 7; the lowest card has the lowest rank and, among equals, the suit that comes first in the
deal's order of suits (trumps stand in it like any suit). Of *twins* (same rank and suit) the *worn* one goes first,
whether to be declared or to be played: lying on the table before in hand; then having served in class A (marriage or
sequence) before not; then in class B (bezique); then in class C (four of a rank); then the first copy before the
second. (In the last eight tricks nothing lies on the table and no card counts as having served: the first copy.)

*Cards of a declaration.* A declaration is named; the cards follow. Marriage, sequence, bezique: of each card it needs
the worn twin among those that may still serve in it. Four of a rank: those that may still serve, on the table first,
then those in hand, each from the lowest upward (twins: worn first), until there are four.

*Declaring.* Having won a trick in the stock phase: exchange the seven whenever that is allowed; then declare what is
worth most of what is allowed: double bezique 500, sequence 250, four aces 100, kings 80, queens 60, royal marriage 40,
bezique 40, four knaves 40, common marriage 20. Equals go in this order, common marriages by suit, lowest first. (The
card just taken for the seven may not serve.) Never refuse a declaration.

*Keeping.* Each card falls in one class; the lowest class is thrown first, in a class the lowest card:
0 plain 9 8 7; 1 plain knave; 2 plain queen; 3 plain king; 4 trump 9 8 7; 5 plain ten; 6 plain ace;
7 trump A 10 K Q J; 8 the queen and the knave of bezique (whichever two the table plays with; trumps or not).

Let D be the cards of the declaration he would make (as above, nothing excluded) if he had won with all eight cards
still held; possibly none.

*Lead, stock phase.* If D is not empty: the lowest plain ace outside D, failing that the lowest trump 9 8 7 outside D.
Otherwise, or with neither: the card outside D thrown first.

*Follow, stock phase.* W are the cards outside D of classes 0 to 6 that win the trick.
1. An ace or ten was led, or D is not empty: the card of W thrown first, if any.
2. Neither: the lowest plain ten in W, if any.
3. Where the above finds none: the card outside D thrown first, of all classes, win or lose.

*Lead, last eight tricks.* Two or more trumps: the highest. Otherwise the highest plain card; a lone trump if nothing
else.

*Follow, last eight tricks.* The lowest card the law leaves that is not a trump; only trumps left by the law: the
lowest. (Where the law makes him win or trump, it leaves only cards that do.)
"""

from .naive_cards import strength, wins
from .naive_declaring import POINTS, legal_declarations, wear
from .naive_view import legal_plays


def best_declaration(view):
    """Name what is worth most of what may be declared, and its cards."""
    found = legal_declarations(view)
    if not found:
        return None, ()
    ranking = list(POINTS)[:-4] + [f"marriage-{suit}" for suit in view.order]
    name = min(found, key=ranking.index)
    return name, found[name]


def kept(view, card):
    """Return the class of a card: the lowest is thrown first."""
    if (card.rank, card.suit) in view.table.bezique(view.trump):
        return 8
    if card.suit == view.trump:
        return 4 if card.rank in "987" else 7
    return {"J": 1, "Q": 2, "K": 3, "T": 5, "A": 6}.get(card.rank, 0)


def lowest(view, cards):
    """Choose the lowest card, of twins the worn one."""
    return min(cards, key=lambda card: (strength(card), view.order.index(card.suit), wear(view, card)))


def highest(view, cards):
    """Choose the highest card, of twins the worn one."""
    top = max(cards, key=lambda card: (strength(card), view.order.index(card.suit)))
    return lowest(view, [card for card in cards if card[:2] == top[:2]])


def thrown(view, cards):
    """Choose the card thrown first."""
    first = min(kept(view, card) for card in cards)
    return lowest(view, [card for card in cards if kept(view, card) == first])


class Plain:
    """The policy `plain`."""

    def exchange(self, view):
        """Exchange whenever it is allowed."""
        return True

    def declare(self, view):
        """Declare what is worth most."""
        return best_declaration(view)[0]

    def play(self, view):
        """Lead or follow, while cards are left in the stock or after."""
        if view.stock:
            return follow(view) if view.led else lead(view)
        return follow_late(view) if view.led else lead_late(view)


def lead(view):
    """Lead a plain ace or a small trump if there is something to declare, else throw."""
    wanted = best_declaration(view)[1]
    free = [card for card in view.cards if card not in wanted]
    for group in (6, 4):
        found = [card for card in free if kept(view, card) == group]
        if wanted and found:
            return lowest(view, found)
    return thrown(view, free)


def follow(view):
    """Win a brisque, or to declare; else win with a plain ten; else throw."""
    wanted = best_declaration(view)[1]
    free = [card for card in view.cards if card not in wanted]
    by_suit = view.table.trick == "suit_led"
    able = [card for card in free if kept(view, card) <= 6 and wins(card, view.led, view.trump, by_suit)]
    if wanted or view.led.rank in "AT":
        return thrown(view, able or free)
    tens = [card for card in able if kept(view, card) == 5]
    return lowest(view, tens) if tens else thrown(view, free)


def lead_late(view):
    """Lead the highest of two or more trumps, else the highest plain card."""
    trumps = [card for card in view.cards if card.suit == view.trump]
    plain = [card for card in view.cards if card.suit != view.trump]
    return highest(view, trumps if len(trumps) > 1 or not plain else plain)


def follow_late(view):
    """Play the lowest card the law leaves, a plain one if there is."""
    left = legal_plays(view)
    return lowest(view, [card for card in left if card.suit != view.trump] or left)
