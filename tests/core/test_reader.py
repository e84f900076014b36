"""Cards as people write them, and what is refused, with the character at fault."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.core.reader import RANKS, SUITS, read_faces
from analyzer.errors import Misuse

TEN_OF_HEARTS = [
    *("Th", "10h", "tH", "TH", "T♥", "10♥", "T♡", "t♥", "🂺"),
    *("10♥\ufe0f", "T♥\ufe0e"),  # with the selector of an emoji, of a text form
    *("Ｔｈ", "Ｔ♥", "１０ｈ"),  # full-width
]
TABLE = [
    ("Kh 7h Ac", "Kh 7h Ac"),
    ("Kh,7h,Ac", "Kh 7h Ac"),
    ("Kh, 7h; Ac", "Kh 7h Ac"),
    ("Kh7hAc", "Kh 7h Ac"),
    ("KH7HAC", "Kh 7h Ac"),
    ("10h10d10s", "Th Td Ts"),
    ("  Kh\n7h\tAc ", "Kh 7h Ac"),
    ("K♥7♥A♣", "Kh 7h Ac"),
    ("K♥\ufe0f 7♥\ufe0f A♣\ufe0f", "Kh 7h Ac"),
    ("9♧9♦9♡9♠", "9c 9d 9h 9s"),
    ("🂾🂷🃑", "Kh 7h Ac"),
    ("🂡 🂫, 🂭🂮 🃎 🃂", "As Js Qs Ks Kd 2d"),
    ("Ｋｈ ７Ｈ", "Kh 7h"),
    ("Kh 🂷 A♣ 10d", "Kh 7h Ac Td"),
    ("", ""),
    (" , ", ""),
]
REFUSED = [
    ("Tс", 1, "CYRILLIC SMALL LETTER ES"),
    ("Кh", 0, "CYRILLIC CAPITAL LETTER KA"),
    ("7h Κd", 3, "GREEK CAPITAL LETTER KAPPA"),
    ("nothing", 0, "'n'"),
    ("1h", 0, "'1'"),
    ("1 0h", 0, "'1'"),
    ("h", 0, "'h'"),
    ("♥", 0, "BLACK HEART SUIT"),
    ("♥K", 0, "BLACK HEART SUIT"),
    ("Kx", 1, "'x'"),
    ("K h", 1, "' '"),
    ("Kh 7", 4, "the end"),
    ("Kh 10", 5, "the end"),
    ("Kh 7h foo", 6, "'f'"),
    ("Kh 7h!", 5, "'!'"),
    ("Kh-7h", 2, "'-'"),
    ("🂬", 0, "KNIGHT OF SPADES"),
    ("🃏", 0, "BLACK JOKER"),
    ("🂠", 0, "PLAYING CARD BACK"),
    ("Kh\xa0", 2, "NO-BREAK SPACE"),
    ("²h", 0, "SUPERSCRIPT TWO"),  # only full-width forms are another way to write the same letter
    ("ªh", 0, "FEMININE ORDINAL INDICATOR"),
    ("⑦h", 0, "CIRCLED DIGIT SEVEN"),
    ("Kſ", 1, "LATIN SMALL LETTER LONG S"),
]


def faces(text):
    return [face for face, _ in read_faces(text, "hand")]


@pytest.mark.parametrize("text", TEN_OF_HEARTS)
def test_the_ten_of_hearts_is_read_however_it_is_written(text):
    assert faces(text) == ["Th"]
    assert faces(f"Kd {text}, {text}2c") == ["Kd", "Th", "Th", "2c"]


@pytest.mark.parametrize(("text", "names"), TABLE)
def test_a_text_is_read_as(text, names):
    assert faces(text) == names.split()


def test_every_playing_card_glyph_is_its_own_card():
    ranks = {1: "A", **{n: str(n) for n in range(2, 10)}, 10: "T", 11: "J", 13: "Q", 14: "K"}  # 12 is the knight
    rows = {0x1F0A0: "s", 0x1F0B0: "h", 0x1F0C0: "d", 0x1F0D0: "c"}
    for first, suit in rows.items():
        for place, rank in ranks.items():
            assert faces(chr(first + place)) == [rank + suit]


@pytest.mark.parametrize(("text", "place", "shown"), REFUSED)
def test_the_first_character_that_is_no_card_is_shown(text, place, shown):
    with pytest.raises(Misuse) as error:
        faces(text)
    assert error.value.name == "hand"
    assert shown in error.value.message
    assert error.value.picture()[1].index("^") == 2 + place
    assert error.value.picture()[0].strip() == text.strip()


def test_a_refusal_says_what_is_allowed():
    with pytest.raises(Misuse, match="ranks are 2 3 4 5 6 7 8 9 T J Q K A"):
        faces("1h")
    with pytest.raises(Misuse, match="one of c d h s"):
        faces("Kx")


def test_the_place_of_every_card_is_where_it_begins():
    assert list(read_faces("Kh, 10♥\ufe0f🂷 ac", "hand")) == [("Kh", 0), ("Th", 4), ("7h", 8), ("Ac", 10)]


@given(st.text() | st.text("KQJT10987akh♥♣🂺, \ufe0fcdsx", max_size=12))
def test_any_text_is_read_whole_or_refused(text):
    try:
        found = list(read_faces(text, "hand"))
    except Misuse as error:
        assert 0 <= error.caret[1] <= len(text)
    else:
        assert all(face[0] in RANKS and face[1] in SUITS for face, _ in found)
        assert faces("".join(face for face, _ in found)) == [face for face, _ in found]
