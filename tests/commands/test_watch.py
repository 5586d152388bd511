"""`flambeur watch`: a story in three languages, and clear refusals."""

import json
from pathlib import Path
from typing import Any

import pytest

import flambeur
from flambeur.bots import Bot, warmup
from flambeur.commands import watch
from flambeur.core.registry import all_games
from flambeur.words import LANGUAGES, say
from tests.commands.running import outcome, printed, refused

SHORT = ("watch", "las-vegas", "--seed", 7, "--bot", "random", "-p", 2, "-o", "rounds=1")


def events_in(text: str) -> list[dict[str, Any]]:
    """One JSON object after the other."""
    decoder, events = json.JSONDecoder(), []
    while text.strip():
        event, end = decoder.raw_decode(text.lstrip())
        events.append(event)
        text = text.lstrip()[end:]
    return events


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [(), ("-p", 3, "-o", "neutral_dice=true"), ("-o", "printing=later")])
def test_the_same_seed_tells_the_same_story(lang: str, options: tuple[object, ...]) -> None:
    told = printed(*SHORT, "--lang", lang, *options)
    assert told == printed(*SHORT, "--lang", lang, *options)
    assert say("las-vegas-game-ended", lang) in told
    assert say("standing-title", lang) in told


def test_languages_tell_it_differently() -> None:
    assert len({printed(*SHORT, "--lang", lang) for lang in LANGUAGES}) == 3


def test_another_seed_tells_another_story() -> None:
    assert printed(*SHORT) != printed(*SHORT, "--seed", 8)


def test_without_a_seed_the_story_says_how_to_see_it_again() -> None:
    asked = ("watch", "las-vegas", "--bot", "random", "-p", 2, "-o", "rounds=1")
    told = printed(*asked)
    seed = told.splitlines()[0].rpartition(" ")[2]
    assert printed(*asked, "--seed", seed) == told


def test_a_story_of_samplers_can_be_told_again() -> None:
    asked = ("watch", "las-vegas", "--seed", 7, "-p", 2, "-o", "rounds=1", "--bot", "sampler:6")
    assert printed(*asked) == printed(*asked) != printed(*SHORT)


def test_every_seat_can_have_its_own_bot() -> None:
    asked = ("watch", "las-vegas", "--seed", 7, "-p", 2, "-o", "rounds=1", "--bot", "random", "--bot")
    assert printed(*asked, "random") == printed(*SHORT)
    assert printed(*asked, "sampler:9") != printed(*SHORT)


def test_the_story_as_json_is_that_of_the_match() -> None:
    events = events_in(printed(*SHORT, "--json"))
    assert events[0]["event"] == "round-began"
    assert events[-1] == {"event": "game-ended"}
    assert sum(event["event"] == "placed" for event in events) > 2


def saved(path: Path, *arguments: object) -> tuple[str, str]:
    """What is printed, and what is said beside it, when a game is saved."""
    code, told, beside = outcome(*SHORT, "--save", path, *arguments)
    assert code == 0
    return told, beside


def test_a_saved_game_is_the_game_that_was_told(tmp_path: Path) -> None:
    told, _ = saved(tmp_path / "game.json")
    match = flambeur.load(tmp_path / "game.json")
    assert match.is_over
    assert match.luck.commitment in told
    assert told == printed(*SHORT)


def test_nothing_but_json_is_printed_when_json_is_asked_for(tmp_path: Path) -> None:
    assert saved(tmp_path / "game.json", "--json")[0] == printed(*SHORT, "--json")


