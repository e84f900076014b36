"""What a person says of a deal under way, read: the words of all seats, the cards played."""

from ....errors import Misuse
from ....settings import words_of
from .. import rules

TRICKS = 3


def read_words(variant, players, said, must):
    """Return the words of all seats, each one that could be said (laws 3 to 5 and 16)."""
    said = words_of(said)
    said = ["stand"] * players if must and not said else said
    if len(said) != players:
        example = ["stand", "throw"] * players
        what = f"{len(said)} words, but {players} seats spoke before the first card (or tell players)"
        raise Misuse("said", f'{what}: say what each said, the asker too, as "{" ".join(example[:players])}"')
    for seat, word in enumerate(said, 1):
        may = rules.words(variant, players, seat, said[: seat - 1], must)
        if word not in may:
            who, law = f"seat {seat}{', the dealer,' if seat == players else ''}", "law 16" if must else "laws 3 to 5"
            raise Misuse("said", f"{who} can say {' or '.join(may)} then, not {word!r} ({law})")
    return tuple(said)


def read_tricks(pack, played, number_in):
    """Return the tricks of a text in which they are parted by strokes; the last one may have begun."""
    if not isinstance(played, str) and not all(isinstance(trick, str) for trick in words_of(played)):
        raise Misuse("played", f"tricks as a text or a list of texts, say ['Kh 6h Qh', '5h Jd'], not {played!r}")
    text = played if isinstance(played, str) else " / ".join(played)
    tricks = [tuple(pack.read(part, "played")) for part in text.split("/")]
    if not tricks[-1]:
        tricks.pop()
    if tricks and number_in == 1:
        raise Misuse("played", "no card is played: only one seat did not throw up, and takes the pool without play")
    for number, trick in enumerate(tricks, 1):
        if not trick:
            raise Misuse("played", "a trick without cards: say a stroke only between tricks, as Kh 6h Qh / 5h Jd")
        if len(trick) > number_in or (len(trick) < number_in and number < len(tricks)):
            what = f"trick {number} has {len(trick)} cards, but {number_in} seats are in play"
            raise Misuse("played", f"{what}; part the tricks by /")
    if len(tricks) > TRICKS or sum(map(len, tricks)) == TRICKS * number_in:
        raise Misuse("played", f"there are {TRICKS} tricks, and all of them are played; leave out the last card")
    return tuple(tricks)
