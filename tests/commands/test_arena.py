"""`flambeur arena`: tables for people, JSON for scripts, a page for the browser."""

from pathlib import Path
from typing import Any

import pytest

from flambeur.arena import arena as run
from flambeur.commands import arena as command
from flambeur.words import LANGUAGES, say
from tests.commands.running import outcome, printed, printed_json, refused

SHORT = ("arena", "las-vegas", "--seed", 3, "-n", 20, "-o", "rounds=1", "--workers", 1)
ASKED = (*SHORT, "--bots", "random", "greedy")


def test_the_help_has_an_example() -> None:
    assert "Example: flambeur arena" in printed("arena", "--help")


def test_the_json_has_what_scripts_need() -> None:
    told = printed_json(*ASKED)
    keys = {"game", "players", "options", "seed", "games", "workers", "seconds", "is_settled", "is_complete"}
    assert keys | {"bots", "pairs", "incidents"} <= set(told)
    assert (told["games"], told["players"], told["seed"], told["is_complete"]) == (20, 2, 3, True)
    bot_keys = {
        "name",
        "games",
        "win_share",
        "low",
        "high",
        "mean_result",
        "rating",
        "ms_per_move",
        "blunders",
    }
    assert all(bot_keys <= set(bot) for bot in told["bots"])
    assert {bot["name"] for bot in told["bots"]} == {"random", "greedy"}
    assert sum(bot["win_share"] for bot in told["bots"]) == pytest.approx(1)


def test_bots_may_stand_before_and_after_other_options() -> None:
    told = printed_json("arena", "las-vegas", "--bots", "random", "greedy", "random", *SHORT[2:])
    assert len(told["bots"]) == 3


def test_one_may_play_among_others() -> None:
    told = printed_json(*SHORT, "-p", 4, "--versus", "greedy", "random")
    assert {bot["name"]: bot["games"] for bot in told["bots"]} == {"greedy": 20, "random": 60}
    assert told["expected_share"] == 0.25


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_see_a_table_in_their_language(lang: str) -> None:
    told = printed(*ASKED, "random", "--lang", lang)
    assert all(say(f"arena-{part}", lang) in told for part in ("wins", "interval", "rating", "pairs"))


def test_a_bot_that_fails_is_named_with_what_happened(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import sys\n"
        "for line in sys.stdin:\n"
        "    if 'turn' in line[:20]: raise ValueError('no idea')\n"
        "    if 'end' not in line[:20]: print('{\"do\": \"ready\"}', flush=True)\n"
    )
    told = printed(*SHORT, "-n", 2, "--patience", 60, "--no-adjust", "--bots", "random", f"run:python3 {bot}")
    assert "Game 0, seat 1" in told
    assert "ValueError: no idea" in told


def test_a_report_is_written_where_it_is_wanted(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    code, _, beside = outcome(*ASKED, "--html", path)
    assert (code, str(path) in beside.replace("\n", "")) == (0, True)
    assert "--seed 3" in path.read_text(encoding="utf-8")


def test_an_arena_that_was_stopped_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*asked: Any, **more: Any) -> Any:
        from dataclasses import replace

        standings = run(*asked, **more)
        return replace(standings, plan=replace(standings.plan, rounds=standings.rounds * 2))

    monkeypatch.setattr(command, "run", stopped)
    code, told, _ = outcome(*ASKED)
    assert code == 130
    assert "Stopped: this is the result so far, 20 of 40 games." in told


BAD = [
    (("--bots", "random"), "1 bots were named"),
    ((), "0 bots were named"),
    (("--bots", "random", "nobody"), "no bot 'nobody'"),
    (("--bots", "random", "run:no-such-program-here"), "names no program"),
    (("--bots", "random", "random", "-p", 9), "2 to 5 players, not 9"),
    (("--bots", "random", "random", "-n", 0), "option games cannot be 0"),
    (("--bots", "random", "random", "--workers", 0), "option workers cannot be 0"),
    (("--bots", "random", "random", "--lang", "la"), "no language 'la'"),
    (("--bots", "random", "random", "--html", "/nowhere/report.html"), "cannot be written"),
]


@pytest.mark.parametrize(("arguments", "sentence"), BAD)
def test_what_cannot_be_is_refused_in_one_sentence(arguments: tuple[object, ...], sentence: str) -> None:
    assert sentence in refused(*SHORT, *arguments)
