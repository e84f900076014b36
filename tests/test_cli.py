"""The command as a person meets it: help, exit codes, streams, pipes, terminals, Ctrl-C."""

import ast
import fcntl
import inspect
import json
import os
import pty
import re
import shlex
import signal
import struct
import subprocess
import sys
import termios
import time
from contextlib import redirect_stderr, redirect_stdout
from importlib.metadata import distribution
from io import StringIO
from typing import NamedTuple
from unittest.mock import patch

import click
import pytest

from analyzer import __main__, __version__, cli
from analyzer.games import GAMES
from analyzer.games.speculation import rules

ODDS = [sys.executable, "-m", "analyzer"]
PRICE = ["speculation", "price", "--turn-up", "9d"]
SIMULATED = ["speculation", "buy", "--turn-up", "9d", "--price", "1", "--method", "simulate"]
ENDLESS = [*SIMULATED, "--deals", "1000000000", "--precision", "0"]
COLOR = "\x1b["


class Ran(NamedTuple):
    """What a run of the command left."""

    code: int
    out: str
    err: str


def run(*arguments, home="/nonexistent"):
    """Run the command in this process, with the settings of the configuration folder `home`."""
    out, err, code = StringIO(), StringIO(), 0
    with (
        patch.object(sys, "argv", ["odds", *map(str, arguments)]),
        patch.dict(os.environ, {"XDG_CONFIG_HOME": str(home)}),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            cli.main()
        except SystemExit as end:
            code = end.code or 0
    return Ran(code, out.getvalue(), compiled(err.getvalue()))


def compiled(err):
    """Return what stderr says once the kernels are compiled."""
    return re.sub(r"^compiling once .*\n", "", err, flags=re.MULTILINE)


def refused(ran, *words):
    """Check that bad input gave exit 2, nothing on stdout and one line, with a caret's two if it is about a card."""
    assert (ran.code, ran.out) == (2, "")
    line, *picture = ran.err.removesuffix("\n").split("\n")
    assert line.startswith("Error: ")
    assert not picture or len(picture) == 2 and re.fullmatch(r" *\^", picture[1])
    missing = [word for word in words if word not in line]
    assert not missing, line
    return picture


def environment(**changes):
    """Return this process's environment with changes; None removes."""
    changed = {**os.environ, "XDG_CONFIG_HOME": "/nonexistent", **changes}
    return {name: value for name, value in changed.items() if value is not None}


def process(*arguments, env=None, **settings):
    """Run the command in a process of its own."""
    settings = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **settings}
    done = subprocess.run([*ODDS, *arguments], text=True, timeout=120, env=env or environment(), **settings)
    return Ran(done.returncode, done.stdout, done.stderr and compiled(done.stderr))


def on_terminal(*arguments, columns=80, env=None):
    """Run the command on a terminal of so many columns; return exit code and all that it showed."""
    mine, its = pty.openpty()
    fcntl.ioctl(its, termios.TIOCSWINSZ, struct.pack("HHHH", 24 if columns else 0, columns, 0, 0))
    with subprocess.Popen([*ODDS, *arguments], stdin=its, stdout=its, stderr=its, env=env or environment()) as running:
        os.close(its)
        shown = read_until(mine, None)
    os.close(mine)
    return running.returncode, shown.replace("\r\n", "\n")


def read_until(terminal, text):
    """Read what a terminal shows until it shows `text`, or to the end."""
    shown = b""
    while text is None or text not in shown:
        try:
            more = os.read(terminal, 65536)
        except OSError:  # Linux's way to say that nobody writes any more
            more = b""
        if not more:
            break
        shown += more
    return shown.decode()


@pytest.fixture(scope="module")
def warm():
    """Compile once what the processes of this module load."""
    assert run(*SIMULATED, "--deals", 1).code == 0


# Help


def commands(command=cli.odds, path=()):
    """Yield every command of the program with the words that name it."""
    yield path, command
    if isinstance(command, click.Group):
        ctx = click.Context(command)
        for name in command.list_commands(ctx):
            yield from commands(command.get_command(ctx, name), (*path, name))


