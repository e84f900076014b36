"""Nap the slow, obvious way: the policy `plain`, to the card.

A player answers, from a `View` alone: `discard` and `buy` (the cards to throw away), `call` and `meet` (a word), `lead`
and `follow` (a card).
"""

from .naive_cards import beats, best_of, height, rank_of


def suit_length(suit, hand, order):
    """Measure a suit: number of cards, then the ranks from the top, then its place in the order."""
    return len(in_suit(hand, suit)), sorted(map(rank_of, in_suit(hand, suit)), reverse=True), order.index(suit)


def in_suit(hand, suit):
    """List the cards of one suit."""
    return [card for card in hand if card[1] == suit]


def longest_suit(hand, order):
    """Name the suit `plain` makes trumps."""
    return max({card[1] for card in hand}, key=lambda suit: suit_length(suit, hand, order))


def shortest_suit(hand, order):
    """Name the suit `plain` leads at Misery."""
    return min({card[1] for card in hand}, key=lambda suit: suit_length(suit, hand, order))


def strength(hand, order):
    """Count the tricks `plain` expects: its trumps and outside aces, one less, two less without ace and king."""
    trump = longest_suit(hand, order)
    aces = sum(card[0] == "A" and card[1] != trump for card in hand)
    headed = any(card[0] in "AK" for card in in_suit(hand, trump))
    return len(in_suit(hand, trump)) + aces - (not headed) - 1


def best_cards(hand, count, order):
    """Keep the longest suit from the top, then aces of other suits, then the highest others."""
    trump = longest_suit(hand, order)
    return sorted(hand, key=lambda card: (card[1] == trump, card[0] == "A", height(card, order)), reverse=True)[:count]


class Plain:
    """The policy `plain`; its trumps may be named for it."""

    def __init__(self, trump=None):
        self.trump = trump

    def discard(self, view):
        """Throw away all but the best cards."""
        kept = best_cards(view.hand, view.table.tricks, view.order)
        return [card for card in view.hand if card not in kept]

    def buy(self, view):
        """Buy nothing."""
        return []

    def call(self, view):
        """Call Nap on the strength for it with ace and king, else the strength, else pass; never anything else."""
        tops = {card[0] for card in in_suit(view.hand, longest_suit(view.hand, view.order))}
        number = strength(view.hand, view.order)
        nap = number >= len(view.hand) - 1 and {"A", "K"} <= tops
        word = "nap" if nap else str(number)
        return word if word in view.legal else "pass"

    def meet(self, view):
        """Leave Wellington and Blücher to the challenger."""
        return "pass"

    def lead(self, view):
        """Caller: the highest trump, else the highest card; others the lowest plain card; at Misery its own way."""
        if view.seat != view.senior:
            return self.lowest_plain(view)
        if view.word == "misery":
            return self.lowest(view, in_suit(view.hand, shortest_suit(view.hand, view.order)))
        trump = view.trump or self.trump or longest_suit(view.hand, view.order)
        return self.highest(view, in_suit(view.hand, trump) or view.hand)

    def follow(self, view):
        """Beat the best card so far with the lowest that does it, the others only where the caller is winning."""
        if view.word == "misery":
            return self.duck(view) if view.seat == view.senior else self.sneak(view)
        best_seat, best = best_of(view.plays, view.trump)
        better = [card for card in view.legal if beats(card, best, view.trump)]
        if better and (view.seat == view.senior or best_seat == view.senior):
            return self.lowest(view, better)
        return self.lowest(view, view.legal) if self.follows(view) else self.lowest_plain(view)

    def duck(self, view):
        """Misery's caller: the highest that does not win; void the highest plain card, among trumps as before."""
        best, plain = best_of(view.plays, view.trump)[1], self.plain(view)
        if not self.follows(view) and plain:
            return self.highest(view, plain)
        worse = [card for card in view.legal if not beats(card, best, view.trump)]
        return self.highest(view, worse) if worse else self.lowest(view, view.legal)

    def sneak(self, view):
        """Against Misery: the lowest of the suit; void the highest plain card, else the lowest trump."""
        if self.follows(view) or not self.plain(view):
            return self.lowest(view, view.legal)
        return self.highest(view, self.plain(view))

    def follows(self, view):
        """Tell whether the suit led is held."""
        return view.legal[0][1] == view.plays[0][1][1]

    def plain(self, view):
        """List the legal cards that are no trumps."""
        return [card for card in view.legal if card[1] != view.trump]

    def lowest_plain(self, view):
        """Choose the lowest plain card, the lowest trump if there is nothing else."""
        return self.lowest(view, self.plain(view) or view.legal)

    def lowest(self, view, cards):
        """Choose the lowest of some cards."""
        return min(cards, key=lambda card: height(card, view.order))

    def highest(self, view, cards):
        """Choose the highest of some cards."""
        return max(cards, key=lambda card: height(card, view.order))
