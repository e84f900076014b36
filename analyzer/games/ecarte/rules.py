"""The laws of Écarté: Enquire Within upon Everything, s. 118-119; where others are followed, they are named.

Law 1. 32 cards, none below the seven. In every suit, trumps too, they rank king, queen, knave, ace, ten, nine, eight,
    seven. [s. 118]
Law 2. Who cuts the higher card deals first, then each in turn: five cards each, elder first, and the eleventh is turned
    for trumps; it is nobody's. [s. 118-119]
Law 3. Five points are the game; who reaches them first has it, in the middle of a deal too. [s. 118]
Law 4. A king turned up marks one for the dealer, at once. [s. 118-119]
Law 5. Elder plays or proposes; to a proposal the dealer says that he accepts or refuses. No word is taken back.
    [s. 118; s. 119, x]
Law 6. A proposal accepted, elder throws one to five cards away and has as many from the top of the stock; then the
    dealer none to five (or at least one). Nobody sees what the other threw. [s. 118; Parlett]
Law 7. One exchange a deal; or as many as agreed; or, until somebody will not, as many as the stock allows. Then elder
    leads. [s. 118-119; Hoffmann, Britannica 11th ed.]
Law 8. Nobody changes more cards than are left, elder first; or the dealer may accept on condition that so many are left
    for him, and if they are not, he has refused. [Hoffmann no. 38]
Law 9. The king of trumps in hand marks one if it is shown (or it must be) before its holder plays his first card; elder
    who leads it may before it is covered, the dealer who plays it to the first trick before he plays to the second.
    [s. 119, ix; Hoffmann nos. 23-24]
Law 10. Elder leads what he likes. The second player must follow suit, with a higher card if he can; without the suit he
    must trump if he can (or need not do the one or the other); else he plays what he likes. [s. 119; Hoffmann no. 43]
Law 11. The higher card of the suit led takes the trick, or a trump; its winner leads. [s. 118-119]
Law 12. Three tricks or four, the point, mark one; all five, the vole, two. [s. 118]
Law 13. Elder who plays without a first proposal, and a dealer who refuses it, is vulnerable in that deal: three tricks
    against him mark two, and the vole against him two (or three). [s. 119, xiii-xiv; Hoffmann no. 49]
Law 14. By agreement a game pays single, double if the loser has one or two points, treble if none. [Hoffmann no. 46]
"""

from ...core.jit import verb
from ...core.two import second_plays

ELDER, DEALER = 1, 2
CARDS = 5
POINT, VOLE = 3, 5  # law 12: tricks


def first_dealer(cuts):
    """Laws 1 and 2: which of two players deals first, from 0; None: they cut again."""
    one, two = (card % 16 for card in cuts)
    return None if one == two else int(two > one)


def turned_king(variant, turn_up):
    """Law 4: whether the turn-up marks one for the dealer."""
    return turn_up % 16 == len(variant.cards.ranks) - 1


def is_over(variant, score):
    """Law 3: whether somebody has the game."""
    return max(score) >= variant.game


def may_propose(variant, exchanges, stock):
    """Laws 5, 7 and 8: whether elder may propose after so many exchanges, with so many cards in the stock."""
    return exchanges < variant.proposals and stock > 0


def answers(variant, stock):
    """Laws 5 and 8: what the dealer may say to a proposal."""
    told = [f"accept-{number}" for number in range(1, CARDS + 1) if stock - CARDS < number < stock]
    return ["accept", "refuse", *(told if variant.conditional else [])]


def changes(variant, seat, stock):
    """Laws 6 and 8: how many cards a seat may change, the fewest and the most."""
    most = min(CARDS, stock)
    return min(1 if seat == ELDER else variant.dealer_least, most), most


def vulnerable(said):
    """Law 13: who is vulnerable, from the words of a deal, or None."""
    return {("play",): ELDER, ("propose", "refuse"): DEALER}.get(tuple(said))


def may_mark(seat, played, king=None):
    """Law 9: whether the holder of the king may mark it when so many cards have been played.

    `king` is its own place among them, from 0, or None while it is held.
    """
    if king is None:
        return played < seat  # elder's first card is the first, the dealer's the second
    return king < 2 and played == king + 1


def points(variant, tricks, loose):
    """Laws 12 and 13: elder's and the dealer's points for elder's tricks; `loose`: who is vulnerable, or None."""
    winner, loser = (ELDER, DEALER) if tricks >= POINT else (DEALER, ELDER)
    vole = tricks in (0, VOLE)
    worth = (variant.vulnerable_vole if loose == loser else 2) if vole else 2 if loose == loser else 1
    return (worth, 0) if winner == ELDER else (0, worth)


def stake(variant, loser):
    """Law 14: what a game pays that was lost with so many points."""
    return (3 if loser == 0 else 2 if loser <= 2 else 1) if variant.stakes else 1


@verb
def legal_plays(hand, led, terms):
    """Laws 10 and 11: what may be played to the card led."""
    return second_plays(hand, led, terms.must_head, terms.must_trump)