@pytest.mark.parametrize("name", ["game.json", "game [bold].json"])
def test_the_name_of_the_saved_file_is_said_as_it_is(name: str, tmp_path: Path) -> None:
    assert saved(tmp_path / name)[1] == say("saved", file=str(tmp_path / name)) + "\n"


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing" / "game.json"):
        code, _, err = outcome(*SHORT, "--save", path)
        assert code == 2
        assert f"The file {path} cannot be written" in err
        assert len(err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


BAD = [
    (("--lang", "xx"), "no language 'xx'. The languages are: en, fr, de"),
    (("--bot", "genius"), "no bot 'genius'"),
    (("--bot", "sampler:0"), "no bot 'sampler:0'"),
    (("--bot", "random", "--bot", "random"), "3 bots were named for 2 players"),
    (("-p", "1"), "for 2 to 5 players, not 1. (LV-01)"),
    (("-p", "6"), "for 2 to 5 players, not 6. (LV-01)"),
    (("-p", "-3"), "for 2 to 5 players, not -3. (LV-01)"),
    (("-p", "5", "-o", "neutral_dice=true"), "White dice are for two to four players, not 5"),
    (("-o", "rounds"), "'rounds' is not of the form name=value"),
    (("-o", "rounds="), "'rounds=' is not of the form name=value"),
    (("-o", "=3"), "'=3' is not of the form name=value"),
    (("-o", ""), "'' is not of the form name=value"),
    (("-o", "rounds=0"), "The option rounds cannot be 0. Allowed: 1–8. (LV-01)"),
    (("-o", "rounds=many"), "The option rounds cannot be 'many'"),
    (("-o", "rounds=1=2"), "The option rounds cannot be '1=2'"),
    (("-o", "neutral_dice=1"), "The option neutral_dice cannot be 1. Allowed: true, false"),
    (("-o", "first=2"), "The option first cannot be 2. Allowed: none, 0–1"),
    (("-o", "colour=red"), "no option 'colour'. The options are: neutral_dice, rounds"),
]


@pytest.mark.parametrize(("arguments", "sentence"), BAD)
def test_what_cannot_be_is_refused_in_one_sentence(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path
) -> None:
    assert sentence in refused(*SHORT, "--save", tmp_path / "game.json", *arguments)
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_game_is_refused() -> None:
    games = ", ".join(game.name for game in all_games())
    assert refused("watch", "poker") == f"There is no game called 'poker'. The games are: {games}."


@pytest.mark.parametrize(("lang", "sentence"), [("fr", "Ce jeu se joue de 2 à 5"), ("de", "2 bis 5")])
def test_a_refusal_is_said_in_the_language_asked_for(lang: str, sentence: str) -> None:
    assert sentence in refused(*SHORT, "-p", 6, "--lang", lang)


class _Warming:
    """A compiling process that knows whether it was ended."""

    ended = 0

    def terminate(self) -> None:
        self.ended += 1

    def wait(self) -> None:
        """Nothing to wait for."""


def test_compiling_in_the_background_ends_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    warming = _Warming()
    monkeypatch.setattr(warmup, "begin", lambda *_, **__: warming)
    printed(*SHORT)
    assert warming.ended == 0  # random bots need no compiled code
    printed(*SHORT, "--bot", "sampler:1")
    assert warming.ended == 1


def test_compiling_in_the_background_ends_with_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    warming = _Warming()
    monkeypatch.setattr(warmup, "begin", lambda *_, **__: warming)
    monkeypatch.setattr(watch, "_play", interrupted)
    code, _, err = outcome(*SHORT, "--bot", "sampler:1")
    assert (code, err, warming.ended) == (130, "Stopped.\n", 1)


class _Vandal(Bot):
    """Takes the first legal move and spoils what it was given."""

    name = "vandal"

    def choose(self, game: Any, seen: Any, seat: int) -> int:
        mask = game.room.blank().mask
        game.rules.legal(seen, seat, mask)
        seen.money[:] = seen.supply[:] = seen.rolled[:] = 9
        return int(mask.argmax())


def test_a_bot_gets_a_copy_and_cannot_touch_the_table(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(watch, "bot_of", lambda *_, **__: _Vandal())
    saved(tmp_path / "game.json")
    assert flambeur.load(tmp_path / "game.json").is_over
