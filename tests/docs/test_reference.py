"""What is written from the sources is as they are now, and views have the types that are promised."""

from importlib import import_module
from pathlib import Path
from typing import Any, get_type_hints

import pytest

import flambeur
from flambeur.core.registry import all_games
from tests.docs.pages import ROOT
from tests.docs.reference import written_pages
from tests.docs.reference_games import view_name
from tests.matches import play_on

PAGES = written_pages()


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_is_written_from_the_sources_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == PAGES[path], "run python -m tests.docs.reference"


def type_name(value: Any) -> str:
    """The type of a value of a view."""
    return f"list[{type_name(value[0])}]" if isinstance(value, list) else type(value).__name__


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_a_view_is_what_its_type_says(game: Any) -> None:
    module, _, name = view_name(game).rpartition(".")
    hints = get_type_hints(getattr(import_module(module), name))
    view = play_on(flambeur.new(game.name, players=3, seed=1), moves=5).view(1)
    shown = {field: type_name(value) for field, value in view.items()}
    assert shown == {field: str(hint).replace("<class 'int'>", "int") for field, hint in hints.items()}
