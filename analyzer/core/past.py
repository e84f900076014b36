"""Tricks of two that were played, replayed by the laws: who led, who took them, what each card shows."""

import numpy as np

from ..errors import Misuse
from .hands import NONE
from .jit import U, kernel
from .shown import shown
from .two import second_plays, takes

ELDER, DEALER = 1, 2


@kernel
def replay(leaders, excluded, tricks, must_head, must_trump):
    """Write who leads each trick and the one after the last, 0 the first; what the second card excludes."""
    leader = 0
    for t in range(len(tricks)):
        led, card = tricks[t, 0], tricks[t, 1]
        leaders[t] = leader
        if card != NONE:
            excluded[t] = shown(NONE, led, card, must_head, must_trump)
            leader = 1 - leader if takes(card, led) else leader
    leaders[len(tricks)] = leader


def read_tricks(pack, played, most):
    """Return the tricks of a text: two cards each, strokes between them if one likes; the last may have begun.

    Parameters
    ----------
    pack : Pack
    played : str or list of str
        A text, or one of each trick.
    most : int
        Tricks in a deal.
    """
    if not isinstance(played, str) and not all(isinstance(trick, str) for trick in played):
        raise Misuse("played", f"tricks as a text or a list of texts, say ['Kh 8h', 'Js'], not {played!r}")
    parts = [pack.read(part, "played") for part in (played.split("/") if isinstance(played, str) else played)]
    parts = parts[:-1] if len(parts) > 1 and not parts[-1] else parts
    if len(parts) == 1:
        parts = [parts[0][k : k + 2] for k in range(0, len(parts[0]), 2)]
    for number, trick in enumerate(parts, 1):
        if len(trick) != 2 and (len(trick) != 1 or number < len(parts)):
            raise Misuse("played", f"trick {number} has {len(trick)} cards, but two play; part the tricks by /")
    if len(parts) > most or sum(map(len, parts)) == 2 * most:
        raise Misuse("played", f"there are {most} tricks, and all of them are played; leave out the last card")
    return tuple(map(tuple, parts))


class Past:
    """What was played until a moment.

    Parameters
    ----------
    tricks : tuple of tuple of int
        Cards by their numbers; the last trick may have begun.
    layout : Places
    must_head, must_trump : int

    Attributes
    ----------
    turn : int
        Whose turn it is, `ELDER` or `DEALER`.
    led : int or None
        The card to follow.
    leaders, winners : list of int
        Who led each trick, the one that is on among them; who took those that are full.
    plays : list of (int, int, int)
        Seat, card, and the number of the trick, in order.
    """

    def __init__(self, tricks, layout, must_head, must_trump):
        self.tricks, self.layout = tricks, layout
        sets = np.array([[layout.hand(trick[k : k + 1]) for k in (0, 1)] for trick in tricks], np.uint64)
        sets, leaders = sets.reshape(-1, 2), np.zeros(len(tricks) + 1, np.int64)
        self.excluded = np.zeros(len(tricks), np.uint64)
        replay(leaders, self.excluded, sets, must_head, must_trump)
        begun = bool(tricks) and len(tricks[-1]) == 1
        self.leaders = [ELDER + int(leader) for leader in leaders[: len(leaders) - begun]]
        self.led = tricks[-1][0] if begun else None
        self.turn = ELDER + DEALER - self.leaders[-1] if begun else self.leaders[-1]
        self.winners = self.leaders[1:]
        self.plays = [
            (leader if k == 0 else ELDER + DEALER - leader, card, t)
            for t, (leader, trick) in enumerate(zip(self.leaders, tricks, strict=False))
            for k, card in enumerate(trick)
        ]

    def cards_of(self, seat):
        """Return the cards a seat has played."""
        return [card for who, card, _ in self.plays if who == seat]

    def barred(self, seat):
        """Return the places of cards that a seat has shown not to hold."""
        found = U(0)
        for t, trick in enumerate(self.tricks):
            if len(trick) == 2 and self.leaders[t] != seat:
                found |= self.excluded[t]
        return found

    def check(self, held, law):
        """Refuse the first card that its holder could not have played, given what he held or played later.

        Parameters
        ----------
        held : dict of int to tuple of int
            By seat the cards that it is known to hold.
        law : str
            What it breaks, in words.
        """
        pack, later = self.layout.pack, {seat: list(held.get(seat, ())) for seat in (ELDER, DEALER)}
        broken = None
        for seat, card, t in reversed(self.plays):
            if card != self.tricks[t][0] and self.excluded[t] & self.layout.hand(later[seat]) != NONE:
                kept = [c for c in later[seat] if self.excluded[t] & self.layout.hand([c]) != NONE]
                broken = seat, card, kept[0]
            later[seat].append(card)
        if broken:
            seat, card, kept = broken
            who = "elder" if seat == ELDER else "the dealer"
            raise Misuse("played", f"{who} played {pack.name(card)} but kept {pack.name(kept)}: {law}")


@kernel
def may_follow(hand, led, must_head, must_trump):
    """What of a hand may be played to the card led."""
    return second_plays(hand, led, must_head, must_trump)


def places_of(cards):
    """Return a key by which suits are put in an order that knows no names: by suit what is known of its cards, and how.

    Parameters
    ----------
    cards : list of list of int
        Of each way to be known the cards that are known so.
    """
    told = {suit: [] for suit in range(4)}
    for how, some in enumerate(cards):
        for card in some:
            told[card // 16].append((card % 16, how))
    return {suit: sorted(found) for suit, found in told.items()}
