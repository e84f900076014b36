"""The games. A plain tuple on purpose: no import has a side effect, and a test says that it equals the folders."""

from importlib import import_module

GAMES = ("bezique", "ecarte", "euchre", "loo", "nap", "speculation")


def on_demand(package, names):
    """Return a module's `__getattr__` that fetches `names` from the package's questions when first asked for."""

    def fetch(name):
        if name in names:
            return getattr(import_module(f"{package}.questions"), name)
        raise AttributeError(f"module {package!r} has no attribute {name!r}")

    return fetch
