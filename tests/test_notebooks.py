"""Every notebook runs from the first cell to the last."""

import pytest

from .notebooks import FOLDER, execute

NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])
def test_notebook_runs_and_shows_pictures(path):
    notebook = execute(path)
    outputs = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    assert any("image/png" in output.get("data", {}) for output in outputs)
    assert not any(
        output.output_type == "stream" and output.name == "stderr" and "Traceback" in output.text for output in outputs
    )


def test_every_game_has_its_notebook():
    from analyzer.games import GAMES

    assert {path.stem for path in NOTEBOOKS} >= set(GAMES)
