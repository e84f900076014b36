"""Bezique the slow, obvious way: what may be declared, with which cards, and what these have served for.

A seat's `served` are four sets of cards: `married`, `sequenced` (both class A), `beziqued` (class B) and `quartet`
(class C). Classes do not touch each other; within one, see the laws 15 to 18 in `naive`.
"""

from itertools import combinations, product

from .naive_cards import SUITS

QUARTETS = {"four-aces": "A", "four-kings": "K", "four-queens": "Q", "four-knaves": "J"}
POINTS = {
    "double-bezique": 500, "sequence": 250, "four-aces": 100, "four-kings": 80, "four-queens": 60,
    "royal-marriage": 40, "bezique": 40, "four-knaves": 40, **{f"marriage-{suit}": 20 for suit in SUITS},
}  # fmt: skip
NOTHING = ("married", "sequenced", "beziqued", "quartet")


def nothing_served():
    """Begin a deal: no card has served."""
    return {kind: set() for kind in NOTHING}


def marriage(suit, trump):
    """Name the marriage of a suit."""
    return "royal-marriage" if suit == trump else f"marriage-{suit}"


def suit_of(name, trump):
    """Return the suit of a marriage, or None."""
    return trump if name == "royal-marriage" else name[-1] if name.startswith("marriage-") else None


def fresh(held, one, *used):
    """List the copies held of a card that have not served for any of `used`."""
    return [card for card in held.get(one, ()) if not any(card in some for some in used)]


def by_name(cards):
    """Sort cards by rank and suit, twins together."""
    held = {}
    for card in cards:
        held.setdefault((card.rank, card.suit), []).append(card)
    return held


def ways_of(name, held, served, trump, table):
    """List every set of cards that may be laid for a declaration, whether or not it was made before."""
    queen, knave = table.bezique(trump)
    if suit := suit_of(name, trump):
        return [*product(*(fresh(held, (rank, suit), served["married"], served["sequenced"]) for rank in "KQ"))]
    if name == "sequence":
        return [*product(*(fresh(held, (rank, trump), served["sequenced"]) for rank in "ATKQJ"))]
    if name == "bezique":
        return [*product(*(fresh(held, one, served["beziqued"]) for one in (queen, knave)))]
    if name == "double-bezique":
        four = (*held.get(queen, ()), *held.get(knave, ()))
        return [four] * (len(four) == 4 and not served["beziqued"] >= set(four))
    rank = QUARTETS[name]
    return [*combinations([card for suit in SUITS for card in fresh(held, (rank, suit), served["quartet"])], 4)]


def once_only(name):
    """Whether `again` decides if this may be scored a second time: all but bezique, whose own law says it."""
    return name not in ("bezique", "double-bezique")


def every_way(view):
    """Map each declaration the asker may make now to all sets of cards he may lay for it (laws 9 to 18).

    He has won a trick of the stock phase and not drawn yet; the card just taken for the seven may not serve.
    """
    if not view.stock:
        return {}
    held = by_name(card for card in view.cards if card != view.taken)
    names = [name for name in POINTS if name != f"marriage-{view.trump}"]
    if not view.table.again:
        names = [name for name in names if not (once_only(name) and name in view.made)]
    found = {name: ways_of(name, held, view.served, view.trump, view.table) for name in names}
    return {name: ways for name, ways in found.items() if ways}


def legal_declarations(view):
    """Map each declaration the asker may make now to the cards that are laid when only its name is said.

    Of each card needed the worn twin; of four of a rank those on the table first, then from the lowest suit upward.
    """
    return {name: min(ways, key=lambda way: laying(view, way)) for name, ways in every_way(view).items()}


def laying(view, way):
    """Order ways to lay the same declaration: each card by `wear`, four of a rank from the first of them on."""
    if len({card.rank for card in way}) == 1:
        return sorted((card not in view.shown, view.order.index(card.suit), wear(view, card)) for card in way)
    return [wear(view, card) for card in way]


def wear(view, card):
    """Order twins, the worn one first: on the table, then by what it has served for, then the first copy."""
    if not view.stock:
        return (card.copy,)
    served, class_a = view.served, view.served["married"] | view.served["sequenced"]
    return (
        card not in view.shown, card not in class_a, card not in served["beziqued"], card not in served["quartet"],
        card.copy,
    )  # fmt: skip


def serve(name, cards, served):
    """Note what the cards of a declaration have served for."""
    kind = "sequenced" if name == "sequence" else "beziqued" if "bezique" in name else "quartet"
    served["married" if "marriage" in name else kind].update(cards)
