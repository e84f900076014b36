"""Écarté the slow, obvious way: the policy `plain`, to the card.

A player answers, from a `View` alone: `propose` and `answer` (a word), `discard` (the cards to throw away), `announce`
(true or false), `lead` and `follow` (a card).
"""

from .naive_cards import beats, height, in_suit, rank_of


def plain_suits(hand, trump):
    """List the cards of each plain suit held."""
    return [in_suit(hand, suit) for suit in "cdhs" if suit != trump and in_suit(hand, suit)]


def longest_suit(cards, order):
    """Name the longest suit: most cards, then the ranks from the top, then its place in the order."""
    return max(
        {card[1] for card in cards},
        key=lambda suit: (
            len(in_suit(cards, suit)),
            sorted(map(rank_of, in_suit(cards, suit)), reverse=True),
            order.index(suit),
        ),
    )


def three_of_a_suit(hand, trump):
    """Tell whether three cards are of one plain suit."""
    return any(len(suit) == 3 for suit in plain_suits(hand, trump))


def headed_pair(hand, trump):
    """Tell whether a plain suit of exactly two cards has its king or queen."""
    return any(len(suit) == 2 and any(card[0] in "KQ" for card in suit) for suit in plain_suits(hand, trump))


def tierce_major(hand, trump):
    """Tell whether king, queen and knave of a plain suit are held."""
    return any({"K", "Q", "J"} <= {card[0] for card in suit} for suit in plain_suits(hand, trump))


class Plain:
    """The policy `plain`."""

    def propose(self, view):
        """Play on three trumps, on two with a long suit or a headed pair, on one with a tierce major."""
        trumps = len(in_suit(view.hand, view.trump))
        two = three_of_a_suit(view.hand, view.trump) or headed_pair(view.hand, view.trump)
        strong = trumps >= 3 or (trumps == 2 and two) or (trumps == 1 and tierce_major(view.hand, view.trump))
        return "play" if strong else "propose"

    def answer(self, view):
        """Refuse on three trumps, on two with their king and a long suit or a headed pair."""
        trumps = in_suit(view.hand, view.trump)
        two = three_of_a_suit(view.hand, view.trump) or headed_pair(view.hand, view.trump)
        strong = len(trumps) >= 3 or (len(trumps) == 2 and "K" + view.trump in trumps and two)
        return "refuse" if strong else "accept"

    def discard(self, view):
        """Throw all that is neither trump nor king; who must throw, the lowest plain king, else the lowest trump."""
        loose = [card for card in view.hand if card[1] != view.trump and card[0] != "K"]
        kings = [card for card in view.hand if card[1] != view.trump and card[0] == "K"]
        thrown = sorted(loose, key=lambda card: height(card, view.order))[: max(view.legal)]
        if not thrown and 0 not in view.legal:
            thrown = [self.lowest(view, kings or view.hand)]
        return thrown

    def announce(self, view):
        """Mark the king at once."""
        return True

    def lead(self, view):
        """Lead the highest card of the longest plain suit; with trumps only, the highest."""
        plain = [card for card in view.hand if card[1] != view.trump]
        return self.highest(view, in_suit(plain, longest_suit(plain, view.order)) if plain else view.hand)

    def follow(self, view):
        """Take the trick with the lowest card that does it, else give the lowest."""
        winning = [card for card in view.legal if beats(card, view.plays[0][1], view.trump)]
        return self.lowest(view, winning or view.legal)

    def lowest(self, view, cards):
        """Choose the lowest of some cards."""
        return min(cards, key=lambda card: height(card, view.order))

    def highest(self, view, cards):
        """Choose the highest of some cards."""
        return max(cards, key=lambda card: height(card, view.order))
