"""Fair prices: what a card brings on average if nobody trades any more (rules, 1.8).

The same lines serve fractions (`exact` hands in `unseen` as a Fraction) and floats (`market` compiles them).
Arguments: `unseen` cards nobody has seen, of which `hidden` lie face down before the seats and `spare` in the spare
hand; `higher` unseen trumps beat the leading card; `marked` unseen cards are knaves or fives.
"""


def stays_best(unseen, higher, dealt):
    """Chance that none of `higher` cards is among `dealt` of `unseen`: C(unseen - higher, dealt) / C(unseen, dealt)."""
    chance = 1
    for k in range(higher):
        chance = chance * (unseen - dealt - k) / (unseen - k)
    return chance


def lead_value(pool, penalty, unseen, hidden, spare, higher, marked_below):
    """What the leading card brings: the pool, grown by the penalties to come, if no higher trump appears.

    `marked_below`: unseen knaves and fives that do not beat it.
    """
    value = pool * stays_best(unseen, higher, hidden + spare)
    if penalty and hidden and marked_below:
        each = hidden / unseen * stays_best(unseen - 1, higher, hidden + spare - 1)
        value = value + penalty * marked_below * each
    return value


def card_value(pool, penalty, unseen, hidden, spare, higher, marked, knave, five):
    """What one face-down card of a seat brings: the pool if it is the best, less the penalty it may cost.

    `knave`, `five`: the place of those trumps among the `higher` ones counted from the top, or -1.
    """
    value, below, dealt = 0, marked, hidden + spare
    for k in range(higher):  # the card is the k-th highest unseen trump, and none above it is dealt
        mine = (k == knave) + (k == five)
        below = below - mine
        value = value + (pool + penalty * mine) * stays_best(unseen - 1, k, dealt - 1) / unseen
        if penalty and hidden > 1 and below:
            other = (hidden - 1) / (unseen - 1) * stays_best(unseen - 2, k, dealt - 2)
            value = value + penalty * below * other / unseen
    return value - penalty * marked / unseen
