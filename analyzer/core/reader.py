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
    if "".join(map(_plain, text[place : place + 2])) == "10":
        return "T", 2
    letter = _plain(text[place]).upper()
    if letter not in RANKS:
        _refuse(text, place, name, f"no rank: ranks are {' '.join(RANKS)} (10 or T for the ten)")
    return letter, 1


def _suit(text, place, name):
    if place >= len(text):
        _refuse(text + " ", place, name, "no suit: after a rank comes one of c d h s")
    letter = SYMBOLS.get(text[place]) or (_plain(text[place]).lower() if _plain(text[place]).isascii() else "")
    if not letter or letter not in SUITS:
        _refuse(text, place, name, "no suit: after a rank comes one of c d h s")
    return letter


def _plain(character):
    """Return the ordinary form of a full-width letter or digit; any other look-alike stays what it is."""
    return chr(ord(character) - 0xFEE0) if "\uff01" <= character <= "\uff5e" else character


def _refuse(text, place, name, message):
    what = text[place]
    shown = repr(what) if what.isascii() else f"{what!r} ({unicodedata.name(what, 'nameless')})"
    if place >= len(text.rstrip(SEPARATORS)):
        shown = "the end"
    raise Misuse(name, f"{shown} is {message}", (text.rstrip(SEPARATORS), place))
