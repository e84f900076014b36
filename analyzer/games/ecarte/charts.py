"""The table of jeux de règle: on which hands elder plays and the dealer refuses."""

from math import comb

from ...answer import Answer
from ...core.layout import Layout
from ...errors import Misuse
from ...run import Budget, spread
from ...settings import numbers, split, words_of
from ...settings import seat as seat_of
from .card.classes import classes
from .card.picture import draw
from .card.rows import asking_of, moment_of, points_of
from .moment import read_score
from .policy import whole_model
from .rules import CARDS
from .talk import NAMES
from .variant import VARIANTS

__all__ = ["chart", "draw"]

DEALS = 32_768  # at most, a class and seat


def chart(*, seat="elder dealer", turn_up="9h", trumps="0 1 2 3 4 5", score=None, opponents=None, play=None,
          mine=None, deals=None, seed=1, confidence=0.99, threads=None, **settings):  # fmt: skip
    """Return on which hands elder should play and the dealer refuse: every class of hand, a table of jeux de règle.

    The class of a hand are its trumps and its plain suits, king, queen, knave and the ace of a plain suit named.

    Parameters
    ----------
    seat : str or list of str
        `elder`, `dealer`, or both.
    turn_up : str
        By default the nine, as the old tables; what its rank is matters little, unless it is the king.
    trumps : str or list of int
        Only hands with so many trumps.
    score : str, optional
        Points before the deal, the asker's first: then the chance of the game decides, not points.
    opponents, play, mine : str, optional
        As in `propose`.
    deals : int
        At most so many a class and seat, by default 32,768. One that is not clear by then is undecided.
    confidence : float
        Of each row by itself.
    seed, threads, **settings
        As in `propose`.

    Returns
    -------
    Answer
        A row a class and seat: `trumps`, `plain`, `hand` (the lowest of the class), `weight` (how many hands are of
        it), `p_point`, the exact chance of that hand to make the point as it is dealt, all cards seen and played
        perfectly, with its `count` of 65,780; `best`, what each word brings, `gain` of standing, half its interval.

    Raises
    ------
    Misuse
        For what has no card.
    """
    (variant,) = split(settings, VARIANTS)
    pack, model = variant.cards, whole_model(opponents, play, mine)
    turned, seats = pack.read(turn_up, "turn_up"), [seat_of("seat", word, 2) for word in words_of(seat)]
    if len(turned) != 1:
        raise Misuse("turn_up", f"one card, not {len(turned)}")
    if not seats:
        raise Misuse("seat", "elder, dealer, or both")
    seats, lengths = sorted(set(seats)), sorted(set(numbers("trumps", trumps)))
    if not lengths or not set(lengths) <= set(range(CARDS + 1)):
        raise Misuse("trumps", f"one or several numbers from 0 to {CARDS}")
    score = read_score(variant, score)
    budget = Budget(deals=DEALS if deals is None else deals, seed=seed, threads=threads, confidence=confidence)
    moments = {one: moment_of(variant, one, turned[0], score) for one in seats}
    told = {"seat": " ".join(NAMES[one] for one in seats), "turn_up": pack.name(turned[0]), "trumps": lengths}
    told |= {"score": "-".join(map(str, score))} if score else {}
    over = next((moment.over for moment in moments.values() if moment.over), None)
    if over:
        return Answer("ecarte.chart", told, variant.as_dict(), model, over=over)
    layout = Layout(pack, turned[0] // 16, tuple(suit for suit in range(4) if suit != turned[0] // 16))
    whole = layout.hand([card for card in pack.cards if card != turned[0]])
    kinds = [kind for kind in classes(int(whole)) if len(kind.trumps.split()) in lengths]
    asked = {one: asking_of(moments[one], model, budget) for one in seats}

    def measure(kind):
        counts = points_of(kind.weakest, whole ^ kind.weakest, variant.terms)
        return [(counts[one], *asked[one].row(layout, kind.hands)) for one in seats]

    found = spread(measure, kinds, budget.threads, "classes of hands")
    rows, worlds = [], comb(len(pack.cards) - 1 - CARDS, CARDS)
    for k, one in enumerate(seats):
        for kind, of_seats in zip(kinds, found, strict=True):
            count, row, _ = of_seats[k]
            named = {"seat": NAMES[one], "trumps": kind.trumps, "plain": kind.plain}
            named |= {"hand": layout.names(kind.weakest), "weight": len(kind.hands)}
            rows.append(named | {"p_point": round(count / worlds, 6), "count": count} | row)
    method = {
        "kind": "simulation", "deals": sum(of[k][2] for of in found for k in range(len(seats))),
        "deals_a_hand": budget.deals, "why": f"at most {budget.deals:,} a class and seat; p_point exact",
        "worlds": worlds,
        "intervals": f"what is said of a class holds with {100 * budget.confidence:.6g}%, each by itself: up to"
                     f" {1000 * (1 - budget.confidence):.3g} in 1,000 may be wrong",
    }  # fmt: skip
    return Answer(
        "ecarte.chart", told, variant.as_dict(), model, method, rows,
        unit="points" if score is None else "chance", seed=budget.seed, confidence=budget.confidence,
    )  # fmt: skip
