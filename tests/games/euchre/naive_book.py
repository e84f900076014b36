"""Euchre the slow, obvious way: the policies `book`, from the claims U1 to U15 of the rules (2.5), and `bold`."""

from .naive_cards import DEALER, ELDER, OTHER_OF_COLOUR, in_suit, rank_of, suit_of
from .naive_plain import Plain, accepts_turned, good_to_name, has_bower, has_plain_ace, longest_trumps


def mood(seat, mine, theirs, game):
    """Tell by the score (points as if the game were 5) whether to be light, cautious or as usual, U7 to U9 and U12."""
    mine, theirs = mine + 5 - game, theirs + 5 - game
    if (mine, theirs) in ((4, 4), (4, 0), (4, 3)):
        return "light"
    if (mine, theirs) in ((3, 3), (4, 2)):
        return "cautious"
    if seat == DEALER and mine in (3, 4) and theirs in (1, 2):
        return "cautious"
    if seat == DEALER and mine in (1, 2) and theirs in (3, 4):
        return "light"
    return ""


def suits_held(cards, trump):
    """List the ranks held in each plain suit."""
    held = {}
    for card in cards:
        if suit_of(card, trump) != trump:
            held.setdefault(card[1], []).append(card[0])
    return list(held.values())


def trumps_held(cards, trump):
    """List the trumps held as R, L and ranks."""
    names = []
    for card in in_suit(cards, trump, trump):
        rank = rank_of(card, trump)
        names.append({9: "R", 8: "L"}.get(rank, card[0]))
    return names


def is_secure(cards, trump):
    """Four trumps, or three with a bower or an ace beside."""
    trumps = in_suit(cards, trump, trump)
    return len(trumps) >= 4 or (len(trumps) == 3 and (has_bower(trumps, trump) or has_plain_ace(cards, trump)))


def is_on_the_list(cards, trump):
    """U12: the hands on which the dealer takes up."""
    held, suits = trumps_held(cards, trump), suits_held(cards, trump)
    if len(held) >= 3:
        return True
    if len(held) < 2:
        return False
    aces = sum("A" in suit for suit in suits)
    if "R" in held and (set(held) & set("LAKQ") or aces or any(len(suit) >= 3 for suit in suits)):
        return True
    if "R" not in held and "L" in held and aces:
        return "A" in held or any({"K", "Q"} <= set(suit) and "A" not in suit for suit in suits)
    if "R" in held:
        return False
    return aces >= 2 or (set(held) == {"A", "K"} and any("A" in suit and len(suit) >= 2 for suit in suits))


def has_command(hand, trump):
    """U2: three trumps with a bower, and an ace beside or both bowers; or four with a bower."""
    held = trumps_held(hand, trump)
    bowers = set(held) & {"R", "L"}
    return bool(bowers) and (
        len(held) >= 4
        or (len(held) == 3 and (len(bowers) == 2 or any("A" in suit for suit in suits_held(hand, trump))))
    )


def next_promises(hand, trump):
    """U4 and U5: both bowers and two cards of the other suit of the colour; or right, ace or king, a third, and one."""
    held, following = trumps_held(hand, trump), in_suit(hand, OTHER_OF_COLOUR[trump], trump)
    if {"R", "L"} <= set(held):
        return len(following) >= 2
    return len(held) == 3 and "R" in held and bool(set(held) & {"A", "K"}) and len(following) >= 1


class Book(Plain):
    """The policy `book`."""

    def declare(self, view):
        """Order or take up, name or pass, as far as may be."""
        turned, seat = view.turn_up[1], view.seat
        mine, theirs = view.score[seat], view.score[1 - seat]
        how = mood(seat, mine, theirs, view.table.game)
        if "order" in view.legal:
            return "order" if self.orders(view, turned, how) else "pass"
        if "take" in view.legal:
            return "take" if self.takes([*view.hand, view.turn_up], turned, how) else "pass"
        if theirs + 5 - view.table.game == 3:
            how = "cautious"
        named = self.name(view, how)
        if named is None and "pass" not in view.legal:
            named = self.name(view, None)
        return f"name-{named}" if named else "pass"

    def takes(self, cards, trump, how):
        """U3, U12."""
        test = {"cautious": is_secure, "light": accepts_turned}.get(how, is_on_the_list)
        return test(cards, trump)

    def orders(self, view, trump, how):
        """U1, U2, U4, U5, U13."""
        if how == "light":
            return accepts_turned(view.hand, trump)
        if has_command(view.hand, trump):
            return not next_promises(view.hand, trump)
        three = len(in_suit(view.hand, trump, trump)) >= 3 and has_plain_ace(view.hand, trump)
        return how != "cautious" and three and self.name(view, "") is None

    def name(self, view, how):
        """U6, U10: choose a suit that is enough, elder the other of the colour first, the dealer another; None: any."""
        test = {"cautious": is_secure, "light": accepts_turned, "": good_to_name}.get(how, lambda *_: True)
        turned = view.turn_up[1]
        good = [suit for suit in "cdhs" if suit != turned and test(view.hand, suit)]

        def worth(suit):
            ranks = [rank_of(card, suit) for card in in_suit(view.hand, suit, suit)]
            wanted = (suit == OTHER_OF_COLOUR[turned]) == (view.seat == ELDER)
            return wanted, len(ranks), max(ranks, default=-1), view.order.index(suit)

        return max(good, key=worth, default=None)

    def discard(self, view):
        """U14: the lowest card of the shortest suit, not an ace; else as `plain`."""
        plain = [card for card in view.legal if suit_of(card, view.trump) != view.trump]
        loose = [card for card in plain if card[0] != "A"]
        if not loose:
            return super().discard(view)
        many = {card: len(in_suit(plain, card[1], view.trump)) for card in loose}
        return self.lowest(view, [card for card in loose if many[card] == min(many.values())])

    def lead(self, view):
        """U15: trumps from one or two beside two aces; else as `plain`."""
        trumps = in_suit(view.hand, view.trump, view.trump)
        aces = [card for card in view.hand if card[0] == "A" and card[1] != view.trump]
        return self.highest(view, trumps) if trumps and len(aces) >= 2 else super().lead(view)


class Bold(Plain):
    """The policy `bold`: cards as `plain`, and four trumps to order, two with the turn-up to take up, two to name."""

    def declare(self, view):
        """Order or take up, name or pass, as far as may be."""
        turned = view.turn_up[1]
        if "order" in view.legal:
            return "order" if len(in_suit(view.hand, turned, turned)) >= 4 else "pass"
        if "take" in view.legal:
            return "take" if len(in_suit([*view.hand, view.turn_up], turned, turned)) >= 2 else "pass"
        others = [suit for suit in "cdhs" if suit != turned]
        good = [suit for suit in others if len(in_suit(view.hand, suit, suit)) >= 2]
        if not good and "pass" in view.legal:
            return "pass"
        return "name-" + longest_trumps(view.hand, good or others, view.order)
