"""A progress bar on stderr for what takes longer than a second, and only on a terminal."""

import sys
import time


class Meter:
    """Show how much of `total` is done, once a second has passed."""

    def __init__(self, total, what="deals"):
        self.total, self.what, self.begun, self.bar = total, what, time.monotonic(), None

    def __enter__(self):
        return self

    def at(self, done):
        """Show that `done` of the total are done."""
        if self.bar is None and time.monotonic() - self.begun > 1 and sys.stderr is not None and sys.stderr.isatty():
            self._open()
        if self.bar is not None:
            self.bar.update(self.task, completed=done)

    def _open(self):
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn(self.what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.bar = Progress(*columns, console=Console(stderr=True), transient=True)
        self.task = self.bar.add_task(self.what, total=self.total)
        self.bar.start()

    def __exit__(self, *_):
        if self.bar is not None:
            self.bar.stop()
