"""What may be asked of Bezique: each question checks what was said and gives an `Answer`."""

from ...answer import Answer
from ...errors import Misuse, choose
from ...run import METHODS
from ...settings import keywords, numbers, split, words_of
from . import chances
from .declarations import kinds
from .situation import DEALT, Situation
from .variant import VARIANTS

MOMENT = keywords(Situation.read)
FIRST = ("me", "other")


def melds(*, draws=(1, 3, 5, 10), first="me", actions=None, method="auto", **settings):
    """Say how likely each declaration is to be completed, and what each card that is missing costs.

    Parameters
    ----------
    hand : str or list of str
        All cards that the asker has not played, those on the table too: eight, or seven after winning a trick.
    turn_up : str
        The card turned for trumps, or the seven exchanged for it.
    stock : int, default 48
        Cards left in the stock, the turn-up counted.
    table, theirs, seen : str or list of str, optional
        Those of the hand that lie face up (by default what `declared` says and the hand holds), the other's cards that
        are known, and cards that were played. Played cards that are not named count as unseen.
    declared, theirs_declared : str or list of str, optional
        What either has declared, as `royal-marriage:KhQh bezique:QsJd`.
    draws : str or list of int
        Numbers of draws to tell the chance of.
    first : {"me", "other"}
        Who draws first, every time.
    actions : str or list of str, optional
        Only these declarations.
    method : {"auto", "exact"}
    variant : str, default "enquire-within"
        And every field of `Variant`.

    Returns
    -------
    Answer
        A row a declaration: `p_in_k` to hold its cards within k draws, none of them played before; `p_end`, by the last
        trick that lets one declare; `p_before`, that and before the other, who draws at random and plays none away.
        Then a row a card that is missing, as though it were held: `price`, the points that this would be worth.

    Raises
    ------
    Misuse
        For a situation that cannot be.
    """
    variant, moment = split(settings, VARIANTS, MOMENT)
    choose("method", method, METHODS)
    choose("first", first, FIRST)
    situation = Situation.read(variant, **moment)
    if not situation.stock:
        raise Misuse("stock", "with no card left in the stock nothing is declared any more")
    if situation.led is not None:
        raise Misuse("led", "a chance of declarations asks for no card led; `play` does")
    if len(situation.mine) not in (DEALT - 1, DEALT):
        raise Misuse("hand", f"eight cards, or seven after winning a trick, not {len(situation.mine)}")
    hidden = situation.hidden(len(situation.mine))
    wanted = [kind.name for kind in kinds(situation.trump, variant.other_bezique)]
    if actions is not None:
        wanted = [choose("actions", word, tuple(wanted)) for word in words_of(actions)]
    if method == "simulate":
        raise Misuse("method", "ask with exact")
    draws = numbers("draws", draws)
    rows = chances.melds(situation, hidden, draws, first == "other", wanted)
    return Answer(
        "bezique.melds", situation.as_dict() | {"draws": list(draws), "first": first}, variant.as_dict(), None,
        {"kind": "exact", "why": "hypergeometric"}, rows, unit="chance",
    )  # fmt: skip
