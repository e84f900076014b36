"""What cannot be at a moment, nor have happened before it: cards thrice, too many declarations, aces and tens."""

from collections import Counter

from ...errors import Misuse

NAMES = ("declared", "theirs_declared")
DRAWN = 2  # cards after each trick
FULL, BRISQUES = 48, 16  # cards of a full stock; aces and tens of the pack


def check_past(situation, mine, theirs, taken_told):
    """Refuse what cannot have come to pass.

    Parameters
    ----------
    situation : Situation
    mine, theirs : list of (str, Kind, list of int)
        What the asker and the other declared.
    taken_told : bool
        Whether it was said how many aces and tens lie in tricks.
    """
    told = (mine, theirs)
    _check_twice(situation)
    _check_numbers(situation)
    _check_tricks(situation, *told)
    for name, some in zip(NAMES, told, strict=True):
        _check_once(situation.variant, name, Counter(kind.name for _, kind, _ in some))
    _check_bezique(*(Counter(kind.name for _, kind, _ in some) for some in told))
    _check_brisques(situation, taken_told)
    _check_sides(situation, *told)
    _check_first_lead(situation)


def _check_twice(situation):
    """Refuse a card that is there three times."""
    pack = situation.variant.cards
    known = {
        "hand": [c.number for c in situation.mine], "theirs": [c.number for c in situation.theirs],
        "seen": [c.number for c in situation.gone if not c.served],
        "declared": [c.number for c in situation.gone if c.served and not c.seat],
        "theirs_declared": [c.number for c in situation.gone if c.served and c.seat],
        "led": [] if situation.led is None else [situation.led],
        "turn_up": [situation.turn_up] if situation.stock else [],
    }  # fmt: skip
    counts = Counter(card for cards in known.values() for card in cards)
    for card, many in counts.items():
        if many > 2:
            where = [name.replace("_", "-") for name, cards in known.items() if card in cards]
            raise Misuse(
                where[-1].replace("-", "_"),
                f"{pack.name(card)} is there {many} times (in {', '.join(where)}); each card exists twice",
            )


def _check_numbers(situation):
    """Refuse what does not add up."""
    if len(situation.theirs) > situation.others:
        raise Misuse("theirs", f"the other holds {situation.others} cards now, not {len(situation.theirs)}")
    if sum(situation.unseen.values()) < situation.hidden + max(situation.stock - 1, 0):
        on_table = situation.stock + (situation.led is not None)
        played = 2 * len(situation.variant.cards.cards) - len(situation.mine) - situation.others - on_table
        raise Misuse(
            "seen", f"with {situation.stock} cards in the stock {played} have been played, not {len(situation.gone)}"
        )


def _check_tricks(situation, *told):
    """Law 8: a trick lets its winner declare once; before the first nothing lies on the table."""
    tricks, many = (FULL - situation.stock) // DRAWN, sum(map(len, told))
    if many > tricks:
        name = NAMES[0] if told[0] else NAMES[1]
        won = {0: "no trick has", 1: "one trick has"}.get(tricks, f"{tricks} tricks have")
        raise Misuse(
            name, f"with {situation.stock} cards in the stock {won} been won before, so {many} declarations cannot be"
        )
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


def _check_brisques(situation, told):
    """Law 18: an ace or ten that is not played lies in no trick, one that was played does."""
    if situation.score is None:
        return
    places, unseen = situation.hidden + max(situation.stock - 1, 0), sum(situation.unseen.values())
    seen = sum(situation.is_brisque(card.number) for card in situation.gone)
    left = BRISQUES - situation.out
    least, most = max(seen, left - places), min(left, seen + unseen - places)
    bounds = f"{least} to {most}" if least < most else str(most)
    if most and not told:
        raise Misuse(
            "brisques", f"{bounds} aces and tens lie in tricks by now; say how many in yours and the other's, as 3-2"
        )
    if not least <= sum(situation.brisques) <= most:
        raise Misuse("brisques", f"{bounds} aces and tens lie in tricks by now, not {sum(situation.brisques)}")


def _check_sides(situation, *told):
    """Laws 6 and 9: who leads or declares has won the last trick, and what was declared is in the score."""
    if situation.score is None:
        return
    names, loser = ("yours", "the other's"), 0 if situation.led is not None else 1
    most = 2 * max(situation.tricks - 1, 0)
    if situation.brisques[loser] > most:
        raise Misuse(
            "brisques", f"the last trick is {names[1 - loser]}, so {most} aces and tens at most are {names[loser]}, not"
            f" {situation.brisques[loser]}"
        )  # fmt: skip
    for name, points, some in zip(names, situation.score, told, strict=True):
        least = sum(kind.points for _, kind, _ in some)
        if points < least:
            raise Misuse("score", f"{least} points of this deal were declared and are in {name}, so it is not {points}")


def _check_first_lead(situation):
    """Law 3: elder leads to the first trick."""
    first = situation.score is not None and situation.stock == FULL and not situation.tricks
    if first and situation.seat != ("elder" if situation.led is None else "dealer"):
        raise Misuse("seat", f"elder leads to the first trick, so you are not {situation.seat}")
