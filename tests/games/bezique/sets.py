"""Sets of cards of Bezique for the tests, written as at the table."""

from analyzer.core.jit import U
from analyzer.core.twice import LANES, Twice
from analyzer.games.bezique.declarations import bezique_cards
from analyzer.games.bezique.rules import Own, Signs
from analyzer.games.bezique.variant import PACK

LAYOUT = Twice(PACK, (0, 1, 2, 3), 2)  # clubs lowest; hearts are trumps


def cards(text):
    """Return a set; a card named twice is both copies, `Kh'` the second alone."""
    found = U(0)
    for name in text.split():
        number = PACK.read(name.rstrip("'"), "hand")[0]
        first = LAYOUT.copies([(number, 0)])
        second = name.endswith("'") or bool(found & first)
        found |= LAYOUT.copies([(number, int(second))])
    return found


def named(some):
    """Return the cards of a set by name, the lowest first, `'` for a second copy."""
    out = []
    for place in range(64):
        if int(some) >> place & 1:
            out.append(PACK.name(LAYOUT.card(place)) + "'" * (place % 2))
    return " ".join(out)


def own(held, shown="", wed="", run="", pair="", four=""):
    """Return a player's cards."""
    return Own(*map(cards, (held, shown, wed, run, pair, four)))


def signs(trump="h", other=False):
    """Return the trumps and the cards of bezique."""
    suit = "cdhs".index(trump)
    queen, knave = bezique_cards(suit, other)
    return Signs(U(int(LANES[suit])), LAYOUT.hand([queen, queen]), LAYOUT.hand([knave, knave]))
