"""What the asker may do at a moment, by name, in plain Python: cards to play, declarations to make."""

from ...errors import Misuse
from .chances import exchanges, needs_of
from .declarations import kinds
from .situation import DEALT
from .variant import PACK

TO_LEAD, TO_FOLLOW, TO_DECLARE = range(3)  # stages, as in `table`
TEN = 10


def stage(situation, declares=False):
    """Return at which stage the asker is."""
    return TO_DECLARE if declares else TO_LEAD if situation.led is None else TO_FOLLOW


def cards(situation):
    """Return the cards that may be played (laws 4 and 16), as arms by name."""
    if situation.stock and len(situation.mine) != DEALT:
        raise Misuse("hand", f"with cards in the stock one holds eight before playing, not {len(situation.mine)}")
    if not 1 <= len(situation.mine) <= DEALT:
        raise Misuse("hand", f"one to eight cards, not {len(situation.mine)}")
    verb = "lead" if situation.led is None else "play"
    legal = _legal(situation, sorted({card.number for card in situation.mine}))
    order = PACK.names(legal, situation.trump)
    return {f"{verb} {name}": {"card": PACK.read(name, "hand")[0]} for name in order}


def _legal(situation, held):
    """Return what law 16 leaves of some cards."""
    led, trump = situation.led, situation.trump
    if situation.stock or led is None:
        return held
    follow = [card for card in held if card // 16 == led // 16]
    trumps = [card for card in held if card // 16 == trump] if situation.variant.must_trump else []
    return [card for card in follow if card > led] or follow or trumps or held


def beats(second, first, trump, suit_led):
    """Return whether a card takes the trick to which another was led (laws 5 and 16)."""
    if (second // 16 == trump) != (first // 16 == trump):
        return second // 16 == trump
    return second % 16 > first % 16 and (not suit_led or second // 16 == first // 16)


def sure(situation, card):
    """Return whether a card takes the trick or not, or None where that hangs on the other's hand."""
    suit_led = situation.variant.suit_led or not situation.stock
    if situation.led is not None:
        return beats(card, situation.led, situation.trump, suit_led)
    his = [known.number for known in situation.theirs]
    his += [number for number, many in situation.unseen.items() if many] if situation.hidden else []
    return None if any(beats(other, card, situation.trump, suit_led) for other in his) else True


def wins_at_once(situation, arm):
    """Return whether an arm scores what the asker lacks for the game, so that nothing follows (law 19)."""
    points = TEN * arm.get("exchanges", 0)
    if "kind" in arm:
        told = kinds(situation.trump, situation.variant.other_bezique)
        points += sum(kind.points for kind in told if kind.name == arm["kind"])
    elif situation.stock and arm["card"] == 16 * situation.trump:  # law 15
        points += TEN
    return situation.score[0] + points >= situation.variant.game


def declarations(situation):
    """Return what may be declared after a trick is won (laws 8 to 14), as arms by name."""
    if not situation.stock:
        raise Misuse("stock", "with no card left in the stock nothing is declared any more")
    if situation.led is not None:
        raise Misuse("led", "who declares has won a trick, and no card is led")
    if len(situation.mine) != DEALT - 1:
        raise Misuse("hand", f"who has won a trick holds seven cards before he draws, not {len(situation.mine)}")
    found = {}
    swaps = exchanges(situation)
    for kind in [*kinds(situation.trump, situation.variant.other_bezique), None]:
        needs = [] if kind is None else needs_of(situation, kind)
        if needs is None or any(need.wanted for need in needs):
            continue
        name = "none" if kind is None else kind.name
        if swaps:
            found["seven" if kind is None else f"seven+{name}"] = {"kind": name, "exchanges": 1}
        found[name] = {"kind": name, "exchanges": 0}
    return found
