"""How much work is handed out at once."""

import pytest

from flambeur.arena.spans import PORTION_GAMES, PORTION_SECONDS, Portion, Span, SpanQueue
from tests.arena.arenas import short_plan

MANY = 10_000_000  # games


def taken(queue: SpanQueue) -> Span:
    """The next span; there is one."""
    span = queue.take()
    assert span is not None
    return span


def rounds_after(seconds: float, rounds: int, workers: int = 1, games: int = MANY) -> int:
    """How many rounds are handed out when so many have taken so long."""
    queue = SpanQueue(short_plan(games=games), workers)
    assert taken(queue) == Span(0, 1)
    queue.done(Portion(Span(0, rounds), b"", (), seconds))
    span = taken(queue)
    assert span.first == 1
    return span.last - span.first


@pytest.mark.parametrize(("seconds", "rounds", "expected"), [(0.25, 8, 16), (1.0, 8, 4), (4.0, 40, 5)])
def test_a_portion_is_as_large_as_takes_the_time_it_should(
    seconds: float, rounds: int, expected: int
) -> None:
    assert PORTION_SECONDS == 0.5
    assert rounds_after(seconds, rounds) == expected


def test_a_portion_is_never_empty_and_never_huge() -> None:
    assert rounds_after(seconds=60.0, rounds=1) == 1
    assert rounds_after(seconds=0.0, rounds=1000) == PORTION_GAMES // 2  # two games are a round


def test_what_is_left_is_shared_by_all_who_work() -> None:
    assert rounds_after(seconds=0.0, rounds=1000, workers=4, games=2 * 101) == 25
    assert rounds_after(seconds=0.0, rounds=1000, workers=4, games=2 * 102) == 26
