"""Nap the slow, obvious way: how a hand changes before the play (3.5)."""

from dataclasses import replace

from .naive_cards import View


def throw_away(hand, thrown, numbers):
    """Take the cards thrown out of a hand; there must be one of these numbers of them."""
    if len(thrown) not in numbers or len(set(thrown)) != len(thrown) or not set(thrown) <= set(hand):
        raise ValueError(f"{' '.join(thrown) or 'nothing'} cannot be thrown away from {' '.join(hand)}")
    return [card for card in hand if card not in thrown]


def reduce_hands(hands, table, players, order):
    """Discard six or seven cards to five, unseen by the others, before calling; nine cards are kept (3.5)."""
    spares = table.dealt - table.tricks
    if not spares:
        return [list(hand) for hand in hands], [[] for _ in hands]
    thrown = [players[seat].discard(View(seat, hand, table, order)) for seat, hand in enumerate(hands)]
    return [throw_away(hand, cards, [spares]) for hand, cards in zip(hands, thrown, strict=True)], thrown


def buy_cards(hands, table, players, order, stock, money):
    """Serve each player once from the left: he discards up to five, pays 1 for each, and draws from the top (3.5)."""
    stock, bought = list(stock), []
    for seat, hand in enumerate(hands):
        numbers = list(range(min(5, len(stock)) + 1))
        thrown = players[seat].buy(View(seat, hand, table, order, numbers)) if table.buying else []
        kept = throw_away(hand, thrown, numbers)
        hands[seat], stock = kept + stock[: len(thrown)], stock[len(thrown) :]
        money.pay_in(seat, len(thrown))
        bought.append(thrown)
    return bought


def take_spare(player, view, spare):
    """Add the spare hand to one's own and keep the best of both (3.5)."""
    both = [*view.hand, *spare]
    return throw_away(both, player.discard(replace(view, hand=both)), [len(spare)])


def take_peep(senior, hand, table, players, order, card, peeped, calls):
    """Let the senior hand swap one card for the card face down: if he peeped (Hoffmann), in any case (Foster) (3.5)."""
    if table.peep == "none" or (table.peep == "hoffmann" and senior not in peeped):
        return hand
    both = [*hand, card]
    thrown = players[senior].discard(View(senior, both, table, order, calls=calls, senior=senior, peeped=card))
    return throw_away(both, thrown, [1])
