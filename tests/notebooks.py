"""Execute notebooks as a reader would: from their folder, from the first cell to the last."""

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).parents[1] / "notebooks"


def execute(path):
    """Return the notebook with fresh outputs."""
    notebook = nbformat.read(path, as_version=4)
    client = NotebookClient(notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": str(FOLDER)}})
    client.execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)  # times of day
        if cell.cell_type == "code":  # what is compiled says so to whom it makes wait
            cell.outputs = [out for out in cell.outputs if (out.output_type, out.get("name")) != ("stream", "stderr")]
    return notebook


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:] or sorted(FOLDER.glob("*.ipynb"))):
        nbformat.write(execute(path), path)
