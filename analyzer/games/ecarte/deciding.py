"""The decisions before the play: elder's word, the dealer's, and what either throws away."""

from dataclasses import replace

from ...answer import Answer
from ...errors import Misuse, choose
from ...run import BUDGET, METHODS, Budget
from ...settings import keywords, one_or_many, several_hands, split, words_of
from .answers import head
from .decisions import DEALS, MOST, Decision, answered, first_look
from .moment import Moment
from .policy import whole_model
from .sets import asked_for, classic, name_of, sets_of
from .talk import PROPOSE, Talk, code_of
from .variant import VARIANTS

MOMENT = keywords(Moment.read)
LOOK = 4_096  # deals of a first look at sets of cards
KEPT = 5  # sets that are played out, the best of that look, beside the old books' own
BEGUN = {"propose": "", "answer": "propose", "discard": "propose accept"}


@one_or_many("hand", several_hands)
def propose(*, actions=None, opponents=None, play=None, mine=None, king=None, method="auto", **settings):
    """Say whether elder should play or propose, at first or after an exchange.

    Parameters
    ----------
    hand : str or list of str
        The five cards held now (a list of hands is answered with one frame).
    turn_up : str
    score : str, optional
        Points before the deal, the asker's first: `3-4`. Then the chance of the game decides, not points.
    said : str or list of str
        What was said, in order: `propose play accept refuse`, `draw-3` of who changed three cards. It is evidence.
    dead : str or list of str
        The cards the asker has thrown away, as many as he said.
    seat : int or str, optional
        Follows from `said`; what is told must agree.
    actions : str or list of str, optional
        Answer only these.
    opponents, play, mine : str, optional
        How the other speaks and throws away, a name of `POLICIES`; how both play the cards, one of `PLAYS`, by default
        as the other; how the asker does all that comes later, by default as the other.
    king : {"mark", "keep"}, optional
        Whether the asker marks a king of trumps in hand or keeps it secret; by default as his policy.
    method : {"auto", "exact", "simulate"}
        What nobody draws for any more is counted over all worlds, by `auto`.
    variant : str, default "enquire-within"
        And every field of `Variant`.
    deals, precision, seconds, seed, confidence, threads, cluster : optional
        See `Budget`; at most 393,216 deals, 262,144 with open hands.

    Returns
    -------
    Answer
        A row a word: `ev`, the asker's points of this deal less the other's, a king turned up counted; with a score
        `p_game`, the chance of the game, and `game`, its error and interval; `p_point`, that he makes the point;
        `p_king`, that he marks a king in hand. Of a proposal `discard`, the cards to throw away if it is accepted:
        what his policy throws, which `ev` and the chances count, unless others do better over the same deals, with what
        those bring.

    Raises
    ------
    Misuse
        For a moment that cannot be, or words that such players would hardly say.
    """
    found = _asked("propose", settings, (opponents, play, mine, king), method)
    if found.over:
        return found.over
    decision = found.decide(found.words(actions))
    told = answered("propose", found.moment, decision)
    for row in told.actions:
        if row["action"] == "propose":
            row |= found.discard(decision, {"word": PROPOSE})
    return told


@one_or_many("hand", several_hands)
def answer(*, actions=None, opponents=None, play=None, mine=None, king=None, method="auto", **settings):
    """Say whether the dealer should accept a proposal, refuse it, or accept on condition that cards are left.

    Parameters
    ----------
    hand : str or list of str
    said : str or list of str
        As in `propose`; by default `propose`.
    actions, opponents, play, mine, king, method, **settings
        As in `propose`.

    Returns
    -------
    Answer
        A row a word, as in `propose`; the dealer is the asker.

    Raises
    ------
    Misuse
        For a moment that cannot be, or words that such players would hardly say.
    """
    found = _asked("answer", settings, (opponents, play, mine, king), method)
    if found.over:
        return found.over
    return answered("answer", found.moment, found.decide(found.words(actions)))


