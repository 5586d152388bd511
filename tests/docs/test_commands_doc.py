"""docs/commands.md knows every command and option, and every example of the pages can be typed."""

import re
import shlex
import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
import typer.main
from typer.testing import CliRunner

import flambeur
from flambeur.analysis import whole_game
from flambeur.arena import arena, table
from flambeur.bots import DEFAULT_PLAYOUTS, bot_of, warmup
from flambeur.cli import app
from flambeur.commands import arena as arena_command
from flambeur.commands import learn as learn_command
from flambeur.commands import simulate as simulate_command
from flambeur.commands import solve as solve_command
from flambeur.commands import warm as warm_command
from flambeur.commands import watch as watch_command
from flambeur.commands.house import house
from flambeur.core.contract import Game
from flambeur.core.native import plain
from flambeur.core.registry import all_games, find_game
from flambeur.house.people.order import keepers
from flambeur.house.store import engine_of, insert_of, people, tables, url_of
from flambeur.house.store_folder import STORE
from flambeur.house.web_server import listen_at
from flambeur.learn import Plan, learn
from flambeur.simulate import cpu, simulate
from flambeur.solve import solve_pig
from flambeur.solve.solved import solved
from tests.analysis.fanciful import Fanciful
from tests.docs.pages import PAGES, ROOT, commands, name_of
from tests.matches import finished, play_on
from tests.newcomers import forget_afterwards

TEXT = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
GROUP = "house"
HOUSE = typer.main.get_group(house).commands
SINGLE = {name: command for name, command in typer.main.get_group(app).commands.items() if name != GROUP}
COMMANDS = SINGLE | {f"{GROUP} {name}": command for name, command in HOUSE.items()}
EXAMPLES = [page for page in PAGES if commands(page, "flambeur")]
FEW = 5  # games are as good an example as a million
TAUGHT = "easy-come"  # stands for all games that are learnt: its code is compiled for other tests too


def section(heading: str) -> str:
    """What stands under a heading, up to the next of its rank or above."""
    part = re.search(rf"^(#+) {re.escape(heading)}\n(.*?)(?=^#{{1,3}} |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert part, f"docs/commands.md has no heading {heading!r}"
    return part[2]


def options_of(command: str) -> Iterator[str]:
    """Every option of a command, in its long and its short form."""
    for parameter in COMMANDS[command].params:
        yield from (name for name in parameter.opts if name.startswith("-") and name != "--help")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_of_a_command_is_there(command: str) -> None:
    rows = {
        name for row in re.findall(r"^\|([^|]+)\|", section(command), re.MULTILINE) for name in named(row)
    }
    assert {name for name in rows if name.startswith("-")} == set(options_of(command))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_default_is_there(command: str) -> None:
    for parameter in COMMANDS[command].params:
        if isinstance(parameter.default, int | str) and not isinstance(parameter.default, bool):
            [row] = [line for line in section(command).splitlines() if f"| `{parameter.opts[0]}`" in line]
            assert str(parameter.default) in row.split("|")[2]


def test_the_defaults_of_watch_are_there() -> None:
    assert f"| `--bot` | `{watch_command.DEFAULT_BOT}` |" in section("watch")
    assert f"| `--pace` | {watch_command.PACE} |" in section("watch")
    assert f"plain `sampler` has {DEFAULT_PLAYOUTS} playouts" in " ".join(section("watch").split())


def named(text: str) -> list[str]:
    """What stands in a text as code."""
    return re.findall(r"`([^`]+)`", text)


def test_every_command_has_its_heading_and_an_example() -> None:
    shown = [line.removeprefix("flambeur ") for line in commands(ROOT / "docs" / "commands.md", "flambeur")]
    assert [name for name in COMMANDS if not any(f"{line} ".startswith(f"{name} ") for line in shown)] == []
    assert set(re.findall(rf"^## ((?:{GROUP} )?[\w-]+)$", TEXT, re.MULTILINE)) == set(COMMANDS)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_option_of_a_game_is_there_with_its_limits(game: Game) -> None:
    for option in game.options.options:
        default, limits = str(option.default).lower(), option.limits(game.options.most)
        assert f"| `{option.name}` | {default} | {limits} |" in section(game.name)


def told_warm(game: str) -> dict[str, Any]:
    """As if it had been compiled."""
    return {"game": game, "tasks": ["rules"], "seconds": 1.0}


def at_any_port(_host: str, _port: int) -> socket.socket:
    """Somebody may play at the usual one meanwhile."""
    return listen_at("127.0.0.1", 0)


def test_every_key_of_a_simulation_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpu, "lifted", plain)
    keys = simulate("las-vegas", 2, 1, seed=1, options={"rounds": 1}).to_json()
    assert [key for key in keys if f"`{key}`" not in section("simulate")] == []


