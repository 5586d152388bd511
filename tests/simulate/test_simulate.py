"""Simulation: the same games whoever plays them, and sums that add up."""

import signal
from typing import Any

import numpy as np
import pytest

from flambeur.core import playout
from flambeur.core.chance import CHANCE, new_chance
from flambeur.core.errors import BadOption, UnknownGame
from flambeur.core.fairness import luck_of_seed
from flambeur.core.native import lifted, plain
from flambeur.games import LAS_VEGAS
from flambeur.simulate import batch, cpu, simulate

GAMES = 3000


@pytest.mark.parametrize("threads", [2, 3])
@pytest.mark.parametrize("chunk", [1000, 7])
def test_threads_and_chunks_do_not_change_the_games(
    threads: int, chunk: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = simulate("las-vegas", 3, GAMES, seed=5)
    monkeypatch.setattr(cpu, "CHUNK", chunk)
    together = simulate("las-vegas", 3, GAMES, seed=5, threads=threads)
    for field in ("games", "moves", "checksum", "wins", "total", "histogram"):
        assert getattr(together, field) == getattr(alone, field)


def test_ctrl_c_gives_the_first_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpu, "CHUNK", 100)
    pressing = iter([signal.SIGINT])

    def press_once(_: int) -> None:
        for pressed in pressing:
            signal.raise_signal(pressed)

    stopped = simulate("las-vegas", 2, 10**9, seed=5, report=press_once)
    assert 0 < stopped.games < stopped.planned == 10**9
    assert not stopped.is_complete
    whole = simulate("las-vegas", 2, stopped.games, seed=5)
    assert whole.is_complete
    assert (whole.checksum, whole.total, whole.moves) == (stopped.checksum, stopped.total, stopped.moves)


def test_another_seed_means_other_games() -> None:
    simulations = [simulate("las-vegas", 2, 500, seed=seed) for seed in (1, 2, 1)]
    assert simulations[0].checksum == simulations[2].checksum != simulations[1].checksum
    assert simulations[0].total == simulations[2].total != simulations[1].total


def test_without_a_seed_games_are_fresh_and_can_be_had_again() -> None:
    first, second = (simulate("las-vegas", 2, 100) for _ in range(2))
    assert first.seed != second.seed
    assert simulate("las-vegas", 2, 100, seed=first.seed).checksum == first.checksum


@pytest.mark.parametrize("options", [{}, {"neutral_dice": True}, {"rounds": 1, "first": 0}])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sums_add_up(players: int, options: dict[str, Any]) -> None:
    simulation = simulate("las-vegas", players, GAMES, seed=1, options=options)
    assert simulation.games == GAMES
    assert sum(simulation.win_share) == pytest.approx(1)
    assert sum(simulation.wins) == playout.SHARES * GAMES
    assert sum(count for _, count in simulation.histogram) == players * GAMES
    assert len(simulation.mean_result) == len(simulation.win_interval) == players


def test_the_histogram_agrees_with_the_mean() -> None:
    simulation = simulate("las-vegas", 4, GAMES, seed=2)
    step = LAS_VEGAS.result_step
    assert [value for value, _ in simulation.histogram] == [step * i for i in range(batch.BINS)]
    lowest = sum(value * count for value, count in simulation.histogram)
    assert lowest <= sum(simulation.total) < lowest + step * 4 * GAMES


@pytest.mark.parametrize("players", [2, 3])
def test_compiled_games_are_those_of_the_plain_rules(players: int) -> None:
    tallies = []
    for code in (plain, lifted):
        tables = [kind.batch(1) for kind in (LAS_VEGAS.state, CHANCE, LAS_VEGAS.room, batch.TALLY)]
        blank = LAS_VEGAS.state.batch(1)
        blank[0] = LAS_VEGAS.blank(players, {"neutral_dice": True, "rounds": 2})
        tables[1][:] = new_chance(bytes(range(32)))
        code(LAS_VEGAS, playout, batch).play_games(blank, *tables, 0, 0, 20, 1, LAS_VEGAS.result_step)
        tallies.append(tables[3])
    assert tallies[0].tobytes() == tallies[1].tobytes()
    assert tallies[0][0].games == 20
    assert tallies[0][0].checksum > 0


def test_every_game_has_a_stream_of_luck_of_its_own() -> None:
    key, results = luck_of_seed(4, "simulation").key, []
    for game in range(12):
        s, chance = LAS_VEGAS.blank(2, {}), new_chance(key, game)
        LAS_VEGAS.rules.start(s, chance)
        plain(LAS_VEGAS, playout).play_to_end(s, chance, LAS_VEGAS.room.blank())
        results.append(s.money[:2].tolist())
    assert len(set(map(tuple, results))) > 6
    assert list(simulate("las-vegas", 2, 12, seed=4).total) == np.sum(results, axis=0).tolist()


def test_games_can_be_dealt_out_in_steps() -> None:
    play = lifted(LAS_VEGAS, playout, batch).play_games
    blank, tallies = LAS_VEGAS.state.batch(1), []
    blank[0] = LAS_VEGAS.blank(2, {})
    for step in (1, 3):
        tables = [kind.batch(step) for kind in (LAS_VEGAS.state, CHANCE, LAS_VEGAS.room, batch.TALLY)]
        tables[1][:] = new_chance(bytes(32))
        for lane in range(step):
            play(blank, *tables, lane, lane, 100, step, 20)
        tallies.append({name: tables[3][name].sum(axis=0) for name in ("games", "moves", "wins", "squares")})
    assert all(np.array_equal(tallies[0][name], tallies[1][name]) for name in tallies[0])


def test_progress_is_reported_up_to_the_last_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpu, "TICK", 0.001)
    reported: list[int] = []
    simulate("las-vegas", 2, 20_000, seed=1, threads=2, report=reported.append)
    assert reported == sorted(reported)
    assert reported[-1] == 20_000


def test_ctrl_c_stops_all_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    def report(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cpu, "TICK", 0.001)
    with pytest.raises(KeyboardInterrupt):
        simulate("las-vegas", 2, 10**9, seed=1, report=report)


@pytest.mark.parametrize("games", [0, -1, True, "5", 5.0, None, 10**12 + 1])
def test_a_number_of_games_that_makes_no_sense_is_refused(games: Any) -> None:
    with pytest.raises(BadOption) as refused:
        simulate("las-vegas", 2, games)
    assert (refused.value.facts["name"], refused.value.facts["value"]) == ("games", repr(games))


@pytest.mark.parametrize("threads", [0, -1, True, "2", 2.0, None, 1025])
def test_a_number_of_threads_that_makes_no_sense_is_refused(threads: Any) -> None:
    with pytest.raises(BadOption) as refused:
        simulate("las-vegas", 2, 10, threads=threads)
    assert refused.value.facts["name"] == "threads"


@pytest.mark.parametrize("device", ["tpu", "GPU", "", None])
def test_an_unknown_device_is_refused(device: Any) -> None:
    with pytest.raises(BadOption, match="Allowed: cpu, gpu"):
        simulate("las-vegas", 2, 10, device=device)


def test_a_game_that_cannot_be_is_refused() -> None:
    with pytest.raises(UnknownGame):
        simulate("poker", 2, 10)
    with pytest.raises(BadOption):
        simulate("las-vegas", 6, 10)
    with pytest.raises(BadOption):
        simulate("las-vegas", 2, 10, options={"rounds": 0})
