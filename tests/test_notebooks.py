"""Every notebook runs from the first cell to the last."""

import nbformat
import pytest

from .notebooks import FOLDER, execute

NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_notebook_runs_and_shows_pictures(path):
    notebook = execute(path)
    shown = [out for cell in notebook.cells if cell.cell_type == "code" for out in cell.outputs]
    assert sum("image/png" in out.get("data", {}) for out in shown) >= sum(".plot(" in c.source for c in notebook.cells)
    assert words(notebook) == words(nbformat.read(path, as_version=4)), "say make notebooks"


def words(notebook):
    """Return all that the cells print, pictures and what stands for them aside."""
    outputs = [out for cell in notebook.cells if cell.cell_type == "code" for out in cell.outputs]
    said = [out.get("text") or out.get("data", {}).get("text/plain", "") for out in outputs]
    return [text for text in said if not text.startswith(("<Figure", "<Sheet"))]


def test_every_game_has_its_notebook():
    from analyzer.games import GAMES

    assert {path.stem for path in NOTEBOOKS} >= set(GAMES)
