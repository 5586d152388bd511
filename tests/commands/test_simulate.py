"""`flambeur simulate`: numbers for people and for scripts."""

import pytest

from tests.commands.running import printed, printed_json, refused

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


BAD = [
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
