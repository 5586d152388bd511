"""What came out of a simulation, in numbers."""

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeur.core.playout import SHARES
from flambeur.simulate.simulation import Simulation, wilson

FOUND = Simulation(
    game="las-vegas",
    players=2,
    options={"rounds": 4},
    seed=7,
    device="cpu",
    threads=1,
    planned=4,
    games=4,
    moves=80,
    seconds=0.5,
    checksum=0xABC,
    wins=(3 * SHARES, SHARES),
    total=(800, 400),
    squares=(200_000, 40_000),
    histogram=((0, 0), (20, 3), (40, 0), (60, 5), (80, 0)),
    step=20,
)


def test_shares_means_and_speed() -> None:
    assert list(FOUND.win_share) == [0.75, 0.25]
    assert list(FOUND.mean_result) == [200, 100]
    assert [FOUND.games_per_second, FOUND.moves_per_second] == [8, 160]


def test_everything_is_json_ready() -> None:
    told = json.loads(json.dumps(FOUND.to_json()))
    assert (told["win_share"], told["mean_result"], told["checksum"]) == (
        [0.75, 0.25],
        [200, 100],
        "00000abc",
    )
    assert (told["games"], told["moves"], told["seconds"]) == (4, 80, 0.5)
    assert (told["histogram"], told["histogram_step"]) == ([[20, 3], [60, 5]], 20)
    assert told["result_unit"] == "thousands of dollars"
    assert (told["planned"], told["is_complete"]) == (4, True)
    assert told["deviation"] == [pytest.approx(math.sqrt(40_000 / 3)), 0]
    assert told["mean_interval"] == [pytest.approx([200 - 113.16, 200 + 113.16], abs=0.01), [100, 100]]


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"), [(5, 10, 0.2366, 0.7634), (0, 20, 0, 0.1611), (90, 100, 0.8256, 0.9448)]
)
def test_wilsons_interval_is_as_published(wins: int, count: int, low: float, high: float) -> None:
    assert wilson(wins / count, count) == pytest.approx((low, high), abs=1e-4)


@given(st.floats(0, 1), st.integers(1, 10**12))
def test_an_interval_holds_its_share_and_stays_within_limits(share: float, count: int) -> None:
    low, high = wilson(share, count)
    assert 0 <= low <= high <= 1
    assert low - 1e-12 <= share <= high + 1e-12
    assert high - low <= 2 / math.sqrt(count) + 1e-12
