"""How a seat declares and plays, as numbers.

`plain`, to the card. *Order.* Ranks A 10 K Q J 9 8 7; the lowest card has the lowest rank and, among equals, the suit
that comes first in the deal's order of suits (trumps stand in it like any suit). Of *twins* (same rank and suit) the
*worn* one goes first, whether to be declared or to be played: lying on the table before in hand; then having served in
a marriage or sequence before not; then in bezique; then in four of a rank; then the first copy before the second. (In
the last eight tricks nothing lies on the table and no card counts as having served: the first copy.)

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
1. If an ace or ten was led, or D is not empty: the card of W thrown first, if any.
2. Else (or W empty) the lowest plain ten in W, if any.
3. Else the card outside D thrown first, of all classes, win or lose.

*Lead, last eight tricks.* Two or more trumps: the highest. Otherwise the highest plain card; a lone trump if nothing
else.

*Follow, last eight tricks.* The lowest card the law leaves that is not a trump; only trumps left by the law: the
lowest. (Where the law makes him win or trump, it leaves only cards that do.)

`book`: the advice of the old books (Z1 to Z17) as the numbers of `Policy`; the module `book` reads them.

`search`: every move is played out by `book` players in worlds that agree with what the seat has seen, and that which
gains most is made; in the last eight tricks, when the other's cards are known, the best card (`hunt`).
"""

from typing import NamedTuple

CLASSES = 15
(
    BOOK, DIRECT, FORERUNNER, WORTH, BIG, MELD_CUT, BIG_CUT, BRISQUE_CUT, LATE, LATE_CUT, LEAD_LATE, TEN_TO_WIN,
    ACE_TO_WIN, WATCHES, HOLDS, KEEPS_PAIR, LONE, GUARDS, KEEPS_TRUMP, SEARCHES,
    ORDER,
) = range(21)  # places in a voice; ORDER: the first of the classes  # fmt: skip
ROYAL_FIRST, BEZIQUE_FIRST = 1, 2  # forerunners, added up


class Policy(NamedTuple):
    """The numbers that say how a seat chooses; all but the first are read of `book` players only.

    A card is of the first class that it fits: 0 plain 9 8 7; 1 plain knave; 2 plain king or queen that has been
    married; 3 queen; 4 king; 5 trump 9 8; 6 trump 7; 7 plain ten; 8 plain ace; 9 one of three plain aces or more; 10
    trump A 10 K Q J when no sequence can come any more; 11 the same before; 12 bezique cards that can bring nothing any
    more; 13 the others; 14 the second copy of a trump A 10 K Q J.

    Parameters
    ----------
    book : bool
        Whether the seat plays as the books advise, else as `plain`.
    direct : int
        Cards in the stock from which on down sequence and double bezique are declared without their forerunners (Z15).
    forerunner : int
        1: the royal marriage before the sequence, 2: bezique before double bezique; added up (Z4).
    worth : int
        Points of a declaration from which on one tries to win the trick for it (Z7, Z8).
    big : int
        Points from which on `big_cut` is spent on it in place of `meld_cut`.
    meld_cut, big_cut, brisque_cut, late_cut : int
        Of how many classes, in `order`, a card may be that wins a trick for a declaration, for a brisque led (Z9), or
        late in the deal.
    late, lead_late : int
        Cards in the stock from which on down every trick is won that can be (Z5, Z16), and trumps are led.
    ten_to_win, ace_to_win : bool
        Whether a trick is also won with a plain ten, or an ace where fewer than three are held (Z1, Z8, Z12).
    watches : bool
        Whether cards played and laid open are remembered (Z3).
    holds : int
        Cards in the stock down to which nothing is declared (Z6).
    keeps_pair : bool
        Whether the cards of bezique are kept for double bezique (Z14).
    lone : int
        Cards in the stock from which on down a queen of bezique that has served in none goes as a plain queen where no
        knave is held with it (Z14).
    guards : bool
        Whether it is kept all the same while both cards of bezique lie open before the other (Z14).
    keeps_trump : bool
        Whether in the last eight tricks a good trump is kept for the last (Z17).
    worlds : int
        Worlds that agree with what the seat has seen, in which each of its moves is played out; 0: no search.
    order : tuple of int
        The classes of cards, that which is thrown first at the head (Z1, Z2, Z10 to Z13).
    """

    book: bool = False
    direct: int = 12
    forerunner: int = ROYAL_FIRST + BEZIQUE_FIRST
    worth: int = 60
    big: int = 80
    meld_cut: int = 9
    big_cut: int = 12
    brisque_cut: int = 15
    late: int = 6
    late_cut: int = 15
    lead_late: int = 4
    ten_to_win: bool = True
    ace_to_win: bool = True
    watches: bool = True
    holds: int = 48
    keeps_pair: bool = True
    lone: int = 0
    guards: bool = True
    keeps_trump: bool = True
    worlds: int = 0
    order: tuple = (0, 1, 5, 3, 7, 2, 8, 4, 6, 10, 12, 9, 14, 11, 13)

    @property
    def voice(self):
        """The numbers in a row."""
        return [*(int(number) for number in self[:-1]), *self.order]


WORLDS = 48  # that a seat imagines for each move, if nothing else is said
POLICIES = {"plain": Policy(), "book": Policy(book=True), "search": Policy(book=True, worlds=WORLDS)}
BEST = "book"


def voice_of(name, worlds=WORLDS):
    """Return the numbers of a policy in a row; if it searches, over so many worlds."""
    policy = POLICIES[name]
    return policy._replace(worlds=worlds if policy.worlds else 0).voice