@one_or_many("hand", several_hands)
def discard(*, actions=None, opponents=None, play=None, mine=None, king=None, method="auto", **settings):
    """Say which cards to throw away when a proposal is accepted, and so how many.

    Parameters
    ----------
    hand : str or list of str
    said : str or list of str
        As in `propose`; by default `propose accept`, elder's first; of the dealer's `propose accept draw-3`, say.
    actions : str or list of str, optional
        Only these sets of cards, as `7s 8d, 7s 9c`.
    opponents, play, mine, king, method, **settings
        As in `propose`.

    Returns
    -------
    Answer
        A row a set of cards, as in `propose`: the best in a first look, and all that is neither trump nor king.

    Raises
    ------
    Misuse
        For a moment that cannot be, or words that such players would hardly say.
    """
    found = _asked("discard", settings, (opponents, play, mine, king), method)
    if found.over:
        return found.over
    moment = found.moment
    sets = asked_for(moment, sets_of(moment, moment.talk.stock), actions)
    arms = {name: {"thrown": cards} for name, cards in sets.items()}
    if len(arms) > KEPT + 1:
        order, books = found.look(arms), name_of(moment, classic(moment))
        kept = [*order[:KEPT], *([books] if books in order[KEPT:] else [])]
        arms = {name: arms[name] for name in kept}
    told = answered("discard", moment, found.decide(arms))
    if len(sets) > len(arms):
        told.method["first_look"] = {"sets": len(sets), "deals": found.few, "kept": len(arms)}
    return told


class Asked:
    """A question as it was asked: the moment, the model, the budget.

    Parameters
    ----------
    moment : Moment
    model : dict
    budget : Budget
    method : str
    over : Answer or None
        If the game is over before anybody speaks.
    """

    def __init__(self, moment, model, budget, method, over):
        self.moment, self.model, self.budget, self.method, self.over = moment, model, budget, method, over

    @property
    def few(self):
        """Deals of a first look."""
        return min(LOOK, 4 * self.budget.deals)

    def words(self, actions):
        """Return the arms of what may be said, all or those that are named."""
        allowed = self.moment.talk.allowed()
        names = allowed if actions is None else [choose("actions", word, allowed) for word in words_of(actions)]
        if not names:
            raise Misuse("actions", f"one or several of {', '.join(allowed)}")
        return {name: {"word": code_of(name)} for name in dict.fromkeys(names)}

    def decide(self, arms):
        """Return what the arms bring."""
        return Decision(self.moment, arms, self.model, self.budget, self.method)

    def look(self, arms):
        """Return the names of arms, the best in a first look first."""
        return first_look(self.moment, arms, self.model, self.budget, self.few)

    def discard(self, decision, said):
        """Return what to throw away if a word is met: what the policy does, unless other cards do better.

        Those that do best in a first look are held against it over the very deals of a decision; then they are told
        with what the word brings if they are thrown.
        """
        moment, word = self.moment, said["word"]
        sets, books = sets_of(moment, moment.talk.stock), name_of(moment, classic(moment))
        name = self.look({name: {"word": word, "thrown": cards} for name, cards in sets.items()})[0]
        told = {"discard": name.removeprefix("discard ")}
        if name == books:
            return told
        arms = {"policy": said, "other": {"word": word, "thrown": sets[name]}}
        budget = replace(self.budget, deals=decision.sample.tally.deals, precision=0)
        both = Decision(moment, arms, self.model, budget, "simulate")
        if books in sets and both.verdict()["best"] != ["other"]:
            return {"discard": books.removeprefix("discard ")}
        row = both.row("other")
        return told | {f"{key}_discard": row[key] for key in ("ev", "p_game") if key in row}


def _asked(question, settings, names, method):
    """Return what is asked, checked."""
    choose("method", method, METHODS)
    variant, asked, budget = split(settings, VARIANTS, MOMENT, BUDGET)
    model = whole_model(*names)
    if model.get("king") == "keep" and variant.announcing == "compulsory":
        raise Misuse("king", "it must be marked at this table; say --announcing optional")
    talk = Talk(variant, asked.setdefault("said", BEGUN[question]))
    if talk.asked != question:
        what = f"{question} answers" if talk.asked == "play" else f"ask {talk.asked!r}; {question} answers"
        raise Misuse("said", f"after {' '.join(talk.said) or 'nothing'!r} {what} what follows on {_follows(question)}")
    moment = Moment.read(variant, **asked)
    budget = Budget(**{"deals": DEALS.get(model["play"], MOST)} | budget)
    over = Answer(**head(question, moment, model), over=moment.over) if moment.over else None
    return Asked(moment, model, budget, method, over)


def _follows(question):
    return {"propose": "nothing or an exchange", "answer": "a proposal", "discard": "a proposal accepted"}[question]