COMMANDS = dict(commands())


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_every_command_has_help(path):
    ran = run(*path, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(" ".join(["Usage: odds", *path]))
    assert COMMANDS[path].help.split("\n")[0].split()[0] in ran.out
    assert all(len(line) <= 80 for line in ran.out.split("\n"))
    assert run(*path, "-h") == ran


def test_a_group_alone_shows_its_help():
    assert run() == run("--help")
    assert run("speculation") == run("speculation", "--help")


def test_help_lists_all_games_and_commands():
    words = run("--help").out.split()
    assert {*GAMES, "rules", "verify", "warm", "selftest"} <= set(words)


def test_the_version():
    assert run("--version").out == f"odds, version {__version__}\n"


def test_the_installed_script_is_this_command():
    (script,) = [e for e in distribution("round-game-odds").entry_points if e.group == "console_scripts"]
    assert (script.name, script.load()) == ("odds", __main__.main)


def test_python_m_analyzer_is_the_command():
    assert process(*PRICE) == run(*PRICE)


@pytest.mark.parametrize(
    ("arguments", "heavy"),
    [
        (["--help"], "numpy pandas matplotlib numba rich"),
        (["speculation", "price", "--help"], "numpy pandas matplotlib numba rich"),
        (["rules", "speculation"], "numpy pandas matplotlib numba rich"),
        (PRICE, "pandas matplotlib numba"),
    ],
)
def test_nothing_heavy_is_loaded_before_it_is_needed(arguments, heavy):
    code = f"import sys; sys.argv[1:] = {arguments}\nfrom analyzer.cli import main; main()\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment())
    assert not {*heavy.split()} & {*done.stdout.split("\n")[-2].split()}


def test_the_command_loads_no_matrices_for_numba():
    code = f"import sys; sys.argv[1:] = {PRICE} + ['--method', 'simulate', '--deals', '1']\n"
    code += "from analyzer.__main__ import main\ntry: main()\nfinally: print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment())
    loaded = done.stdout.split("\n")[-2].split()
    assert "numba.np.arraymath" in loaded and not [name for name in loaded if name.startswith("scipy.")]


# Bad input; what concerns a game is in its own tests


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("piquet melds", ["'piquet'", "speculation"]),
        ("price --turn-up 9d", ["price is a question of a game; say odds speculation price"]),
        ("verfy x.json", ["'verfy'", "did you mean verify?"]),
        ("''", ["''", "speculation"]),
        ("speculation prize", ["'prize'", "Did you mean 'price'?"]),
        ("speculation price --turnup 9d", ["--turnup", "--turn-up"]),
        ("--confg x speculation price", ["--confg", "--config"]),
        ("speculation price 9d", ["9d"]),
        ("speculation price --players", ["--players"]),
        ("speculation buy", ["--price"]),
        ("rules", ["speculation"]),
        ("rules whist", ["whist", "speculation"]),
        ("verify", ["FILE"]),
        ("verify /nonexistent.json", ["/nonexistent.json"]),
        ("verify /", ["'/'"]),
        ("warm 3", ["3"]),
        ("selftest --format yaml", ["yaml", "table", "json", "csv", "markdown"]),
        ("--config /nonexistent.toml speculation price", ["--config", "/nonexistent.toml"]),
        ("--config / speculation price", ["--config", "'/'"]),
        ("--config '' speculation price", ["--config"]),
    ],
)
def test_bad_input_gives_one_line_and_exit_2(arguments, words):
    refused(run(*shlex.split(arguments)), *words)


def test_very_long_input_is_refused_like_any_other():
    refused(run("x" * 10_000))
    refused(run("speculation", "price", "--" + "x" * 10_000))


def test_control_characters_do_not_reach_the_terminal():
    """An escape code in what was typed would colour the screen, a line feed would break the one line."""
    code, shown = on_terminal("speculation", "price", "--turn-up", "9\x1b[31md")
    assert code == 2
    assert "\x1b" not in shown


@pytest.mark.parametrize("error", [KeyboardInterrupt, click.Abort])
def test_ctrl_c_before_anything_is_known(error):
    with patch("analyzer.games.speculation.questions.price", side_effect=error):
        ran = run(*PRICE)
    assert (ran.code, ran.out) == (130, "")
    assert len(ran.err.split("\n")) <= 3  # one line, and one to leave that of ^C


# The laws


def test_rules_prints_every_law_once():
    text = run("rules", "speculation").out
    assert [int(n) for n in re.findall(r"^Law (\d+)\.", text, re.MULTILINE)] == list(range(1, 13))
    assert " ".join(text.split()) == " ".join(ast.get_docstring(ast.parse(inspect.getsource(rules))).split())


def test_rules_fit_a_screen_and_a_law_is_indented_below_its_number():
    lines = run("rules", "speculation").out.splitlines()
    assert max(map(len, lines)) <= 80
    assert all(line.startswith(("Law ", "    ")) for line in lines[2:])


