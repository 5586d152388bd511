"""Games from elsewhere are played like those of the house, and what is no game is refused in a sentence."""

import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import flambeur
from examples.high_card import HIGH_CARD
from flambeur import words
from flambeur.core import elsewhere, registry
from flambeur.core.errors import UnknownGame
from flambeur.words import LANGUAGES, say
from tests.newcomers import forget_afterwards

ROOT = Path(__file__).parents[2]
ADDRESS = "python:examples.high_card:HIGH_CARD"


@pytest.fixture(autouse=True)
def _afresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody from elsewhere is known, before and after."""
    forget_afterwards(monkeypatch)


def offer(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    """As if a package were installed that offers this."""
    entry = EntryPoint("any", value, elsewhere.GROUP)
    monkeypatch.setattr(elsewhere, "entry_points", lambda group: [entry] if group == elsewhere.GROUP else [])


def test_a_game_is_begun_by_its_address_and_known_by_its_name_from_then_on() -> None:
    match = flambeur.new(ADDRESS, players=3, seed=1, rounds=2)
    assert match.game is HIGH_CARD
    assert flambeur.new("high-card", players=2, seed=1).game is HIGH_CARD
    assert flambeur.new(ADDRESS, players=2, seed=1).game is HIGH_CARD, "also when it is known already"


def test_a_game_of_an_installed_package_is_known_by_name_and_listed_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    offer(monkeypatch, "examples.high_card:HIGH_CARD")
    assert registry.find_game("high-card") is HIGH_CARD
    assert registry.all_games()[-1] is HIGH_CARD


def test_processes_that_are_started_know_the_game() -> None:
    assert registry.invite(ADDRESS) == "high-card"
    assert registry.invite(ADDRESS) == "high-card"
    code = "from flambeur.core.registry import find_game; print(find_game('high-card').version)"
    said = subprocess.run([sys.executable, "-P", "-c", code], cwd=ROOT, capture_output=True, timeout=120)
    assert said.stdout.split() == [b"1"], said.stderr


def test_an_address_from_a_stranger_is_a_name_that_nobody_has(tmp_path: Path) -> None:
    (tmp_path / "trap.py").write_text("raise SystemExit")
    with pytest.raises(UnknownGame) as refused:
        registry.find_game("python:trap:GAME")
    assert refused.value.code == "unknown-game"


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("python:", "bad-game-address"),
        ("python:examples.high_card", "bad-game-address"),
        ("python:a b:c", "bad-game-address"),
        ("python:examples.nothing:GAME", "game-not-loaded"),
        ("python:examples.high_card:NOTHING", "game-not-loaded"),
        ("python:examples.high_card:STATE", "not-a-game"),
        ("python:tests.core.strangers:SHOUTING", "bad-game-name"),
        ("python:tests.core.strangers:DOUBLE", "game-name-taken"),
    ],
)
def test_what_is_no_game_is_refused_in_a_sentence(address: str, code: str) -> None:
    known = registry.all_games()
    with pytest.raises(UnknownGame) as refused:
        flambeur.new(address, players=2)
    assert refused.value.code == code
    assert all(repr(address) in refused.value.sentence(lang) for lang in LANGUAGES)
    assert registry.all_games() == known


def test_a_game_without_words_is_called_by_its_names() -> None:
    flambeur.new(ADDRESS, players=2)
    for lang in LANGUAGES:
        assert say("high-card-title", lang) == "High card"
        assert say("high-card-option-rounds", lang) == "Rounds"
        assert say("high-card-option-rounds-help", lang) == "1–4."


def test_a_game_brings_words_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = (ROOT / "examples" / "high_card.py").read_text().replace('name="high-card"', 'name="low-card"')
    (tmp_path / "low_card.py").write_text(source)
    (tmp_path / "locales" / "fr").mkdir(parents=True)
    (tmp_path / "locales" / "fr" / "low-card.ftl").write_text("low-card-title = La basse\n")
    monkeypatch.chdir(tmp_path)
    registry.invite("python:low_card:HIGH_CARD")
    assert say("low-card-title", "fr") == "La basse"
    assert say("low-card-option-rounds", "fr") == "Rounds"
    assert say("low-card-title", "de") == "Low card"
    assert "La basse" in words.added("low-card", "fr")
    assert words.added("las-vegas", "fr") == ""


def test_a_refusal_without_words_names_its_code() -> None:
    error = flambeur.FlambeurError("card-is-shy", "HC-09")
    assert [error.sentence(lang).count("card-is-shy") for lang in LANGUAGES] == [1, 1, 1]
