"""What may be asked of Écarté: each question checks what was said and gives an `Answer`."""

from ...band import banded, model_of
from ...run import BUDGET, Budget
from ...settings import keywords, one_or_many, several_hands, split
from ...worth import PIMC_DEALS
from . import answers
from .deciding import answer, discard, propose
from .playing import strength as blind
from .playing.questions import play
from .policy import BEST, WAYS
from .runs.questions import session
from .scores import match
from .situation import Situation
from .telling import deals, show
from .variant import VARIANTS

__all__ = [
    "answer", "chart", "claims", "deals", "discard", "match", "play", "propose", "session", "show", "strength",
]  # fmt: skip

MOMENT = keywords(Situation.read)


@one_or_many("hand", several_hands)
def strength(*, play=None, mine=None, worlds=None, band=False, **settings):
    """Say what a hand makes as it is dealt: the chance of the point, of the vole, and of the vole against it.

    Parameters
    ----------
    hand : str or list of str
        Five cards (a list of hands is answered with one frame).
    turn_up : str
    seat : int or str, default 1
        1 (elder, who leads) or 2 (dealer).
    play, mine : str, optional
        How both play the cards, and how the asker does if otherwise: `double-dummy`, `pimc`, or a name of `POLICIES`.
    worlds : int, default 20
        That a `pimc` player imagines for every card.
    band : bool
        Beside it the chance of the point under `double-dummy`, `book` and `pimc`, that with its error.
    variant : str, default "enquire-within"
        And every field of `Variant`.
    deals, precision, seconds, seed, confidence, threads : optional
        See `Budget`; where nobody is `pimc` all is counted.

    Returns
    -------
    Answer
        A row an opening lead, fixed before the other hand is seen; and, of an asker who plays `double-dummy`, `best`,
        the best play on sight, which is a bound. `counts` are of all hands that the other may hold; where a policy
        plays, of each with the six orders of the plain suits.

    Raises
    ------
    Misuse
        For a hand that cannot be.
    """
    variant, moment, budget = split(settings, VARIANTS, MOMENT, BUDGET)
    situation, model = Situation.read(variant, **moment), model_of(play, mine, WAYS, BEST, worlds, band)
    budget = Budget(**{"deals": PIMC_DEALS} | budget)
    measure = lambda how, few: (blind.measured if "pimc" in how.values() else answers.strengths)(situation, how, few)  # noqa: E731
    return banded(measure(model, budget), measure, budget)


def claims():
    """Return the old books' claims E1 to E10, D1 to D3, S1 to S5 and others', each with numbers and a verdict."""
    from . import advice

    return advice.claims()


def warm():
    """Compile every kernel of the game."""
    propose(hand="7h 8h Qs 7s 7d", turn_up="9h", score="3-4", opponents="book", deals=1)
    answer(hand="7h 8h Qs 7s 7d", turn_up="9h", deals=1)
    session(runs=1)
    chart(trumps=5, deals=1)
    for how in ("double-dummy", "plain"):
        strength(hand="7h 8h 7s 8s 9s", turn_up="9h", play=how)
        strength(hand="7h 8h 7s 8s 9s", turn_up="9h", seat="dealer", play=how)
    strength(hand="7h 8h 7s 8s 9s", turn_up="9h", play="pimc", deals=1)
    play(hand="Jh 7d 8c 9c", turn_up="9h", said="propose refuse", played="Qs Ts / Jc")
    play(hand="7h 8h Ks Qs Ah", turn_up="9h", said="propose accept draw-2 draw-3", dead="7c 8c", deals=1)


def chart(**settings):
    """Return on which hands elder should play and the dealer refuse: jeux de règle; see `charts.chart`."""
    from . import charts

    return charts.chart(**settings)
