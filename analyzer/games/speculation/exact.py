"""Closed forms: chances and fair prices at any moment of a deal, as fractions (rules, 1.8 and 6)."""

from fractions import Fraction
from typing import NamedTuple

from . import rules
from .worth import card_value, lead_value, stays_best


class Worth(NamedTuple):
    """The chance that something is the best trump in the end, what it brings, and the penalty counted in that."""

    chance: Fraction
    value: Fraction
    due: Fraction

    def times(self, count):
        """Return what so many of it are worth."""
        return NOTHING.plus(count, self)

    def plus(self, times, other):
        """Return this and so many times something else."""
        return Worth(*(a + times * b for a, b in zip(self, other, strict=True)))


NOTHING = Worth(Fraction(0), Fraction(0), Fraction(0))


class Prices:
    """What everything is worth at one moment, if nobody trades any more.

    Attributes
    ----------
    lead : Worth
        The leading card, or the turn-up before it is turned; its value lacks nobody's share.
    card : Worth
        One face-down card of any seat; all are alike.
    spare : Fraction
        Chance that the spare hand holds the best trump.
    """

    def __init__(self, situation):
        views = list(_views(situation))
        weight = Fraction(1, len(views))
        self.situation = situation
        self.lead = Worth(*(weight * sum(part) for part in zip(*(v.lead for v in views), strict=True)))
        self.card = Worth(*(weight * sum(part) for part in zip(*(v.card for v in views), strict=True)))
        self.spare = self.card.chance * situation.spare

    def holding(self, seat, lot, has):
        """Return what a seat's own cards are worth, with a lot or without it."""
        moment = self.situation
        total = NOTHING.plus(moment.hidden[seat - 1], self.card).plus(moment.owner == seat, self.lead)
        mine = lot.of == seat
        if has != mine:
            worth, times = (self.lead, 1) if lot.leads else (self.card, lot.count)
            total = total.plus(times if has else -times, worth)
        return Worth(Fraction(0), -total.due, total.due) if seat in moment.looked else total  # law 11

    def beaten(self):
        """Return the chance that another player turns a card that beats the leading one, or None before the turn-up."""
        moment = self.situation
        if moment.turn_up is None or not moment.owner:
            return None
        above = sum(rules.leads(card, moment.lead) for card in moment.unseen)
        others = sum(moment.hidden) - moment.hidden[moment.owner - 1]
        return 1 - Fraction(stays_best(Fraction(len(moment.unseen)), above, others))

    def seats(self):
        """Return each seat's chance to win the pool, eldest first, and the chance that nobody does."""
        moment = self.situation
        chances = [cards * self.card.chance for cards in moment.hidden]
        if moment.owner:
            chances[moment.owner - 1] += self.lead.chance
        for seat in moment.looked:  # law 11
            chances[seat - 1] = Fraction(0)
        return chances, 1 - sum(chances)


class _View(NamedTuple):
    """The worth of lead and card once the turn-up is known."""

    lead: Worth
    card: Worth


def _views(moment):
    """Yield what lead and card are worth for the turn-up as it is, or for each that it may be."""
    if moment.turn_up is not None:
        yield _view(moment, moment.lead, moment.pool, moment.unseen)
        return
    for card in moment.unseen:
        yield _turned(moment, card, [c for c in moment.unseen if c != card])


def _turned(moment, card, unseen):
    """Laws 3, 4 and 10: what the turn-up not turned yet is worth to its owner if it is `card`."""
    terms = moment.variant.terms
    due = Fraction(terms.penalty, 1000) * rules.marked(card, terms) * (moment.owner > 0)
    if rules.passes(card, moment.more, terms):
        return _View(Worth(Fraction(1), moment.pool, due), NOTHING)  # what he pays he takes
    view = _view(moment, card, moment.pool + due, unseen)
    return view._replace(lead=view.lead.plus(1, Worth(0, -due, due)))


def _view(moment, lead, pool, unseen):
    terms, total, hidden = moment.variant.terms, Fraction(len(unseen)), sum(moment.hidden)
    above = sorted((c for c in unseen if rules.leads(c, lead)), reverse=True)
    penalty, marked = Fraction(terms.penalty, 1000), sum(rules.marked(c, terms) for c in unseen)
    below = marked - sum(rules.marked(c, terms) for c in above)
    stays = Fraction(stays_best(total, len(above), moment.dealt))
    first = Worth(
        stays, Fraction(lead_value(pool, penalty, total, hidden, moment.spare, len(above), below)), Fraction(0)
    )
    if not hidden:
        return _View(first, NOTHING._replace(chance=(1 - stays) / moment.dealt if moment.dealt else Fraction(0)))
    slots = [c % 16 for c in above]
    knave, five = (slots.index(slot) if slot in slots else -1 for slot in (terms.knave, terms.five))
    value = card_value(pool, penalty, total, hidden, moment.spare, len(above), marked, knave, five)
    return _View(first, Worth((1 - stays) / moment.dealt, Fraction(value), penalty * marked / total))
