"""docs/add-a-game.md followed to the letter: a package of one's own, words, and the commands of the page."""

import json
import os
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, blocks, commands

PAGE = ROOT / "docs" / "add-a-game.md"
PACKAGE = "own_cards"
ADDRESS = "python:examples.high_card:HIGH_CARD"
WORDS = """high-card-title = Die höchste Karte
high-card-dealt = Eine Karte wird gezogen.
high-card-bet = { $seat } setzt.
high-card-shown = Aufgedeckt: { $winner } gewinnt.
"""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder in which such a package is installed, with the entry point of the page."""
    package = tmp_path / PACKAGE
    words = package / "locales" / "de"
    words.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "high_card.py").write_text((ROOT / "examples" / "high_card.py").read_text(encoding="utf-8"))
    (words / "high-card.ftl").write_text(WORDS, encoding="utf-8")
    (pyproject,) = blocks(PAGE, "toml")
    offered = tomllib.loads(pyproject.replace("examples.", f"{PACKAGE}."))["project"]["entry-points"]
    about = tmp_path / f"{PACKAGE}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {PACKAGE}\nVersion: 1.0\n")
    lines = [
        f"[{group}]\n" + "".join(f"{a} = {b}\n" for a, b in games.items()) for group, games in offered.items()
    ]
    (about / "entry_points.txt").write_text("\n".join(lines))
    return tmp_path


def typed(place: Path, line: str) -> str:
    """What a command says in a process that knows nothing of the repository's examples."""
    surroundings = os.environ | {"PYTHONPATH": str(place), "COLUMNS": "100"}
    command = [sys.executable, "-P", "-m", "flambeur", *shlex.split(line)[1:]]
    done = subprocess.run(
        command, cwd=place, env=surroundings, capture_output=True, encoding="utf-8", timeout=500, check=False
    )
    assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def test_a_game_of_ones_own_is_listed_told_simulated_and_fought_for(place: Path) -> None:
    lines = [line.replace(ADDRESS, "high-card") for line in commands(PAGE, "flambeur") if ADDRESS in line]
    assert [line.split()[1] for line in lines] == ["watch", "simulate", "arena"]
    listed = json.loads(typed(place, "flambeur games --json"))
    assert "high-card" in [game["name"] for game in listed]
    watched = typed(place, f"{lines[0]} --lang de")
    simulated, fought = (typed(place, line) for line in lines[1:])
    assert "Die höchste Karte" in watched
    assert "setzt." in watched
    assert "1,000" in simulated
    assert "greedy" in fought
