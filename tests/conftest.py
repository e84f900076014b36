"""Property tests draw the same examples every time, and take the time they need.

Of several processes one is given all tests of a file: what they need, kernels of their own or the rows of a card, is
made once. Where the tests of a file share nothing, or an example only, they are dealt out one by one, or by example,
and keep all processes busy to the end.
"""

import re

import pytest
from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None)
settings.load_profile("same")

BY_EXAMPLE = ("test_contract.py",)
ONE_BY_ONE = ("test_docs.py", "test_options.py", "test_notebooks.py", "test_verify.py", "test_estimate.py")


def group_of(nodeid):
    """Name what a test shares with others: the claims of a game, the example in brackets, or its file."""
    path, name = nodeid.split("::", 1)
    file, claims = path.split("/")[-1], re.search(r"\w+ claims", name)
    if claims:
        return claims[0]
    if file in BY_EXAMPLE and "[" in name:
        return name[name.index("[") :]
    return nodeid if file in ONE_BY_ONE else path


@pytest.hookimpl(tryfirst=True, optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """Send the tests of a group to one process."""
    from xdist.scheduler import LoadScopeScheduling

    class ByGroup(LoadScopeScheduling):
        def _split_scope(self, nodeid):
            return group_of(nodeid)

    return ByGroup(config, log)
