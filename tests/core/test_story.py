"""Telling what happens: who hears it, and what of it."""

import json
from threading import Thread

import numpy as np
import pytest

from flambeur.core.story import (
    EVERYONE,
    Event,
    Story,
    Telling,
    listening,
    silent_tell,
    silent_whisper,
    tell,
    whisper,
)


def a_story() -> tuple[Story, int, int]:
    story = Story()
    return story, story.event("rolled", "seat", "dice"), story.event("ended")


def test_what_is_told_reaches_the_listener_in_order() -> None:
    with listening() as heard:
        tell(1, 2, 3)
        whisper(4, 0)
    assert heard == [Telling(EVERYONE, 1, (2, 3)), Telling(4, 0, ())]


def test_nothing_is_heard_before_and_after_listening() -> None:
    tell(0, 1)
    with listening() as heard:
        pass
    whisper(1, 0)
    assert heard == []


def test_the_listener_is_gone_after_an_error() -> None:
    with pytest.raises(ZeroDivisionError), listening() as heard:
        raise ZeroDivisionError
    tell(0)
    assert heard == []


def test_only_the_inner_listener_hears() -> None:
    with listening() as outer:
        with listening() as inner:
            tell(1)
        tell(2)
    assert [telling.kind for telling in inner] == [1]
    assert [telling.kind for telling in outer] == [2]


def test_another_thread_does_not_hear() -> None:
    with listening() as heard:
        other = Thread(target=tell, args=(1,))
        other.start()
        other.join()
    assert heard == []


def test_what_was_told_is_a_copy() -> None:
    dice = np.array([[1, 2], [3, 4]], np.int8)
    with listening() as heard:
        tell(0, dice, dice[0, 1])
    dice[:] = 0
    assert heard[0].values == ([[1, 2], [3, 4]], 2)


def test_a_tuple_is_told_as_a_list() -> None:
    with listening() as heard:
        tell(0, (1, 0, 2))
    assert heard[0].values == ([1, 0, 2],)


def test_what_was_told_is_json_ready() -> None:
    with listening() as heard:
        tell(0, np.int8(3), np.array([1, 2], np.int16), np.bool_(True), "text", 5)
    assert json.dumps(heard[0].values) == '[3, [1, 2], true, "text", 5]'


def test_a_seat_may_be_a_number_of_the_state() -> None:
    with listening() as heard:
        whisper(np.int8(2), 0)  # type: ignore[arg-type]
    assert type(heard[0].audience) is int


def test_the_silent_ones_say_nothing() -> None:
    with listening() as heard:
        silent_tell(0, 1, 2)
        silent_whisper(1, 0, 2)
    assert heard == []


def test_a_story_gives_names_to_what_was_heard() -> None:
    story, rolled, ended = a_story()
    with listening() as heard:
        whisper(1, rolled, 1, 6)
        tell(ended)
    assert story.events(heard) == [Event("rolled", {"seat": 1, "dice": 6}, 1), Event("ended", {})]


def test_kinds_are_numbered_in_order() -> None:
    story, rolled, ended = a_story()
    assert (rolled, ended) == (0, 1)
    assert story.kinds == [("rolled", ("seat", "dice")), ("ended", ())]


@pytest.mark.parametrize("values", [(), (1,), (1, 2, 3)])
def test_an_event_with_too_few_or_too_many_values_is_a_mistake(values: tuple[int, ...]) -> None:
    story, rolled, _ = a_story()
    with pytest.raises(ValueError, match="zip"):
        story.events([Telling(EVERYONE, rolled, values)])


def test_an_event_for_everyone_is_for_every_seat_and_for_watchers() -> None:
    assert all(Event("ended", {}).is_for(seat) for seat in (0, 1, 5, None))


def test_an_event_for_one_seat_is_for_nobody_else() -> None:
    event = Event("dealt", {}, 0)
    assert [event.is_for(seat) for seat in (0, 1, -1, None)] == [True, False, False, False]


def test_an_event_as_json_is_flat() -> None:
    assert Event("rolled", {"seat": 1, "dice": 6}).to_json() == {"event": "rolled", "seat": 1, "dice": 6}
    assert Event("dealt", {"card": 6}, 1).to_json() == {"event": "dealt", "card": 6, "only": 1}
