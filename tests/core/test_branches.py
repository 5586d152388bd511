"""A game can leave another one in the middle, with luck of its own, and its record proves both."""

import json
from pathlib import Path

import msgspec
import pytest

from flambeur.core.errors import BadRecord
from flambeur.core.fairness import Luck
from flambeur.core.match import Match
from flambeur.core.record import Record
from flambeur.core.replay import replay, steps, verify
from tests.core import record_damage
from tests.matches import begun, finished, play_on

FRESH, OTHER = Luck(bytes(range(32)), ("mine",)), Luck(bytes(range(1, 33)))
WHOLE = finished().record()


def branch(at: int, luck: Luck = FRESH, of: Record = WHOLE) -> Match:
    """The game goes another way from there."""
    match = replay(of, at)
    match.go_on_with(luck)
    return play_on(match)


@pytest.mark.parametrize("at", [0, 5, len(WHOLE.moves) - 1])
def test_a_branch_begins_as_its_parent_and_is_verified_whole(at: int) -> None:
    match = branch(at)
    assert match.turns[:at] == finished().turns[:at]
    again = verify(Record.parse(json.dumps(json_of(match)).encode()))
    assert (again.turns, again.standing, again.last_luck) == (match.turns, match.standing, FRESH)
    assert [branched.at for branched in match.record().branches] == [at]
    assert match.luck == finished().last_luck, "that of the parent stands where it stood"


def test_the_luck_of_a_branch_is_its_own() -> None:
    assert branch(5).turns != branch(5, OTHER).turns
    assert branch(5).turns == branch(5).turns


def test_a_branch_can_be_left_in_its_turn_and_what_comes_later_is_forgotten() -> None:
    first = branch(4).record()
    later, earlier, there = branch(6, OTHER, first), branch(2, OTHER, first), branch(4, OTHER, first)
    assert list(later.branched.items()) == [(4, FRESH), (6, OTHER)]
    assert (earlier.branched, there.branched) == ({2: OTHER}, {4: OTHER})
    assert verify(later.record()).turns == later.turns


def test_a_branch_nobody_has_moved_in_yet_is_loaded_and_played_on() -> None:
    match = begun(5)
    match.go_on_with(FRESH)
    assert not match.may_take_back, "what was played before the branch stands"
    assert play_on(verify(match.record())).record() == branch(5).record()


def test_every_turn_of_a_branch_is_seen_again_as_it_stood() -> None:
    match = branch(5)
    for number, (again, turn) in enumerate(steps(match)):
        assert again.seen().tobytes() == replay(match.record(), number).seen().tobytes()
        assert again.check(turn.seat, turn.move) == turn.move
    assert again.turns == match.turns


def test_whatever_is_changed_of_a_branch_is_found(tmp_path: Path) -> None:
    told = record_damage.as_json(branch(5).record(), tmp_path)
    paths = [(path, value) for path, value in record_damage.leaves(told) if path[0] == "branches"]
    assert len(paths) == 5
    for path, value in paths:
        for other in record_damage.other_values(value):
            with pytest.raises(BadRecord):
                verify(Record.parse(record_damage.changed(told, path, other)))
    with pytest.raises(BadRecord, match="luck of the branch"):
        verify(Record.parse(record_damage.changed(told, ("branches", 0, "secret"), "no secret")))
    with pytest.raises(BadRecord):
        verify(Record.parse(record_damage.without(told, ("branches", 0))))


def test_a_game_with_a_coach_says_so_and_cannot_hide_it() -> None:
    match = finished()
    match.has_coach = True
    told = json_of(match)
    assert told["set_up"]["coach"] is True
    assert verify(Record.parse(json.dumps(told).encode())).has_coach
    del told["set_up"]["coach"]
    with pytest.raises(BadRecord, match="set-up"):
        verify(Record.parse(json.dumps(told).encode()))


def json_of(match: Match) -> dict[str, dict[str, object]]:
    """The record as a program reads it."""
    told: dict[str, dict[str, object]] = json.loads(msgspec.json.encode(match.record()))
    return told
