"""Files are written whole or not at all, and found writable before anything is played."""

import os
import tempfile
from pathlib import Path

from .errors import Misuse


def checked(name, text, suffixes=()):
    """Return the path of a file that can be written, or raise `Misuse` saying why it cannot."""
    path = Path(text)
    if suffixes and path.suffix.lower() not in suffixes:
        raise Misuse(name, f"a picture ends in {', '.join(suffixes)}, not {path.name!r}")
    if path.is_dir():
        raise Misuse(name, f"{text} is a folder; name a file")
    if not path.parent.is_dir():
        raise Misuse(name, f"there is no folder {path.parent}")
    if not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise Misuse(name, f"{text} may not be written")
    return path


def write_whole(path, content):
    """Write text or bytes beside the file and put it in its place at once."""
    data = content.encode() if isinstance(content, str) else content
    handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.chmod(beside, 0o666 & ~_umask())
        os.replace(beside, path)
    except BaseException:
        os.unlink(beside)
        raise


def _umask():
    mask = os.umask(0)
    os.umask(mask)
    return mask
