"""Writes what the sources say of themselves: `python -m tests.docs.reference`.

For each game its view as a type (`games/<game>/view.py`) and a page of its fields and moves (`docs/games`).
For programs the names of `flambeur` and `flambeur.envs` (`docs/api.md`).
"""

from pathlib import Path

import flambeur.games.offered  # noqa: F401  (makes the games known)
from flambeur.core.registry import all_games
from tests.docs.pages import ROOT
from tests.docs.reference_api import api_page
from tests.docs.reference_games import game_page, view_module


def written_pages() -> dict[Path, str]:
    """Every file that is written, and what belongs into it."""
    written = {}
    for game in all_games():
        folder = game.rules.__name__.rpartition(".")[0].replace(".", "/")
        written[ROOT / "src" / folder / "view.py"] = view_module(game)
        written[ROOT / "docs" / "games" / f"{game.name}.md"] = game_page(game)
    return written | {ROOT / "docs" / "api.md": api_page()}


def main() -> None:
    """Write the files that have changed."""
    for path, text in written_pages().items():
        path.parent.mkdir(exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_bytes(text.encode())


if __name__ == "__main__":
    main()
