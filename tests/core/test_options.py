"""Options: what can be agreed is checked before a game begins."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeur.core.errors import BadOption
from flambeur.core.options import Option, OptionTable
from flambeur.games import LAS_VEGAS

FLAG = Option("open", False, "XX-01")
NUMBER = Option("rounds", 4, "XX-02", low=1, high=8)
FROM_ZERO = Option("boards", 3, high=6)
WORD = Option("printing", "first", choices=("first", "later"))
SEAT = Option("starter", None, is_seat=True)
GOAL = Option("target", None, low=10, high=90, is_optional=True)
TENS = Option("minimum", 50, low=10, high=90, step=10)
TABLE = OptionTable(2, 5, "XX-00", (FLAG, NUMBER, WORD, SEAT))
ANYTHING = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.lists(st.integers()))


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (FLAG, True),
        (FLAG, False),
        (NUMBER, 1),
        (NUMBER, 8),
        (FROM_ZERO, 0),
        (WORD, "later"),
        (SEAT, 0),
        (SEAT, 2),
        (SEAT, None),
        (GOAL, 90),
        (GOAL, None),
        (TENS, 10),
        (TENS, 90),
    ],
)
def test_what_is_allowed_is_taken_as_it_is(option: Option, value: Any) -> None:
    assert option.check(value, 3) is value


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        (FLAG, 1, "true, false"),
        (FLAG, "true", "true, false"),
        (FLAG, None, "true, false"),
        (NUMBER, 0, "1–8"),
        (NUMBER, 9, "1–8"),
        (NUMBER, True, "1–8"),
        (NUMBER, 4.0, "1–8"),
        (NUMBER, "4", "1–8"),
        (NUMBER, None, "1–8"),
        (TENS, 55, "10, 20, … 90"),
        (TENS, 0, "10, 20, … 90"),
        (TENS, 100, "10, 20, … 90"),
        (WORD, "First", "first, later"),
        (WORD, 0, "first, later"),
        (WORD, ["first"], "first, later"),
        (SEAT, 3, "none, 0–2"),
        (SEAT, -1, "none, 0–2"),
        (SEAT, False, "none, 0–2"),
        (SEAT, "none", "none, 0–2"),
        (GOAL, 91, "none, 10–90"),
        (GOAL, False, "none, 10–90"),
    ],
)
def test_anything_else_is_refused_with_what_is_allowed(option: Option, value: Any, allowed: str) -> None:
    with pytest.raises(BadOption) as refused:
        option.check(value, 3)
    assert refused.value.rule == option.rule
    assert refused.value.facts == {"name": option.name, "value": repr(value), "allowed": allowed}


@given(ANYTHING)
def test_numbers_are_whole_and_within_limits(value: Any) -> None:
    if type(value) is int and 1 <= value <= 8:
        assert NUMBER.check(value, 2) == value
    else:
        with pytest.raises(BadOption):
            NUMBER.check(value, 2)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("FALSE", False),
        ("None", None),
        ("12", 12),
        ("-3", -3),
        ("--3", "--3"),
        ("²", "²"),
        ("1.5", "1.5"),
        ("later", "later"),
        ("", ""),
    ],
)
def test_texts_are_read(text: str, value: Any) -> None:
    assert NUMBER.parse(text) == value
    assert type(NUMBER.parse(text)) is type(value)


@given(st.text())
def test_any_text_can_be_read(text: str) -> None:
    assert NUMBER.parse(text) is None or isinstance(NUMBER.parse(text), bool | int | str)


@given(st.integers(-(10**20), 10**20))
def test_numbers_are_read_as_they_are_written(number: int) -> None:
    assert NUMBER.parse(str(number)) == number


def test_a_number_longer_than_python_reads_is_left_to_be_refused() -> None:
    with pytest.raises(BadOption):
        TABLE.check(2, TABLE.parse({"rounds": "9" * 5000}))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_as_many_can_play_as_the_game_says(players: int) -> None:
    assert TABLE.check_players(players) == players


@pytest.mark.parametrize("players", [-1, 0, 1, 6, True, 3.0, "3", None, [3]])
def test_other_numbers_of_players_are_refused(players: Any) -> None:
    with pytest.raises(BadOption) as refused:
        TABLE.check_players(players)
    assert (refused.value.code, refused.value.rule) == ("bad-players", "XX-00")
    assert refused.value.facts == {"players": repr(players), "fewest": 2, "most": 5}


def test_options_not_given_have_their_defaults() -> None:
    assert TABLE.check(2, {}) == {"open": False, "rounds": 4, "printing": "first", "starter": None}
    assert TABLE.check(2, {"rounds": 2})["rounds"] == 2


def test_a_seat_must_be_one_of_this_game() -> None:
    assert TABLE.check(3, {"starter": 2})["starter"] == 2
    with pytest.raises(BadOption):
        TABLE.check(2, {"starter": 2})


@pytest.mark.parametrize("name", ["round", "Rounds", "", "players"])
def test_an_unknown_option_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        TABLE.check(2, {"rounds": 3, name: 1})
    assert refused.value.code == "unknown-option"
    assert refused.value.facts == {"name": repr(name), "options": "open, rounds, printing, starter"}


def test_options_are_read_from_texts_and_unknown_ones_left_to_be_refused() -> None:
    assert TABLE.parse({"rounds": "3", "open": "true", "x": "7"}) == {"rounds": 3, "open": True, "x": "7"}


def test_an_option_as_json_has_its_kind_and_limits() -> None:
    kinds = {option.name: option.to_json()["kind"] for option in LAS_VEGAS.options.options}
    assert kinds == {
        "neutral_dice": "flag",
        "rounds": "number",
        "minimum": "number",
        "first": "seat",
        "open_money": "flag",
        "printing": "choice",
    }
    rounds = next(option for option in LAS_VEGAS.options.options if option.name == "rounds")
    assert rounds.to_json() == {
        "name": "rounds",
        "default": 4,
        "kind": "number",
        "rule": "LV-01",
        "low": 1,
        "high": 8,
        "step": 1,
        "choices": [],
        "is_optional": False,
    }
    assert GOAL.to_json()["is_optional"]


@pytest.mark.parametrize("version", [0, -1, LAS_VEGAS.version + 1, True, "1", None])
def test_rules_of_a_version_that_never_was_are_refused(version: Any) -> None:
    with pytest.raises(BadOption, match="rules"):
        LAS_VEGAS.by_version(version)