@pytest.mark.parametrize(("failing", "code"), [((), 0), (("loo",), 1)])
def test_warm_compiles_each_game_in_a_process_of_its_own(failing, code):
    """And says on stderr what it does; the tests of the contract warm each game."""
    begun = []

    def begin(command, **_):
        begun.append(command)
        return subprocess.CompletedProcess(command, 3 * (command[-1] in failing), stderr="What went wrong.\n")

    with patch("subprocess.run", begin):
        ran = run("warm")
    assert sorted(begun) == [[*ODDS, "warm", game] for game in GAMES]
    assert (ran.code, ran.out, ran.err) == (code, "", f"{', '.join(GAMES)} ...\n" + "What went wrong.\n" * code)


# Pipes and files at the other end


def test_a_pipe_that_is_closed_early_is_no_failure():
    """As in `odds ... | true`: nobody reads a byte."""
    read, write = os.pipe()
    os.close(read)
    try:
        ran = process(*PRICE, stdout=write)
    finally:
        os.close(write)
    assert (ran.code, ran.err) == (0, "")


def test_head_1_gets_its_line():
    """As in `odds ... | head -1`, of an answer that is longer than a pipe holds."""
    asked = [*ODDS, "speculation", "chart", "--of-what", "exposed", "--players", "16", "--format", "json"]
    with subprocess.Popen(asked, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as running:
        assert running.stdout.readline() == b"{\n"
        running.stdout.close()
        assert (running.wait(60), running.stderr.read()) == (0, b"")


def test_a_full_disk_is_one_line_and_exit_1():
    with open("/dev/full", "w") as full:
        ran = process(*PRICE, stdout=full)
    assert (ran.code, ran.err.count("\n")) == (1, 1)
    assert "No space left" in ran.err


def test_no_stdout_at_all_is_no_traceback():
    """As in `odds ... >&-`."""
    ran = process(*PRICE, stdout=None, preexec_fn=lambda: os.close(1))
    assert "Traceback" not in ran.err
    assert ran.err.count("\n") <= 1


def test_no_stderr_at_all_still_refuses():
    """As in `odds ... 2>&-`."""
    ran = process(*PRICE, "--players", "99", stderr=None, preexec_fn=lambda: os.close(2))
    assert (ran.code, ran.out) == (2, "")


# Surroundings


@pytest.mark.parametrize(
    "changes",
    [
        {"HOME": None, "XDG_CONFIG_HOME": None},
        {"LANG": "C", "LC_ALL": None, "PYTHONIOENCODING": "ascii"},
        {"NO_COLOR": "1", "TERM": "dumb", "COLUMNS": "30"},
    ],
    ids=lambda changes: " ".join(f"{name}={value}" for name, value in changes.items()),
)
def test_the_surroundings_change_no_number(changes, tmp_path):
    ran = process("speculation", "price", "--turn-up", "9♦", cwd=tmp_path, env=environment(**changes))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.split("\n")[0] == "speculation price: players 5, pool 6, turn-up 9d, owner 5, hidden 3 3 3 3 3"
    assert re.search(r"lead +0\.963 +\.1605 +21 to 4 against +264/1645", ran.out)


def test_an_error_survives_an_ascii_terminal():
    ran = process("speculation", "price", "--turn-up", "9д", env=environment(LC_ALL="C", PYTHONIOENCODING="ascii"))
    refused(ran, "CYRILLIC SMALL LETTER DE")


# Terminals


def test_colour_is_for_terminals():
    assert COLOR not in process(*PRICE).out
    code, shown = on_terminal(*PRICE)
    assert code == 0
    assert COLOR in shown


def test_only_a_table_is_coloured():
    for form in ("json", "csv", "markdown"):
        assert COLOR not in on_terminal(*PRICE, "--format", form)[1]


def test_no_color_is_heard():
    code, shown = on_terminal(*PRICE, env=environment(NO_COLOR="1"))
    assert (code, shown) == (0, run(*PRICE).out)


@pytest.mark.parametrize("columns", [40, 60, 100])
def test_a_table_is_as_wide_as_the_terminal(columns):
    _, shown = on_terminal(*PRICE, columns=columns, env=environment(NO_COLOR="1"))
    assert 0.7 * columns < max(map(len, shown.split("\n"))) <= columns
    heads = re.search("^action.*$", shown, re.MULTILINE)[0].split()
    assert heads[:3] == ["action", "ev", "p_best"]
    assert heads[3:] == {40: [], 60: ["odds"], 100: ["odds", "fraction"]}[columns]


def test_a_terminal_that_does_not_know_its_width_is_taken_for_80_columns():
    """As a pseudo-terminal is born, in containers and editors: 0 rows of 0 columns."""
    _, shown = on_terminal(*PRICE, columns=0, env=environment(NO_COLOR="1"))
    assert shown == run(*PRICE).out


# Ctrl-C while deals are played


LIVE = """
import os, time
from analyzer import cli, progress

shown = progress.Meter.at

def at(meter, done):
    shown(meter, done)
    if done and time.monotonic() - meter.begun > 1.2:  # a bar would be there by now
        os.write({pipe}, b".")

progress.Meter.at = at
cli.main()
"""


class Alive:
    """The command in a process of its own, from the moment at which it has played some deals for a second."""

    def __init__(self, *arguments):
        self.reads, writes = os.pipe()
        os.set_blocking(writes, False)
        code = [sys.executable, "-c", LIVE.format(pipe=writes), *arguments]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "pass_fds": [writes], "text": True}
        self.process = subprocess.Popen(code, env=environment(), **pipes)
        os.close(writes)
        assert os.read(self.reads, 1) == b".", self.process.communicate()

    def __enter__(self):
        return self

    def interrupt(self):
        """Press Ctrl-C."""
        self.process.send_signal(signal.SIGINT)

    def end(self):
        """Return what it leaves."""
        out, err = self.process.communicate(timeout=120)
        return Ran(self.process.returncode, out, err)

    def __exit__(self, *_):
        self.process.kill()
        self.process.communicate()
        os.close(self.reads)


