"""Property tests draw the same examples every time, and take the time they need; claims are worked out once.

Of several processes one is asked for all that needs the claims of a game, which it keeps; see `--dist loadgroup`.
"""

import re

import pytest
from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None)
settings.load_profile("same")

CLAIMS = re.compile(r"(\w+) claims|games/(\w+)/test_advice\.py::test_\w*claims")


def pytest_collection_modifyitems(items):
    """Send the tests that need the claims of a game to one process."""
    for item in items:
        found = CLAIMS.search(item.nodeid)
        if found:
            item.add_marker(pytest.mark.xdist_group(f"claims of {found[1] or found[2]}"))
