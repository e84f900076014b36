"""A file is written whole or not at all, and what cannot be written is found out before."""

import os
import stat

import pytest

from analyzer import files
from analyzer.errors import Misuse
from analyzer.files import checked, say, write_whole


@pytest.mark.parametrize("content", ["Écarté ♥\n", "Écarté ♥\n".encode(), ""])
def test_text_and_bytes_are_written(tmp_path, content):
    path = tmp_path / "answer.txt"
    path.write_text("an older and longer answer")
    write_whole(path, content)
    assert path.read_bytes() == (content.encode() if isinstance(content, str) else content)
    assert os.listdir(tmp_path) == ["answer.txt"]


@pytest.mark.parametrize("step", ["open", "chmod", "replace"])
@pytest.mark.parametrize("error", [OSError, KeyboardInterrupt])
def test_a_failure_leaves_the_old_file_and_no_litter(tmp_path, monkeypatch, step, error):
    path = tmp_path / "answer.txt"
    path.write_text("old")

    def fail(*_args, **_settings):
        raise error("No space left on device")

    monkeypatch.setattr(files.os if step == "replace" else files.Path, step, fail)
    with pytest.raises(error):
        write_whole(path, "new")
    monkeypatch.undo()
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["answer.txt"]


def test_a_file_half_written_leaves_the_old_one_and_no_litter(tmp_path):
    path = tmp_path / "answer.txt"
    path.write_text("old")
    with pytest.raises(TypeError):
        write_whole(path, 5)
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["answer.txt"]


def test_a_new_file_may_be_read_by_whom_the_mask_says_and_an_old_one_by_whom_it_could(tmp_path):
    path = tmp_path / "answer.txt"
    before = os.umask(0o027)
    try:
        write_whole(path, "new")
        assert os.umask(0o027) == 0o027  # and the mask is as it was
        assert stat.S_IMODE(path.stat().st_mode) == 0o640
        path.chmod(0o604)
        write_whole(path, "newer")
        assert stat.S_IMODE(path.stat().st_mode) == 0o604
    finally:
        os.umask(before)


def test_a_link_stays_a_link_to_what_is_written(tmp_path):
    (tmp_path / "answer.txt").write_text("old")
    (tmp_path / "link.txt").symlink_to("answer.txt")
    write_whole(checked("out", str(tmp_path / "link.txt")), "new")
    assert (tmp_path / "link.txt").is_symlink()
    assert (tmp_path / "answer.txt").read_text() == "new"


def test_a_path_that_can_be_written_is_returned(tmp_path):
    assert checked("out", str(tmp_path / "a.json")) == tmp_path / "a.json"
    assert checked("chart", str(tmp_path / "a.PNG"), (".png", ".svg")) == tmp_path / "a.PNG"


@pytest.mark.parametrize(
    ("name", "suffixes", "words"),
    [
        ("folder", None, "is a folder"),
        ("nowhere/a.json", None, "no folder"),
        ("a.png", None, "an answer is text; to draw it say --chart a.png"),
        ("a" * 300, None, "cannot be a file: File name too long"),
        ("a\0b", None, "the name of a file"),
        ("a.gif", (".png", ".svg"), "ends in .png, .svg"),
        ("a", (".png",), "ends in .png"),
    ],
)
def test_a_path_that_cannot_is_refused(tmp_path, name, suffixes, words):
    (tmp_path / "folder").mkdir()
    with pytest.raises(Misuse, match=words) as error:
        checked("out", str(tmp_path / name), suffixes)
    assert error.value.name == "out"


@pytest.mark.parametrize("closed", ["", "a.json"], ids=["folder", "file"])
def test_what_may_not_be_written_is_refused(tmp_path, monkeypatch, closed):
    (tmp_path / "a.json").touch()
    monkeypatch.setattr(files.os, "access", lambda path, _mode: path != tmp_path / closed)  # root may write anything
    with pytest.raises(Misuse, match="may not be written"):
        checked("out", str(tmp_path / "a.json"))


@pytest.mark.parametrize("text", ["", " "])
def test_nothing_is_no_name(text):
    with pytest.raises(Misuse, match="the name of a file"):
        checked("out", text)


def test_a_reader_who_has_gone_away_is_no_error_and_no_reader_at_all_neither(monkeypatch):
    monkeypatch.setattr(files.sys, "stdout", None)
    say("nobody hears")
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "w") as gone:
        monkeypatch.setattr(files.sys, "stdout", gone)
        with pytest.raises(SystemExit) as end:
            say("nobody reads")
    assert end.value.code == 0


def test_what_is_no_file_is_not_replaced_by_one(tmp_path):
    """Or `--out /dev/null` would replace the machine's."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_whole(checked("out", str(pipe)), "answer")
    assert pipe.is_fifo() and os.read(reader, 100) == b"answer"
    os.close(reader)
