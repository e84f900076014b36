"""Situations read themselves, say what is wrong, and are told in canonical form."""

import pytest

from analyzer.errors import Misuse
from analyzer.games.bezique.dealings import suits_of
from analyzer.games.bezique.situation import Situation
from analyzer.games.bezique.variant import Variant

WON = {"hand": "Kh Qh Ah Th Jh Qs 7c", "turn_up": "9h", "stock": 20}


def read(**asked):
    return Situation.read(Variant(), **WON | asked)


def test_canonical_form():
    found = read(declared="bezique:JdQs", theirs="As 7d", seen="Tc").as_dict()
    assert found == {
        "hand": ["Ah", "Th", "Kh", "Qh", "Jh", "7c", "Qs"], "turn_up": "9h", "stock": 20, "table": ["Qs"],
        "theirs": ["7d", "As"], "seen": ["Tc", "Jd"], "declared": ["bezique:JdQs"],
    }  # fmt: skip
    assert Situation.read(Variant(), **found).as_dict() == found, "what is told is read the same"


def test_declared_cards_that_are_held_lie_on_the_table_and_have_served():
    found = read(declared="royal-marriage:KhQh bezique:QsJd")
    served = {Variant().cards.name(card.number): sorted(card.served) for card in found.mine if card.shown}
    assert served == {"Kh": ["wed"], "Qh": ["wed"], "Qs": ["pair"]}
    assert [(card.number, sorted(card.served)) for card in found.gone] == [(16 + 3, ["pair"])]


def test_the_order_of_declarations_tells_which_cards_served():
    """Marriage first, then the sequence of the same king and queen; after it only others can be married (law 10)."""
    twice, words = {"hand": "Kh Kh Qh Qh Ah Th Jh"}, ["royal-marriage:KhQh", "sequence:AhThKhQhJh"]
    for declared, kings in ((words, [["run", "wed"], []]), (words[::-1], [["run"], ["wed"]])):
        found = read(**twice, declared=declared)
        assert [sorted(card.served) for card in found.mine if card.number == 2 * 16 + 5] == kings
        assert [card.shown for card in found.mine if card.number == 2 * 16 + 5] == [bool(marks) for marks in kings]
    once = read(declared=words[::-1])
    assert [sorted(card.served) for card in once.gone] == [["wed"], ["wed"]], "the other king and queen were played"


def test_of_twins_the_worn_one_is_meant():
    found = Situation.read(
        Variant(), hand="Kh Kh Qh 7c 8c 9c Ac", turn_up="9h", stock=20, declared="royal-marriage:KhQh"
    )
    kings = [card for card in found.mine if card.number == 2 * 16 + 5]
    assert sorted(card.shown for card in kings) == [False, True]
    assert found.held(2 * 16 + 5).shown and {card.copy for card in kings} == {0, 1}


def test_how_many_cards_the_other_holds():
    assert (read().others, read().hidden) == (7, 7)
    assert read(theirs="As 7d").hidden == 5
    eight = {"hand": "Kh Qh Ah Th Jh Qs 7c 8c"}
    assert (read(**eight).others, read(**eight, led="Ac").others) == (8, 7)


@pytest.mark.parametrize(
    ("asked", "name", "what"),
    [({"hand": "Kh Kh Kh"}, "hand", "exists twice"), ({"turn_up": "Kh", "seen": "Kh"}, "turn_up", "3 times"),
     ({"hand": "6h"}, "hand", "6h is not in this pack"), ({"stock": 21}, "stock", "even"),
     ({"stock": 50}, "stock", "0 to 48"), ({"turn_up": "9h 8h"}, "turn_up", "one card"),
     ({"table": "Ac"}, "table", "not in the hand"), ({"declared": "marriage-h:KhQh"}, "declared", "none of"),
     ({"declared": "royal-marriage"}, "declared", "of which cards"),
     ({"declared": "royal-marriage:KhJh"}, "declared", "is no royal-marriage"),
     ({"declared": "royal-marriage:KhQhQh"}, "declared", "more than"),
     ({"theirs": "7s 8s 9s Ts Js Ks As Ad"}, "theirs", "holds 7"),
     ({"stock": 48, "seen": "As Ad Ac"}, "seen", "2 have been played, not 3"),
        ({"score": "1000-3"}, "score", "0 to 999"),
     ({"score": "12"}, "score", "two numbers"), ({"brisques": "1-2"}, "brisques", "score too"),
     ({"score": "10-20", "brisques": "9-9"}, "brisques", "sixteen"), ({"score": "10-20", "seat": "2"}, "seat", "elder"),
     ({"score": "15-20"}, "score", "in tens"), ({"hand": None}, "hand", "not played"),
     ({"turn_up": None}, "turn_up", "turned for trumps")],
)  # fmt: skip
def test_what_cannot_be(asked, name, what):
    with pytest.raises(Misuse, match=what) as caught:
        read(**asked)
    assert caught.value.name == name


def test_whether_it_is_known_where_every_card_lies():
    last = {"hand": "8c As Jh", "turn_up": "9d", "stock": 0}
    assert read(**last, theirs="7h Tc Tc").all_known and not read(**last, theirs="7h Tc").all_known
    two = {"hand": "8c As Jh 7s 7s 8s 8s", "turn_up": "9d", "stock": 2, "theirs": "7h Tc Tc 7c 7c 8c 9c"}
    assert not read(**two).all_known
    names = [name for card, many in read(**two).unseen.items() for name in [Variant().cards.name(card)] * many]
    assert read(**two, seen=names[1:]).all_known


def test_how_many_tricks_were_finished():
    assert read().tricks == 15 and read(hand="Kh Qh Ah Th Jh Qs 7c 8c").tricks == 14
    assert read(hand="Ah Th", stock=0).tricks == 30


def test_clubs_and_hearts_are_told_apart_by_what_is_known_alone():
    swap = str.maketrans("ch", "hc")
    for asked in ({}, {"seen": "Tc Ts"}, {"theirs": "Kc Kh"}, {"turn_up": "9s"}):
        told = WON | asked
        other = {key: value.translate(swap) if isinstance(value, str) else value for key, value in told.items()}
        one, two = (suits_of(Situation.read(Variant(), **some)) for some in (told, other))
        assert [{0: 2, 2: 0}.get(suit, suit) for suit in one] == list(two)
