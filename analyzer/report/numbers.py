"""Numbers as tables print them: with the digits their error deserves."""

from math import floor, log10


def decimals(stderr, exact=3):
    """Return how many decimals a mean with this standard error is worth: two digits of the error."""
    return exact if not stderr else max(0, min(6, 1 - floor(log10(stderr))))


def chance_text(chance):
    """Return a chance with four decimals and no leading zero: `.4941`; very small ones in two digits."""
    if 0 < chance < 0.0001 or 0.9999 < chance < 1:
        return f"{chance:.2g}" if chance < 0.5 else f"1 - {1 - chance:.1g}"
    return f"{chance:.4f}".removeprefix("0") if chance < 1 else "1"


def bounded_text(row, key):
    """Return a row's chance; where none or all deals hit, the exact bound: `< .00002`."""
    if f"{key}_high" in row:
        return f"< {row[f'{key}_high']:.0e}"
    if f"{key}_low" in row:
        return f"> 1 - {1 - row[f'{key}_low']:.0e}"
    return chance_text(row[key])


def amount_text(row, key="ev", exact=3):
    """Return a mean, rounded by its error."""
    return f"{row[key]:.{decimals(row.get('stderr'), exact)}f}"


def interval_text(row):
    """Return the interval of a mean, rounded by its error, or nothing for an exact one."""
    if "low" not in row:
        return ""
    places = decimals(row["stderr"])
    return f"{row['low']:.{places}f} to {row['high']:.{places}f}"
