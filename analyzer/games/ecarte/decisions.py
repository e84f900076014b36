"""How an answer about a word or a discard is made: counted where nobody draws, else estimated from agreeing deals."""

from math import sqrt

import numpy as np

from ...answer import Answer
from ...errors import Misuse
from ...estimate import Sample, closing, decide, watch
from ...tally import Tally
from .answers import head
from .outcome import CODES, MARKS, points_of_codes
from .policy import POLICIES
from .rules import ELDER
from .scene import Stage
from .standing import standing
from .table import BY_HAND, OPENLY, SECRETLY
from .talk import PLAY, REFUSE

KINGS = {None: BY_HAND, "mark": OPENLY, "keep": SECRETLY}
UNIT = 1_000_000  # smallest units in a point and in a chance
PRECISION = {"ev": 0.005, "p_game": 0.002}
DEALS = {"double-dummy": 262_144}  # at most; else
MOST = 393_216
UNLIKELY, TRIES = 1e-4, 262_144
BLOCKS = {"double-dummy": 1_024}  # deals in a job of a thread; else
BLOCK = 16_384
FAR = 2**40  # where in the seed the deals of a first look begin


class Measures:
    """What each code of a deal is worth to the asker: the chance of the game where the score is told, and points.

    Parameters
    ----------
    moment : Moment
    model : dict
    budget : Budget
    """

    def __init__(self, moment, model, budget):
        mine, theirs = moment.score or (0, 0)
        score, sign = ((mine, theirs), 1) if moment.seat == ELDER else ((theirs, mine), -1)
        points = sign * points_of_codes(moment.variant.game, score)
        self.keys, rows, self.standing = ["ev"], [UNIT * points], None
        self.largest = [float(points.max() - points.min())]
        if moment.score is not None:
            self.standing = standing(
                moment.variant, model["opponents"], model["play"], budget.seed, budget.threads, (mine, theirs)
            )
            chance = self.standing.of_codes(score)
            chance = chance if moment.seat == ELDER else 1 - chance
            self.keys, rows = ["p_game", "ev"], [np.rint(UNIT * chance), *rows]
            self.largest = [1.0, *self.largest]
        self.rows = np.array(rows, np.int64)


def is_still(moment, arm):
    """Return whether nobody draws any more after what an arm says, nor did before."""
    word = {(): PLAY, ("propose",): REFUSE}.get(moment.said)
    return word is not None and arm.get("word") == word


def widened(tally, places, many):
    """Return a tally with columns of zeros for arms that are known: `places` are those of the others."""
    where = {place: k for k, place in enumerate(places)}
    sums = [tally.sums[where[a]] if a in where else 0 for a in range(many)]
    products = [
        [_product(tally.products, where[a], where[b]) if a in where and b in where else 0 for b in range(a + 1)]
        for a in range(many)
    ]
    return Tally(tally.deals, sums, products, tally.counts)


def _product(products, a, b):
    return products[max(a, b)][min(a, b)]


