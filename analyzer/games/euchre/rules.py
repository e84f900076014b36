"""The laws of two-handed Euchre: Enquire Within upon Everything, s. 120-121; where others are followed, they are named.

Law 1. 32 cards, none below the seven (or 24, none below the nine). A plain suit ranks as at whist: ace, king, queen,
    knave, ten, nine, eight, seven. [s. 120]
Law 2. In trumps the knave, the right bower, is the highest; then the knave of the other suit of that colour, the left
    bower; then ace, king, queen, ten, nine, eight, seven. The left bower is a trump in all things. [s. 120; Hoffmann]
Law 3. Who cuts the higher card deals first, then each in turn, after a void deal too: five cards each, elder first, and
    the eleventh is turned up. [s. 120-121]
Law 4. Elder orders the turn-up up or passes; then the dealer takes it up or passes. Ordered or taken up, its suit is
    trumps: the dealer throws one of his five cards away, unseen, and has the turn-up for it. [s. 121]
Law 5. Both passed, the turn-up is nobody's, and elder names one of the three other suits (or any) as trumps, or passes.
    [s. 121]
Law 6. Then the dealer names one, or passes (or must name one); if he passes the deal is void. [s. 121; Hoffmann]
Law 7. Who ordered up, took up or named is the maker; nobody may then decline to play. [s. 121]
Law 8. Elder leads to the first trick, who takes a trick to the next. [s. 121; Hoffmann]
Law 9. The second player must follow suit if he can, else he plays what he likes; nobody need head the trick or trump.
    [s. 120-121]
Law 10. The higher card of the suit led takes the trick, or a trump. [s. 120-121]
Law 11. A maker who takes three tricks or four marks one, all five, the march, two; if he takes fewer he is euchred, and
    the other marks two (or more, if he takes all five). [s. 120-121]
Law 12. Five points are the game. [s. 120]
"""

from ...core.jit import verb
from ...core.two import second_plays
from .variant import DEALER, ELDER

CARDS = 5
POINT, MARCH = 3, 5  # law 11: tricks
DUTIES = 0, 0  # law 9: nobody must head the trick, nor trump


def knave(variant, suit):
    """Laws 1 and 2: the knave of a suit."""
    return 16 * suit + variant.cards.ranks.index("J")


def other_of_colour(suit):
    """Law 2: the other suit of the same colour: clubs and spades, diamonds and hearts."""
    return 3 - suit


def suit_of(variant, card, trump):
    """Law 2: the suit a card belongs to."""
    return trump if card == knave(variant, other_of_colour(trump)) else card // 16


def first_dealer(cuts):
    """Laws 1 and 3: which of two players deals first, from 0; None: they cut again."""
    one, two = (card % 16 for card in cuts)
    return None if one == two else int(two > one)


def words(variant, turned, said):
    """Laws 4 to 7: what may be said after some words, a suit `turned` up; nothing once there is a maker.

    Suits are given by their numbers, and named by their letters.
    """
    if any(word != "pass" for word in said) or len(said) == 4:
        return []
    if len(said) < 2:
        return [("order", "take")[len(said)], "pass"]
    names = [f"name-{letter}" for suit, letter in enumerate("cdhs") if suit != turned or variant.rename]
    return names + ([] if variant.stick_dealer and len(said) == 3 else ["pass"])


def maker(said):
    """Law 7: who is the maker after some words, or None."""
    made = [k for k, word in enumerate(said) if word != "pass"]
    return (ELDER, DEALER)[made[0] % 2] if made else None


def takes_up(said):
    """Law 4: whether the dealer has the turn-up after some words."""
    return bool(said) and said[-1] in ("order", "take")


def points(variant, tricks, maker):
    """Law 11: elder's and the dealer's points for elder's tricks."""
    made = tricks if maker == ELDER else CARDS - tricks
    if made >= POINT:
        worth, scorer = (2 if made == MARCH else 1), maker
    else:
        worth, scorer = (variant.defenders_march if made == 0 else 2), ELDER + DEALER - maker
    return (worth, 0) if scorer == ELDER else (0, worth)


def is_over(variant, score):
    """Law 12: whether somebody has the game."""
    return max(score) >= variant.game


@verb
def legal_plays(hand, led):
    """Laws 8, 9 and 10: what may be played to the card led."""
    return second_plays(hand, led, *DUTIES)
