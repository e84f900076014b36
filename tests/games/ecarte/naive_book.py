"""Écarté the slow, obvious way: the policy `book`, from claims E1 to E10, D1 to D3, S1 to S4 of the rules."""

from .naive_cards import ELDER, in_suit, rank_of
from .naive_plain import Plain, plain_suits

COURTS = "KQJ"


def tops(suits, length, least):
    """List the suits of a length headed by a rank or a higher one."""
    return [suit for suit in suits if len(suit) == length and max(map(rank_of, suit)) >= rank_of(least)]


def held(suits, rank):
    """Count the cards of a rank."""
    return sum(card[0] == rank for suit in suits for card in suit)


def courts(suits):
    """Count kings, queens and knaves."""
    return sum(held(suits, rank) for rank in COURTS)


def guard(suit):
    """Value a suit as a guard: king 2, guarded queen 1.5, guarded knave 1; one card beside guards (E4)."""
    ranks = {card[0] for card in suit}
    if "K" in ranks:
        return 2
    if len(suit) > 1:
        return 1.5 if "Q" in ranks else 1 if "J" in ranks else 0
    return 0


def three_guards(suits):
    """Tell whether three suits are guarded, worth 4 or more (E4)."""
    worth = [guard(suit) for suit in suits]
    return len([value for value in worth if value]) == 3 and sum(worth) >= 4


def loose(suits):
    """Count the plain cards that are no kings (E5)."""
    return sum(card[0] != "K" for suit in suits for card in suit)


def two_trumps(suits):
    """E2b, E2c, E2d."""
    pair = any(len(suit) == 2 for suit in suits)
    lone_king = bool(tops(suits, 1, "K"))
    return bool(tops(suits, 2, "Q")) or (pair and lone_king) or len(tops(suits, 1, "J")) == 3


def tierce(suits):
    """Tell whether a suit has king, queen and knave."""
    return any(set(COURTS) <= {card[0] for card in suit} for suit in suits)


def elder_plays(trumps, suits):
    """E1 to E5."""
    if trumps >= 3 or loose(suits) <= 2:
        return True
    if trumps == 2:
        return two_trumps(suits) or any(len(suit) == 3 for suit in suits)
    if trumps == 1:
        third = bool(tops(suits, 3, "Q")) and bool(tops(suits, 1, "Q"))
        return tierce(suits) or bool(tops(suits, 4, "K")) or third
    return held(suits, "Q") >= 3 or courts(suits) >= 4 or three_guards(suits)


def dealer_refuses(trumps, suits):
    """D1 to D3: the same with the exceptions of D2."""
    if trumps >= 3 or loose(suits) <= 2:
        return True
    if trumps == 2:
        return two_trumps(suits) or bool(tops(suits, 3, "J"))  # i
    if trumps == 1:
        return one_trump(suits)
    two_guarded = len([suit for suit in tops(suits, 2, "Q")]) == 2
    three_suits = all(any(card[0] in COURTS for card in suit) for suit in suits) and len(suits) == 3
    return (
        (held(suits, "Q") >= 3 and two_guarded) or (courts(suits) >= 4 and three_suits) or three_guards(suits)
    )  # viii, vii


def one_trump(suits):
    """D2, ii to vi, and D3."""
    lengths = sorted(map(len, suits))
    if lengths == [4]:
        return False  # iii
    if lengths == [1, 3]:
        long, fifth = next(s for s in suits if len(s) == 3), next(s for s in suits if len(s) == 1)[0]
        if tierce(suits):
            return fifth[0] in COURTS  # ii
        head = max(long, key=rank_of)[0]
        return (head == "K" and fifth[0] in "KQ") or (head == "Q" and fifth[0] == "K")  # ii, iv
    pairs = [suit for suit in suits if len(suit) == 2]
    heads = ["".join(sorted(card[0] for card in suit)) for suit in pairs]
    if lengths == [2, 2]:
        return all(any(rank in "KQJ" for rank in head) for head in heads) and any(
            rank in "KQ" for head in heads for rank in head
        )  # iv, v, D3
    lone = [suit[0][0] for suit in suits if len(suit) == 1]
    (head,) = heads
    courted = any(rank in COURTS for rank in head)
    if sorted(lone) in (["K", "Q"], ["K", "K"]) and any(rank in "AJQK" for rank in head):
        return True  # vi
    knave = "J" in head and not set(head) & set("KQ")
    return courted and knave and any(rank in "KQ" for rank in lone) and all(rank in COURTS for rank in lone)  # v


def pressed(trumps, suits):
    """S1 and S2: what to play on against one who lacks a point."""
    if trumps >= 2:
        return True
    if trumps == 1:
        return courts(suits) > 0 or any(len(suit) > 2 for suit in suits)

    def stopped(suit):
        ranks = {card[0] for card in suit}
        return bool(ranks & {"K", "Q"}) or (len(suit) > 1 and bool(ranks & {"J", "T"}))

    return len(suits) == 3 and all(map(stopped, suits))


def sure_point(view):
    """Tell whether the three highest trumps that are not turned up are held (E8)."""
    order = [rank + view.trump for rank in "KQJAT987" if rank + view.trump != view.turn_up]
    return set(order[:3]) <= set(view.hand)


class Book(Plain):
    """The policy `book` before the play; it plays as `plain`."""

    def stands(self, view):
        """Tell whether to play, or to refuse."""
        suits, trumps = plain_suits(view.hand, view.trump), len(in_suit(view.hand, view.trump))
        king = "K" + view.trump
        lacks = view.table.game - view.score[1 - view.seat]
        rule = elder_plays if view.seat == ELDER else dealer_refuses
        strong = rule(trumps, suits)
        if lacks == 1 and king not in [*view.hand, view.turn_up]:
            strong = strong or pressed(trumps, suits)
        if lacks == 2 and not view.counts:
            strong = strong and trumps >= 3  # S3
        if king in view.hand:
            strong = False  # E7, D1, D3
        if view.seat == ELDER and lacks > 2 and sure_point(view):
            strong = False  # E8
        return strong

    def propose(self, view):
        """Play on a jeu de règle."""
        return "play" if self.stands(view) else "propose"

    def answer(self, view):
        """Refuse on a hand of the list."""
        return "refuse" if self.stands(view) else "accept"

    def announce(self, view):
        """S4: conceal the king where the point alone wins the game."""
        return not (view.vulnerable == 1 - view.seat and view.table.game - view.score[view.seat] == 2)
