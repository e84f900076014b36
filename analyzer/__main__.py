"""`python -m analyzer` is the command `odds`."""

from .cli import main

main()
