"""How much a client may say."""

import pytest

from flambeur.house.connection import MESSAGES_PER_SECOND, Pace

BURST = 40
LONG = 1000.0  # seconds


def taken(pace: Pace) -> int:
    """How many messages may be sent at once, now."""
    return next(sent for sent in range(10 * BURST) if not pace.take())


@pytest.mark.parametrize("silence", [0.0, 1.0, LONG])
def test_after_any_silence_there_is_room_for_one_burst(silence: float) -> None:
    at = [0.0]
    pace = Pace(BURST, lambda: at[0])
    at[0] += silence
    assert taken(pace) == BURST


def test_a_steady_stream_within_the_limit_is_never_cut_off_and_one_beyond_is() -> None:
    for factor, is_fine in ((1.0, True), (1.1, False)):
        at = [0.0]
        pace = Pace(BURST, lambda at=at: at[0])  # type: ignore[misc]
        answers = []
        for _ in range(1000):
            at[0] += 1 / (factor * MESSAGES_PER_SECOND)
            answers.append(pace.take())
        assert all(answers) is is_fine
