"""The package's text as a name: it names the folder of compiled kernels and stands in every receipt."""

import os
import sys
import tempfile
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

PACKAGE = Path(__file__).parent.parent


@cache
def source_hash():
    """Return twelve hex digits that change with any source file of the package."""
    text = sha256()
    for path in sorted(_modules()):
        text.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return text.hexdigest()[:12]


def _modules():
    """Yield the package's files, without a look at the many old kernels."""
    for folder, inside, names in os.walk(PACKAGE):
        if "__pycache__" in inside:
            inside.remove("__pycache__")
        yield from (Path(folder, name) for name in names if name.endswith(".py"))


@cache
def cache_folder():
    """Return the first folder for compiled kernels that can be written, or None.

    The package's own `__pycache__`, else the user's cache folder, else the system's folder for temporary files;
    `NUMBA_CACHE_DIR`, where set, comes before all. numba does not notice an edit in an imported file, so the
    folder's name changes with the text of the package and the versions of Python and numba.
    """
    compiler = sha256(f"{version('numba')} {sys.version}".encode()).hexdigest()[:6]
    for base in _bases():
        folder = base / f"kernels-{source_hash()}-{compiler}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                return folder
        except OSError:
            continue
    return None


def _bases():
    if os.environ.get("NUMBA_CACHE_DIR"):
        yield Path(os.environ["NUMBA_CACHE_DIR"])
    yield PACKAGE / "__pycache__"
    try:
        yield Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "round-game-odds"
    except RuntimeError:  # nobody's home
        pass
    yield Path(tempfile.gettempdir()) / f"round-game-odds-{os.getuid() if hasattr(os, 'getuid') else 'user'}"
