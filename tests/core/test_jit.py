"""The machine words against Python's integers, the cache of kernels against damage, loops that must be vectorised."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numba.core.caching import FunctionCache

from analyzer.core import fingerprint, jit, twins
from analyzer.core.deal import choices, deal_pieces, pieces, tables
from analyzer.core.jit import (
    U,
    at,
    callable_in_kernels,
    count_bits,
    kernel,
    leading_zeros,
    pdep,
    pdep_portable,
    pick,
    put,
    rotate,
    step,
    verb,
)
from analyzer.core.rng import CARDS, draw_rows, normal_quantile, unit

ROOT = Path(__file__).parents[2]
SUM = "import numpy as np; from analyzer.core.rows import sum_row; print(sum_row(np.arange(10)))"
SAID = "compiling once"


def run(code, cwd=ROOT, **environment):
    """Run code in a fresh process in which every warning is an error; variables that are None are not set."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0", "PYTHONDONTWRITEBYTECODE": "1", **environment}
    environment = {name: str(value) for name, value in environment.items() if value is not None}
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done


# The words


@kernel
def ask_words(zeros, bits, picked, x, y):
    for i in range(len(x)):
        zeros[i], bits[i] = leading_zeros(x[i]), count_bits(x[i])
        picked[i] = pick(x[i] > y[i], x[i], y[i])


@kernel
def ask_spread(here, portable, places, stock):
    for i in range(len(places)):
        here[i], portable[i] = pdep(places[i], stock[i]), pdep_portable(places[i], stock[i])


@kernel
def ask_tuple(found, changed, turned, values, k):
    row = (values[0], values[1], values[2], values[3])
    found[0] = at(row, k)
    new, round_table = put(row, k, values[4]), rotate(row, k)
    for j in range(4):
        changed[j], turned[j] = at(new, j), at(round_table, j)


@verb
def doubled(x):
    return x + x


@step
def doubled_again(x):
    return doubled(doubled(x))


@callable_in_kernels
def halved(x):
    return x / 2


@kernel
def ask_functions(out):
    for i in range(len(out)):
        out[i] = halved(doubled_again(out[i]))


def random_words(seed, n=3000):
    """Words of all densities, the ends among them."""
    random = np.random.default_rng(seed)
    words = random.integers(0, 2**64 - 1, n, dtype=np.uint64, endpoint=True)
    thinned = words & random.integers(0, 2**64 - 1, n, dtype=np.uint64, endpoint=True)
    return np.concatenate([words, thinned, thinned & words >> U(7), np.array([0, 1, 2**63, 2**64 - 1], np.uint64)])


def test_counting_words():
    x, y = random_words(1), random_words(2)
    pairs = list(zip(x.tolist(), y.tolist(), strict=True))
    zeros, bits, picked = np.zeros((3, len(x)), np.uint64)
    ask_words(zeros, bits, picked, x, y)
    assert zeros.tolist() == [64 - v.bit_length() for v in x.tolist()] == [int(twins.leading_zeros(v)) for v in x]
    assert bits.tolist() == [v.bit_count() for v in x.tolist()] == [int(twins.count_bits(v)) for v in x]
    assert picked.tolist() == [max(a, b) for a, b in pairs] == [twins.pick(a > b, a, b) for a, b in pairs]


def test_spreading_places_over_a_stock():
    places, stock = random_words(3, 500), random_words(4, 500)
    here, portable = np.zeros((2, len(places)), np.uint64)
    ask_spread(here, portable, places, stock)
    members = [[c for c in range(64) if cards >> c & 1] for cards in stock.tolist()]
    expected = [
        sum(1 << card for k, card in enumerate(cards) if which >> k & 1)
        for which, cards in zip(places.tolist(), members, strict=True)
    ]
    assert here.tolist() == portable.tolist() == expected
    with np.errstate(over="ignore"):
        assert [int(twins.spread(p, s)) for p, s in zip(places, stock, strict=True)] == expected


@pytest.mark.parametrize("k", [0, 1, 2, 3])
@pytest.mark.parametrize("kind", [np.int64, np.uint64])
def test_words_on_tuples(k, kind):
    values = np.array([11, 22, 33, 44, 55], np.uint64)
    found, changed, turned = np.zeros(1, np.uint64), np.zeros(4, np.uint64), np.zeros(4, np.uint64)
    ask_tuple(found, changed, turned, values, kind(k))
    row = (11, 22, 33, 44)
    replaced = [55 if j == k else value for j, value in enumerate(row)]
    assert found[0] == row[k] == twins.at(row, kind(k))
    assert changed.tolist() == replaced == list(twins.put(row, kind(k), 55))
    assert turned.tolist() == [row[(k + j) % 4] for j in range(4)] == list(twins.rotate(row, kind(k)))


def test_verbs_steps_and_plain_functions_in_a_kernel():
    out = np.arange(5.0)
    ask_functions(out)
    assert out.tolist() == [0, 2, 4, 6, 8]
    assert halved(3) == 1.5  # Python calls it as it is


def numbers():
    """Some of all that kernels draw and deal, for another process to compare with."""
    owners, sizes = pieces([5, 3, 1])
    index, hands, stock = np.zeros((4, 200), np.uint32), np.zeros((3, 200), np.uint64), np.full(200, 2**52 - 1, U)
    draw_rows(index, choices(sizes, 52), U(3), CARDS, U(17))
    deal_pieces(hands, stock, index, owners, sizes, tables())
    doubtful = np.zeros((3, 200), np.uint32)
    draw_rows(doubtful, np.array([3_000_000_000, 7, 2**31 + 1], U), U(3), CARDS, U(17))
    opinions = [float(normal_quantile(unit(word))) for word in hands[0] * U(2**11 + 1)]
    return {"index": index.tolist(), "hands": hands.tolist(), "doubtful": doubtful.tolist(), "opinions": opinions}


