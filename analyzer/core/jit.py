"""The only module that names numba: `kernel`, `verb`, and the machine words that kernels are written in.

A verb works on one deal, is pure, and is always inlined; a step is a longer piece of one deal, called; a kernel owns a
loop over deals, is compiled once and kept in a folder named by the package's text. With `NUMBA_DISABLE_JIT=1` all are
plain Python and every word has its twin.
"""

import sys

import numpy as np
from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba import config, njit, types
from numba.core.caching import FunctionCache
from numba.extending import intrinsic, register_jitable

from . import twins
from .fingerprint import cache_folder

U = np.uint64
WORD = ir.IntType(64)
OFF = bool(config.DISABLE_JIT)
PLAIN = {"nogil": True, "boundscheck": False, "error_model": "numpy"}
compiling_was_said = False


class PackageCache(FunctionCache):
    """numba's cache of one function; a damaged file is emptied and the function compiled again."""

    def load_overload(self, sig, target_context):
        """Return the compiled function if the cache has it whole."""
        try:
            found = super().load_overload(sig, target_context)
            if found is not None and found.signature.args != tuple(sig):  # two processes wrote the same file number
                raise ValueError("another signature")
        except Exception:  # whatever a truncated pickle or object file makes of itself
            self.flush()
            found = None
        if found is None:
            _say_compiling()
        return found

    def save_overload(self, sig, data):
        """Keep the compiled function if there is room."""
        try:
            super().save_overload(sig, data)
        except OSError:  # the disk is full, say: the answer matters more
            pass


def _say_compiling():
    global compiling_was_said
    if not compiling_was_said:
        print("compiling once for this version, some seconds ...", file=sys.stderr, flush=True)
    compiling_was_said = True


def kernel(function):
    """Compile `function`: cached by the package's text, free of the interpreter's lock."""
    if OFF:
        return np.errstate(over="ignore")(function)
    dispatcher = njit(**PLAIN)(function)
    folder = cache_folder()
    if folder:
        before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
        try:
            dispatcher._cache = PackageCache(function)
        finally:
            config.CACHE_DIR = before
    return dispatcher


def verb(function):
    """Compile `function` into each of its callers: not inlined, loops over deals are not vectorised."""
    return np.errstate(over="ignore")(function) if OFF else njit(**PLAIN, forceinline=True, _nrt=False)(function)


def step(function):
    """Compile `function`, a longer piece of one deal: its callers call it, so it is compiled once."""
    return np.errstate(over="ignore")(function) if OFF else njit(**PLAIN, _nrt=False)(function)


def callable_in_kernels(function):
    """Let kernels call a plain function by its own name; Python goes on calling it as it is."""
    return function if OFF else register_jitable(**PLAIN, forceinline=True)(function)


def word(twin):
    """Make a generator of code an instruction; with the JIT off, be its `twin`."""
    return lambda generator: twin if OFF else intrinsic(generator)


@word(twins.pick)
def pick(_context, yes, this, that):
    """`this` if `yes` else `that`; both are worked out, nothing jumps."""

    def code(context, builder, signature, args):
        boolean = context.cast(builder, args[0], signature.args[0], types.boolean)
        return builder.select(boolean, args[1], args[2])

    return this(yes, this, this), code


@word(twins.at)
def at(_context, row, k):
    """`row[k]` of a tuple of equals, without a check."""

    def code(_context, builder, signature, args):
        found = builder.extract_value(args[0], 0)
        for j in range(1, len(signature.args[0])):
            here = builder.icmp_unsigned("==", args[1], ir.Constant(args[1].type, j))
            found = builder.select(here, builder.extract_value(args[0], j), found)
        return found

    return row.dtype(row, k), code


@word(twins.put)
def put(_context, row, k, value):
    """`row` with `value` at place `k`."""

    def code(_context, builder, signature, args):
        out = args[0]
        for j in range(len(signature.args[0])):
            here = builder.icmp_unsigned("==", args[1], ir.Constant(args[1].type, j))
            out = builder.insert_value(out, builder.select(here, args[2], builder.extract_value(args[0], j)), j)
        return out

    return row(row, k, value), code


@word(twins.rotate)
def rotate(_context, row, k):
    """`row[k], row[k+1], ...` round the table."""

    def code(_context, builder, signature, args):
        size = len(signature.args[0])
        old = [builder.extract_value(args[0], j) for j in range(size)]
        new, out = list(old), args[0]
        for turn in range(1, size):
            here = builder.icmp_unsigned("==", args[1], ir.Constant(args[1].type, turn))
            new = [builder.select(here, old[(j + turn) % size], new[j]) for j in range(size)]
        for j in range(size):
            out = builder.insert_value(out, new[j], j)
        return out

    return row(row, k), code


@word(twins.leading_zeros)
def leading_zeros(_context, x):
    """The zero bits above the highest of `x`."""

    def code(_context, builder, _signature, args):
        return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.uint64(types.uint64), code


@word(twins.count_bits)
def count_bits(_context, x):
    """The number of members of `x`."""

    def code(_context, builder, _signature, args):
        return builder.ctpop(args[0])

    return types.uint64(types.uint64), code


@word(twins.spread)
def pdep_bmi2(_context, places, stock):
    """pdep as one instruction of x86."""

    def code(_context, builder, _signature, args):
        kind = ir.FunctionType(WORD, [WORD, WORD])
        return builder.call(builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind), args)

    return types.uint64(types.uint64, types.uint64), code


pdep_portable = verb(twins.spread)
HAS_PDEP = get_host_cpu_features().get("bmi2", False) and not (config.CPU_NAME or config.CPU_FEATURES)
pdep = pdep_bmi2 if HAS_PDEP else pdep_portable
