"""What can be agreed, and what cannot."""

from typing import Any

import pytest

import flambeur
from flambeur import BadOption


def refused(players: Any = 3, **options: Any) -> BadOption:
    """Why a set-up cannot be played."""
    with pytest.raises(BadOption) as caught:
        flambeur.new("royale", players=players, **options)
    return caught.value


@pytest.mark.rule("LR-01")
@pytest.mark.parametrize("players", [1, 6, "2", None])
def test_only_two_to_five_can_play(players: Any) -> None:
    assert (refused(players).code, refused(players).rule) == ("bad-players", "LR-01")


@pytest.mark.parametrize(
    ("name", "value", "rule"),
    [
        pytest.param("boards", 7, "LR-20", marks=pytest.mark.rule("LR-20")),
        pytest.param("boards", -1, "LR-20", marks=pytest.mark.rule("LR-20")),
        pytest.param("unique", 1, "LR-20", marks=pytest.mark.rule("LR-20")),
        pytest.param("board_1", "i1", "LR-20", marks=pytest.mark.rule("LR-20")),
        pytest.param("board_6", "A1", "LR-20", marks=pytest.mark.rule("LR-20")),
        pytest.param("rounds", 0, "LR-01", marks=pytest.mark.rule("LR-01")),
        pytest.param("rounds", 8, "LR-01", marks=pytest.mark.rule("LR-01")),
        pytest.param("first", 3, "LR-01", marks=pytest.mark.rule("LR-01")),
    ],
)
def test_options_out_of_their_limits_are_refused(name: str, value: Any, rule: str) -> None:
    error = refused(**{name: value})
    assert (error.code, error.rule) == ("bad-option", rule)


@pytest.mark.rule("LR-20")
@pytest.mark.parametrize("other", ["c1", "c2"])
def test_both_sides_of_a_tile_or_one_twice_cannot_lie_on_the_table(other: str) -> None:
    error = refused(board_2="c1", board_5=other)
    assert (error.code, error.rule) == ("one-tile", "LR-20")
    assert f"c1 and {other}" in str(error)


@pytest.mark.rule("LR-20")
@pytest.mark.parametrize(
    ("options", "is_possible"),
    [
        ({"boards": 4}, True),
        ({"boards": 5}, False),
        ({"boards": 6, "rounds": 1}, True),
        ({"boards": 3, "rounds": 4}, True),
        ({"boards": 3, "rounds": 5}, False),
        ({"boards": 4, "board_5": "a1"}, False),
        ({"boards": 2, "rounds": 7}, True),
        ({"boards": 1, "rounds": 7}, True),
    ],
)
def test_boards_never_drawn_before_must_last(options: dict[str, Any], is_possible: bool) -> None:
    if is_possible:
        match = flambeur.new("royale", players=3, seed=1, unique=True, **options)
        assert match.options["unique"] is True
    else:
        assert refused(unique=True, **options).code == "boards-run-out"
