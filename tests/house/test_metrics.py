"""Counts of several processes are those of one house."""

import os
import subprocess
import sys
from pathlib import Path

from flambeur.house.metrics import SHARED_FOLDER

COUNT = "from flambeur.house import metrics as m; m.CONNECTIONS.inc(); m.REFUSALS.labels('why').inc()"


def counted(folder: Path, *work: str) -> str:
    """What a process prints that does this work and shares the folder with others."""
    environment = os.environ | {SHARED_FOLDER: str(folder)}
    command = [sys.executable, "-c", "; ".join(work)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def test_processes_are_summed_up_and_what_was_open_in_one_that_is_gone_is_closed(tmp_path: Path) -> None:
    counted(tmp_path, COUNT)
    told = counted(tmp_path, COUNT, "print(m.report().decode())")
    assert 'flambeur_refusals_total{code="why"} 2.0' in told
    assert "flambeur_connections 1.0" in told
