"""Playing a record again: to any move, and nothing that was changed goes unnoticed."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import flambeur
from flambeur.core.errors import BadRecord, FlambeurError
from flambeur.core.record import FORMAT, Record, agreed, check_of, proof
from flambeur.core.replay import replay, verify
from tests.core import record_damage
from tests.matches import begun, finished, play_on

WHOLE = finished().record()


@pytest.fixture
def told(tmp_path: Path) -> Any:
    """A short finished game as JSON."""
    return record_damage.as_json(WHOLE, tmp_path)


@pytest.mark.parametrize("options", [{}, {"players": 5}, {"players": 3, "neutral_dice": True, "rounds": 2}])
def test_a_true_record_is_verified(options: dict[str, Any]) -> None:
    match = finished(**options)
    again = verify(match.record())
    assert again.standing == match.standing
    assert again.turns == match.turns
    assert again.seen().tobytes() == match.seen().tobytes()


def test_a_record_can_be_replayed_to_every_move() -> None:
    for moves in range(len(WHOLE.moves) + 1):
        there, match = replay(WHOLE, moves), begun(moves)
        assert there.turns == match.turns
        assert there.seen().tobytes() == match.seen().tobytes()
        assert there.record() == match.record()
    assert replay(WHOLE).record() == WHOLE


@pytest.mark.parametrize("at", [-1, len(WHOLE.moves) + 1, 10**9])
def test_a_move_that_is_not_there_cannot_be_replayed_to(at: int) -> None:
    with pytest.raises(BadRecord) as refused:
        replay(WHOLE, at)
    assert refused.value.facts == {"at": at, "most": len(WHOLE.moves)}


@pytest.mark.parametrize("moves", [0, 1, 6, 10])
def test_an_unfinished_game_is_loaded_and_played_on_to_the_same_end(moves: int, tmp_path: Path) -> None:
    begun(moves).record().save(tmp_path / "game.json")
    match = flambeur.load(tmp_path / "game.json")
    assert len(match.turns) == moves
    assert play_on(match).record() == WHOLE


def place_of(path: record_damage.Path) -> str:
    """How a refusal names the part that was changed."""
    named = {"format": "format", "set_up": "set-up", "chance": "chance", "opening": "opening", "end": "end"}
    if path[:2] == ("set_up", "game"):
        return "no game called"
    return f"move {int(path[1]) + 1}" if path[0] == "moves" else named[str(path[0])]


def json_place(path: record_damage.Path) -> str:
    """How a refusal names a value of the wrong kind; names of options and lists are not spelled out."""
    if path[:2] == ("set_up", "options"):
        return "$.set_up.options"
    return "$" + "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)


def is_named(path: record_damage.Path, sentence: str) -> bool:
    """Whether a refusal names the place; rules that there are not are named as such."""
    is_no_version = path == ("set_up", "rules") and "of the rules" in sentence
    return is_no_version or place_of(path) in sentence or json_place(path) in sentence


def refusal_of(content: bytes) -> FlambeurError:
    with pytest.raises(FlambeurError) as refused:
        verify(Record.parse(content))
    return refused.value


def test_any_value_changed_is_found_where_it_was_changed(told: Any) -> None:
    for path, value in record_damage.leaves(told):
        for other in record_damage.other_values(value):
            sentence = str(refusal_of(record_damage.changed(told, path, other)))
            assert is_named(path, sentence), (path, other, sentence)


def test_every_value_was_changed(told: Any) -> None:
    assert len(list(record_damage.leaves(told))) == 1 + 10 + 4 + 1 + 3 * len(WHOLE.moves) + 2 * 3 + 1


def test_any_value_left_out_is_missed(told: Any) -> None:
    for path, branch in record_damage.branches(told):
        for key in branch if isinstance(branch, dict) else range(len(branch)):
            assert str(refusal_of(record_damage.without(told, (*path, key))))


def test_anything_added_is_found(told: Any) -> None:
    for path, branch in record_damage.branches(told):
        if isinstance(branch, dict):
            assert str(refusal_of(record_damage.changed(told, (*path, "note"), "x")))
        else:
            longer = [*branch, branch[-1] if branch else "x"]
            assert str(refusal_of(record_damage.changed(told, path, longer)))


def test_a_missing_move_is_found_where_it_is_missing(told: Any) -> None:
    for number in range(len(WHOLE.moves) - 1):
        assert f"move {number + 1} " in str(refusal_of(record_damage.without(told, ("moves", number))))
    last = ("moves", len(WHOLE.moves) - 1)
    assert "end does not match" in str(refusal_of(record_damage.without(told, last)))


def test_moves_in_another_order_are_found(told: Any) -> None:
    moves = told["moves"]
    for i in range(len(moves) - 1):
        swapped = [*moves[:i], moves[i + 1], moves[i], *moves[i + 2 :]]
        assert f"move {i + 1} " in str(refusal_of(record_damage.changed(told, ("moves",), swapped)))


def test_the_parts_of_another_game_do_not_fit(told: Any, tmp_path: Path) -> None:
    other = record_damage.as_json(finished(seed=8).record(), tmp_path)
    for part, place in (("chance", "opening"), ("opening", "opening"), ("moves", "move 1 "), ("end", "end")):
        assert place in str(refusal_of(record_damage.changed(told, (part,), other[part])))


def test_an_illegal_move_is_named_with_its_reason(told: Any) -> None:
    refusal = refusal_of(record_damage.changed(told, ("moves", 2, "move"), "place 9"))
    assert "move 3 was not possible. There is no move 'place 9'" in str(refusal)


def test_a_number_too_large_for_anything_is_still_refused_in_words(told: Any) -> None:
    for path in (("set_up", "rules"), ("set_up", "players"), ("moves", 0, "seat"), ("end", "standing", 0, 2)):
        assert str(refusal_of(record_damage.changed(told, path, 10**30)))


def forged(**agreement: Any) -> Record:
    """A record whose first checks were computed anew after changing what was agreed."""
    set_up = msgspec.structs.replace(WHOLE.set_up, **agreement)
    set_up = msgspec.structs.replace(set_up, check=check_of("", agreed(set_up)))
    check = check_of(set_up.check, proof(finished().luck))
    chance = msgspec.structs.replace(WHOLE.chance, check=check)
    return msgspec.structs.replace(WHOLE, set_up=set_up, chance=chance)


@pytest.mark.parametrize(
    "agreement",
    [
        {"players": 1},
        {"players": -(10**6)},
        {"players": 3},
        {"options": {}},
        {"options": {"rounds": 99}},
        {"options": {"rounds": None}},
        {"options": {"secret": 1}},
        {"options": WHOLE.set_up.options | {"rounds": 2}},
    ],
)
def test_checks_computed_anew_do_not_make_a_lie_true(agreement: dict[str, Any]) -> None:
    with pytest.raises(FlambeurError):
        verify(forged(**agreement))


def test_forging_without_a_change_is_no_lie() -> None:
    assert forged() == WHOLE
    assert WHOLE.format == FORMAT
