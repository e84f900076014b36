"""Euchre the slow, obvious way: the policy `plain`, to the card.

A player answers, from a `View` alone: `declare` (a word), `discard`, `lead` and `follow` (a card).
"""

from .naive_cards import DEALER, beats, height, in_suit, is_bower, rank_of, suit_of


def has_bower(cards, trump):
    """Tell whether a bower is among the cards."""
    return any(is_bower(card, trump) for card in cards)


def has_plain_ace(cards, trump):
    """Tell whether an ace that is no trump is among the cards."""
    return any(card[0] == "A" and card[1] != trump for card in cards)


def accepts_turned(cards, trump):
    """Tell whether the cards, the dealer's with the turn-up, are enough to order or take up."""
    trumps = in_suit(cards, trump, trump)
    return len(trumps) >= 3 or (len(trumps) == 2 and (has_bower(trumps, trump) or has_plain_ace(cards, trump)))


def good_to_name(hand, trump):
    """Tell whether a hand is enough to name a suit."""
    trumps = in_suit(hand, trump, trump)
    return len(trumps) >= 3 or (len(trumps) == 2 and has_bower(trumps, trump) and has_plain_ace(hand, trump))


def longest_trumps(hand, suits, order):
    """Choose among suits the one with most trumps, then the highest trump, then the later in the order."""

    def worth(suit):
        ranks = [rank_of(card, suit) for card in in_suit(hand, suit, suit)]
        return len(ranks), max(ranks, default=-1), order.index(suit)

    return max(suits, key=worth)


class Plain:
    """The policy `plain`."""

    def declare(self, view):
        """Order or take up, name or pass, as far as may be."""
        turned = view.turn_up[1]
        for word in ("order", "take"):
            if word in view.legal:
                cards = [*view.hand, view.turn_up] if view.seat == DEALER else view.hand
                return word if accepts_turned(cards, turned) else "pass"
        others = [suit for suit in "cdhs" if suit != turned]
        good = [suit for suit in others if good_to_name(view.hand, suit)]
        if not good and "pass" in view.legal:
            return "pass"
        return "name-" + longest_trumps(view.hand, good or others, view.order)

    def discard(self, view):
        """Throw the lowest plain card that stands alone and is no ace, else the lowest plain card, else a trump."""
        plain = [card for card in view.legal if suit_of(card, view.trump) != view.trump]
        single = [card for card in plain if len(in_suit(plain, card[1], view.trump)) == 1 and card[0] != "A"]
        return self.lowest(view, single or plain or view.legal)

    def lead(self, view):
        """Lead the highest of two or more trumps, else the highest plain card, else the trump."""
        trumps = in_suit(view.hand, view.trump, view.trump)
        plain = [card for card in view.hand if card not in trumps]
        return self.highest(view, trumps if len(trumps) >= 2 or not plain else plain)

    def follow(self, view):
        """Take the trick with the lowest card that does it, else give the lowest, when void a plain one."""
        winning = [card for card in view.legal if beats(card, view.plays[0][1], view.trump)]
        plain = [card for card in view.legal if suit_of(card, view.trump) != view.trump]
        return self.lowest(view, winning or plain or view.legal)

    def lowest(self, view, cards):
        """Choose the lowest of some cards."""
        return min(cards, key=lambda card: height(card, view.order, view.trump))

    def highest(self, view, cards):
        """Choose the highest of some cards."""
        return max(cards, key=lambda card: height(card, view.order, view.trump))
