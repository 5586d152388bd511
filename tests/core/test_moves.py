"""The table of moves: a move is found by its number, its text or itself."""

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeur.core.errors import IllegalMove
from flambeur.core.moves import Move, MoveTable

KINDS: list[tuple[str, dict[str, int]]] = [
    ("pass", {}),
    ("place", {"value": 1}),
    ("place", {"value": 2}),
    ("swap", {"mine": 3, "theirs": 4}),
]
TABLE = MoveTable(KINDS)


def test_moves_are_numbered_in_order() -> None:
    assert [TABLE[number].id for number in range(len(TABLE))] == [0, 1, 2, 3]


def test_moves_have_a_text_form() -> None:
    assert [str(TABLE[number]) for number in range(4)] == ["pass", "place 1", "place 2", "swap 3 4"]


@pytest.mark.parametrize("number", range(4))
def test_a_move_is_found_by_number_by_text_and_by_itself(number: int) -> None:
    move = TABLE[number]
    assert TABLE.find(number) is TABLE.find(str(move)) is TABLE.find(move) is move


@pytest.mark.parametrize("text", ["place 2", "PLACE 2", " Place 2\n"])
def test_case_and_outer_spaces_of_a_text_do_not_matter(text: str) -> None:
    assert TABLE.find(text) is TABLE[2]


@pytest.mark.parametrize(
    "unknown",
    [-1, 4, 10**30, True, False, None, 1.0, "", "place", "place 3", "place 1 2", "1", b"pass", [1], {}],
)
def test_what_is_no_move_is_refused(unknown: Any) -> None:
    with pytest.raises(IllegalMove) as refused:
        TABLE.find(unknown)
    assert refused.value.code == "unknown-move"
    assert refused.value.facts == {"move": repr(unknown), "example": "pass", "most": 3}


@given(st.one_of(st.integers(), st.text(), st.floats(), st.binary(), st.lists(st.integers())))
def test_whatever_is_asked_for_is_found_or_refused(asked: Any) -> None:
    numbers: list[Any] = [0, 1, 2, 3]
    texts = ["pass", "place 1", "place 2", "swap 3 4"]
    if (type(asked) is int and asked in numbers) or (type(asked) is str and asked.strip().lower() in texts):
        assert TABLE.find(asked) in [TABLE[number] for number in numbers]
    else:
        with pytest.raises(IllegalMove):
            TABLE.find(asked)


def test_a_very_long_text_is_not_repeated_in_full() -> None:
    with pytest.raises(IllegalMove) as refused:
        TABLE.find("x" * 10_000)
    assert len(str(refused.value)) < 200


def test_a_move_of_another_table_is_refused() -> None:
    for stranger in (Move(1, "place", {"value": 6}), Move(2, "place", {"value": 1}), Move(9, "pass", {})):
        with pytest.raises(IllegalMove):
            TABLE.find(stranger)


def test_arguments_are_attributes() -> None:
    assert (TABLE[3].mine, TABLE[3].theirs) == (3, 4)


def test_an_argument_that_a_move_lacks_is_named() -> None:
    with pytest.raises(AttributeError, match="a move has no 'stake'"):
        _ = TABLE[1].stake


def test_a_move_can_be_pickled_and_copied() -> None:
    assert pickle.loads(pickle.dumps(TABLE[3])) == copy.deepcopy(TABLE[3]) == TABLE[3]


def test_moves_can_be_kept_in_sets() -> None:
    assert len({TABLE[1], MoveTable(KINDS)[1], TABLE[2]}) == 2


def test_a_move_shows_itself() -> None:
    assert repr(TABLE[3]) == "Move(kind='swap', mine=3, theirs=4)"


def test_a_move_as_json_is_flat() -> None:
    assert TABLE[3].to_json() == {"id": 3, "kind": "swap", "mine": 3, "theirs": 4}