def test_every_key_of_an_arena_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "lifted", plain)
    told = arena(
        "las-vegas", ["random", "random"], games=1, seed=1, workers=1, options={"rounds": 1}
    ).to_json()
    keys = {*told, *told["bots"][0], *told["pairs"][0]}
    assert [key for key in keys if f"`{key}`" not in section("arena")] == []


def test_every_key_of_an_analysis_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole_game, "valuer_for", Fanciful)
    told = flambeur.analyse(finished().record()).to_json()
    parts = ("accounts", "moves", "swings")
    keys = {*told, *(key for part in parts for key in told[part][0]), *told["moves"][0]["candidates"][0]}
    assert [key for key in keys if f"`{key}`" not in section("analyse")] == []


@pytest.mark.parametrize("page", EXAMPLES, ids=name_of)
def test_every_example_can_be_typed(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_quick(monkeypatch)
    forget_afterwards(monkeypatch)
    monkeypatch.chdir(tmp_path)
    play_on(flambeur.new("las-vegas", players=4, seed=7)).record().save("game.json")
    for line in commands(page, "flambeur"):
        words = shlex.split(line, comments=True)[1:]
        if words[:1] == [GROUP] and (tmp_path / "data" / STORE).exists():
            settle(tmp_path / "data")
        done = CliRunner().invoke(app, words, env={"COLUMNS": "100", "FLAMBEUR_DATA": "data"})
        assert done.exit_code == 0, f"{line}\n{done.output}"
        assert done.stdout


def settle(folder: Path) -> None:
    """The person and the table of the examples are known in the house."""
    engine = engine_of(url_of(None, folder))
    with engine.begin() as connection:
        for known, row in (
            (people, {"person": "ann", "name": "Ann", "handle": "0123456789abcdef"}),
            (tables, {"table": "0123456789ab", "is_open": True, "phase": "over", "changed": ""}),
        ):
            connection.execute(insert_of(connection, known).values(row).on_conflict_do_nothing())
        connection.execute(sa.delete(keepers))  # whom examples make one would be in the way of others
    engine.dispose()


def make_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same commands with few games, played at random and in plain Python: hardly anything is compiled."""

    def few(game: str, players: int, games: int, **asked: Any) -> Any:
        return simulate(game, players, min(games, FEW), **{**asked, "device": "cpu"})

    def any_bot(text: str, *asked: Any, **more: Any) -> Any:
        bot_of(text, *asked, **more)  # a name that is not known is refused here
        return bot_of("random", 1)

    def few_rounds(game: str, bots: list[str], **asked: Any) -> Any:
        names = [any_bot(text).name for text in bots]
        return arena(game, names, **{**asked, "games": 1, "workers": 1})

    def few_lessons(game: str, plan: Plan, **asked: Any) -> Any:
        find_game(game)  # one that is not known is refused here
        return learn(TAUGHT, replace(plan, games=64, generations=1), **{**asked, "device": "cpu"})

    def pig_instead(game: Game) -> Any:
        """What is solved is solved as Pig; what is not stays so."""
        return solved(game) and SimpleNamespace(
            PLAYERS=2,
            forget=lambda: None,
            recall=lambda report: SimpleNamespace(solution=solve_pig(report)),
            findings=lambda _: {},
            tell=lambda _: [],
        )

    monkeypatch.setattr(cpu, "lifted", plain)
    monkeypatch.setattr(table, "lifted", plain)
    monkeypatch.setattr(whole_game, "valuer_for", Fanciful)
    monkeypatch.setattr(learn_command, "run", few_lessons)
    monkeypatch.setattr(arena_command, "run", few_rounds)
    monkeypatch.setattr(simulate_command, "run", few)
    monkeypatch.setattr(watch_command, "bot_of", any_bot)
    monkeypatch.setattr(warmup, "begin", lambda *_, **__: None)
    monkeypatch.setattr(warm_command, "_compile_all", lambda names, _: [told_warm(name) for name in names])
    monkeypatch.setattr(solve_command, "solved", pig_instead)
    monkeypatch.setattr("flambeur.house.web_server.run", lambda *_, **__: None)
    monkeypatch.setattr("flambeur.house.web_server.listen_at", at_any_port)
    monkeypatch.setattr("webbrowser.open", lambda _: None)
