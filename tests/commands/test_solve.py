"""`flambeur solve`: what is known, for people and for scripts."""

from typing import Any

import pytest

from flambeur.games.easy_come import solved
from flambeur.games.easy_come.solved import two_players
from tests.commands.running import outcome, printed, printed_json, refused


def test_the_json_has_what_scripts_need() -> None:
    told = printed_json("solve", "easy-come")
    assert {"first_player_wins", "error_bound", "states", "sweeps", "seconds"} <= set(told)
    assert told["first_player_wins"] == pytest.approx(0.5237718, abs=1e-6)
    assert told["error_bound"] < 1e-6
    assert (told["states"], told["players"], len(told["prizes"])) == (5119, 2, 9)


def test_people_see_who_is_favoured_prizes_and_refusals() -> None:
    told = printed("solve", "easy-come")
    assert "the first player is favoured" in told
    assert "52.3771789%" in told
    lines = [line for line in told.splitlines() if line.startswith("│")]
    assert "Four of a Kind" in lines[0]
    assert len(lines) == 9
    assert "better to leave it" in told
    assert "The clearest: you hold" in told


def test_pig_is_solved_too() -> None:
    assert round(printed_json("solve", "pig")["first_player_wins"], 4) == 0.5306
    assert "prize" not in printed("solve", "pig")


@pytest.mark.parametrize("game", ["las-vegas", "poker", ""])
def test_what_is_not_solved_is_refused(game: str) -> None:
    assert refused("solve", game) == f"{game!r} is not solved. What can be solved: easy-come, pig."


def test_it_can_be_solved_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    known, asked = solved.recall(), []

    def again(report: Any) -> Any:
        report(0.5)
        asked.append(report)
        return known

    monkeypatch.setattr(two_players, "kept_at", lambda: tmp_path / "solution.npz")
    monkeypatch.setattr(two_players, "solve", again)
    for arguments, times in (((), 1), ((), 1), (("--anew",), 2)):
        printed("solve", "easy-come", *arguments)
        assert len(asked) == times


@pytest.mark.parametrize(("game", "players"), [("easy-come", 3), ("las-vegas", 2)])
def test_the_bot_that_plays_the_solution_is_refused_at_other_tables(game: str, players: int) -> None:
    sentence = refused("watch", game, "-p", players, "--bot", "exact")
    assert f"not {game} for {players}. Choose another bot." in sentence


def test_the_solution_can_be_watched() -> None:
    told = printed("watch", "easy-come", "-p", 2, "--seed", 5, "--bot", "exact")
    assert "has held on to three prizes and wins!" in told


def test_ctrl_c_ends_it_cleanly(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(_: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(solved, "recall", stop)
    code, out, err = outcome("solve", "easy-come")
    assert (code, out, err.strip()) == (130, "", "Stopped.")
