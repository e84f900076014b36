"""What a hand is worth in tricks against others who stand: the question, and how its answer is made."""

from ....answer import Answer
from ....core.layout import Layout
from ....errors import Misuse, choose
from ....estimate import closing, watch
from ....run import BUDGET, METHODS, Budget
from ....settings import split
from ..answers import UNLIKELY, head
from ..policy import model_of, policies_of
from ..situation import Situation
from ..variant import VARIANTS
from .answers import counted_row, sampled_row
from .company import Company, tally_of
from .questions import MOST_WORLDS

PRECISION = 0.005  # tricks
ASKED = {"hand", "turn_up", "players", "pool"}


def strength(*, opponents=None, play=None, mine=None, method="auto", **settings):
    """Say how many tricks a hand takes against one, two ... others who stand, with the lead and without it.

    Leading, the asker is the eldest hand and those who stand sit next to him; last, he deals and they sit before him.
    Nothing is known of anybody else.

    Parameters
    ----------
    hand : str or list of str
    turn_up : str
    players : int, default 5
        At the table: up to one less stand against the hand.
    pool : int, default 15
        Some policies stand on more hands if it is rich.
    opponents, play, mine : str, optional
        Policies: on which hands the others stand, how all play the cards, how the asker plays; by default `bold`, and
        the asker as all.
    method : {"auto", "simulate"}
    variant : str, default "baxter-wray"
        And every field of `Variant`.
    deals, precision, seconds, seed, confidence, threads : optional
        See `Budget`.

    Returns
    -------
    Answer
        `ev` is the mean number of tricks (a pool by three trumps, law 17, counts as three); rows are not ranked.

    Raises
    ------
    Misuse
        For a hand that cannot be.
    """
    variant, asked, budget = split(settings, VARIANTS, ASKED, BUDGET)
    if variant.form != "three":
        raise Misuse("form", f"three-card Loo only, not {variant.form}")
    situation, budget = Situation.read(variant, **asked), Budget(**budget)
    model = model_of(opponents, play, mine, variant.form)
    if choose("method", method, METHODS) == "exact":
        raise Misuse("method", "the hands of two and more others are too many to enumerate; say auto or simulate")
    facts = {key: fact for key, fact in situation.as_dict().items() if key in ASKED}
    begin = head("strength", situation, model) | {"situation": facts, "unit": "tricks"}
    return measured(situation, begin, budget, policies_of(model), method)


def measured(situation, begin, budget, policies, method):
    """Return the tricks against each number of others: counted against one, else estimated."""
    layout = Layout.of(situation.variant.cards, situation.turn_up // 16, [*situation.hand, situation.turn_up])
    companies = [
        Company(situation, layout, policies, others, leading, budget.seed)
        for others in range(1, situation.players) for leading in (True, False)
    ]  # fmt: skip
    likely = [company for company in companies if company.chance >= UNLIKELY]
    if not likely:
        raise Misuse("opponents", "such players stand on no hand that is left; ask with others")
    exact = [c for c in likely if c.listed and c.worlds <= MOST_WORLDS and method != "simulate"]
    drawn = [company for company in likely if company not in exact]
    left_out = {"left_out": [c.name for c in companies if c not in likely]} if likely != companies else {}
    rows = {c: counted_row(c.name, c, c.count()[0].sum(axis=0).tolist())[1] for c in exact}
    if not drawn:
        kind = {"kind": "exact"} | left_out | {"why": f"at most {MOST_WORLDS:,} worlds and orders of the suits"}
        return Answer(**begin, method=kind, actions=list(rows.values()))
    how = {"scale": 1, "shifts": [0.0] * len(drawn), "compared": False}
    how["largest"] = [c.largest for c in drawn]
    sample, interrupted = watch(lambda first, count: tally_of(drawn, first, count), budget, PRECISION, **how)
    rows |= {c: sampled_row(c.name, c, sample, a) for a, c in enumerate(drawn)}
    why = "asked for" if method == "simulate" else "too many worlds to enumerate against two and more"
    return Answer(
        **begin,
        method={"kind": "simulation", "deals": sample.tally.deals} | left_out | {"why": why},
        actions=[rows[company] for company in likely],
        **closing(sample, budget, interrupted),
    )
