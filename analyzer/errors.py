"""The one error a person can make: `Misuse` says what was given, what is allowed, what to do."""

from difflib import get_close_matches
from numbers import Real


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
        if not self.caret:
            return []
        text, place = self.caret
        begin = max(0, place - 50)  # of a long text what stands around the place
        return [f"  {printable(text[begin : place + 25])}", " " * (2 + place - begin) + "^"]


class Needless(Misuse):
    """A setting that a question has no use for; what a settings file says of it is left aside."""


def printable(text):
    """Return a text in which control characters are blanks, so that it stays on its line and harms no terminal."""
    return "".join(character if character.isprintable() else " " for character in text)


def choose(name, word, allowed):
    """Return `word` if it is one of `allowed`; else raise `Misuse` with the nearest word that is."""
    if word in allowed:
        return word
    near = get_close_matches(str(word), [str(w) for w in allowed if not str(w).isdigit()], 1)
    hint = f" (did you mean {near[0]}?)" if near else ""
    raise Misuse(name, f"{word!r} is none of {', '.join(map(str, allowed))}{hint}")


def whole(name, value, low, high, what):
    """Return `value` as an int from `low` to `high`; else raise `Misuse`."""
    if isinstance(value, bool) or not isinstance(value, Real) or not low <= value <= high or value % 1:
        raise Misuse(name, f"{what} from {low:,} to {high:,}, not {value!r}")
    return int(value)
