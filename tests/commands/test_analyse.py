"""`flambeur analyse`: the account in words, as JSON and as a page; and what cannot be analysed."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import flambeur
from flambeur.analysis import whole_game
from flambeur.analysis.analysis import Account
from flambeur.commands.account_figures import PARTS, figure, loss_words, points, signed, stretches
from flambeur.core.registry import all_games
from flambeur.telling.people import name_of
from flambeur.words import LANGUAGES, say
from tests.analysis.fanciful import Fanciful
from tests.commands.running import outcome, printed, printed_json, refused
from tests.html_checker import Checker
from tests.matches import begun, finished, play_on

TURNS = finished().turns


@pytest.fixture(autouse=True)
def _fanciful(monkeypatch: pytest.MonkeyPatch) -> None:
    """What values there are is tested with the engine."""
    monkeypatch.setattr(whole_game, "valuer_for", Fanciful)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_account_the_turning_points_and_the_decisions_are_told(record: Path, lang: str) -> None:
    told = printed("analyse", record, "--seat", 1, "--lang", lang)
    for part in PARTS:
        assert say(f"analysis-part-{part}", lang) in told
    for heading in ("analysis-account", "analysis-swings", "analyse-better"):
        assert say(heading, lang) in told
    assert say("analyse-decisions", lang, name=f"■ {name_of(1, lang)}") in told
    assert f"\n■ {name_of(1, lang)} · " in told, "who it is does not run into what is said"


def test_no_decisions_are_listed_unless_a_seat_is_asked_for(record: Path) -> None:
    assert say("analyse-better") not in printed("analyse", record)


def test_json_is_what_the_library_says(record: Path) -> None:
    told = printed_json("analyse", record, "--quality", "quick", "--seed", 3)
    same = flambeur.analyse(finished().record(), "quick", 3)
    assert told == json.loads(json.dumps(same.to_json()))


def account(start: float, luck: float, errors: float, others: float) -> Account:
    return Account(0, start, luck, errors, others, start + luck - errors + others, 1.0, 2)


@pytest.mark.parametrize(
    "parts", [(24.96, 0.04, 0.04, 0.04), (33.333, 33.333, 0.0, 33.334), (50.0, 13.708, 22.536, 58.828)]
)
def test_the_figures_shown_add_up_to_the_last_digit(parts: tuple[float, float, float, float]) -> None:
    shown = [part.points for part in stretches(account(*parts))]
    assert round(sum(shown[:-1]), 1) == shown[-1]


def test_figures_are_written_as_people_write_them() -> None:
    assert (signed(12.34, "en"), signed(-12.34, "de"), signed(-0.04, "en")) == ("+12.3", "−12,3", "0.0")
    assert points(1234.56, "en") == "1,234.6"
    assert [figure(part, "en") for part in stretches(account(25, 5, 1, 0))] == [
        "25.0",
        "+5.0",
        "−1.0",
        "0.0",
        "29.0",
    ]


def test_who_had_no_choice_has_no_figure_of_skill() -> None:
    assert loss_words(account(25, 5, 1, 0), "en") == say("analysis-loss", loss="1.0", decisions=2)
    assert loss_words(Account(0, 50, 50, 0, 0, 100, 0, 0), "en") == say("analysis-loss-none")


def report_of(game: str, folder: Path, *arguments: object) -> str:
    """The page that is made of a short game."""
    match = play_on(flambeur.new(game, players=3, seed=4))
    match.record().save(folder / "game.json")
    code, _, said = outcome("analyse", folder / "game.json", "--html", folder / "report.html", *arguments)
    assert (code, "report.html" in said) == (0, True)
    return (folder / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_the_report_of_every_game_is_whole_and_refers_to_nothing_elsewhere(game: Any, tmp_path: Path) -> None:
    page, checker = report_of(game.name, tmp_path, "--lang", "fr"), Checker()
    checker.feed(page)
    assert (checker.open, checker.references) == ([], [])
    assert page.count('class="curve hue-') == 3
    assert all(
        say("analyse-decisions", "fr", name=f"{shape} {name_of(seat, 'fr')}") in page
        for seat, shape in enumerate("●■▲")
    )


def test_the_report_of_one_seat_has_only_its_decisions(tmp_path: Path) -> None:
    page = report_of("las-vegas", tmp_path, "--seat", 1)
    assert say("analyse-decisions", "en", name="■ Benno") in page
    assert say("analyse-decisions", "en", name="● Anna") not in page


def interrupt_after(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody presses Ctrl-C when so many moves are judged."""
    judged = whole_game.WholeGame.judge

    def interrupted(self: whole_game.WholeGame) -> Iterator[Any]:
        moves = judged(self)
        for _ in range(count):
            yield next(moves)
        raise KeyboardInterrupt

    monkeypatch.setattr(whole_game.WholeGame, "judge", interrupted)


def test_whoever_interrupts_keeps_an_account_of_what_was_judged(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupt_after(5, monkeypatch)
    code, told, said = outcome("analyse", record, "--html", tmp_path / "report.html")
    sentence = say("analyse-stopped", at=5, moves=len(TURNS))
    assert (code, sentence in told, "report.html" in said) == (130, True, True)
    assert sentence in (tmp_path / "report.html").read_text(encoding="utf-8")
    code, told, _ = outcome("analyse", record, "--json")
    analysis = json.loads(told)
    assert (code, len(analysis["moves"]), len(analysis["chances"])) == (130, 5, 6)
    for one in analysis["accounts"]:
        total = one["start"] + one["luck"] - one["errors"] + one["from_others"]
        assert total == pytest.approx(one["end"], abs=1e-9)


def test_nothing_is_shown_where_nothing_was_judged(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt_after(0, monkeypatch)
    assert outcome("analyse", record)[:2] == (130, "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_has_not_ended_is_refused(tmp_path: Path, lang: str) -> None:
    begun(5).record().save(tmp_path / "begun.json")
    sentence = say("error-record-unfinished", lang, moves=5)
    assert refused("analyse", tmp_path / "begun.json", "--lang", lang) == sentence


def changed(record: Path, **parts: Any) -> Path:
    path = record.with_name("changed.json")
    path.write_text(json.dumps(json.loads(record.read_bytes()) | parts), encoding="utf-8")
    return path


def test_records_that_are_damaged_foreign_or_newer_are_refused(record: Path) -> None:
    told = json.loads(record.read_bytes())
    assert "is not a game record of Flambeur" in refused("analyse", changed(record, format="chess"))
    assert "is damaged" in refused("analyse", changed(record, moves=3))
    assert "Use a newer one" in refused("analyse", changed(record, set_up=told["set_up"] | {"rules": 99}))
    assert "is not true" in refused("analyse", changed(record, opening="000000000000"))
    assert "cannot be read" in refused("analyse", record.with_name("missing.json"))


def test_what_is_asked_for_must_be_there(record: Path, tmp_path: Path) -> None:
    assert "the seats are 0 to 1" in refused("analyse", record, "--seat", 2)
    assert "the seats are 0 to 1" in refused("analyse", record, "--seat", -1)
    assert "Allowed: quick, good, deep" in refused("analyse", record, "--quality", "best")
    assert "no language 'xx'" in refused("analyse", record, "--lang", "xx")
    assert "cannot be written" in refused("analyse", record, "--html", tmp_path / "no" / "report.html")
