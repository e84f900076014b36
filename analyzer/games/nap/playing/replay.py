"""What was played at Nap, replayed: whose each card was, who won, who is void of what, who broke a law."""

from ....errors import Misuse
from ..talk import Talk


class Replay:
    """The play so far.

    Parameters
    ----------
    moment : Moment
        With its tricks; only words and cards are read, not its seat.

    Attributes
    ----------
    plays : list of list of (int, int)
        By trick the seats, from 1, and their cards, in order; the last trick may have begun.
    winners : list of int
        Of the tricks that are full.
    trump : int or None
        The suit of trumps.
    leader, turn : int
        Who leads the trick that is on, and whose turn it is.
    voids : dict of int to set of int
        By seat the suits it did not follow.
    """

    def __init__(self, moment):
        self.moment, talk = moment, Talk(moment.variant, moment.players, moment.said)
        self.senior, self.holders, self.call = talk.senior, talk.holders, talk.best
        self.misery = talk.best == "misery"
        self.leader = self.turn = talk.senior
        self.plays, self.winners, self.trump = [], [], None
        self.voids = {seat: set() for seat in range(1, self.holders + 1)}
        for trick in moment.played:
            if self.decided is not None:
                raise Misuse(
                    "played", f"the call is decided after {len(self.winners)} tricks: no card is played then (law 8)"
                )
            self._add(trick)

    @property
    def decided(self):
        """Law 8: whether the call is made, or None while it is open."""
        variant, won = self.moment.variant, self.winners.count(self.senior)
        left = variant.tricks - len(self.winners)
        if self.misery:
            return False if won else None if left else True
        goal = int(self.call) if self.call.isdigit() else variant.tricks
        return True if won >= goal else False if won + left < goal else None

    @property
    def table(self):
        """The seats and cards of the trick that is on."""
        return self.plays[-1] if len(self.plays) > len(self.winners) else []

    def legal(self, hand):
        """Law 6: what the asker may play."""
        led = self.table[0][1] // 16 if self.table else None
        return [card for card in hand if card // 16 == led] or list(hand)

    def card(self, trick, seat):
        """Return the card of a seat in a trick, in a list, or an empty list."""
        return [card for who, card in (self.plays[trick] if trick < len(self.plays) else []) if who == seat]

    def cards_of(self, seat):
        """Return the cards a seat has played."""
        return [card for trick in self.plays for who, card in trick if who == seat]

    def check(self):
        """Refuse a play that broke law 6: a suit not followed by one who holds it or played it later."""
        for seat in range(1, self.holders + 1):
            held = list(self.moment.hand) if seat == self.moment.seat else []
            for k in range(len(self.plays) - 1, -1, -1):
                led = self.plays[k][0][1] // 16
                for card in self.card(k, seat):
                    if card // 16 != led and any(other // 16 == led for other in held):
                        name = self.moment.variant.cards.name
                        kept = next(name(other) for other in held if other // 16 == led)
                        raise Misuse(
                            "played", f"seat {seat} played {name(card)} but kept {kept}: he must follow suit (law 6)"
                        )
                    held.append(card)

    def _add(self, trick):
        leader, holders = self.turn, self.holders
        seats = [(leader - 1 + k) % holders + 1 for k in range(len(trick))]
        self.plays.append(list(zip(seats, trick, strict=True)))
        self.leader, led, best, winner = leader, trick[0] // 16, trick[0], leader
        if self.trump is None and not (self.misery and not self.moment.variant.misery_trumps):
            self.trump = led
        for seat, card in self.plays[-1][1:]:
            if card // 16 != led:
                self.voids[seat].add(led)
            if card > best if card // 16 == best // 16 else card // 16 == self.trump:
                best, winner = card, seat
        if len(trick) == holders:
            self.winners.append(winner)
            self.leader = self.turn = winner
        else:
            self.turn = seats[-1] % holders + 1
