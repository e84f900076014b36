"""`python -m analyzer` is the command `odds`."""

import gc
import sys

OBJECTS = 200_000  # that may be made before the first search for garbage: starting makes many, and drops none


def main():
    """Run the command; numba would load scipy for matrices, which no kernel has, and take a quarter of a second."""
    gc.set_threshold(OBJECTS)
    sys.modules.setdefault("scipy", None)
    from .cli import main as command

    command()


if __name__ == "__main__":
    main()
