"""What a person hands in, made exact: seats, amounts, and keywords given to whom they concern."""

from dataclasses import fields, replace
from difflib import get_close_matches
from fractions import Fraction
from functools import wraps
from inspect import signature
from re import ASCII, fullmatch

from .errors import Misuse, choose

SEATS = {"eldest": 1, "elder": 1}


def seat(name, value, players):
    """Return a seat's number, 1 (eldest hand) to `players` (dealer), from a number or `eldest`, `dealer`."""
    if isinstance(value, str) and value.lower() in (*SEATS, "dealer"):
        return SEATS.get(value.lower(), players)
    if str(value) not in map(str, range(1, players + 1)):
        raise Misuse(name, f"a seat is 1 (eldest) to {players} (dealer), not {value!r}")
    return int(value)


def seats(name, value, players):
    """Return several seats, from a text such as `2 4` or a list."""
    return tuple(sorted({seat(name, word, players) for word in words_of(value)}))


def words_of(value):
    """Return the words of a text, the items of a list, or a single value in a list."""
    if isinstance(value, str):
        return value.replace(",", " ").split()
    return list(value) if isinstance(value, (list, tuple)) else [value]


def numbers(name, value):
    """Return a list of whole numbers from a text such as `3 3 2` or a list."""
    words = words_of(value)
    try:
        found = tuple(int(word) for word in words)
        if all(str(word) == str(number) for word, number in zip(words, found, strict=True)):
            return found
    except (TypeError, ValueError):
        pass
    raise Misuse(name, f"whole numbers with spaces between, not {value!r}")


def amount(name, value, low=0, high=10_000):
    """Return counters as a Fraction; at most three decimals, so that a thousandth is the smallest unit."""
    text = str(plain(value)) if isinstance(value, Fraction) else str(value).strip()
    if not fullmatch(r"[+-]?(\d{1,12}(\.\d*)?|\.\d+)", text, ASCII):
        raise Misuse(name, f"a number of counters, say 6 or 2.5, not {value!r}")
    counters = Fraction(text)
    if not low <= counters <= high:
        raise Misuse(name, f"{low} to {high:,} counters, not {value}")
    if 1000 % counters.denominator:
        raise Misuse(name, f"at most three decimals, not {value}")
    return counters


def whole_amount(name, value, low=1, high=10_000):
    """Return whole counters as an int."""
    counters = amount(name, value, 0, 10**6)
    if counters.denominator != 1 or not low <= counters <= high:
        raise Misuse(name, f"whole counters, {low:,} to {high:,}, not {value}")
    return int(counters)


def plain(number):
    """Return a Fraction as JSON writes it: an int if it is whole, else a float."""
    return int(number) if number == int(number) else float(number)


def keywords(function):
    """Return the names of a function's keyword-only parameters."""
    return {name for name, p in signature(function).parameters.items() if p.kind is p.KEYWORD_ONLY}


def split(settings, variants, *groups):
    """Give each keyword to whom it concerns.

    Parameters
    ----------
    settings : dict
        Keywords; those that are None count as not given. `variant` names the variant to start from.
    variants : dict of str to object
        The game's named variants, dataclasses; the first is the default.
    *groups : set of str
        Names that others know.

    Returns
    -------
    list
        A checked variant, then one dict of keywords a group.

    Raises
    ------
    Misuse
        For a keyword that nobody knows, with the nearest known one.
    """
    given = {key: value for key, value in settings.items() if value is not None}
    base = variants[choose("variant", given.pop("variant", next(iter(variants))), tuple(variants))]
    names = [f.name for f in fields(base)]
    known = sorted({"variant", *names}.union(*groups))
    for key in given:
        if key not in known:
            near = get_close_matches(key, known, 1)
            raise Misuse("", f"there is no setting {key!r}" + (f"; did you mean {near[0]!r}?" if near else ""))
    variant = replace(base, **{key: given[key] for key in given if key in names})
    return [variant, *({key: given[key] for key in given if key in group} for group in groups)]


def one_a_seat(found, players):
    """Return the policies of a session's seats, of which one or as many are told."""
    if len(found) not in (1, players):
        raise Misuse("policies", f"one name for all or one a seat, so 1 or {players}, not {len(found)}")
    return found * (players // len(found))


def several_hands(hand):
    """Return whether a list is of hands, not of cards."""
    return any(not isinstance(item, str) or len(item.split()) > 1 for item in hand)


def one_or_many(name, are_many=bool):
    """Let a question take a list of `name` and answer it with one frame, an answer's rows a value.

    Parameters
    ----------
    name : str
    are_many : callable
        Whether a list is one of values, not one value in pieces.
    """

    def decorate(question):
        @wraps(question)
        def ask(**settings):
            values = settings.get(name)
            if isinstance(values, (list, tuple)) and not values:
                raise Misuse(name, "one or several, not an empty list")
            if not isinstance(values, (list, tuple)) or not are_many(values):
                return question(**settings)
            import pandas as pd

            named = [(" ".join(map(str, words_of(value))), value) for value in values]
            answers = [(text, question(**settings | {name: value})) for text, value in named]
            tables = [
                (pd.DataFrame([{"over": found.over}]) if found.over else found.table).assign(**{name: text})
                for text, found in answers
            ]
            frame = pd.concat(tables, ignore_index=True)
            return frame[[name, *frame.columns.drop(name)]]

        return ask

    return decorate
