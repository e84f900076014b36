"""What the asker of Speculation knows: a moment of a deal, checked, in canonical form."""

from dataclasses import dataclass
from fractions import Fraction

from ...core.packs import all_different
from ...errors import Misuse, whole
from ...settings import amount, numbers, plain, seat, seats
from . import rules
from .variant import Variant


@dataclass(frozen=True)
class Situation:
    """A moment of a deal.

    Parameters
    ----------
    variant : Variant
    players : int
    pool : Fraction
        Counters in the pool now.
    turn_up, lead : int or None
        The card turned for trumps (None: not turned yet) and the best trump shown so far.
    owner : int
        Seat that owns the leading card (or the turn-up not turned yet); 0: it belongs to the pool.
    exposed, dead : tuple of int
        All other cards turned in this deal; cards that earlier deals used up.
    hidden : tuple of int
        Face-down cards before each seat, eldest first.
    spare : int
        Face-down cards of the spare hand.
    looked : tuple of int
        Seats that looked at a card out of turn: if one of them wins, the pool stays (law 11).
    """

    variant: Variant
    players: int = 5
    pool: Fraction = None
    turn_up: int = None
    lead: int = None
    owner: int = None
    exposed: tuple = ()
    hidden: tuple = None
    spare: int = 0
    dead: tuple = ()
    looked: tuple = ()

    @classmethod
    def read(
        cls,
        variant,
        *,
        players=5,
        pool=None,
        turn_up=None,
        lead=None,
        owner=None,
        exposed=(),
        hidden=None,
        dead=(),
        looked=(),
    ):
        """Return the situation that a person describes; see `price` for the parameters."""
        players = whole("players", players, 2, rules.most_players(variant.terms), "players are")
        pack = variant.cards
        turned = {name: _one(pack, text, name) for name, text in (("turn_up", turn_up), ("lead", lead))}
        if turned["lead"] == turned["turn_up"]:
            turned["lead"] = []
        known = {**turned, "exposed": pack.read(exposed, "exposed"), "dead": pack.read(dead, "dead")}
        all_different(pack, **known)
        turn_up, lead = (cards[0] if cards else None for cards in turned.values())
        shown = len(known["exposed"]) + (lead is not None)
        _check_lead(variant, turn_up, lead, known["exposed"], owner)
        owner = _owner(variant, lead, owner, players)
        hidden, spare = _hidden(variant, hidden, players, owner, shown, lead is not None)
        moment = cls(
            variant, players, None, turn_up, turn_up if lead is None else lead, owner, tuple(known["exposed"]),
            hidden, spare, tuple(known["dead"]), seats("looked", looked, players),
        )  # fmt: skip
        moment._check_cards()
        return moment._with_pool(pool)

    @property
    def trump(self):
        """The trump suit, 0 to 3, or None."""
        return None if self.turn_up is None else self.turn_up // 16

    @property
    def unseen(self):
        """All cards nobody has seen, as a list."""
        seen = {self.turn_up, self.lead, *self.exposed, *self.dead}
        return [card for card in self.variant.cards.cards if card not in seen]

    @property
    def dealt(self):
        """Face-down cards that will be turned, the spare hand's included."""
        return sum(self.hidden) + self.spare

    @property
    def more(self):
        """Whether the pack holds a further card to turn up if the deal passes."""
        return len(self.unseen) - self.dealt - (self.turn_up is None) >= 1

    @property
    def over(self):
        """The sentence that answers a deal that passed at the turn-up, or None."""
        if self.turn_up is None or not rules.passes(self.turn_up, self.more, self.variant.terms):
            return None
        who = f"seat {self.owner} has" if self.owner else "nobody wins"
        name = self.variant.cards.name(self.turn_up)
        law = f"law 4, court {self.variant.court}"
        pool = f"the pool of {plain(self.pool)}"
        return f"{name} turned up passes the deal ({law}): {who} {pool}. With court play it would be played for."

    @property
    def showdown(self):
        """Whether all hands are turned together once the turn-up has been offered (law 4)."""
        return (
            self.turn_up is not None
            and self.turn_up == self.lead
            and rules.shows_down(self.turn_up, self.variant.terms)
        )

    def as_dict(self):
        """Return the situation in canonical form; empty extras are left out."""
        pack = self.variant.cards
        said = {"players": self.players, "pool": plain(self.pool)}
        if self.turn_up is not None:
            said["turn_up"] = pack.name(self.turn_up)
        if self.lead != self.turn_up:
            said["lead"] = pack.name(self.lead)
        if self.owner:
            said["owner"] = self.owner
        said["exposed"] = pack.names(self.exposed, self.trump)
        said["hidden"] = [*self.hidden, self.spare] if self.variant.spare else list(self.hidden)
        said["dead"] = pack.names(self.dead, self.trump)
        return said | ({"looked": list(self.looked)} if self.looked else {})

    def _check_cards(self):
        spare_cards = len(self.unseen) - self.dealt - (self.turn_up is None)
        if spare_cards < 0:
            raise Misuse("dead", f"{-spare_cards} too many cards are dead: {self.dealt} still lie face down")
        begun = self.exposed or self.lead != self.turn_up
        if self.turn_up is not None and begun and rules.passes(self.turn_up, self.more, self.variant.terms):
            name = self.variant.cards.name(self.turn_up)
            at_fault = "exposed" if self.exposed else "lead"
            raise Misuse(at_fault, f"the deal passed when {name} was turned (law 4); with court play it is played for")
        if begun and self.turn_up is not None and rules.shows_down(self.turn_up, self.variant.terms):
            at_fault = "exposed" if self.exposed else "lead"
            raise Misuse(at_fault, "in a showdown all hands are turned together (law 4); none is turned before")

    def _with_pool(self, pool):
        if pool is None:
            terms = self.variant.terms
            paid = [c for c in {self.turn_up, self.lead, *self.exposed} - {None} if rules.marked(c, terms)]
            if not self.owner and self.turn_up in paid:  # nobody owned it
                paid.remove(self.turn_up)
            pool = Fraction(rules.stakes(self.players, terms) + terms.penalty * len(paid), 1000)
        return Situation(**{**self.__dict__, "pool": amount("pool", pool)})


