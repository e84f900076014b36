"""Which card to play: the question, and how its answer is made, counted where worlds are few, else estimated."""

from fractions import Fraction
from math import sqrt

from ...answer import Answer, receipt
from ...errors import Misuse, choose
from ...estimate import Estimate, chance, decide, watch
from ...run import Budget
from ...settings import keywords, split
from .answers import PRECISION, UNLIKELY, head
from .drawing import RARE, agreeing
from .ending import OUTCOMES, Ending
from .moment import Moment
from .policy import BEST, POLICIES, model_of
from .variant import VARIANTS
from .worlds import tuples

MOST_WORLDS = 2_000_000  # worlds times orders of the suits that are enumerated
METHODS = ("auto", "exact", "simulate")


def play(*, opponents=BEST, play=BEST, mine=None, method="auto", **settings):
    """Say which card to play, at any moment of the play.

    Parameters
    ----------
    hand : str or list of str
        The cards still held.
    turn_up : str
    players : int, default 5
    seat : int or str, optional
        Whose turn it is: it follows from the rest, and what is told must agree.
    said : str or list of str
        What every seat said, the asker too; the words of the others are evidence of their hands.
    played : str
        The cards played, each trick from its leader, tricks parted by a stroke: `Kh 6h Qh / 5h Jd`.
    pool : int, default 15
    dead : str or list of str, optional
        The three cards the asker threw away for the miss.
    opponents, play, mine : str
        Policies: how the others declared, how all play the cards, how the asker plays.
    method : {"auto", "exact", "simulate"}
    variant : str, default "baxter-wray"
        And every field of `Variant`.
    deals, precision, seconds, seed, confidence, threads : optional
        See `Budget`.

    Returns
    -------
    Answer
        `ev` in counters of this deal, tricks already taken among them.

    Raises
    ------
    Misuse
        For a moment that cannot be.
    """
    variant, asked, budget = split(settings, VARIANTS, keywords(Moment.read), set(Budget.__dataclass_fields__))
    moment, budget = Moment.read(variant, **asked), Budget(**budget)
    model = model_of(opponents, play, mine)
    choose("method", method, METHODS)
    begin = head("play", moment, model)
    if moment.over:
        return Answer(**begin, over=moment.over)
    ending = Ending(moment, *(POLICIES[model[name]] for name in ("opponents", "play", "mine")), budget.seed)
    few = ending.worlds <= MOST_WORLDS
    if method == "exact" and not few:
        raise Misuse("method", f"{ending.worlds:,} worlds and orders of the suits, but at most {MOST_WORLDS:,} are"
                               " enumerated; say auto or simulate")  # fmt: skip
    return counted(ending, begin, budget) if few and method != "simulate" else sampled(ending, begin, budget, few)


def counted(ending, begin, budget):
    """Return the exact value of each card, from all worlds."""
    moment = ending.moment
    counts, worlds = ending.count()
    total = sum(counts[0])
    if not total:
        _refuse(ending, begin)
    said = _said(ending, begin, Fraction(total, 6), budget.seed)
    means = [Fraction(sum(map(int.__mul__, row, ending.pays.tolist())), 3 * total) for row in counts]
    rows = []
    for action, mean, row in zip(moment.actions, means, counts, strict=True):
        told = {"action": action, "method": "exact", "ev": float(mean)}
        told |= {} if moment.seat == moment.for_pool else {"p_looed": row[0] / total}
        tricks = {f"tricks_{k}": many for k, many in enumerate(row[:4])}
        rows.append(told | {"p_tricks": [many / total for many in row[:4]], "counts": {"worlds": total} | tricks})
    ways = ", each as often as the hands thrown up can be dealt beside it" if ending.remainders.blanks else ""
    why = f"{worlds:,} worlds of the hands in play{ways}, with 6 orders of the suits"
    return Answer(
        **begin,
        method={"kind": "exact", "worlds": worlds, "orders": 6} | said | {"why": why},
        actions=rows,
        **_best(moment.actions, means, lambda a, b: Estimate(means[a] - means[b])),
    )


def sampled(ending, begin, budget, few):
    """Return the estimated value of each card, from deals that agree with all that was seen and said."""
    moment, arms = ending.moment, len(ending.forced)
    if agreeing(ending.world, moment.players + 1, budget.seed)[0] < RARE:
        _refuse(ending, begin)
    how = {"scale": 3, "shifts": [0.0] * arms, "compared": True, "largest": [ending.largest] * arms}
    sample, interrupted = watch(ending.play, budget, PRECISION, **how)
    tally, rows = sample.tally, []
    for a, action in enumerate(moment.actions):
        counts = tally.counts[a * OUTCOMES : (a + 1) * OUTCOMES]
        told = {"action": action, "method": "simulation", **sample.arm(a).as_dict()}
        if moment.seat != moment.for_pool:
            looed = chance("p_looed", counts[0], tally.deals, sample.alpha)
            told |= {"p_looed": 0.0} if ending.now.won else looed
        rows.append(told | {"p_tricks": [many / tally.deals for many in counts[:4]]})
    agreed = tuples(ending.world) * Fraction(tally.deals, tally.counts[-1])
    said = _said(ending, begin, agreed, budget.seed, 1 / tally.deals - 1 / tally.counts[-1])
    method = {"kind": "simulation", "deals": tally.deals} | said
    thrown = ", those of the hands thrown up among them" if ending.remainders.dead else ""
    return Answer(
        **begin,
        method=method | {"why": "asked for" if few else f"too many worlds to enumerate{thrown}"},
        actions=rows,
        **_best(moment.actions, [row["ev"] for row in rows], sample.difference),
        seed=budget.seed,
        confidence=budget.confidence,
        interrupted=interrupted or None,
        receipt=receipt(tally.digest()),
    )


def _best(actions, means, difference):
    return decide(actions, means, difference) if len(actions) > 1 else {"best": actions}


def _said(ending, begin, agreed, seed, variance=0.0):
    """Return the chance of what was said, given what was played: worlds that agree over worlds the laws leave."""
    remainders = ending.remainders
    told = {"no_evidence": [f"seat {k}: {ending.moment.said[k - 1]}" for k in remainders.silent]}
    told = told if remainders.silent else {}
    if not remainders.heard:
        return told
    lawful = remainders.lawful_world()
    deals, drawn = agreeing(lawful, ending.moment.players + 1, seed)
    if not deals:
        return told
    p_said = float(agreed / (tuples(lawful) * Fraction(deals, drawn)))
    if p_said < UNLIKELY:
        _refuse(ending, begin)
    variance += 1 / deals - 1 / drawn
    return {"p_said": p_said} | ({"p_said_stderr": p_said * sqrt(variance)} if variance else {}) | told


def _refuse(ending, begin):
    """Refuse what hardly any hands agree with: the words, or where they are no evidence the cards."""
    if not ending.remainders.heard:
        raise Misuse("played", "hardly any hands of the others agree with all that was played")
    said = " ".join(begin["situation"]["said"])
    raise Misuse("said", f"{begin['model']['opponents']} players would hardly have said {said!r} on hands that can be"
                         f" played so; ask with other opponents, of {', '.join(POLICIES)}")  # fmt: skip
