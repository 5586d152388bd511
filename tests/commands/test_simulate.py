"""`flambeur simulate`: numbers for people and for scripts."""

import csv
import json
from io import StringIO
from typing import Any

import pytest

from flambeur.core.playout import SHARES
from flambeur.simulate import cpu
from tests.commands.running import ENV, outcome, printed, printed_json, refused
from tests.newcomers import forget_afterwards

ASKED = ("simulate", "las-vegas", "--seed", 3, "-p", 3, "-n", 2000)


def test_the_json_has_what_scripts_need() -> None:
    told = printed_json(*ASKED)
    keys = {"games", "moves", "seconds", "games_per_second", "moves_per_second", "win_share", "mean_result"}
    assert keys <= set(told)
    assert (told["games"], told["players"], told["seed"], told["device"]) == (2000, 3, 3, "cpu")
    assert sum(told["win_share"]) == pytest.approx(1)
    assert len(told["mean_result"]) == 3


def test_the_same_seed_gives_the_same_games_in_any_number_of_threads() -> None:
    told = [printed_json(*ASKED, "--threads", threads)["checksum"] for threads in (1, 2)]
    assert told[0] == told[1] != printed_json(*ASKED, "--seed", 4)["checksum"]


def test_options_of_the_game_count() -> None:
    told = printed_json(*ASKED, "-o", "rounds=1", "-o", "neutral_dice=true")
    assert (told["options"]["rounds"], told["options"]["neutral_dice"]) == (1, True)
    assert told["moves"] < printed_json(*ASKED)["moves"]


def test_people_see_shares_bars_and_speed() -> None:
    told = printed(*ASKED)
    assert "win share" in told
    assert "2,000 games" in told
    assert "games/s" in told
    assert "█" in told
    assert f"seed 3, checksum {printed_json(*ASKED)['checksum']}" in told


def test_a_single_game_can_be_shown() -> None:
    assert "1 games" in printed("simulate", "las-vegas", "--seed", 3, "-n", 1)


def test_the_table_fits_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENV, "COLUMNS", "80")
    table = printed(*ASKED).partition("results of all seats")[0].splitlines()
    assert len(table) == 3 + 3 + 1, "no row is broken"
    assert max(map(len, table)) <= 80
    assert "…" not in "".join(table)


def test_results_have_a_unit_where_the_game_names_one(monkeypatch: pytest.MonkeyPatch) -> None:
    forget_afterwards(monkeypatch)
    assert "results of all seats, in thousands of dollars" in printed(*ASKED)
    assert "results of all seats\n" in printed("simulate", "python:examples.high_card:HIGH_CARD", "-n", 1)


def rows_of(*arguments: object) -> tuple[list[dict[str, str]], str]:
    """The rows of CSV that a command prints, and what it says beside them."""
    code, told, beside = outcome(*arguments)
    assert code == 0
    return list(csv.DictReader(StringIO(told))), beside


def test_csv_has_a_row_for_each_seat() -> None:
    rows, beside = rows_of(*ASKED, "--csv")
    told = printed_json(*ASKED)
    assert [float(row["win_share"]) for row in rows] == told["win_share"]
    assert [[float(row["win_low"]), float(row["win_high"])] for row in rows] == told["win_interval"]
    assert [[float(row["low"]), float(row["high"])] for row in rows] == told["mean_interval"]
    assert [float(row["mean_result"]) for row in rows] == told["mean_result"]
    assert [float(row["deviation"]) for row in rows] == told["deviation"]
    assert [(row["seat"], row["games"]) for row in rows] == [(str(seat), "2000") for seat in range(3)]
    assert beside == f"seed 3, checksum {told['checksum']}\n"


def test_every_game_has_a_row_and_the_rows_make_up_the_sums() -> None:
    rows, beside = rows_of(*ASKED, "--each")
    told = printed_json(*ASKED)
    assert [row["game"] for row in rows] == [str(number) for number in range(2000)]
    assert sum(int(row["moves"]) for row in rows) == told["moves"]
    for seat in range(3):
        assert sum(int(row[f"result_{seat}"]) for row in rows) / 2000 == told["mean_result"][seat]
        won = sum(SHARES // winners(row) for row in rows if row[f"place_{seat}"] == "1")
        assert won / SHARES / 2000 == pytest.approx(told["win_share"][seat])
    assert f"checksum {told['checksum']}" in beside


def winners(row: dict[str, str]) -> int:
    return [row[f"place_{seat}"] for seat in range(3)].count("1")


def test_games_come_in_order_whoever_plays_them(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = rows_of(*ASKED, "--each")
    monkeypatch.setattr(cpu, "CHUNK", 7)
    monkeypatch.setattr(cpu, "PORTION", 512)
    assert rows_of(*ASKED, "--each", "--threads", 3) == alone


def test_every_game_can_be_a_line_of_json() -> None:
    lines = [json.loads(line) for line in outcome(*ASKED, "--each", "--json")[1].splitlines()]
    rows = rows_of(*ASKED, "--each", "--csv")[0]
    assert [flat(line) for line in lines] == [{name: int(row[name]) for name in row} for row in rows]


def flat(line: dict[str, Any]) -> dict[str, int]:
    """A game as a row of CSV has it."""
    places = {f"place_{seat}": place for seat, place in enumerate(line["places"])}
    results = {f"result_{seat}": result for seat, result in enumerate(line["results"])}
    return {"game": line["game"], "moves": line["moves"]} | places | results


BAD = [
    (("--csv", "--json"), "Choose --json or --csv, not both."),
    (("--each", "--device", "gpu"), "Leave out --device gpu for that, or --each."),
    (("--each", "-p", "6"), "for 2 to 5 players, not 6"),
    (("-n", "0"), "The option games cannot be 0. Allowed: 1–"),
    (("-n", "-1"), "The option games cannot be -1"),
    (("-n", "1000000000001"), "The option games cannot be 1000000000001"),
    (("--threads", "0"), "The option threads cannot be 0. Allowed: 1–1024"),
    (("--device", "tpu"), "The option device cannot be 'tpu'. Allowed: cpu, gpu"),
    (("-p", "1"), "for 2 to 5 players, not 1"),
    (("-p", "6"), "for 2 to 5 players, not 6"),
    (("-p", "5", "-o", "neutral_dice=true"), "White dice are for two to four players"),
    (("-o", "rounds"), "'rounds' is not of the form name=value"),
    (("-o", "rounds=9"), "The option rounds cannot be 9"),
    (("-o", "colour=red"), "no option 'colour'"),
]


@pytest.mark.parametrize(("arguments", "sentence"), BAD)
def test_what_cannot_be_is_refused_in_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused(*ASKED, *arguments)


def test_an_unknown_game_is_refused() -> None:
    assert "no game called 'poker'" in refused("simulate", "poker")


def test_a_gpu_that_is_not_there_is_refused_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    from flambeur.simulate import gpu

    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(gpu, "import_module", missing)
    assert "pip install flambeur[gpu]" in refused(*ASKED, "--device", "gpu")
