"""The progress bar: on a terminal, after a second, and nowhere else."""

import io
import sys

import pytest

from analyzer.progress import Meter


class Screen(io.StringIO):
    """A stderr that is a terminal, or is not."""

    def __init__(self, terminal):
        super().__init__()
        self.terminal = terminal

    def isatty(self):
        return self.terminal


def shown(monkeypatch, terminal, seconds):
    """Let a meter run for so many seconds and return what it wrote."""
    screen = Screen(terminal)
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setenv("TERM", "xterm")
    with Meter(1000, "deals") as meter:
        meter.begun -= seconds
        meter.at(250)
        meter.at(500)
    return screen.getvalue()


def test_a_bar_on_a_terminal_after_a_second(monkeypatch):
    text = shown(monkeypatch, True, 1.1)
    assert "deals" in text and "500/1000" in text


@pytest.mark.parametrize(("terminal", "seconds"), [(True, 0), (False, 0), (False, 100)])
def test_nothing_before_and_nothing_elsewhere(monkeypatch, terminal, seconds):
    assert shown(monkeypatch, terminal, seconds) == ""


def test_no_stderr_at_all_is_no_reason_to_stop(monkeypatch):
    monkeypatch.setattr(sys, "stderr", None)
    with Meter(10) as meter:
        meter.begun -= 5
        meter.at(5)
    assert meter.bar is None
