"""`flambeur replay` and `flambeur verify`: what a record tells, and whether it is true."""

import json
from pathlib import Path

import pytest

from flambeur.core.fairness import Luck
from flambeur.core.match import Match
from flambeur.games import LAS_VEGAS
from flambeur.words import LANGUAGES, say
from tests.commands.running import printed, printed_json, refused
from tests.matches import begun, finished

MOVES = len(finished().turns)


def damaged(record: Path, content: bytes) -> Path:
    path = record.with_name("damaged.json")
    path.write_bytes(content)
    return path


def edited(record: Path) -> Path:
    told = json.loads(record.read_bytes())
    told["moves"][4]["check"] = "000000000000"
    return damaged(record, json.dumps(told).encode())


@pytest.mark.parametrize("at", [0, 1, 5, MOVES])
def test_a_game_is_told_up_to_any_move(record: Path, at: int) -> None:
    told = printed_json("replay", record, "--at", at)
    match = begun(at)
    assert (told["at"], told["view"], tuple(told["waiting"])) == (at, match.view(), match.waiting)
    assert len(told["events"]) == len(match.opening) + sum(len(turn.events) for turn in match.turns)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_told_in_words(record: Path, lang: str) -> None:
    told = printed("replay", record, "--lang", lang)
    assert say("replayed", lang, at=MOVES, moves=MOVES) in told
    assert say("las-vegas-game-ended", lang) in told
    assert say("standing-title", lang) in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_told_in_part_shows_who_is_to_move(record: Path, lang: str) -> None:
    told = printed("replay", record, "--lang", lang, "--at", 3)
    name = say(f"player-{('first', 'second')[begun(3).waiting[0]]}", lang)
    assert say("replayed", lang, at=3, moves=MOVES) in told
    assert name in told.splitlines()[-1]
    assert say("las-vegas-hidden", lang) in told
    assert say("standing-title", lang) not in told


def test_the_table_shows_white_dice_and_open_money(tmp_path: Path) -> None:
    begun(3, players=3, neutral_dice=True, open_money=True).record().save(tmp_path / "white.json")
    told = printed("replay", tmp_path / "white.json")
    assert f"□ {say('las-vegas-neutral')}" in told
    assert say("las-vegas-hidden") not in told


def test_a_pile_that_has_run_out_is_told(tmp_path: Path) -> None:
    finished(players=5, rounds=8, minimum=90).record().save(tmp_path / "long.json")
    assert "gets nothing: the pile has run out" in printed("replay", tmp_path / "long.json")


@pytest.mark.parametrize("at", [-1, MOVES + 1, 10**9, 10**30])
def test_a_move_that_is_not_there_is_refused(record: Path, at: int) -> None:
    assert f"The record has moves 0 to {MOVES}, not" in refused("replay", record, "--at", at)


def test_an_unknown_language_is_refused(record: Path) -> None:
    assert "no language 'xx'" in refused("replay", record, "--lang", "xx")


def test_a_true_record_is_verified(record: Path) -> None:
    told = printed("verify", record)
    assert told.startswith(f"Verified: las-vegas, 2 players, {MOVES} moves, finished.")
    assert finished().luck.commitment in told
    assert printed_json("verify", record) == {"verified": True, "moves": MOVES, "finished": True}


def test_what_was_noted_before_the_game_must_be_in_the_record(tmp_path: Path) -> None:
    luck = Luck(bytes(32), ("ada's", "ben's"))
    Match(LAS_VEGAS, 2, {}, luck).record().save(tmp_path / "noted.json")
    noted = ("verify", tmp_path / "noted.json", "--commitment", luck.commitment, "--luck", "ben's")
    assert printed(*noted).startswith("Verified")
    assert "ada" in refused(*noted, "--luck", "ada")
    other = Luck(bytes(31) + b"1").commitment
    assert luck.commitment in refused("verify", tmp_path / "noted.json", "--commitment", other)


def test_an_unfinished_game_is_verified_as_such(tmp_path: Path) -> None:
    begun(4).record().save(tmp_path / "half.json")
    assert "4 moves, unfinished" in printed("verify", tmp_path / "half.json")
    assert printed_json("verify", tmp_path / "half.json")["finished"] is False


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_an_edited_record_is_refused_with_the_place(record: Path, command: str) -> None:
    assert "move 5 does not match what really happened" in refused(command, edited(record))


def test_a_record_edited_later_can_be_replayed_up_to_there(record: Path) -> None:
    assert printed_json("replay", edited(record), "--at", 4)["at"] == 4


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_bad_files_are_refused(record: Path, command: str) -> None:
    content = record.read_bytes()
    assert "is damaged" in refused(command, damaged(record, content[:-20]))
    assert "is damaged" in refused(command, damaged(record, b"\x00\xff"))
    assert "is damaged" in refused(command, damaged(record, b""))
    assert "is not a game record of Flambeur" in refused(command, damaged(record, b'{"name": "x"}'))
    assert "cannot be read" in refused(command, record.parent)
    assert "cannot be read" in refused(command, record.with_name("missing.json"))


def test_reading_changes_nothing(record: Path) -> None:
    before = record.read_bytes()
    printed("replay", record)
    printed("verify", record)
    assert [path.read_bytes() for path in record.parent.iterdir()] == [before]
