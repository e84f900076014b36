"""How a seat of Nap looks beyond its own policy: all hands open to it, or worlds that agree with what it has seen."""

from ...core.jit import step


@step
def insight(table, game, eyes, bits, seat, card):
    """The card a seat plays with such eyes, its own if others are no better."""
    return card
