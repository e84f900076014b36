"""Bezique the slow, obvious way: the last tricks with both hands known, by trying everything."""

from .naive_cards import brisques, wins
from .naive_view import duty


def ending(table, trump, hands, leader):
    """Return what each lead is worth: the leader's points of the rest minus the other's, both at their best.

    `hands` are by seat and equally long; the points are aces and tens (10 each) and the last trick if it scores.
    """
    return {card: best_answer(table, trump, hands, leader, card) for card in hands[leader]}


def best_answer(table, trump, hands, leader, led):
    """Return the leader's difference when the other answers a lead at his best."""
    return min(answers(table, trump, hands, leader, led).values())


def answers(table, trump, hands, leader, led):
    """Return the leader's difference after each answer the law allows."""
    other, found = 1 - leader, {}
    for card in duty(table, trump, led, hands[other]):
        left = [[c for c in hand if c not in (led, card)] for hand in hands]
        taken = not wins(card, led, trump, by_suit=True)
        points = 10 * brisques((led, card)) + 10 * (not left[0] and table.last_trick == 32)
        winner = leader if taken else other
        rest = max(ending(table, trump, left, winner).values()) if left[0] else 0
        found[card] = points + rest if taken else -points - rest
    return found
