"""Files are written whole or not at all, and found writable before anything is played; a closed pipe ends quietly."""

import os
import stat
import sys
from pathlib import Path
from secrets import token_hex

from .errors import Misuse

PICTURES = (".png", ".svg", ".pdf")


def checked(name, text, suffixes=None):
    """Return the path of a file that can be written, or raise `Misuse` saying why it cannot.

    Parameters
    ----------
    name : str
        The option it was given to.
    text : str
    suffixes : tuple of str, optional
        What its name must end in; without, it must not end as a picture.
    """
    path = Path(text)
    try:
        if not text.strip() or "\0" in text:
            raise Misuse(name, f"the name of a file, not {text!r}")
        if suffixes and path.suffix.lower() not in suffixes:
            raise Misuse(name, f"a picture ends in {', '.join(suffixes)}, not {path.name!r}")
        if suffixes is None and path.suffix.lower() in PICTURES:
            raise Misuse(name, f"an answer is text; to draw it say --chart {path.name}")
        if path.is_dir():
            raise Misuse(name, f"{text} is a folder; name a file")
        if not path.parent.is_dir():
            raise Misuse(name, f"there is no folder {path.parent}")
        target = path.resolve()
        needed = [target] * target.exists() + [target.parent] * (not target.exists() or target.is_file())
        if not all(os.access(place, os.W_OK) for place in needed):
            raise Misuse(name, f"{text} may not be written")
    except OSError as error:
        raise Misuse(name, f"{text[:60]!r} cannot be a file: {error.strerror}") from None
    return path


def write_whole(path, content):
    """Write text or bytes beside the file and put it in its place at once; a device or a pipe is written as it is."""
    data = content.encode() if isinstance(content, str) else content
    target = path.resolve()
    if target.exists() and not stat.S_ISREG(target.stat().st_mode):
        target.write_bytes(data)
        return
    beside = target.with_name(f".odds-{token_hex(8)}")
    try:
        with beside.open("xb") as file:
            file.write(data)
        if target.exists():
            beside.chmod(stat.S_IMODE(target.stat().st_mode))
        os.replace(beside, target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _as_far_as(encoding, text):
    """Return a text without the signs that a terminal of old cannot show."""
    try:
        text.encode(encoding or "utf-8")
    except UnicodeEncodeError:
        return text.replace("±", "+-").replace("─", "-").replace("·", ".")
    return text


def say(text):
    """Print a text; a reader who has gone away is no error, a full disk is."""
    if sys.stdout is None:  # closed before the program began
        return
    try:
        sys.stdout.write(_as_far_as(sys.stdout.encoding, text))
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(0) from None
