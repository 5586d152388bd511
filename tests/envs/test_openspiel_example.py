"""The worked example of OpenSpiel's search plays in the arena, and is better than chance."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.imports import ROOT

EXAMPLE = str(ROOT / "examples" / "openspiel_ismcts.py")


def ran(folder: Path, *given: str) -> list[dict[str, Any]]:
    """The figures of a run in another folder."""
    out = folder / "out.json"
    command = [sys.executable, EXAMPLE, *given, "--out", str(out)]
    told = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=500, check=False)
    assert told.returncode == 0, told.stderr
    assert told.stdout.count("worlds a move") == len(json.loads(out.read_text()))
    read: list[dict[str, Any]] = json.loads(out.read_text())
    return read


def test_it_has_a_point_for_every_bot_and_number_of_worlds(tmp_path: Path) -> None:
    given = ("--option", "deals=1", "--worlds", "2", "3", "--bots", "random", "greedy", "--arena", "3")
    told = ran(tmp_path, *given)
    assert [point["worlds"] for point in told] == [2, 3, 2, 3]
    assert all(bot["faults"] == 0 for point in told for bot in point["arena"]["bots"])
    assert all(point["arena"]["options"]["deals"] == 1 for point in told)
