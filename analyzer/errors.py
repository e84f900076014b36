"""The one error a person can make: `Misuse` says what was given, what is allowed, what to do."""

from difflib import get_close_matches


class Misuse(ValueError):
    """A question that cannot be asked so.

    Parameters
    ----------
    name : str
        The parameter at fault, as Python spells it (`turn_up`); the command prints `--turn-up`.
    message : str
        One line: what was given, what is allowed, what to do.
    caret : tuple of (str, int), optional
        The text that could not be read and the place where reading stopped.
    """

    def __init__(self, name, message, caret=None):
        super().__init__(name, message, caret)
        self.name, self.message, self.caret = name, message, caret

    def __str__(self):
        return "\n".join([f"{self.name}: {self.message}" if self.name else self.message, *self.picture()])

    def picture(self):
        """Return the text and a caret under the character at fault, as two lines, or nothing."""
        return [f"  {self.caret[0]}", " " * (2 + self.caret[1]) + "^"] if self.caret else []


class Over(Exception):  # noqa: N818 - not an error: an answer that is one sentence
    """The question is over before it starts; the text says why, and who has what."""


def choose(name, word, allowed):
    """Return `word` if it is one of `allowed`; else raise `Misuse` with the nearest that is."""
    if word in allowed:
        return word
    near = get_close_matches(str(word), [str(w) for w in allowed], 1)
    hint = f" (did you mean {near[0]}?)" if near else ""
    raise Misuse(name, f"{word!r} is none of {', '.join(map(str, allowed))}{hint}")


def whole(name, value, low, high, what):
    """Return `value` as an int from `low` to `high`; else raise `Misuse`."""
    if isinstance(value, bool) or int(value) != value or not low <= value <= high:
        raise Misuse(name, f"{what} from {low:,} to {high:,}, not {value}")
    return int(value)
