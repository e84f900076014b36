"""The folder of compiled kernels: where it is, and a name that changes with the package's text and the compiler."""

import tempfile
from pathlib import Path

import pytest

from analyzer.core import fingerprint


@pytest.fixture
def bases(monkeypatch, tmp_path):
    """Make a package folder that cannot be written, a home, and a folder for temporary files."""
    fingerprint.source_hash()  # kept: of the package as it is
    for name in ("package", "home", "temporary"):
        (tmp_path / name).mkdir()
    (tmp_path / "package" / "__pycache__").touch()
    monkeypatch.setattr(fingerprint, "PACKAGE", tmp_path / "package")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    for name in ("NUMBA_CACHE_DIR", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def kept_in(base):
    folder = fingerprint.cache_folder.__wrapped__()
    return folder is not None and base in folder.parents and folder.is_dir()


def test_kernels_are_kept_beside_the_package_if_that_can_be_written(bases):
    (bases / "package" / "__pycache__").unlink()
    assert kept_in(bases / "package" / "__pycache__")


def test_else_in_the_users_cache(bases, monkeypatch):
    assert kept_in(bases / "home" / ".cache" / "round-game-odds")
    monkeypatch.setenv("XDG_CACHE_HOME", str(bases / "home" / "xdg"))
    assert kept_in(bases / "home" / "xdg" / "round-game-odds")


def test_else_with_the_temporary_files(bases, monkeypatch):
    (bases / "home" / ".cache").touch()
    assert kept_in(bases / "temporary")

    def nobodys():
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nobodys)
    assert kept_in(bases / "temporary")


def test_a_folder_that_the_environment_names_comes_first(bases, monkeypatch):
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(bases / "named"))
    assert kept_in(bases / "named")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(bases / "package" / "__pycache__"))
    assert kept_in(bases / "home")


def test_there_may_be_nowhere_to_keep_kernels(bases, monkeypatch):
    (bases / "home" / ".cache").touch()
    monkeypatch.setattr(tempfile, "tempdir", str(bases / "package" / "__pycache__"))
    assert fingerprint.cache_folder.__wrapped__() is None


def test_the_fingerprint_changes_with_every_byte_and_name(bases):
    package, seen = bases / "package", set()
    (package / "games").mkdir()
    for name, text in [("a.py", "x = 1"), ("a.py", "x = 2"), ("games/b.py", ""), ("games/b.py", "\n"), ("b.py", "")]:
        (package / name).write_text(text)
        seen.add(fingerprint.source_hash.__wrapped__())
    (package / "b.py").rename(package / "c.py")
    seen.add(fingerprint.source_hash.__wrapped__())
    (package / "a.py").write_text("x =")
    (package / "c.py").write_text(" 2")
    seen.add(fingerprint.source_hash.__wrapped__())
    assert len(seen) == 7 and all(len(name) == 12 for name in seen)
    (package / "notes.txt").write_text("no source")
    assert fingerprint.source_hash.__wrapped__() in seen


@pytest.mark.parametrize("what", ["source_hash", "version"])
def test_the_folders_name_changes_with_source_and_compiler(bases, monkeypatch, what):
    before = fingerprint.cache_folder.__wrapped__()
    monkeypatch.setattr(fingerprint, what, lambda *_: "other")
    assert fingerprint.cache_folder.__wrapped__() != before
