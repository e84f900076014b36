"""Cards as people write them: `Th`, `10h`, `tH`, `T♥`, 🂺; a reader that is not sure refuses."""

import unicodedata

from ..errors import Misuse

RANKS, SUITS = "23456789TJQKA", "cdhs"
SYMBOLS = {"♣": "c", "♧": "c", "♦": "d", "♢": "d", "♥": "h", "♡": "h", "♠": "s", "♤": "s"}
SEPARATORS, SELECTORS = " ,;\t\n", "\ufe0e\ufe0f"  # selectors ask for an emoji or a text form of a symbol
GLYPHS = {  # one character a card; the twelfth of each row is a knight, which no game here has
    chr(first + place): rank + suit
    for first, suit in ((0x1F0A0, "s"), (0x1F0B0, "h"), (0x1F0C0, "d"), (0x1F0D0, "c"))
    for place, rank in zip([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14], "A23456789TJQK", strict=True)
}


def read_faces(text, name):
    """Yield each card of `text` as a rank and a suit letter, and the place where it begins.

    Raises
    ------
    Misuse
        Naming the first character that is not part of a card, with a caret under it.
    """
    place = 0
    while place < len(text):
        if text[place] in SEPARATORS + SELECTORS:
            place += 1
        elif text[place] in GLYPHS:
            yield GLYPHS[text[place]], place
            place += 1
        else:
            rank, length = _rank(text, place, name)
            yield rank + _suit(text, place + length, name), place
            place += length + 1


def _rank(text, place, name):
    if text.startswith("10", place):
        return "T", 2
    letter = _plain(text[place]).upper()
    if letter not in RANKS:
        _refuse(text, place, name, f"no rank: ranks are {' '.join(RANKS)} (10 or T for the ten)")
    return letter, 1


def _suit(text, place, name):
    if place >= len(text):
        _refuse(text + " ", place, name, "no suit: after a rank comes one of c d h s")
    letter = SYMBOLS.get(text[place], _plain(text[place]).lower())
    if letter not in SUITS:
        _refuse(text, place, name, "no suit: after a rank comes one of c d h s")
    return letter


def _plain(character):
    """Return the ordinary form of a full-width character; others as they are, lest a look-alike be read as a card."""
    plain = unicodedata.normalize("NFKC", character)
    return plain if len(plain) == 1 else character


def _refuse(text, place, name, message):
    what = text[place]
    shown = (
        "the end"
        if place >= len(text.rstrip())
        else repr(what)
        if what.isascii()
        else f"{what!r} ({unicodedata.name(what, 'nameless')})"
    )
    raise Misuse(name, f"{shown} is {message}", (text.rstrip(), place))