class Decision:
    """Some arms of a question, those counted that can be, the others played.

    Parameters
    ----------
    moment : Moment
    arms : dict of str to dict
        By the name of an action; see `Stage`.
    model : dict
    budget : Budget
    method : str
        Of `run.METHODS`.
    """

    def __init__(self, moment, arms, model, budget, method="auto"):
        arms = {name: {"king": KINGS[model.get("king")]} | arm for name, arm in arms.items()}
        self.moment, self.arms, self.model, self.budget = moment, arms, model, budget
        self.measures, self.names = Measures(moment, model, budget), list(arms)
        self.exact = {} if method == "simulate" else {
            name: self._counted(arm) for name, arm in arms.items() if is_still(moment, arm)
        }  # fmt: skip
        self.sampled = [name for name in self.names if name not in self.exact]
        if method == "exact" and self.sampled:
            raise Misuse("method", f"{self.sampled[0]} has too many worlds to enumerate; ask with method auto")
        self.stage = self._stage([arms[name] for name in self.sampled or self.names])
        refuse_unlikely(self.stage, model)
        self.sample = self.interrupted = None
        if self.sampled:
            block = BLOCKS.get(model["play"], BLOCK)
            self.sample, self.interrupted = watch(
                self._play, budget, PRECISION[self.measures.keys[0]], block=block, **self._how(0)
            )

    def _stage(self, arms):
        return Stage(self.moment, arms, self.model, self.budget.seed, self.measures.rows)

    def _counted(self, arm):
        """Return an arm's codes counted over all worlds, and how many orders of the suits are in it."""
        return self._stage([arm]).counted(self.budget.threads)

    def _play(self, first, count):
        """Play deals; the columns of arms that are known hold nothing."""
        many = len(self.names)
        places = [k * many + self.names.index(name) for k in range(len(self.measures.keys)) for name in self.sampled]
        return widened(self.stage.play(first, count), places, many * len(self.measures.keys))

    def _how(self, k):
        """Return how the k-th measure is estimated: what is known is a shift without an error."""
        worth = self.measures.rows[k]
        shifts = [self._mean(name, worth) / UNIT if name in self.exact else 0.0 for name in self.names]
        largest = [0.0 if name in self.exact else self.measures.largest[k] for name in self.names]
        return {"scale": UNIT, "shifts": shifts, "compared": len(self.names) > 1, "largest": largest}

    def _mean(self, name, worth):
        counts, _ = self.exact[name]
        return sum(many * int(value) for many, value in zip(counts, worth, strict=True)) / sum(counts)

    def measured(self, k):
        """Return the `Sample` of the k-th measure, of an answer that is wholly counted too."""
        if self.sample is None:
            columns = len(self.names) * len(self.measures.keys)
            none = Tally(1, [0] * columns, [[0] * (a + 1) for a in range(columns)], [])
            return Sample(none, confidence=self.budget.confidence, **self._how(k))
        tally, many = self.sample.tally, len(self.names)
        part = range(k * many, (k + 1) * many)
        products = [[_product(tally.products, a, b) for b in part if b <= a] for a in part]
        tally = Tally(tally.deals, [tally.sums[a] for a in part], products, tally.counts)
        return Sample(tally, confidence=self.budget.confidence, **self._how(k))

    def counts(self, name):
        """Return how often each code came in an arm."""
        if name in self.exact:
            return self.exact[name][0]
        a = self.sampled.index(name)
        return self.sample.tally.counts[a * CODES : (a + 1) * CODES]

    def row(self, name):
        """Return the row of an action."""
        a, exact = self.names.index(name), name in self.exact
        row = {"action": name, "method": "exact" if exact else "simulation"}
        for k in reversed(range(len(self.measures.keys))):
            estimate = self.measured(k).arm(a).as_dict()
            if self.measures.keys[k] == "ev":
                row |= {"ev": estimate["ev"]} if exact else estimate
            else:
                row |= {"p_game": estimate.pop("ev")} | ({} if exact else {"game": estimate})
        return row | self._chances(name)

    def _chances(self, name):
        """Return the chances of the point and of marking the king, by the codes."""
        counts, seat = self.counts(name), self.moment.seat
        total = sum(counts)
        point = sum(many for many, marks in zip(counts, MARKS, strict=True) if marks[-1][0] == seat)
        kings = sum(many for many, marks in zip(counts, MARKS, strict=True) if len(marks) > 1 and marks[0][0] == seat)
        return {"p_point": point / total, "p_king": kings / total}

    def verdict(self, k=0):
        """Return which actions are best by the k-th measure, and how sure that is."""
        sample = self.measured(k)
        means = [sample.arm(a).ev for a in range(len(self.names))]
        found = decide(self.names, means, sample.difference)
        if self.measures.keys[k] != "ev" and "edge" in found:
            found["edge"] = {"p_game" if key == "ev" else key: value for key, value in found["edge"].items()}
        return found

    def method(self):
        """Return how the numbers were made."""
        method = {"kind": "simulation" if self.sampled else "exact"}
        if self.sampled:
            method["deals"] = self.sample.tally.deals
        if self.exact:
            counts, orders = next(iter(self.exact.values()))
            method |= {"worlds": sum(counts) // orders} | ({"orders": orders} if orders > 1 else {})
        method |= self._heard()
        if self.measures.standing:
            table = self.measures.standing
            method["equity"] = {"deals": table.deals, "stderr": table.largest_error}
            if len(self.names) > 1:
                by_points = self.verdict(1)
                method["by_points"] = {"best": by_points["best"], "verdict": by_points["verdict"]}
        return method | {"why": self._why(method)}

    def _heard(self):
        """Return the chance of what the other said."""
        if not self.stage.game.heard.any():
            return {}
        if not self.sampled:
            return {"p_said": self.stage.fitted}
        deals, drawn = self.sample.tally.deals, self.sample.tally.counts[-1]
        agreed = deals / drawn
        error = self.stage.fitted * sqrt(agreed * (1 - agreed) / drawn)
        return {"p_said": self.stage.fitted * agreed} | ({"p_said_stderr": error} if error else {})

    def _why(self, method):
        if not self.sampled:
            each = f", each with {method['orders']} orders of the suits" if "orders" in method else ""
            return f"{method['worlds']:,} worlds{each}"
        return "too many worlds to enumerate" + (f", but of {' and '.join(self.exact)} all" if self.exact else "")


def answered(question, moment, decision, names=None):
    """Return the answer of a decision; rows of the actions that are named, or of all."""
    budget, rows = decision.budget, [decision.row(name) for name in names or decision.names]
    begin = head(question, moment, decision.model) | {"method": decision.method(), "actions": rows}
    if decision.sample is None:
        return Answer(**begin, **decision.verdict())
    return Answer(**begin, **decision.verdict(), **closing(decision.sample, budget, decision.interrupted))


def refuse_unlikely(stage, model):
    """Refuse words that such players would hardly say."""
    if not stage.game.heard.any():
        return
    enough = max(1, int(UNLIKELY * TRIES / max(stage.fitted, UNLIKELY)))
    if stage.fitted < UNLIKELY or stage.agreeing(enough, TRIES) < enough:
        others = ", ".join(name for name in POLICIES if name != model["opponents"])
        raise Misuse(
            "said", f"{model['opponents']} players would say {' '.join(stage.moment.said)!r} in less than one in 10,000"
                    f" deals; ask with other opponents: {others}",
        )  # fmt: skip


def first_look(moment, arms, model, budget, deals):
    """Return the names of arms, those that do best in some deals of their own first."""
    measures = Measures(moment, model, budget)
    stage = Stage(moment, list(arms.values()), model, budget.seed, measures.rows[:1])
    refuse_unlikely(stage, model)
    sums = stage.play(FAR, deals).sums
    order = sorted(range(len(arms)), key=lambda a: (-sums[a], stage.arms.thrown[a, 0]))  # whatever suits are called
    names = list(arms)
    return [names[a] for a in order]
