"""Numbers as tables print them: with the digits their error deserves."""

from math import ceil, floor, log10, sqrt


def decimals(error, exact=3):
    """Return how many decimals a number with this error is worth: two digits of the error."""
    return exact if not error else max(0, min(6, 1 - floor(log10(error))))


def rounded(number, places):
    """Return a number with so many decimals, never `-0.00`."""
    text = f"{number:.{places}f}"
    return text.removeprefix("-") if float(text) == 0 else text


def counters(number):
    """Return an amount without needless zeros: `6`, `2.5`, `9,999.999`."""
    text = f"{number:,.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def chance_text(chance, deals=None):
    """Return a chance without leading zero: `.4941`; a sampled one with the digits its error deserves."""
    if chance in (0, 1):
        return str(int(chance))
    places = 4 if deals is None else min(6, decimals(sqrt(chance * (1 - chance) / deals)))
    if min(chance, 1 - chance) < 10**-places / 2:
        return f"{chance:.2g}" if chance < 0.5 else f"1 - {1 - chance:.1g}"
    return f"{chance:.{places}f}".removeprefix("0")


def bounded_text(row, key, deals=None):
    """Return a row's chance; where none or all deals hit, its exact bound, rounded away from what was seen."""
    if f"{key}_high" in row:
        return f"< {_up(row[f'{key}_high'])}"
    if f"{key}_low" in row:
        return f"> 1 - {_up(1 - row[f'{key}_low'])}"
    return chance_text(row[key], deals)


def _up(small):
    if small >= 0.001:
        return f"{ceil(small * 1000) / 1000:.3f}"
    place = floor(log10(small))
    digit = ceil(small / 10**place - 1e-9)
    return f"{digit}e{place:+03d}" if digit < 10 else f"1e{place + 1:+03d}"


def amount_text(row, key="ev", exact=3):
    """Return a mean, rounded by its interval; an exact one near nothing with the digits it has."""
    if reach(row) or not 0 < abs(row[key]) < 0.5 * 10**-exact:
        return rounded(row[key], decimals(reach(row), exact))
    return f"{row[key]:.1e}"


def reach_text(row):
    """Return half the width of a row's interval in two digits, rounded up, or nothing for what is known."""
    return _rounded_up(reach(row), decimals(reach(row))) if reach(row) else ""


def _rounded_up(number, places):
    return f"{ceil(number * 10**places - 1e-9) / 10**places:.{places}f}"


def amount_within(row, key="ev", exact=3):
    """Return a mean and how far it may be off: `11.305 ± 0.013`; what is just clear of 0 with digits that show it."""
    if not reach(row):
        return amount_text(row, key, exact)
    places = decimals(reach(row))
    while row["low"] > 0 and rounded(row[key], places) == _rounded_up(reach(row), places) and places < 9:
        places += 1
    return f"{rounded(row[key], places)} ± {_rounded_up(reach(row), places)}"


def reach(row):
    """Return half the width of a row's interval; 0 for what is known."""
    return (row["high"] - row["low"]) / 2 if row.get("low") is not None else 0.0
