"""A match can be copied, sent to another process, and asked only about seats that there are."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import flambeur
from flambeur.core.errors import BadOption, BadRecord, IllegalMove
from flambeur.core.match import Match
from flambeur.core.record import Record
from tests.matches import play_on


def begun() -> Match:
    return play_on(flambeur.new("las-vegas", players=3, seed=5, rounds=1), moves=6)


def sent(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def same_luck(match: Match) -> Match:
    return match.copy(same_luck=True)


@pytest.mark.parametrize("twin_of", [same_luck, sent])
def test_a_twin_stands_where_the_match_stands_and_goes_its_own_way(twin_of: Callable[[Match], Match]) -> None:
    match = begun()
    twin = twin_of(match)
    assert twin.record() == match.record()
    seat = twin.waiting[0]
    before = match.record()
    events = twin.play(seat, twin.legal(seat)[0])
    assert match.record() == before
    assert match.play(seat, match.legal(seat)[0]) == events  # the same luck too


@pytest.mark.parametrize("twin_of", [Match.copy, copy.copy, copy.deepcopy])
def test_a_copy_has_luck_of_its_own(twin_of: Callable[[Match], Match]) -> None:
    match = begun()
    futures = {str(play_on(twin_of(match)).heard()) for _ in range(3)}
    assert len(futures | {str(play_on(match).heard())}) == 4


def test_a_copy_can_be_had_again_by_its_seed_and_its_record_is_true() -> None:
    match = begun()
    one, other = (play_on(match.copy(seed=3)) for _ in range(2))
    assert one.record() == other.record() == flambeur.verify(one.record()).record()


def test_a_copy_that_travels_does_not_give_away_the_luck_of_the_match() -> None:
    match = begun()
    seat = match.waiting[0]
    move = match.legal(seat)[0]
    travelled = sent(match.copy())
    assert travelled.last_luck != match.last_luck
    assert travelled.play(seat, move)[0] == match.play(seat, move)[0], "what the move does is no luck"


def test_a_planner_on_copies_cannot_see_the_next_roll() -> None:
    """It tries its move on a copy first; with the dice of the match it would always foresee what comes."""
    match, foreseen, foretold = flambeur.new("las-vegas", players=2, seed=1), [], []
    for number in range(10):
        seat = match.waiting[0]
        move = match.legal(seat)[0]
        foreseen.append(match.copy(seed=number).play(seat, move))
        foretold.append(match.copy(same_luck=True).play(seat, move))
        match.play(seat, move)
    rolled = [list(turn.events) for turn in match.turns]
    assert foretold == rolled
    assert [one for one, other in zip(foreseen, rolled, strict=True) if one == other] == []


@pytest.mark.parametrize("seat", [3, -2, "x", None, 1.0, True])
def test_a_view_is_of_a_seat_that_there_is(seat: object) -> None:
    with pytest.raises(IllegalMove) as refused:
        begun().view(seat)  # type: ignore[arg-type]
    assert refused.value.code == "no-such-seat"


def test_what_was_agreed_cannot_be_changed_afterwards() -> None:
    with pytest.raises(TypeError):
        begun().options["rounds"] = 8  # type: ignore[index]


@pytest.mark.parametrize("seed", ["7", 7.5, True, [7]])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(BadOption):
        flambeur.new("las-vegas", players=2, seed=seed)  # type: ignore[arg-type]


def test_numbers_of_numpy_are_numbers() -> None:
    number: Any = np.int64
    match = flambeur.new("las-vegas", players=number(2), seed=number(7), rounds=number(1))
    seat = match.waiting[0]
    match.play(number(seat), number(match.legal(seat)[0].id))
    assert match.record() == flambeur.replay(match.record()).record()


def test_a_key_that_stands_twice_is_refused() -> None:
    content = b'{"format": "flambeur-record-1", "format": "flambeur-record-1"}'
    with pytest.raises(BadRecord) as refused:
        Record.parse(content)
    assert refused.value.code == "record-damaged"


def test_a_watcher_hears_the_whole_story() -> None:
    match = begun()
    assert match.heard() == [*match.opening, *(event for turn in match.turns for event in turn.events)]
