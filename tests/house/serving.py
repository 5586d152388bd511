"""Saying `flambeur serve` without opening a house."""

from collections.abc import Callable

import pytest
from typer.testing import CliRunner, Result

from flambeur.cli import app
from tests.house.houses import free_port

# What serve leaves for its processes is gone after the test.
ALONE = {
    "FLAMBEUR_ADDRESS": "",
    "FLAMBEUR_DATABASE": "",
    "FLAMBEUR_DATA": "",
    "FLAMBEUR_JSON_LOGS": "",
    "FLAMBEUR_TRUSTED_PROXY": "",
    "FLAMBEUR_BASE_PATH": "",
    "COLUMNS": "100",
}


def serve(
    monkeypatch: pytest.MonkeyPatch, *words: str, run: Callable[..., None] = lambda *_, **__: None
) -> Result:
    """Say `flambeur serve`, and go home as soon as the house would be open."""
    monkeypatch.setattr("flambeur.house.web_server.run", run)
    asked = ["serve", "--no-browser", "--port", str(free_port()), *words]
    return CliRunner().invoke(app, asked, env=dict(ALONE))


def refusal(done: Result) -> str:
    """The one sentence; nothing was announced before."""
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
    return done.stderr
