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


def sent(match: Match) -> Match:
    twin: Match = pickle.loads(pickle.dumps(match))
    return twin


@pytest.mark.parametrize("twin_of", [Match.copy, copy.copy, copy.deepcopy, sent])
def test_a_twin_stands_where_the_match_stands_and_goes_its_own_way(twin_of: Callable[[Match], Match]) -> None:
    match = begun()
    twin = twin_of(match)
    assert twin.record() == match.record()
    seat = twin.waiting[0]
    before = match.record()
    events = twin.play(seat, twin.legal(seat)[0])
    assert match.record() == before
    assert match.play(seat, match.legal(seat)[0]) == events  # the same luck too


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
