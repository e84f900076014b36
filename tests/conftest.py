"""Property tests draw the same examples every time, and take the time they need.

Of several processes one is asked for all that needs the claims of a game, or a kernel that only its tests compile,
which it keeps; see `--dist loadgroup`.
"""

import re

import pytest
from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None)
settings.load_profile("same")

KEPT = re.compile(r"\w+ claims|games/\w+/test_advice|games/loo/runs/test_course|games/nap/test_auction")


def pytest_collection_modifyitems(items):
    """Send the tests that need the same to one process."""
    for item in items:
        found = KEPT.search(item.nodeid)
        if found:
            item.add_marker(pytest.mark.xdist_group(found[0]))
