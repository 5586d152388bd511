"""Taking a move back: only while it drew no luck and showed nobody anything hidden."""

from collections.abc import Callable
from typing import Any

import pytest

import flambeur
from flambeur.core.match import Match
from flambeur.core.replay import verify
from tests.matches import play_on


def everything(match: Match) -> tuple[Any, ...]:
    """All that a move could change, true state and luck included."""
    return match._state.tobytes(), match._chance.tobytes(), tuple(match.turns), match.view()


def until(match: Match, condition: Callable[[Match], bool], most: int = 2000) -> tuple[Any, ...]:
    """Play until something is so; returns all there was before the last move."""
    for number in range(most):
        before, seat = everything(match), match.waiting[0]
        legal = match.legal(seat)
        match.play(seat, legal[number % len(legal)])
        if condition(match):
            return before
    raise AssertionError("it never was so")


def test_after_taking_back_everything_is_as_if_the_move_had_not_been_made() -> None:
    match = flambeur.new("royale", players=3, seed=2)
    before = until(match, lambda match: match.may_take_back)
    match.take_back()
    assert everything(match) == before


def test_a_game_with_moves_taken_back_can_be_checked_like_any_other() -> None:
    match = flambeur.new("royale", players=3, seed=2, rounds=1)
    until(match, lambda match: match.may_take_back)
    match.take_back()
    record = play_on(match).record()
    assert verify(record).is_over


def test_several_moves_are_taken_back_one_after_the_other() -> None:
    match = flambeur.new("royale", players=3, seed=2)
    two = until(match, lambda match: match.may_take_back)
    seat = match.waiting[0]
    while True:
        one = everything(match)
        match.play(seat, match.legal(seat)[-1])
        if match.may_take_back:
            break
        two = until(match, lambda match: match.may_take_back)
        seat = match.waiting[0]
    match.take_back()
    assert everything(match) == one
    match.take_back()
    assert everything(match) == two


@pytest.mark.parametrize("game", ["las-vegas", "easy-come"])
def test_what_is_followed_by_a_roll_is_not_taken_back(game: str) -> None:
    match = flambeur.new(game, players=2, seed=1)
    assert not match.may_take_back, "there is nothing to take back yet"
    while not match.is_over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
        assert not match.may_take_back


def test_a_card_that_others_have_seen_is_not_taken_back() -> None:
    match = flambeur.new("all-or-nothing", players=3, seed=1)
    played = lambda match: any(event.kind == "played" for event in match.turns[-1].events)  # noqa: E731
    until(match, played)
    assert not match.may_take_back


def test_a_copy_takes_back_on_its_own() -> None:
    match = flambeur.new("royale", players=3, seed=2)
    until(match, lambda match: match.may_take_back)
    twin = match.copy(same_luck=True)
    twin.take_back()
    assert match.may_take_back
    assert len(match.turns) == len(twin.turns) + 1
