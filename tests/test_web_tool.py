"""What somebody who only wants to play reads while the browser client is built."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

TOOLS = Path(__file__).parents[1] / "tools"


def test_while_the_client_is_built_one_line_is_said_and_none_when_it_is_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "path", [str(TOOLS), *sys.path])
    web: Any = import_module("web")
    asked: list[tuple[str, ...]] = []
    for name in ("share_constants", "install"):
        monkeypatch.setattr(web, name, lambda: None)
    monkeypatch.setattr(web, "npm", lambda *arguments: asked.append(arguments))
    monkeypatch.setattr(web, "STATIC", tmp_path)
    web.build()
    assert "building the browser client" in capsys.readouterr().err
    assert [arguments[-1] for arguments in asked] == ["--logLevel=warn"]
    web.build()
    assert (capsys.readouterr().err, len(asked)) == ("", 1)
