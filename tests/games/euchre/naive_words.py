"""Euchre the slow, obvious way: who makes trumps, and the dealer's discard (2.2).

Words: "order" or "pass", "take" or "pass", then "name-h" (c, d, h, s) or "pass".
"""

from .naive_cards import DEALER, ELDER


def ask(player, view, where):
    """Put the question and refuse an answer that is not legal."""
    answer = getattr(player, where)(view)
    if answer not in view.legal:
        raise ValueError(f"seat {view.seat} cannot answer {answer}: {' or '.join(view.legal)}")
    return answer


def names(table, turn_up):
    """List the words that name a suit: any but the one turned down (2.2.3)."""
    return [f"name-{suit}" for suit in "cdhs" if table.rename or suit != turn_up[1]]


def questions(table, turn_up):
    """List who is asked in turn and what he may say, until somebody does not pass (2.2.1 to 2.2.4)."""
    named = names(table, turn_up)
    return [
        (ELDER, ["pass", "order"]),
        (DEALER, ["pass", "take"]),
        (ELDER, ["pass", *named]),
        (DEALER, named if table.stick_dealer else ["pass", *named]),
    ]


def declare(deal):
    """Ask for trumps; the maker is who orders, takes or names (2.2, 2.4)."""
    for seat, legal in questions(deal.table, deal.turn_up):
        word = ask(deal.players[seat], deal.view(seat, legal), "declare")
        deal.words.append((seat, word))
        if word != "pass":
            deal.maker, deal.trump = seat, word[-1] if word.startswith("name") else deal.turn_up[1]
            if word in ("order", "take"):
                take_up(deal)
            return


def take_up(deal):
    """Let the dealer throw one of his five and take the turn-up in its stead (2.2.1, 2.2.2)."""
    hand = deal.hands[DEALER]
    deal.thrown = ask(deal.players[DEALER], deal.view(DEALER, list(hand)), "discard")
    deal.hands[DEALER] = [card for card in hand if card != deal.thrown] + [deal.turn_up]