def test_the_same_numbers_without_the_compiler():
    code = "import json; from tests.core.test_jit import numbers; print(json.dumps(numbers()))"
    assert json.loads(run(code, NUMBA_DISABLE_JIT="1").stdout) == numbers()


# The cache


def test_nowhere_to_keep_kernels_is_no_reason_not_to_answer(monkeypatch):
    monkeypatch.setattr(jit, "cache_folder", lambda: None)
    assert kernel(lambda x: x + 1)(1) == 2


def test_a_full_disk_is_no_reason_not_to_answer(monkeypatch):
    def full(*_):
        raise OSError("No space left on device")

    monkeypatch.setattr(FunctionCache, "save_overload", full)
    assert kernel(lambda x: x + 2)(1) == 3


def test_a_package_that_cannot_be_written_keeps_its_kernels_in_the_users_cache(tmp_path):
    shutil.copytree(fingerprint.PACKAGE, tmp_path / "analyzer", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "analyzer" / "__pycache__").touch()
    environment = {"HOME": tmp_path / "home", "NUMBA_CACHE_DIR": None, "XDG_CACHE_HOME": None}
    first, second = (run(SUM, tmp_path, **environment) for _ in range(2))
    assert first.stdout == second.stdout == "45\n"
    assert SAID in first.stderr and SAID not in second.stderr
    assert list((tmp_path / "home" / ".cache" / "round-game-odds").rglob("*sum_row*.nbc"))


@pytest.mark.parametrize("suffix", ["nbi", "nbc"])
def test_a_truncated_file_of_the_cache_is_made_anew(tmp_path, suffix):
    assert SAID in run(SUM, NUMBA_CACHE_DIR=tmp_path).stderr
    (file,) = tmp_path.rglob(f"*.{suffix}")
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    again = run(SUM, NUMBA_CACHE_DIR=tmp_path)
    assert again.stdout == "45\n" and again.stderr.count("\n") == 1 and SAID in again.stderr
    assert run(SUM, NUMBA_CACHE_DIR=tmp_path).stderr == ""


def test_a_file_of_the_cache_that_holds_another_signature_is_not_called(tmp_path):
    """Two processes that compile at once may both write number 1, one the index and the other the code."""
    code = "import numpy as np; from analyzer.core.rows import fill; x = np.zeros(2, {0}); fill(x, {0}(7)); print(x)"
    for kind in ("np.uint64", "np.float64"):
        run(code.format(kind), NUMBA_CACHE_DIR=tmp_path / kind)
    (mine,), (theirs,) = ((tmp_path / kind).rglob("*.nbc") for kind in ("np.uint64", "np.float64"))
    shutil.copy(theirs, mine)
    assert run(code.format("np.uint64"), NUMBA_CACHE_DIR=tmp_path / "np.uint64").stdout == "[7 7]\n"


# Vectorised loops

DEAL, ROW = "u8[::1]", "i8[::1]"
SETTLE = "analyzer.games.speculation.settle"
LOOPS = {
    "draw_two": ("analyzer.core.rng", "(u4[::1], u4[::1], u8, u8, u8, u8)"),
    "sum_row": ("analyzer.core.rows", f"({ROW},)"),
    "sum_products": ("analyzer.core.rows", f"({ROW}, {ROW})"),
    "begin": (SETTLE, f"({DEAL}, {DEAL}, {DEAL}, u8)"),
    "head": (SETTLE, f"({DEAL}, {ROW}, {DEAL}, {DEAL}, i8)"),
    "owe": (SETTLE, f"({ROW}, {DEAL}, {DEAL}, i8)"),
    "mask": (SETTLE, f"({DEAL}, u8)"),
}
CONTROL = {"fold_outcomes": ("analyzer.core.rows", f"({ROW}, {ROW})")}  # counting cannot be vectorised
LISTEN = """
import importlib, json, sys
import llvmlite.binding as llvm
llvm.set_option("", "-pass-remarks-missed=loop-vectorize")
llvm.set_option("", "-pass-remarks-analysis=loop-vectorize")
loops = {name: (getattr(importlib.import_module(module), name), signature)
         for name, (module, signature) in json.loads(sys.stdin.readline()).items()}
for name, (loop, signature) in loops.items():
    print("LOOP", name, file=sys.stderr, flush=True)
    loop.compile(signature)
print("LOOP", "end", file=sys.stderr, flush=True)
from analyzer.games import speculation
speculation.price(turn_up="9d", penalty=1, method="simulate", deals=1)
print(json.dumps({name: len(loop.signatures) for name, (loop, _) in loops.items()}))
"""


def test_loops_are_vectorised_for_the_types_they_are_called_with(tmp_path):
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0", "NUMBA_CACHE_DIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", LISTEN], cwd=ROOT, env=environment, input=json.dumps(LOOPS | CONTROL) + "\n",
        capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    said = {part.split("\n", 1)[0].strip(): part for part in done.stderr.split("LOOP ")[1:]}
    assert {name for name in LOOPS | CONTROL if "not vectorized" in said[name]} == set(CONTROL), said
    compiled = json.loads(done.stdout)
    others = {name for name in LOOPS if compiled[name] != 1}
    assert not others, f"the question calls them with other types than those compiled here: {others}"