def _one(pack, text, name):
    """Return one card in a list, or an empty list if nothing was said."""
    cards = [] if text is None else pack.read(text, name)
    if text is not None and len(cards) != 1:
        raise Misuse(name, f"one card, as {pack.name(pack.cards[0])}, not {len(cards)} in {text!r}")
    return cards


def _check_lead(variant, turn_up, lead, exposed, owner):
    pack = variant.cards
    if turn_up is None and (exposed or lead is not None):
        raise Misuse("turn_up", "cards have been turned, so the turn-up has too: say which it was")
    if lead is not None and (lead // 16 != turn_up // 16 or lead < turn_up):
        raise Misuse("lead", f"{pack.name(lead)} is no trump above the turn-up {pack.name(turn_up)}, so it cannot lead")
    best = turn_up if lead is None else lead
    for card in exposed:
        if card // 16 == best // 16 and card > best:
            raise Misuse("exposed", f"{pack.name(card)} beats {pack.name(best)}: name it as lead, with its owner")
    if lead is not None and owner is None:
        raise Misuse("owner", f"the turn-up is beaten: say which seat owns {pack.name(lead)}")


def _owner(variant, lead, owner, players):
    if variant.turn_up_to == "pool" and lead is None:
        if owner is not None:
            raise Misuse("owner", "the turn-up belongs to the pool in this variant (law 3); it has no owner")
        return 0
    return players if owner is None else seat("owner", owner, players)


def _hidden(variant, hidden, players, owner, shown, beaten):
    """Return the face-down cards of each seat and of the spare hand; without trades they follow from the laws."""
    if hidden is None:
        if beaten:
            raise Misuse(
                "hidden", "the turn-up is beaten: say how many cards lie face down before each seat, say 3 2 2 3 3"
            )
        spare = rules.HAND * variant.spare - max(0, shown - rules.HAND * players)
        if spare < 0:
            raise Misuse("exposed", f"{shown} cards, but only {rules.HAND * (players + variant.spare)} were dealt")
        return _untraded(players, owner, shown), spare
    hidden = numbers("hidden", hidden)
    wanted = (players, players + 1) if variant.spare else (players,)
    if len(hidden) not in wanted:
        raise Misuse("hidden", f"{' or '.join(map(str, wanted))} numbers, one a seat, not {len(hidden)}")
    if min(hidden) < 0:
        raise Misuse("hidden", f"0 or more cards before each seat, not {min(hidden)}")
    spare = hidden[players] if len(hidden) > players else rules.HAND * variant.spare
    hidden = hidden[:players]
    missing = rules.HAND * (players + variant.spare) - shown - sum(hidden) - spare
    if missing:
        down, dealt = sum(hidden) + spare, rules.HAND * (players + variant.spare)
        raise Misuse("hidden", f"{down} face down and {shown} turned make {down + shown}, but {dealt} were dealt")
    return hidden, spare


def _untraded(players, owner, shown):
    """Return how many cards each seat still hides after `shown` were turned, if nothing was bought on the way."""
    hidden, turn = [rules.HAND] * players, owner % players
    for _ in range(min(shown, rules.HAND * players)):
        seat = rules.next_to_turn(turn, owner - 1, hidden, players)
        hidden[seat] -= 1
        turn = (seat + 1) % players
    return tuple(hidden)
