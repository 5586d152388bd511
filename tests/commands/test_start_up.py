"""Commands that play nothing load nothing that plays."""

import json
import subprocess
import sys

import pytest
import typer

from flambeur.cli import app
from flambeur.commands.lazy_commands import SAID
from flambeur.core import elsewhere
from flambeur.core.registry import all_games
from flambeur.games.shelf import SHELF
from tests.commands.running import printed_json
from tests.newcomers import forget_afterwards

LARGE = ("numpy", "numba", "babel", "fluent", "pydantic", "pygments", "litestar", "sqlalchemy")


def printed_without_what_is_large(*arguments: str) -> str:
    """What a command prints that must load nothing of what is large, and must succeed."""
    code = (
        f"import sys; from flambeur.cli import main; sys.argv = ['flambeur', *{arguments}]\n"
        "try: main()\n"
        f"finally: print('loaded', [name for name in {LARGE} if name in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True, timeout=120)
    assert said.returncode == 0, said.stderr
    assert said.stdout.endswith("loaded []\n")
    return said.stdout.removesuffix("loaded []\n")


def test_a_list_of_commands_needs_no_arrays_no_compiler_and_no_server() -> None:
    page = printed_without_what_is_large("--help")
    assert all(name in page for name in (*SAID, "--version", "--help"))


def test_a_list_of_games_needs_neither_their_rules_nor_arrays() -> None:
    table = printed_without_what_is_large("games")
    assert all(f"{game.name}: " in table for game in all_games())
    told = json.loads(printed_without_what_is_large("games", "--json"))
    assert [game["name"] for game in told] == [game.name for game in all_games()]


def test_what_stands_on_the_boxes_is_what_the_games_say_of_themselves() -> None:
    on_boxes = [(box.name, box.options, box.moves) for box in SHELF]
    assert on_boxes == [(game.name, game.options, game.moves) for game in all_games()]


def test_a_game_from_elsewhere_is_listed_with_those_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    forget_afterwards(monkeypatch)
    monkeypatch.setenv(elsewhere.VARIABLE, "python:examples.high_card:HIGH_CARD")
    assert [game["name"] for game in printed_json("games")] == [*(box.name for box in SHELF), "high-card"]


def test_the_list_says_what_each_command_says_of_itself() -> None:
    for name, command in typer.main.get_group(app).commands.items():
        assert " ".join(str(command.help).split()).startswith(SAID[name])
