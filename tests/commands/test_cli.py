"""The command line as a whole: help, version, and what a shell sees."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import flambeur
from flambeur.commands import games
from flambeur.commands.lazy_commands import SAID
from flambeur.core.registry import all_games
from flambeur.games import LAS_VEGAS
from flambeur.words import say
from tests.commands.running import outcome, printed, printed_json

COMMANDS = ["games", "watch", "simulate", "replay", "verify"]
START = [sys.executable, "-c", "from flambeur.cli import main; main()"]


def in_a_shell(*arguments: str, encoding: str = "utf-8") -> "subprocess.CompletedProcess[str]":
    env = {**os.environ, "PYTHONIOENCODING": encoding, "COLUMNS": "200"}
    return subprocess.run([*START, *arguments], capture_output=True, encoding=encoding, env=env, check=False)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_has_an_example(command: str) -> None:
    assert f"Example: flambeur {command}" in printed(command, "--help")


def test_the_help_lists_every_command() -> None:
    assert all(command in printed("--help") for command in COMMANDS)


def test_the_commands_without_json_are_those_that_the_readme_names() -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    claimed = re.search(r"every command but (.*) has `--json`", readme)
    assert claimed
    without = {
        name
        for name in SAID
        if " --json " not in printed(name, *(("backup",) if name == "house" else ()), "--help")
    }
    assert without == set(re.findall(r"`([^`]+)`", claimed[1]))


def test_without_a_command_there_is_help() -> None:
    assert "Usage:" in "".join(outcome()[1:])


def test_the_version_is_printed() -> None:
    assert printed("--version") == f"flambeur {flambeur.__version__}\n"


def test_the_games_are_listed_with_their_options() -> None:
    told = printed("games")
    for game in all_games():
        assert f"{game.name}: {game.options.fewest}–{game.options.most} players" in told
        assert all(option.name in told for option in game.options.options)
    assert "Number of rounds." in told


def test_the_games_are_listed_as_json() -> None:
    (told,) = (game for game in printed_json("games") if game["name"] == "las-vegas")
    assert (told["players"], told["moves"]) == ({"fewest": 2, "most": 5}, 6)
    rounds = next(option for option in told["options"] if option["name"] == "rounds")
    words = {"label": say("las-vegas-option-rounds"), "help": say("las-vegas-option-rounds-help")}
    assert rounds == LAS_VEGAS.options.options[1].to_json() | {"allowed": "1–8"} | words
    assert {"kind", "low", "high", "step", "choices"} <= set(rounds)
    assert len(told["options"]) == len(LAS_VEGAS.options.options)


def test_ctrl_c_ends_cleanly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "listed", interrupted)
    assert outcome("games") == (130, "", "Stopped.\n")


def test_a_shell_sees_the_same_story_every_time() -> None:
    asked = (
        "watch",
        "las-vegas",
        "--seed",
        "7",
        "--bot",
        "random",
        "-p",
        "2",
        "-o",
        "rounds=1",
        "--lang",
        "fr",
    )
    first, second = in_a_shell(*asked), in_a_shell(*asked)
    assert (first.returncode, first.stderr, first.stdout) == (0, "", second.stdout)
    assert "Las Vegas, 2 joueurs, graine 7" in first.stdout


def test_a_shell_sees_one_sentence_and_the_exit_code_of_misuse() -> None:
    done = in_a_shell("watch", "poker")
    assert (done.returncode, done.stdout) == (2, "")
    games = ", ".join(game.name for game in all_games())
    assert done.stderr == f"There is no game called 'poker'. The games are: {games}.\n"


def test_a_file_that_cannot_hold_every_sign_is_no_error() -> None:
    # What Windows gives a command whose output goes to a file; it has no signs for dice.
    told = in_a_shell("watch", "las-vegas", "--seed", "7", "--bot", "random", encoding="cp1252")
    assert (told.returncode, told.stderr) == (0, "")


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    command = [*START, "watch", "las-vegas", "--seed", "7", "--bot", "random"]
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        command, stdout=writing, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, check=False
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
@pytest.mark.parametrize("more", [("--each",), ("--csv",), ("--json",), ()], ids=str)
def test_a_full_disk_is_told_in_one_sentence(more: tuple[str, ...]) -> None:
    command = [*START, "simulate", "las-vegas", "-p", "2", "-o", "rounds=1", "-n", "10", "--seed", "1", *more]
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=300)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("There is no room left")
    assert "Error" not in done.stderr


def test_it_can_be_run_as_a_module_and_loads_no_compiler_before_it_needs_one() -> None:
    command = [sys.executable, "-X", "importtime", "-m", "flambeur", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == f"flambeur {flambeur.__version__}\n"
    assert not re.search(r"\| +(numba|llvmlite)$", done.stderr, re.MULTILINE)
