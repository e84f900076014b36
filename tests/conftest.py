"""Property tests draw the same examples every time, and take the time they need.

Of several processes one is given all tests of a file, see `--dist loadgroup`: what they need, kernels of their own or
the rows of a card, is made once. Where the tests of a file share nothing, or an example only, they are dealt out one
by one, or by example, and keep all processes busy to the end.
"""

import re

import pytest
from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None)
settings.load_profile("same")

CLAIMS = re.compile(r"\w+ claims")
BY_EXAMPLE = ("test_contract.py",)
ONE_BY_ONE = ("test_docs.py", "test_options.py", "test_notebooks.py", "test_verify.py", "test_estimate.py")


def pytest_collection_modifyitems(items):
    """Send the tests that need the same to one process."""
    for item in items:
        file, name = item.nodeid.split("::", 1)
        claims = CLAIMS.search(name)
        if claims:
            group = claims[0]
        elif item.path.name in BY_EXAMPLE:
            group = item.callspec.id if hasattr(item, "callspec") else name
        else:
            group = name if item.path.name in ONE_BY_ONE else file
        item.add_marker(pytest.mark.xdist_group(group))
