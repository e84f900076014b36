"""The policy `plain`, sentence by sentence."""

import pytest

from .cases import look
from .naive_cards import Table, cards
from .naive_plain import Plain


def played(held, led=None, shown="", **others):
    """Return what `plain` plays; hearts are trumps. The card led is not one of those held."""
    view = look(held, shown, led=cards(f"{led} {led}")[1] if led else None, **others)
    return repr(Plain().play(view))


@pytest.mark.parametrize(
    ("held", "thrown"),
    [
        ("Kc Th 9d 9s 8h As Ac Td", "9d"), ("9c 8s 7h", "8s"), ("Jc Js Qd Kc 8h Td As Ah", "Jc"),
        ("Qd Kc 8h Td As Ah Kh", "Qd"), ("Kc Ks 7h Td Ac", "Kc"), ("9h 7h Td Ac Qh", "7h"), ("Td Tc Ac Kh", "Tc"),
        ("Ad Ac Kh Qs", "Ac"), ("Ah Th Jd", "Th"), ("Qs Jh", "Jh"), ("Jd Ah", "Ah"),
    ],
)  # fmt: skip
def test_what_is_thrown_first(held, thrown):
    assert played(held) == f"{thrown}.0"


def test_of_the_cards_of_bezique_the_knave_goes_first():
    assert played("", shown="Qs Jd", served={"beziqued": "Qs Jd"}) == "Jd.0"


def test_the_order_of_suits_and_the_worn_twin():
    assert played("Jc Js Ah", order="shdc") == "Js.0"
    assert played("Kc", shown="Kc Ks Kd Kh", served={"quartet": "Kc.1 Ks Kd Kh"}, order="cdhs") == "Kc.1"
    assert played("7c 7c") == "7c.0"
    assert played("", shown="Kc Kc", served={"married": "Kc.1", "quartet": "Kc.0"}) == "Kc.1"
    assert played("", shown="Kc Kc", served={"married": "Kc", "quartet": "Kc.1"}) == "Kc.1"


def test_the_cards_of_bezique_are_those_the_table_plays_with():
    alternative = {"table": Table(alternative=True), "trump": "s"}
    assert played("Qc Jd Kd") == "Qc.0" and played("Qc Jd Kd", **alternative) == "Jd.0"
    assert played("Qs Js As", trump="s") == "Js.0" and played("Qc Js", **alternative) == "Js.0"


@pytest.mark.parametrize(
    ("held", "lead"),
    [("Kc Qc As Ad 8h 9d", "Ad"), ("Kc Qc 8h 7h 9d", "7h"), ("Kc Qc 9d Th", "9d"), ("Ac Ad Ah As 8s 9h Jc", "9h")],
)  # fmt: skip
def test_who_could_declare_leads_to_win(held, lead):
    assert played(held) == f"{lead}.0"


@pytest.mark.parametrize(
    ("held", "led", "card", "by_suit"),
    [
        ("Jc 8h Ac Kh", "Ts", "8h", "8h"), ("Jc Ac Kh", "Ts", "Ac", "Jc"), ("Tc 9h Kh", "Ad", "9h", "9h"),
        ("Tc Kh 9c", "Ad", "9c", "9c"), ("Tc Td 7c", "9s", "Tc", "7c"), ("Tc Ts 7c", "9s", "Tc", "Ts"),
        ("Ac 7c", "9s", "7c", "7c"), ("Kc Qc Jd 7c", "9s", "7c", "7c"), ("Kc Qc Jc 7c Td", "9s", "Jc", "7c"),
        ("Kc Qc 7h Jd", "Kd", "7h", "7h"), ("Ts As", "Ks", "Ts", "Ts"),
    ],
)  # fmt: skip
def test_following_in_the_stock_phase(held, led, card, by_suit):
    assert played(held, led) == f"{card}.0"
    assert played(held, led, table=Table(trick="suit_led")) == f"{by_suit}.0"


@pytest.mark.parametrize(
    ("held", "led", "card"),
    [
        ("Ah 9h As", None, "Ah"), ("9h As Td", None, "As"), ("9h", None, "9h"), ("As As 7c", None, "As"),
        ("Ts As Ad", None, "As"), ("7c 9c Kc", "8c", "9c"), ("Kc Tc", "Ac", "Kc"), ("9h 8h Kd", "9c", "8h"),
        ("Kd 9s Td", "9c", "9s"), ("7c 8c", "Ac", "7c"),
    ],
)  # fmt: skip
def test_the_last_eight(held, led, card):
    assert played(held, led, stock=0) == f"{card}.0"


def test_a_trump_is_spared_where_the_law_lets_him():
    assert played("9h Kd", "8c", stock=0, table=Table(must_trump=False)) == "Kd.0"
    assert played("9h 8h", "8c", stock=0, table=Table(must_trump=False)) == "8h.0"


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ("Ah Th Kh Qh Jh Qs Jd", "sequence"), ("Kh Qh Qs Jd", "royal-marriage"), ("Qs Jd Jc Jh Js", "bezique"),
        ("Qs Qs Jd Jd Kh Qh", "double-bezique"), ("Jc Jd Jh Js Kc Qc", "four-knaves"),
        ("Ac Ad Ah As Kh Qh", "four-aces"), ("Kc Kd Kh Ks Qh", "four-kings"),
        ("Qc Qd Qh Qs Kh", "four-queens"), ("Kc Qc Kd Qd", "marriage-c"), ("Kc Qd", None),
    ],
)  # fmt: skip
def test_it_declares_what_is_worth_most(held, said):
    assert Plain().declare(look(held)) == said and Plain().exchange(look("7h"))


def test_common_marriages_go_by_the_order_of_suits():
    assert Plain().declare(look("Kc Qc Kd Qd", order="dchs")) == "marriage-d"
