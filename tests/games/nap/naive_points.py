"""Nap the slow, obvious way: the policies that count points, from their description alone.

Where two suits are worth as many points, trumps are the one `plain` would choose, else the earlier in the order.
"""

from .naive_calls import goal_of
from .naive_cards import best_of, height, legal_plays, rank_of
from .naive_plain import Plain, in_suit, longest_suit
from .naive_play import tricks_of

TRUMPS = {"A": 10, "K": 9, "Q": 8, "J": 7, "T": 6}
SIDE = {"A": 8, "K": 4, "Q": 2}


def points(hand, trump):
    """Count what a hand is worth with a suit as trumps."""
    return sum(TRUMPS.get(card[0], 5) if card[1] == trump else SIDE.get(card[0], 0) for card in hand)


def best_suit(hand, order):
    """Name the suit that is worth most as trumps."""
    longest = longest_suit(hand, order)
    return max(order, key=lambda suit: (points(hand, suit), suit == longest, -order.index(suit)))


def kept(hand, count, order):
    """Keep the best suit from the top, then aces of other suits, then the highest others."""
    trump = best_suit(hand, order)
    return sorted(hand, key=lambda card: (card[1] == trump, card[0] == "A", height(card, order)), reverse=True)[:count]


class Pointed(Plain):
    """A policy that counts points; `policy` has its numbers."""

    def __init__(self, policy):
        super().__init__()
        self.policy = policy

    def discard(self, view):
        """Throw away all but the best cards."""
        keep = kept(view.hand, view.table.tricks, view.order)
        return [card for card in view.hand if card not in keep]

    def buy(self, view):
        """Exchange what is neither of the best suit nor an ace, the worst first, as much as the policy allows."""
        trump = best_suit(view.hand, view.order)
        useless = sum(card[1] != trump and card[0] != "A" for card in view.hand)
        keep = kept(view.hand, len(view.hand) - min(self.policy.buys, view.legal[-1], useless), view.order)
        return [card for card in view.hand if card not in keep]

    def hand(self, view):
        """Count in the card peeped at."""
        return kept([*view.hand, view.peeped], view.table.tricks, view.order) if view.peeped else view.hand

    def worth(self, view):
        """Count the points of the hand."""
        hand = self.hand(view)
        return points(hand, best_suit(hand, view.order))

    def need(self, view, count):
        """Count the points that a call of so many tricks needs."""
        return self.policy.base + self.policy.rival * (view.table.holders - 4) + self.policy.slope * count

    def is_low(self, view):
        """Tell whether the hand is low in every suit."""
        lowest = "23456789TJQKA"[-view.table.pack // 4 :][0]
        for suit in "cdhs":
            ranks = sorted(rank_of(card) - rank_of(lowest) for card in in_suit(self.hand(view), suit))
            if any(rank >= self.policy.misery + more for rank, more in zip(ranks, (0, 3, 8), strict=False)):
                return False
        return self.policy.misery > 0

    def wanted(self, view):
        """Name what the hand is good for, allowed or not."""
        worth, all_tricks = self.worth(view), view.table.tricks
        nap = self.need(view, all_tricks) + self.policy.nap
        for times, word in ((1, "wellington"), (2, "blucher")):
            if word in view.legal:
                return word if worth >= nap + times * self.policy.raises else "pass"
        if worth >= nap:
            return "nap"
        counts = [count for count in range(1, all_tricks - (not self.policy.four)) if worth >= self.need(view, count)]
        counts = counts if worth >= self.policy.least else []
        above = {"below-three": 3, "above-three": 4}.get(view.table.misery, 0)
        if self.is_low(view) and max(counts, default=0) < above:
            return "misery"
        return str(max(counts)) if counts else "pass"

    def call(self, view):
        """Peep, take the spare hand, or say what the hand is good for."""
        word = self.wanted(view) if self.wanted(view) in view.legal else "pass"
        if "peep" in view.legal and self.worth(view) >= self.policy.peep:
            return "peep"
        if "spare" in view.legal and word != "nap" and self.worth(view) >= self.policy.spare:
            return "spare"
        return word

    def meet(self, view):
        """Take a raise with the points to make it."""
        nap, times = (
            self.need(view, view.table.tricks) + self.policy.nap,
            ("wellington", "blucher").index(view.legal[1]),
        )
        return view.legal[1] if self.worth(view) >= nap + (times + 1) * self.policy.raises else "pass"

    def lead(self, view):
        """Lead trumps while it pays as the caller; against him high or low, or trumps at the last."""
        if view.word == "misery":
            return super().lead(view)
        left, trumps = view.table.tricks - len(view.tricks), in_suit(view.hand, view.trump)
        wants = goal_of(view.word, view.table) - tricks_of(view.senior, view.tricks)
        plain = [card for card in view.hand if card[1] != view.trump]
        if view.seat != view.senior:
            if trumps and self.policy.trumps_last and wants == 1:
                return self.highest(view, trumps)
            if not plain:
                return self.lowest(view, trumps)
            return self.highest(view, plain) if self.policy.attacks else self.lowest(view, plain)
        if view.trump is None:
            return self.highest(view, in_suit(view.hand, best_suit(view.hand, view.order)))
        if trumps and (len(trumps) >= self.policy.goes_on or wants >= left or not plain):
            return self.highest(view, trumps)
        return self.highest(view, plain)

    def follow(self, view):
        """As `plain`, but an ace may wait for the second round of trumps."""
        seat, best = best_of(view.plays, view.trump)
        trumps = in_suit(view.hand, view.trump)
        waits = (
            self.policy.holds_ace and view.word != "misery" and view.seat != view.senior == seat and not view.tricks
            and len(trumps) == 2 and any(card[0] == "A" for card in trumps) and best[0] not in "AKQ"
        )  # fmt: skip
        if not waits:
            return super().follow(view)
        return self.lowest(view, legal_plays(view.hand, view.plays[0][1][1]))


def player_of(policy):
    """Seat a player of a policy; `plain` plays its own way."""
    return Plain() if policy.plain else Pointed(policy)