def test_a_bar_on_a_terminal_and_after_ctrl_c_the_answer_so_far(warm):
    mine, its = pty.openpty()
    asked = {"stdout": subprocess.PIPE, "stderr": its, "text": True, "env": environment()}
    with subprocess.Popen([*ODDS, *ENDLESS], **asked) as running:
        os.close(its)
        read_until(mine, b"deals")
        running.send_signal(signal.SIGINT)
        read_until(mine, None)  # or a full terminal would hold it up
        out, _ = running.communicate(timeout=120)
    os.close(mine)
    assert running.returncode == 130
    assert "Interrupted" in out
    assert "decline" in out
    assert re.search(r"\d{2,3},\d{3} deals", out)
    assert COLOR not in out


def test_no_bar_elsewhere_and_an_interrupted_file_is_whole_and_verified(warm, tmp_path):
    file = tmp_path / "answer.json"
    with Alive(*ENDLESS, "--out", str(file)) as running:
        running.interrupt()
        assert running.end() == (130, "", f"interrupted: {file} holds what was known by then\n")
    told = json.loads(file.read_text())
    assert told["interrupted"] is True
    assert told["actions"][0]["low"] <= told["actions"][0]["ev"] <= told["actions"][0]["high"]
    assert run("verify", file) == (0, "equal\n", "")


def at_the_first_look():
    """Send this process SIGINT once, when a first block has been played."""
    sent = []

    def at(meter, done):
        if done and not sent:
            sent.append(done)
            signal.raise_signal(signal.SIGINT)

    return patch("analyzer.progress.Meter.at", at)


@pytest.mark.parametrize("form", ["table", "json", "csv", "markdown"])
def test_an_interrupted_answer_says_so_in_every_form(form):
    with at_the_first_look():
        ran = run(*ENDLESS, "--format", form)
    assert (ran.code, ran.err) == (130, "")
    assert "nterrupted" in ran.out


def test_an_interrupted_verification_accuses_nobody(tmp_path):
    file = tmp_path / "answer.json"
    assert run(*SIMULATED, "--deals", 100_000, "--precision", 0, "--out", file).code == 0
    with at_the_first_look():
        ran = run("verify", file)
    assert ran.code == 130
    assert " then, " not in ran.out


def test_an_interrupted_selftest_finds_no_fault():
    with at_the_first_look():
        ran = run("selftest")
    assert ran.code == 130
    assert "NO" not in ran.out
    assert "One thread" not in ran.err


def test_a_second_ctrl_c_ends_the_program(warm):
    """Whoever presses it twice wants to leave at once; still no traceback."""
    with Alive(*ENDLESS) as running:
        running.interrupt()
        time.sleep(0.01)  # two at once are one
        running.interrupt()
        ran = running.end()
    assert ran.code in (130, -signal.SIGINT)  # the latter if the answer was out already: a shell makes 130 of it
    assert "Traceback" not in ran.err
    assert len(ran.err.splitlines()) <= 2  # one line, and one to leave that of ^C
