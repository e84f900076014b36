"""A chance as odds in the old form: `8 to 5 on`, `29 to 28 against`, `evens`."""

LARGEST = 29  # of the terms, as long as the odds are not longer than that to one


def odds_form(chance):
    """Return the nearest small ratio for a chance; the decimal is the number, this is its name.

    Parameters
    ----------
    chance : float
        0 to 1.

    Returns
    -------
    str
        `a to b on` for a chance above a half, `a to b against` below, `evens`, `certain`, `never`.
    """
    if chance <= 0:
        return "never"
    if chance >= 1:
        return "certain"
    likely = chance > 0.5
    long_odds = chance / (1 - chance) if likely else (1 - chance) / chance
    larger, smaller = _nearest(long_odds)
    if larger == smaller:
        return "evens"
    return f"{larger:,} to {smaller} {'on' if likely else 'against'}"


def _nearest(ratio):
    """Return a and b with a / b nearest to a ratio of 1 or more, in lowest terms."""
    if ratio > LARGEST:
        return round(ratio), 1
    pairs = [(round(ratio * b), b) for b in range(1, LARGEST + 1) if round(ratio * b) <= LARGEST]
    return min(pairs, key=lambda pair: (round(abs(pair[0] / pair[1] - ratio), 12), pair[1]))
