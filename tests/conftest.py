"""Property tests draw the same examples every time, and take the time they need."""

from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None)
settings.load_profile("same")
