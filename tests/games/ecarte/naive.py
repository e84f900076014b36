"""Écarté the slow, obvious way, written from the rules: one deal from the turn-up to the points, and a game.

Cards are names ("Qh"), seats are 0 (elder) and 1 (dealer). `order` names the four suits, lowest first, and parts cards
of one rank.

`naive_cards`: table, cards, what a seat sees, the law of the second card; `naive_words`: proposals and exchanges;
`naive_play`: the king and the tricks; `naive_score`: points and stakes; `naive_plain`: the policy `plain`;
`naive_told`: players for tests; `naive_dummy`: perfect play by brute force. Numbers in brackets are sections of the
rules.

Decisions where the text is silent or leaves a choice (O: the default section 1.7 names)

1.  One exchange (O-1), another number, or no limit. When no exchange is left, or no card in the stock, elder is not
    asked and leads; nothing is said then.
2.  The dealer may accept and change nothing (O-2); the option asks one card of him, unless the stock is empty. Elder,
    once accepted, changes at least one.
3.  Follow suit, head, trump (O-3); heading and trumping can each be left out, following cannot.
4.  Only the first word of elder and the first answer make vulnerable; a proposal accepted ends it for the deal.
5.  Short stock: nobody changes more than are left, elder first. The dealer takes what elder leaves, and with nothing
    left he is not asked.
6.  Accepting on condition (off): "accept-3" wants three cards left after elder's discard. It is offered only where
    elder's number decides it, so never in the first two rounds. Elder chooses his discard first; if too few are
    left nothing is changed, it counts as a refusal, and nobody is vulnerable. If enough are left the dealer may still
    change any number.
7.  A king turned is marked at once and always.
8.  The king in hand may be kept secret (O-4); the option takes that away. It is asked after the last exchange, not
    before, until it is marked: "held" before elder leads; "led" when elder has led it to the first trick; "covering"
    before the dealer's first card, elder's on the table; "played" when the dealer played it to the first trick, which
    it always wins, before he leads to the second.
9.  A king that has been thrown away, or is kept until after the first trick, marks nothing.
10. A vole against a vulnerable player is worth two (O-5), by option three. Whoever is vulnerable himself scores as
    usual.
11. The king counts first and ends the game at once, before any word (turned), before the lead, or in the middle or at
    the end of the first trick; a single card on the table then is no trick (O-6). Else all five tricks are played.
12. The score is not cut at five: a game may end at six, at seven where a vole is worth three.
13. Stakes go by the loser's points at the end of the game, the deal in which he lost included.
14. Equal cuts are cut again; the cards a game is dealt from are new every time. No misdeal, no misplay occurs here.
15. `plain` where its text is silent: the dealer's exceptions (a) and (b) both want the king of trumps among exactly two
    trumps; with fewer cards left than it would throw it throws its lowest; it never accepts on condition; what it would
    say first it says in every round. The longest suit is looked for at every lead among the cards still held.
"""

from .naive_cards import DEALER, View
from .naive_play import play_tricks, tricks_of
from .naive_score import stake_of, trick_points
from .naive_words import declare


class Deal:
    """One deal as it stands."""

    def __init__(self, hands, turn_up, stock, table, players, order, score):
        self.hands, self.turn_up, self.stock = [list(hand) for hand in hands], turn_up, list(stock)
        self.table, self.players, self.order, self.before = table, players, order, list(score)
        self.points, self.words, self.exchanges, self.vulnerable, self.king = [0, 0], [], [], None, None
        self.held, self.tricks, self.plays = None, [], []

    @property
    def trump(self):
        """Name the suit of the turn-up."""
        return self.turn_up[1]

    @property
    def score(self):
        """Add the points of this deal to the score before it."""
        return [before + points for before, points in zip(self.before, self.points, strict=True)]

    @property
    def over(self):
        """Tell whether somebody has the game."""
        return max(self.score) >= self.table.game

    def mark(self, seat, points):
        """Give points to a seat."""
        self.points[seat] += points

    def view(self, seat, legal):
        """Show a seat what it may know."""
        return View(
            seat, list((self.held or self.hands)[seat]), self.table, self.order, self.turn_up, self.score, legal,
            list(self.words), [(who, len(thrown)) for who, thrown, _ in self.exchanges],
            [card for who, thrown, _ in self.exchanges if who == seat for card in thrown], len(self.stock),
            self.vulnerable, self.king, list(self.tricks), list(self.plays),
        )  # fmt: skip


def play_deal(*, hands, turn_up, table, players, order, stock, score=(0, 0)):
    """Play a deal from given hands (1.2 to 1.4); `players` answer for elder and dealer, `score` is theirs before it.

    In the record an exchange is `(seat, thrown, drawn)`, `king` the seat that marked it and when, a trick
    `(leader, [(seat, card), (seat, card)], winner)`; `unfinished` are the cards of a trick that the king cut short.
    `points` are those of this deal, `king` included; `hands` and `stock` as they are after the exchanges.
    """
    deal = Deal(hands, turn_up, stock, table, players, order, score)
    if turn_up[0] == "K":
        deal.king = (DEALER, "turned")
        deal.mark(DEALER, 1)
    if not deal.over:
        declare(deal)
        play_tricks(deal)
    won = [tricks_of(seat, deal.tricks) for seat in (0, 1)]
    if len(deal.tricks) == 5:
        for seat, points in enumerate(trick_points(won, deal.vulnerable, table)):
            deal.mark(seat, points)
    return {
        "words": deal.words, "exchanges": deal.exchanges, "vulnerable": deal.vulnerable, "hands": deal.hands,
        "stock": deal.stock, "king": deal.king, "trump": deal.trump, "tricks": deal.tricks, "unfinished": deal.plays,
        "won": won, "points": deal.points, "score": deal.score, "over": deal.over,
    }  # fmt: skip


def play_game(deals, table, players, *, dealer=0):
    """Play deals until somebody has the game (1.1, 1.4): the deal alternates.

    `deals` are dicts of `order` and what `deal_out` gives, as many as it takes; `dealer` is the player who deals first.
    Score, winner and stakes are the players', the records and their seats the deals'.
    """
    score, records, dealers = [0, 0], [], []
    for deal in deals:
        seats = [1 - dealer, dealer]
        seated, standing = [players[who] for who in seats], [score[who] for who in seats]
        record = play_deal(table=table, players=seated, score=standing, **deal)
        for who, points in zip(seats, record["points"], strict=True):
            score[who] += points
        records.append(record)
        dealers.append(dealer)
        dealer = 1 - dealer
        if record["over"]:
            winner = score.index(max(score))
            stake = stake_of(min(score), table)
            return {"score": score, "winner": winner, "stake": stake, "records": records, "dealers": dealers}
    raise ValueError(f"{len(records)} deals are not enough for a game to {table.game}")
