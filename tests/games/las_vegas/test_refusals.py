"""What is refused: each time with the rule and with what is allowed, and nothing changes."""

from typing import Any

import pytest

import flambeur
from flambeur import BadOption, IllegalMove, Match
from flambeur.core.fairness import luck_of_seed
from flambeur.games.las_vegas.game import LAS_VEGAS
from tests.games.las_vegas.tables import finish


def not_rolled() -> tuple[Match, int]:
    """A match and a value that no die shows."""
    for seed in range(100):
        match = flambeur.new("las-vegas", players=3, seed=seed, first=0)
        shown = {move.value for move in match.legal(0)}
        if shown != set(range(1, 7)):
            return match, min(set(range(1, 7)) - shown)
    raise AssertionError("every roll shows every value")


def refusal(match: Match, seat: int, move: Any) -> IllegalMove:
    """The error that a move meets; the match stays as it was."""
    before, turns = match.seen().tobytes(), list(match.turns)
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, move)
    assert match.seen().tobytes() == before
    assert match.turns == turns
    return caught.value


@pytest.mark.rule("LV-06")
def test_a_value_that_was_not_rolled_is_refused() -> None:
    match, value = not_rolled()
    error = refusal(match, 0, f"place {value}")
    shown = ", ".join(str(move.value) for move in match.legal(0))
    assert (error.code, error.rule) == ("not-rolled", "LV-06")
    words, legal = error.words("en"), ", ".join(map(str, match.legal(0)))
    assert words == f"No die shows {value}. Choose one of the values rolled: {shown}."
    assert str(error) == f"{words} Allowed now: {legal}. (LV-06)"


@pytest.mark.rule("LV-23")
def test_the_values_allowed_include_those_of_white_dice() -> None:
    for seed in range(50):
        match = flambeur.new("las-vegas", players=2, seed=seed, first=0, neutral_dice=True)
        own, white = match.view()["rolled"]
        missing = [value for value in range(6) if not own[value] and not white[value]]
        white_only = [value + 1 for value in range(6) if white[value] and not own[value]]
        if missing and white_only:
            assert str(white_only[0]) in refusal(match, 0, missing[0]).facts["rolled"]
            return
    raise AssertionError("no roll has both a missing value and one of white dice alone")


@pytest.mark.rule("LV-05")
@pytest.mark.parametrize("seat", [1, 2, 3, -1])
def test_nobody_else_may_move(seat: int) -> None:
    match = flambeur.new("las-vegas", players=3, seed=1, first=0)
    assert match.legal(seat) == []
    assert refusal(match, seat, match.legal(0)[0]).code == "not-your-turn"


@pytest.mark.rule("LV-14")
def test_a_finished_game_takes_no_more_moves() -> None:
    match = finish(flambeur.new("las-vegas", players=2, seed=1))
    assert match.waiting == ()
    assert refusal(match, 0, "place 1").code == "game-over"


@pytest.mark.rule("LV-07")
@pytest.mark.parametrize("move", ["place", "place 0", "place 7", "place 3 2", "", 6, -1, True, None])
def test_what_is_no_move_is_refused(move: Any) -> None:
    match = flambeur.new("las-vegas", players=3, seed=1, first=0)
    assert refusal(match, 0, move).code == "unknown-move"


@pytest.mark.rule("LV-01")
@pytest.mark.parametrize("players", [-1, 0, 1, 6, "2", True, None])
def test_only_two_to_five_can_play(players: Any) -> None:
    with pytest.raises(BadOption) as caught:
        Match(LAS_VEGAS, players, {}, luck_of_seed(1))
    assert (caught.value.code, caught.value.rule) == ("bad-players", "LV-01")


@pytest.mark.rule("LV-20")
def test_white_dice_are_for_two_to_four_players() -> None:
    with pytest.raises(BadOption) as caught:
        flambeur.new("las-vegas", players=5, neutral_dice=True)
    assert (caught.value.code, caught.value.rule) == ("neutral-dice-players", "LV-20")


@pytest.mark.parametrize(
    ("name", "value", "rule"),
    [
        pytest.param("rounds", 0, "LV-01", marks=pytest.mark.rule("LV-01")),
        pytest.param("rounds", 9, "LV-01", marks=pytest.mark.rule("LV-01")),
        pytest.param("rounds", 2.5, "LV-01", marks=pytest.mark.rule("LV-01")),
        pytest.param("minimum", 9, "LV-03", marks=pytest.mark.rule("LV-03")),
        pytest.param("minimum", 55, "LV-03", marks=pytest.mark.rule("LV-03")),
        pytest.param("minimum", 91, "LV-03", marks=pytest.mark.rule("LV-03")),
        pytest.param("first", 3, "LV-05", marks=pytest.mark.rule("LV-05")),
        pytest.param("first", -1, "LV-05", marks=pytest.mark.rule("LV-05")),
        pytest.param("neutral_dice", 1, "LV-20", marks=pytest.mark.rule("LV-20")),
        pytest.param("open_money", "yes", "LV-15", marks=pytest.mark.rule("LV-15")),
        ("printing", "third", None),
    ],
)
def test_options_out_of_their_limits_are_refused(name: str, value: Any, rule: str | None) -> None:
    with pytest.raises(BadOption) as caught:
        flambeur.new("las-vegas", players=3, **{name: value})
    assert (caught.value.code, caught.value.rule) == ("bad-option", rule)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadOption) as caught:
        flambeur.new("las-vegas", players=3, jackpot=True)
    assert caught.value.code == "unknown-option"
