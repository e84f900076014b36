"""Looks at fixed numbers of blocks, every deal once on any number of threads, and what Ctrl-C leaves."""

import signal
import threading
import time
from types import SimpleNamespace

import pytest

from analyzer import run
from analyzer.errors import Misuse
from analyzer.estimate import watch
from analyzer.progress import Meter
from analyzer.run import BLOCK, Budget, looks, spread
from analyzer.tally import Tally


class Player:
    """Play nothing, and remember which deals were asked for."""

    def __init__(self, at_call=None, then=None):
        self.jobs, self.at_call, self.then = [], at_call, then

    def __call__(self, first, count):
        self.jobs.append((first, count))
        if len(self.jobs) == self.at_call:
            self.then()
        return Tally(count, [sum(range(first, first + count))])

    @property
    def deals(self):
        return sorted(deal for first, count in self.jobs for deal in range(first, first + count))


def press_ctrl_c():
    """Send the signal as a terminal does, to the main thread."""
    signal.pthread_kill(threading.main_thread().ident, signal.SIGINT)


def interrupt():
    """Press Ctrl-C, and wait until the main thread has noticed: it takes its handler away."""
    heard = signal.getsignal(signal.SIGINT)
    press_ctrl_c()
    wait_until(lambda: signal.getsignal(signal.SIGINT) is not heard)


def wait_until(condition):
    """Wait for what another thread does; a minute is long on any machine."""
    begun = time.monotonic()
    while not condition():
        assert time.monotonic() - begun < 60
        time.sleep(0.001)


@pytest.fixture
def handler():
    """Hold that the handler of Ctrl-C is the same after the test as before."""
    assert threading.current_thread() is threading.main_thread()
    outside = signal.signal(signal.SIGINT, signal.default_int_handler)  # who runs the tests may have it ignored
    yield signal.default_int_handler
    assert signal.signal(signal.SIGINT, outside) is signal.default_int_handler


@pytest.mark.parametrize(
    ("deals", "seen"),
    [
        (1, [1]),
        (BLOCK, [BLOCK]),
        (BLOCK + 1, [BLOCK, BLOCK + 1]),
        (8 * BLOCK, [BLOCK, 2 * BLOCK, 4 * BLOCK, 8 * BLOCK]),
        (10 * BLOCK + 5, [BLOCK, 2 * BLOCK, 4 * BLOCK, 8 * BLOCK, 10 * BLOCK + 5]),
    ],
)
def test_looks_are_after_1_2_4_8_blocks_and_at_the_end(deals, seen):
    found = [(tally.deals, interrupted) for tally, interrupted in looks(Player(), Budget(deals=deals))]
    assert found == [(n, False) for n in seen]


