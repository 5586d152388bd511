"""How much somebody may ask for."""

import pytest

from flambeur.house.connection import MESSAGES_PER_SECOND
from flambeur.house.rates import MOST_KEPT, Pace, Rate, Rates, per_hour, per_minute

BURST = 40
LONG = 1000.0  # seconds
RATE = Rate(BURST, MESSAGES_PER_SECOND)


def taken(pace: Pace) -> int:
    """How many messages may be sent at once, now."""
    return next(sent for sent in range(10 * BURST) if not pace.take())


@pytest.mark.parametrize("silence", [0.0, 1.0, LONG])
def test_after_any_silence_there_is_room_for_one_burst(silence: float) -> None:
    at = [0.0]
    pace = Pace(RATE, lambda: at[0])
    at[0] += silence
    assert taken(pace) == BURST


def test_a_steady_stream_within_the_limit_is_never_cut_off_and_one_beyond_is() -> None:
    for factor, is_fine in ((1.0, True), (1.1, False)):
        at = [0.0]
        pace = Pace(RATE, lambda at=at: at[0])  # type: ignore[misc]
        answers = []
        for _ in range(1000):
            at[0] += 1 / (factor * MESSAGES_PER_SECOND)
            answers.append(pace.take())
        assert all(answers) is is_fine


def test_who_was_refused_for_long_may_go_on_as_soon_as_anybody() -> None:
    at = [0.0]
    pace = Pace(Rate(1, 1), lambda: at[0])
    assert [pace.take() for _ in range(100)] == [True] + [False] * 99
    at[0] += 1
    assert pace.take()


def test_each_has_a_bucket_of_their_own_and_no_more_are_kept_than_fit() -> None:
    rates = Rates(lambda: 0.0)
    assert [rates.take(Rate(1, 0), who) for who in ("anna", "ben", "anna")] == [True, True, False]
    assert rates.take(Rate(2, 0), "anna"), "of another kind"
    for number in range(2 * MOST_KEPT):
        rates.take(RATE, str(number))
    assert len(rates._paces) == MOST_KEPT


def test_passers_by_are_forgotten_as_soon_as_they_may_ask_for_as_much_as_anybody() -> None:
    at = [0.0]
    rates = Rates(lambda: at[0])
    greedy = Rate(10, 1)
    assert rates.take(greedy, "anna", 10)
    for number in range(100):
        at[0] += 1 / 16
        assert rates.take(greedy, f"passer-by {number}")
        assert not rates.take(greedy, "anna", 10), "not who still has to wait"
    assert len(rates._paces) == 1 + 16, "each of them for a second"
    at[0] += 10
    assert rates.take(greedy, "anna", 10)
    assert len(rates._paces) == 1


def test_none_is_no_limit() -> None:
    assert (per_minute(0), per_hour(0)) == (None, None)
    assert per_minute(600) == Rate(200, 10)
    assert per_hour(120) == Rate(20, 120 / 3600)
    assert per_hour(1) == Rate(1, 1 / 3600)
