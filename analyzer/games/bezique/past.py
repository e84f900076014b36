"""What cannot have happened before a moment: too many declarations, cards laid too early, too many aces and tens."""

from collections import Counter

from ...errors import Misuse

NAMES = ("declared", "theirs_declared")
DRAWN = 2  # cards after each trick
FULL, BRISQUES = 48, 16  # cards of a full stock; aces and tens of the pack


def check_past(situation, *told):
    """Refuse what cannot have come to pass.

    Parameters
    ----------
    situation : Situation
    *told : list of (str, Kind, list of int)
        What the asker and the other declared.
    """
    _check_tricks(situation, *told)
    for name, some in zip(NAMES, told, strict=True):
        _check_once(situation.variant, name, Counter(kind.name for _, kind, _ in some))
    _check_bezique(*(Counter(kind.name for _, kind, _ in some) for some in told))
    _check_brisques(situation)


def _check_tricks(situation, *told):
    """Law 8: a trick lets its winner declare once; before the first nothing lies on the table."""
    tricks, many = (FULL - situation.stock) // DRAWN, sum(map(len, told))
    if many > tricks:
        name = NAMES[0] if told[0] else NAMES[1]
        done = {0: "no trick has", 1: "one trick has"}.get(tricks, f"{tricks} tricks have")
        raise Misuse(name, f"with {situation.stock} cards in the stock {done} let one declare, not {many}")
    if not tricks and any(card.shown for card in situation.mine):
        raise Misuse("table", f"with {situation.stock} cards in the stock nobody has laid anything down")


def _check_once(variant, name, counts):
    """Laws 12 and 13: what scores once a deal."""
    for kind, many in counts.items():
        if many > 1 and not variant.afresh and kind != "bezique":
            raise Misuse(name, f"{kind} scores once a deal without afresh, not {many} times")


def _check_bezique(*counts):
    """Law 12: double bezique takes all four cards, one of which at least is fresh."""
    doubles, singles = (sum(some[kind] for some in counts) for kind in ("double-bezique", "bezique"))
    for name, some in zip(NAMES, counts, strict=True):
        if doubles > 1 and some["double-bezique"]:
            raise Misuse(name, "double-bezique takes all four cards, so it is made once a deal")
        if some["double-bezique"] and (singles > 1 or singles > some["bezique"]):
            raise Misuse(name, "double-bezique takes all four cards, one of them fresh; such single ones rule it out")


def _check_brisques(situation):
    """Law 18: tricks hold two cards, and an ace or ten that is not played lies in none."""
    taken, tricks = sum(situation.brisques), situation.tricks
    if situation.score is None:
        return
    if taken > 2 * tricks:
        raise Misuse("brisques", f"tricks played: {tricks}, which hold at most {2 * tricks} cards, not {taken}")
    pack = situation.variant.cards
    cards = [card.number for card in (*situation.mine, *situation.theirs)]
    cards += [] if situation.led is None else [situation.led]
    cards += [situation.turn_up] if situation.stock else []
    out = sum(pack.ranks[number % 16] in "AT" for number in cards)
    if taken > BRISQUES - out:
        raise Misuse("brisques", f"{out} of sixteen aces and tens are not in a trick yet, so not {taken} are")
    seen = sum(pack.ranks[card.number % 16] in "AT" for card in situation.gone)
    least = max(seen, BRISQUES - out - situation.hidden - max(situation.stock - 1, 0))
    if taken < least:
        raise Misuse("brisques", f"{least} aces and tens at least lie in tricks, not {taken}; say whose, as {least}-0")