@pytest.mark.parametrize("threads", [1, 2, 7, None])
@pytest.mark.parametrize("deals", [1000, 80 * BLOCK + 321])
def test_every_deal_is_played_once_on_any_number_of_threads(threads, deals):
    play = Player()
    *_, (tally, _) = looks(play, Budget(deals=deals, threads=threads))
    assert play.deals == list(range(deals))
    assert (tally.deals, tally.sums) == (deals, [deals * (deals - 1) // 2])


def test_every_tally_looked_at_is_of_the_first_deals():
    for tally, _ in looks(Player(), Budget(deals=20 * BLOCK, threads=3)):
        assert tally.sums == [tally.deals * (tally.deals - 1) // 2]


@pytest.mark.parametrize(
    ("seconds", "deals"), [(0, BLOCK), (1, 2 * BLOCK), (3, 4 * BLOCK), (5, 8 * BLOCK), (100, 10**6)]
)
def test_seconds_end_it_at_the_next_look(monkeypatch, seconds, deals):
    play = Player()
    clock = SimpleNamespace(monotonic=lambda: sum(count for _, count in play.jobs) / BLOCK)  # a second a block
    monkeypatch.setattr(run, "time", clock)
    *_, (tally, interrupted) = looks(play, Budget(deals=10**6, seconds=seconds))
    assert (tally.deals, interrupted) == (deals, False)


@pytest.mark.usefixtures("handler")
def test_ctrl_c_leaves_the_tally_of_what_was_finished_and_begins_no_job_any_more(monkeypatch):
    rounds = []
    monkeypatch.setattr(Meter, "at", lambda _, done: rounds.append(done))

    def interrupt_and_linger():
        interrupt()
        seen = len(rounds)
        wait_until(lambda: len(rounds) >= seen + 2)

    play = Player(9, interrupt_and_linger)  # the first of several jobs after 8 blocks
    *_, (before, earlier), (tally, interrupted) = looks(play, Budget(deals=400 * BLOCK, threads=1))
    assert (earlier, interrupted) == (False, True)
    assert before.deals == 8 * BLOCK < tally.deals
    assert len(play.jobs) == 9
    assert tally.deals == len(play.deals) == len(set(play.deals))
    assert tally.sums == [sum(play.deals)]


@pytest.mark.usefixtures("handler")
def test_a_run_after_an_interrupted_one_is_whole():
    list(looks(Player(1, interrupt), Budget(deals=10 * BLOCK)))
    *_, (tally, interrupted) = looks(Player(), Budget(deals=10 * BLOCK))
    assert (tally.deals, interrupted) == (10 * BLOCK, False)


@pytest.mark.usefixtures("handler")
def test_ctrl_c_while_a_tally_is_judged_marks_the_answer_too():
    seen = []
    for tally, interrupted in looks(Player(), Budget(deals=10 * BLOCK)):
        seen.append((tally.deals, interrupted))
        if len(seen) == 1:
            signal.raise_signal(signal.SIGINT)
    assert seen[-1][0] < 10 * BLOCK
    assert seen[-1][1]


@pytest.mark.usefixtures("handler")
def test_ctrl_c_before_anything_is_known_is_the_usual_one(monkeypatch):
    monkeypatch.setattr(run, "Meter", lambda total, what: signal.raise_signal(signal.SIGINT) or Meter(total, what))
    play = Player()
    with pytest.raises(KeyboardInterrupt):
        list(looks(play, Budget(deals=BLOCK)))
    assert play.jobs == []


@pytest.mark.usefixtures("handler")
def test_a_second_ctrl_c_ends_the_program_as_usual(monkeypatch):
    def twice(*_):
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)
        pytest.fail("the second one did nothing")

    monkeypatch.setattr(run, "_cut", twice)
    with pytest.raises(KeyboardInterrupt):
        list(looks(Player(), Budget(deals=BLOCK)))


@pytest.mark.usefixtures("handler")
def test_a_second_ctrl_c_does_not_wait_for_deals_that_were_not_begun(monkeypatch):
    """Else, after a minute of playing, it takes another minute, and nothing that can be pressed ends it."""
    left, jobs = threading.Event(), []
    monkeypatch.setattr(Meter, "__exit__", lambda *_: left.set())

    def play(first, count):
        jobs.append(first)
        if first == 2048 * BLOCK:  # the first of 128 jobs of a look
            interrupt()
            press_ctrl_c()
            wait_until(left.is_set)
        time.sleep(0.02 * left.is_set())
        return Tally(count, [0])

    with pytest.raises(KeyboardInterrupt):
        list(looks(play, Budget(deals=4096 * BLOCK, threads=1)))
    assert sum(first >= 2048 * BLOCK for first in jobs) < 64


def test_whoever_stops_looking_gets_the_handler_back(handler):
    how = {"scale": 1, "shifts": [0], "compared": False, "largest": [0.0, 0.0]}
    watch(lambda first, count: Tally(count, [0], [[0]]), Budget(deals=100 * BLOCK), 1.0, **how)  # settled at once
    assert signal.getsignal(signal.SIGINT) is handler


@pytest.mark.usefixtures("handler")
def test_what_fails_on_a_thread_fails_here():
    def fail():
        raise ZeroDivisionError("on a thread")

    with pytest.raises(ZeroDivisionError, match="on a thread"):
        list(looks(Player(3, fail), Budget(deals=100 * BLOCK)))


def test_a_run_on_another_thread_leaves_ctrl_c_alone(handler):
    seen = []

    def elsewhere():
        for tally, _ in looks(Player(), Budget(deals=2 * BLOCK)):
            seen.append((tally.deals, signal.getsignal(signal.SIGINT) is handler))

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    assert seen == [(BLOCK, True), (2 * BLOCK, True)]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("deals", 0),
        ("deals", 1.5),
        ("deals", "many"),
        ("deals", float("nan")),
        ("seed", -1),
        ("seed", 2**63),
        ("threads", 0),
        ("confidence", 0),
        ("confidence", 1),
        ("confidence", float("nan")),
        ("confidence", ".9"),
        ("precision", -0.1),
        ("precision", float("nan")),
        ("seconds", float("inf")),
    ],
)
def test_a_budget_that_cannot_be_is_refused_by_name(name, value):
    with pytest.raises(Misuse) as error:
        Budget(**{name: value})
    assert error.value.name == name
    assert str(value) in error.value.message or f"{value:,}" in error.value.message


def test_whole_numbers_of_a_budget_are_ints_however_they_came():
    budget = Budget(deals=1e5, seed=2.0, threads=3.0)
    assert [(type(value), value) for value in (budget.deals, budget.seed, budget.threads)] == [
        (int, 100_000), (int, 2), (int, 3),
    ]  # fmt: skip


@pytest.mark.parametrize("threads", [1, 3, None])
def test_items_spread_over_threads_come_back_in_their_order(threads):
    assert spread(lambda item: item * item, range(500), threads, "items") == [k * k for k in range(500)]
    assert spread(str, [], threads, "items") == []


def test_an_item_that_fails_ends_it_and_the_rest_is_not_begun():
    begun = []

    def fail(item):
        begun.append(item)
        raise ValueError(f"item {item}")

    with pytest.raises(ValueError, match="item 0"):
        spread(fail, range(1000), 1, "items")
    assert len(begun) < 1000


def test_ctrl_c_ends_what_is_spread(handler):
    begun = []

    def work(item):
        begun.append(item)
        if item == 3:
            press_ctrl_c()
        time.sleep(0.001)

    with pytest.raises(KeyboardInterrupt):
        spread(work, range(2000), 2, "items")
    assert len(begun) < 2000
    assert signal.getsignal(signal.SIGINT) is handler
