"""Play deals until enough is known: blocks over threads, looks at fixed numbers of blocks. Nothing statistical."""

import os
import signal
import threading
import time
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from numbers import Real

from .errors import Misuse, whole
from .progress import Meter
from .tally import Tally

BLOCK = 16_384  # deals
AT_ONCE = 16  # blocks in one job of a thread


@dataclass(frozen=True)
class Budget:
    """How long to play, and how sure to be.

    Parameters
    ----------
    deals : int
        At most so many deals.
    precision : float, optional
        Stop when every half-width is below it and the verdict is clear; 0 plays all deals. By default the game's.
    seconds : float, optional
        Stop at the first look after so many seconds.
    seed : int
    confidence : float
    threads : int, optional
        All cores by default; the answer does not depend on it.
    cluster : str, optional
        Address of a Dask scheduler, `tcp://host:8786`: its workers play the deals, to the same answer.
    """

    deals: int = 4_000_000
    precision: float = None
    seconds: float = None
    seed: int = 1
    confidence: float = 0.99
    threads: int = None
    cluster: str = None

    def __post_init__(self):
        for name, low, high in (("deals", 1, 10**12), ("seed", 0, 2**63 - 1), ("threads", 1, 4096)):
            if getattr(self, name) is not None:
                object.__setattr__(self, name, whole(name, getattr(self, name), low, high, "a whole number"))
        if not isinstance(self.confidence, Real) or not 0 < self.confidence < 1:
            raise Misuse("confidence", f"a confidence is between 0 and 1, say .99, not {self.confidence!r}")
        for name in ("precision", "seconds"):
            value = getattr(self, name)
            if value is not None and (not isinstance(value, Real) or not 0 <= value < float("inf")):
                raise Misuse(name, f"0 or more, not {value!r}")


BUDGET = set(Budget.__dataclass_fields__)  # the settings of a question that are the budget's
METHODS = ("auto", "exact", "simulate")


def looks(play, budget, block=BLOCK, what="deals"):
    """Play blocks of deals and yield the tally so far after 1, 2, 4, 8 ... blocks and at the end.

    Parameters
    ----------
    play : callable
        `play(first, count)` plays deals `first`, `first + 1`, ... and returns their `Tally`; it must not hold
        the interpreter's lock for long.
    budget : Budget
    block : int
        Deals in a block, or whatever is counted in their place: whole runs.
    what : str
        What is counted, for the progress bar.

    Yields
    ------
    tally : Tally
    interrupted : bool
        True on the last one if Ctrl-C ended the run; the tally holds the blocks finished by then.
    """
    tally, done, look, told, begun = Tally(), 0, block, False, time.monotonic()
    with _stop_on_interrupt() as stop, _workers(budget) as workers, Meter(budget.deals, what) as meter:
        while done < budget.deals and not stop.is_set():
            until = min(look, budget.deals)
            running = {workers.submit(play, first, count) for first, count in _cut(done, until, block)}
            while running:
                ended, running = wait(running, timeout=0.1, return_when=FIRST_COMPLETED)
                for job in ended:
                    tally = tally if job.cancelled() else tally + job.result()
                meter.at(tally.deals)
                if stop.is_set():
                    for job in running:
                        job.cancel()
            done, look = until, look * 2
            if tally.deals:
                told = stop.is_set()
                yield tally, told
            if budget.seconds is not None and time.monotonic() - begun > budget.seconds:
                return
        if tally.deals and stop.is_set() and not told:  # it came while the last look was judged
            yield tally, True
    if not tally.deals:
        raise KeyboardInterrupt


def spread(function, items, threads, what):
    """Return `function` of every item, in their order, worked out by threads; Ctrl-C ends it.

    Parameters
    ----------
    function : callable
        It must not hold the interpreter's lock for long.
    items : list
    threads : int or None
    what : str
        What is counted, for the progress bar.
    """
    found = []
    with _stop_on_interrupt() as stop, ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        running = [pool.submit(lambda item: stop.is_set() or function(item), item) for item in items]
        try:
            with Meter(len(items), what) as meter:
                for job in running:
                    found.append(job.result())
                    if stop.is_set():
                        raise KeyboardInterrupt
                    meter.at(len(found))
        finally:
            pool.shutdown(cancel_futures=True)
    return found


def _cut(first, until, block):
    """Cut deals `first` to `until` into jobs of some blocks each."""
    step = block * max(1, min(AT_ONCE, (until - first) // (4 * block)))
    return [(deal, min(step, until - deal)) for deal in range(first, until, step)]


@contextmanager
def _workers(budget):
    """Yield an executor: threads of this machine, or the workers of a Dask cluster."""
    if budget.cluster is None:
        threads = ThreadPoolExecutor(budget.threads or os.cpu_count())
        try:
            yield threads
        finally:
            threads.shutdown(cancel_futures=True)
        return
    try:
        from distributed import Client
    except ImportError:
        raise Misuse("cluster", "Dask is not installed; say pip install 'round-game-odds[cluster]'") from None
    try:
        client = Client(budget.cluster, timeout=10)
    except (OSError, TimeoutError, ValueError):
        raise Misuse(
            "cluster", f"no scheduler answers at {budget.cluster}; start one, say with dask scheduler"
        ) from None
    with client:
        yield client.get_executor(pure=False)


@contextmanager
def _stop_on_interrupt():
    """Let the first Ctrl-C set an event; the second one ends the program as usual."""
    stop = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = signal.getsignal(signal.SIGINT)

    def first_time(_signal, _frame):
        stop.set()
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, first_time)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
