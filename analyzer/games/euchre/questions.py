"""What may be asked of Euchre: each question checks what was said and gives an `Answer`."""

from ...band import banded
from ...run import BUDGET, Budget
from ...settings import keywords, one_or_many, several_hands, split
from . import answers
from .playing import strength as blind
from .playing.ways import model_of
from .situation import Situation
from .variant import VARIANTS

__all__ = ["strength"]

MOMENT = keywords(Situation.read)
PIMC_DEALS = 5_000  # at most


@one_or_many("hand", several_hands)
def strength(*, play=None, mine=None, worlds=None, band=False, **settings):
    """Say what a hand makes once trumps are made: the chance of three tricks, of the march, of the march against it.

    Parameters
    ----------
    hand : str or list of str
        The five cards dealt (a list of hands is answered with one frame).
    turn_up : str
    seat : int or str, default 1
        1 (elder, who leads) or 2 (dealer).
    maker : int or str, optional
        Who made trumps, by default the asker: three tricks make him the point, and euchre him if they are the other's.
    trump : str, optional
        The suit of trumps, `c d h s`; by default that of the turn-up, which the dealer then takes for one of his cards.
        Another was named, and the turn-up is nobody's.
    play, mine : str, optional
        How both play the cards, and how the asker does if otherwise: `double-dummy`, `pimc`, or a name of `POLICIES`.
    worlds : int, default 20
        That a `pimc` player imagines for every card.
    band : bool
        Beside it the chance of three tricks under `double-dummy`, `book` and `pimc`, that with its error.
    variant : str, default "enquire-within"
        And every field of `Variant`.
    deals, precision, seconds, seed, confidence, threads : optional
        See `Budget`; where nobody is `pimc` all is counted.

    Returns
    -------
    Answer
        A row an opening lead, or a card that a dealer throws for the turn-up, fixed before the other hand is seen; and,
        of an asker who plays `double-dummy`, `best`, the best on sight, which is a bound. `ev` is the asker's points
        minus the other's. `counts` are of all hands that the other may have been dealt; where a policy plays, of each
        with the six orders of the plain suits. A dealer who plays `double-dummy` throws what is worst for elder, and
        knows a lead that is fixed; a `pimc` one throws as the book advises.

    Raises
    ------
    Misuse
        For a hand that cannot be.
    """
    variant, moment, budget = split(settings, VARIANTS, MOMENT, BUDGET)
    situation, model = Situation.read(variant, **moment), model_of(play, mine, worlds, band)
    budget = Budget(**{"deals": PIMC_DEALS} | budget)
    measure = lambda how, few: (blind.measured if "pimc" in how.values() else answers.strengths)(situation, how, few)  # noqa: E731
    return banded(measure(model, budget), measure, budget)


def warm():
    """Compile every kernel of the game."""
    for how in ("double-dummy", "plain"):
        for seat in ("elder", "dealer"):
            strength(hand="Jh Kh Th As 7c", turn_up="9h", seat=seat, play=how)
