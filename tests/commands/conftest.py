"""Commands are tested without a compiler at work in the background."""

from pathlib import Path

import pytest

from flambeur.bots import warmup
from tests.matches import finished


@pytest.fixture(autouse=True)
def _no_warming(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmup, "begin", lambda *_, **__: None)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The file of a short finished game."""
    path = tmp_path / "game.json"
    finished().record().save(path)
    return path
