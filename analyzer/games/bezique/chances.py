"""The chance of each declaration from a situation, and what each card that is missing costs."""

from ...errors import Misuse
from ...settings import numbers
from .declarations import kinds
from .exact import Need, chance, chance_before
from .served import family, spent
from .variant import PACK

USUAL_DRAWS = (1, 5)


def needs_of(situation, kind):
    """Return what a declaration still needs of each card, or None where it can be made no more (laws 10 to 13)."""
    mark, unseen = family(kind), situation.unseen
    cards = [c for c in (*situation.mine, *situation.gone) if c.seat == 0]
    used = [c.number for c in cards if mark in c.served]
    if not situation.variant.afresh and _once(kind, used):
        return None
    if kind.name == "double-bezique":
        if sum(c.number in kind_cards(kind) and mark in c.served for c in cards) == 4:
            return None
    free = [c.number for c in situation.mine if not spent(kind) & c.served]
    theirs = [c.number for c in situation.theirs if not spent(kind) & c.served]
    return [
        Need(
            max(many - sum(c in wanted for c in free), 0), max(many - sum(c in wanted for c in theirs), 0),
            sum(unseen[c] for c in wanted),
        )
        for wanted, many in kind.takes
    ]  # fmt: skip


def kind_cards(kind):
    """Return the numbers of all cards that a declaration may take."""
    return {card for wanted, _ in kind.takes for card in wanted}


def _once(kind, used):
    """Return whether a declaration that scores once has been made; single bezique may be made of fresh cards."""
    return not kind.name.endswith("bezique") and any(card in kind_cards(kind) for card in used)


def _why_not(situation, kind):
    """Return why a declaration can be made no more: double bezique may be lost to two single ones."""
    made = kind.name in (word.partition(":")[0] for word in situation.declared)
    return "scored before" if made else "can no longer be made"


def usable(stock):
    """Return how many draws are left that a declaration can still follow: of the last no one can (law 8)."""
    return max(stock // 2 - 1, 0)


def exchanges(situation):
    """Return whether the asker may take the turn-up for a seven of trumps once he wins a trick (law 14)."""
    return any(card.number == 16 * situation.trump for card in situation.mine) and situation.turn_up % 16


def draws_asked(draws, stock):
    """Return numbers of draws that a declaration can follow, the usual ones if none are named."""
    last = usable(stock)
    if draws is None:
        return tuple(k for k in USUAL_DRAWS if k <= last)
    draws = numbers("draws", draws)
    if not draws or not all(1 <= k <= last for k in draws):
        left = f"draws are from 1 to {last}" if last else "none is left"
        raise Misuse("draws", f"{left} that a declaration can follow, with {stock} cards in the stock")
    return draws


def melds(situation, draws, other_first, wanted):
    """Return the chances of declarations, and what each card that they lack costs, as rows.

    Parameters
    ----------
    situation : Situation
    draws : tuple of int
        Numbers of draws to tell the chances of.
    other_first : bool
    wanted : list of str
        The names of the declarations to tell of.
    """
    rows, prices, hidden = [], [], situation.hidden
    unseen, last = sum(situation.unseen.values()), usable(situation.stock)
    for kind in kinds(situation.trump, situation.variant.other_bezique):
        if kind.name not in wanted:
            continue
        needs = needs_of(situation, kind)
        if needs is None:
            why = _why_not(situation, kind)
            rows.append({"action": kind.name, "points": kind.points, "missing": why, "p_end": 0.0})
            continue
        before = chance(needs, unseen, last)
        row = {"action": kind.name, "points": kind.points, "missing": _missing(kind, needs)}
        rows.append(row | _chances(needs, unseen, last, hidden, draws, other_first))
        for k, need in enumerate(needs):
            if need.wanted and exchanges(situation) and situation.turn_up in kind.takes[k][0]:
                held = [*needs[:k], need._replace(wanted=need.wanted - 1), *needs[k + 1 :]]
                row = {"action": f"{kind.name} with turn-up", "points": kind.points, "missing": _missing(kind, held)}
                row |= _chances(held, unseen, last, hidden, draws, other_first)
                prices.append(row | {"price": float(kind.points * (chance(held, unseen, last) - before))})
            if need.wanted and need.unseen:
                held = [*needs[:k], Need(need.wanted - 1, need.by_other, need.unseen - 1), *needs[k + 1 :]]
                row = {"action": f"{kind.name} with {_name(kind, k)}", "points": kind.points}
                row |= {"missing": _missing(kind, held)}
                row |= _chances(held, unseen - 1, last, hidden, draws, other_first)
                prices.append(row | {"price": float(kind.points * (chance(held, unseen - 1, last) - before))})
    return rows + prices


def _chances(needs, unseen, last, hidden, draws, other_first):
    """Return a row's chances: by the end of the stock, before the other, and in some draws."""
    by_end, before = chance(needs, unseen, last), chance_before(needs, unseen, last, hidden, other_first)
    found = {"p_end": float(by_end), "p_before": float(before)}
    found |= {f"p_in_{k}": float(chance(needs, unseen, k)) for k in draws}
    return found | {"fraction": f"{by_end.numerator}/{by_end.denominator}"}


def _missing(kind, needs):
    """Return the cards that a declaration lacks."""
    return " ".join(_name(kind, k) for k, need in enumerate(needs) for _ in range(need.wanted))


def _name(kind, k):
    """Return the name of a card that will do, of four of a rank its rank."""
    cards = kind.takes[k][0]
    return PACK.name(cards[0]) if len(cards) == 1 else PACK.name(cards[0])[0]
