"""Texts about a moment, made exact: one card, declarations that were made, the score of the game."""

from ...core.reader import read_faces
from ...errors import Misuse, choose, whole
from ...settings import words_of
from .declarations import kinds


def read_match(variant, score, brisques, seat):
    """Return the score of the game, the aces and tens taken in this deal, and whether the asker is elder or dealer."""
    if score is None:
        for name, value in (("brisques", brisques), ("seat", seat)):
            if value is not None:
                raise Misuse(name, "this matters for the chance of the game alone; say the score too, as 620-540")
        return None, (0, 0), "elder"
    scores = read_score(variant, score)
    taken = pair("brisques", "0-0" if brisques is None else brisques, 16)
    if sum(taken) > 16:
        raise Misuse("brisques", f"there are sixteen aces and tens, not {sum(taken)}")
    return scores, taken, choose("seat", "elder" if seat is None else seat, ("elder", "dealer"))


def read_score(variant, score):
    """Return the score of a game that is not over."""
    scores = pair("score", score, variant.game - 1)
    if any(points % 10 for points in scores):
        raise Misuse("score", f"all that scores is in tens, say 620-540, not {score}")
    return scores


def pair(name, value, most):
    """Return two whole numbers from a text as `3-2`, or from two numbers, the asker's first."""
    parts = [str(part) for part in value] if isinstance(value, (list, tuple)) else str(value).split("-")
    if len(parts) != 2 or not all(part.isdecimal() and part.isascii() for part in parts):
        raise Misuse(name, f"two numbers, yours first, as 3-2, not {value!r}")
    return tuple(whole(name, int(part), 0, most, "a number") for part in parts)


def one_card(pack, text, name):
    """Return the number of one card."""
    cards = pack.read(text, name)
    if len(cards) != 1:
        raise Misuse(name, f"one card, say 9h, not {len(cards)}")
    return cards[0]


def read_declared(pack, trump, other_bezique, value, name):
    """Return declarations made, as (word, kind, cards): `royal-marriage:KhQh bezique:QsJd`."""
    known, found = {kind.name: kind for kind in kinds(trump, other_bezique)}, []
    for word in words_of(value or ""):
        what, colon, cards = str(word).partition(":")
        kind = known[choose(name, what, tuple(known))]
        if not colon:
            raise Misuse(name, f"say of which cards: {what}:{_example(pack, kind)}")
        numbers = pack.read(cards, name) if list(read_faces(cards, name)) else []
        left = list(numbers)
        for wanted, many in kind.takes:
            for _ in range(many):
                fits = next((card for card in left if card in wanted), None)
                if fits is None:
                    raise Misuse(name, f"{cards} is no {what}; that is {_example(pack, kind)}")
                left.remove(fits)
        if left:
            raise Misuse(name, f"{cards} is more than {what}; that is {_example(pack, kind)}")
        found.append((f"{what}:{''.join(pack.names(numbers, trump))}", kind, numbers))
    return found


def _example(pack, kind):
    return "".join(pack.name(cards[k % len(cards)]) for cards, many in kind.takes for k in range(many))
