"""Two-handed Euchre the slow, obvious way, written from the rules: one deal from the turn-up to the points, and a game.

Cards are names ("Qh"), seats are 0 (elder) and 1 (dealer). `order` names the four suits, lowest first, and parts cards
of one rank, by the suits printed on them.

`naive_cards`: table, cards and bowers, what a seat sees, the law of the second card; `naive_words`: who makes trumps,
the dealer's discard; `naive_play`: tricks and points; `naive_plain`: the policy `plain`; `naive_told`: players for
tests; `naive_dummy`: perfect play by brute force. Numbers in brackets are sections of the rules.

Decisions where the text is silent or leaves a choice (O: the default section 2.7 names)

1.  When both have passed twice the deal is void, nobody scores, and the deal passes on (O-1, O-6); the option makes the
    dealer name a suit. Elder may always pass twice.
2.  The suit turned down cannot be named (O-2). By option it can; the turn-up stays out of play all the same.
3.  Elder leads, whoever is the maker (O-3).
4.  Two points for a euchre, the defender's march included (O-4); by option the march is worth more.
5.  No card turned or held scores by itself (O-5).
6.  The deal alternates after every deal (O-6).
7.  Nobody declines to play, and nobody plays alone (O-7, 2.2.5).
8.  The dealer throws one of the five he was dealt, never the turn-up; nobody else sees it.
9.  The pack has 32 cards; 24 by option, nine to ace.
10. A bower that was turned down or lies in the stock is simply not in play: the other ranks keep their order.
11. All five tricks are played, also where the point or the game is decided.
12. The score is not cut at five: a game may end at six.
13. A game ends only with a deal that scores, so one side alone can reach five.
14. Equal cuts are cut again; a knave cut ranks between queen and ten. No misdeal, no misplay occurs here.
15. `plain` where its text is silent: what names a suit looks at the other three suits also where the fourth may be
    named; "two" means exactly two trumps; a tie of the highest trump looks at that card alone; forced to name, it takes
    the longest of the three, the same ties, a suit without trumps the lowest; "lowest" and "highest" trump go by the
    rank in trumps. Whether a plain card stands alone is seen among the five before the turn-up is taken.
"""

from .naive_cards import View
from .naive_play import play_tricks, trick_points, tricks_of
from .naive_words import declare


class Deal:
    """One deal as it stands."""

    def __init__(self, hands, turn_up, table, players, order, score):
        self.hands, self.turn_up = [list(hand) for hand in hands], turn_up
        self.table, self.players, self.order, self.score = table, players, order, list(score)
        self.words, self.maker, self.trump, self.thrown = [], None, None, None
        self.held, self.tricks, self.plays = None, [], []

    def view(self, seat, legal):
        """Show a seat what it may know."""
        return View(
            seat, list((self.held or self.hands)[seat]), self.table, self.order, self.turn_up, self.score, legal,
            list(self.words), self.maker, self.trump, self.thrown if seat == 1 else None, list(self.tricks),
            list(self.plays),
        )  # fmt: skip


def play_deal(*, hands, turn_up, table, players, order, score=(0, 0)):
    """Play a deal from given hands (2.2 to 2.4); `players` answer for elder and dealer, `score` is theirs before it.

    In the record a trick is `(leader, [(seat, card), (seat, card)], winner)`; `maker` None is a void deal; `hands` are
    those played with, `thrown` the dealer's discard.
    """
    deal = Deal(hands, turn_up, table, players, order, score)
    declare(deal)
    points, won = [0, 0], [0, 0]
    if deal.maker is not None:
        play_tricks(deal)
        won = [tricks_of(seat, deal.tricks) for seat in (0, 1)]
        points = trick_points(won, deal.maker, table)
    score = [before + gain for before, gain in zip(score, points, strict=True)]
    return {
        "words": deal.words, "maker": deal.maker, "trump": deal.trump, "thrown": deal.thrown, "hands": deal.hands,
        "tricks": deal.tricks, "won": won, "points": points, "score": score, "over": max(score) >= table.game,
    }  # fmt: skip


def play_game(deals, table, players, *, dealer=0):
    """Play deals until somebody has the game (2.1, 2.4): the deal alternates, after void deals too.

    `deals` are dicts of `order` and what `deal_out` gives, as many as it takes; `dealer` is the player who deals first.
    Score and winner are the players', the records and their seats the deals'.
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
            return {"score": score, "winner": score.index(max(score)), "records": records, "dealers": dealers}
    raise ValueError(f"{len(records)} deals are not enough for a game to {table.game}")
