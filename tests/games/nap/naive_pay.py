"""Nap the slow, obvious way: the stakes and the kitty (3.4, 3.5). Amounts are whole units."""

from fractions import Fraction

from .naive_calls import is_nap
from .naive_cards import rank_of


def nap_stakes(table):
    """Give what Nap wins and loses: 10 and 5, double and single the tricks (3.4)."""
    return table.nap_stakes or (2 * table.tricks, table.tricks)


def stakes(table, word):
    """Give what a call wins from each other player and what it pays to each (3.4)."""
    won, lost = nap_stakes(table)
    if is_nap(word):
        return won, lost
    if word == "misery":
        return 3, table.misery_loss
    if word == "wellington":
        return {"full": (2 * won, 2 * lost), "mild": (won, 2 * lost), "foster": (won, 2 * lost)}[table.raise_stakes]
    if word == "blucher":
        return {"full": (3 * won, 3 * lost), "mild": (won, 3 * lost), "foster": (won, 4 * lost)}[table.raise_stakes]
    return int(word), int(word)


class Money:
    """What each player has gained in this deal, and what lies in the kitty."""

    def __init__(self, players, pool):
        self.net, self.pool = [0] * players, pool

    def pay_in(self, seat, amount):
        """Move money from a player to the kitty (3.5)."""
        self.net[seat] -= amount
        self.pool += amount

    def take_pool(self, seat):
        """Give a player all of the kitty (3.5)."""
        self.net[seat] += self.pool
        self.pool = 0

    def from_each(self, seat, amount):
        """Let every other player, one who stands out included, pay this seat (3.4)."""
        self.net = [gain - amount for gain in self.net]
        self.net[seat] += amount * len(self.net)


def has_kitty(table, pool):
    """Tell whether there is a kitty: agreed, or a consequence of another agreement (3.5)."""
    paid = table.kitty or table.kitty_others or table.knaves_fives or table.buying or table.peep != "none"
    return bool(paid or pool)


def open_deal(table, money):
    """Collect what the dealer, and perhaps the others, pay in for a deal (3.5)."""
    for seat in range(table.players):
        money.pay_in(seat, table.kitty if seat == table.players - 1 else table.kitty_others)


def pay_cards(table, money, tricks, trump):
    """Let whoever played a knave or a five that is no trump pay 1 for it, where this is agreed (3.5)."""
    for _, plays, _ in tricks if table.knaves_fives else []:
        for seat, card in plays:
            money.pay_in(seat, card[0] in "J5" and card[1] != trump)


def settle(table, money, senior, word, success, doubled, on_spare):
    """Pay between the senior hand and each other (3.4), then the kitty (3.5); Double Header doubles only the first."""
    won, lost = stakes(table, word)
    money.from_each(senior, (won if success else -lost) * (2 if doubled else 1))
    if not word.isdigit() and word != "misery":
        if success:
            money.take_pool(senior)
        elif table.failed_nap == "doubles":
            money.pay_in(senior, money.pool)
    if on_spare and not success and has_kitty(table, money.pool):
        money.pay_in(senior, 2)


def doubled_next(table, senior, success, doubled):
    """Tell whether the next deal is played for double stakes: all passed, or nobody has won since (3.5)."""
    return table.double_header and (senior is None or (doubled and not success))


def break_even(table, word):
    """Give the chance of making a call at which it neither wins nor loses (3.4)."""
    won, lost = stakes(table, word)
    return Fraction(lost, won + lost)


def share_pool(pool, players):
    """Split what is left of the kitty at the end equally (3.5)."""
    return [Fraction(pool, players)] * players


def lowest_cards(cards):
    """List the seats whose card is the lowest, ace high: a single one takes what is left of the kitty (3.5)."""
    return [seat for seat, card in enumerate(cards) if rank_of(card) == min(map(rank_of, cards))]
