"""What came out of a simulation, with its uncertainty."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from flambeur.core.options import Value
from flambeur.core.playout import SHARES
from flambeur.core.units import unit_of

Z95 = 1.959963984540054


@dataclass(frozen=True)
class Simulation:
    """Random games, summed up by seat."""

    game: str
    players: int
    options: Mapping[str, Value]
    seed: int
    device: str
    threads: int
    planned: int
    games: int  # fewer than planned after Ctrl-C: the first of them
    moves: int
    seconds: float  # without compilation
    checksum: int  # equal for equal games, on every device
    wins: tuple[int, ...]  # parts of a win per seat
    total: tuple[int, ...]  # sum of results per seat
    squares: tuple[int, ...]  # sum of their squares
    histogram: tuple[tuple[int, int], ...]  # results from this value on, how many
    step: int  # from one bar of the histogram to the next

    @property
    def is_complete(self) -> bool:
        """Whether all was played that was to be played."""
        return self.games == self.planned

    @property
    def games_per_second(self) -> float:
        """Speed in games."""
        return self.games / self.seconds

    @property
    def moves_per_second(self) -> float:
        """Speed in decisions of players."""
        return self.moves / self.seconds

    @property
    def win_share(self) -> tuple[float, ...]:
        """Share of games won by each seat; a shared win counts in parts."""
        return tuple(wins / SHARES / self.games for wins in self.wins)

    @property
    def win_interval(self) -> tuple[tuple[float, float], ...]:
        """95 % interval of each win share."""
        return tuple(wilson(share, self.games) for share in self.win_share)

    @property
    def mean_result(self) -> tuple[float, ...]:
        """Mean result of each seat."""
        return tuple(total / self.games for total in self.total)

    @property
    def deviation(self) -> tuple[float, ...]:
        """Standard deviation of the results of each seat; 0 after a single game."""
        spread = (
            squares - total * total / self.games
            for squares, total in zip(self.squares, self.total, strict=True)
        )
        return tuple(math.sqrt(max(0.0, sum_of) / max(1, self.games - 1)) for sum_of in spread)

    @property
    def mean_interval(self) -> tuple[tuple[float, float], ...]:
        """95 % interval of each mean result."""
        half = [Z95 * deviation / math.sqrt(self.games) for deviation in self.deviation]
        return tuple((mean - by, mean + by) for mean, by in zip(self.mean_result, half, strict=True))

    @property
    def bars(self) -> tuple[tuple[int, int], ...]:
        """The bars of the histogram that are not empty."""
        return tuple((value, count) for value, count in self.histogram if count)

    def to_json(self) -> dict[str, Any]:
        """Everything, JSON-ready."""
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
            "device": self.device,
            "threads": self.threads,
            "planned": self.planned,
            "is_complete": self.is_complete,
            "games": self.games,
            "moves": self.moves,
            "seconds": self.seconds,
            "games_per_second": self.games_per_second,
            "moves_per_second": self.moves_per_second,
            "win_share": list(self.win_share),
            "win_interval": [list(interval) for interval in self.win_interval],
            "result_unit": unit_of(self.game),
            "mean_result": list(self.mean_result),
            "mean_interval": [list(interval) for interval in self.mean_interval],
            "deviation": list(self.deviation),
            "histogram_step": self.step,
            "histogram": [list(bar) for bar in self.bars],
            "checksum": f"{self.checksum:08x}",
        }


def wilson(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval; for split wins it is on the safe side."""
    z2 = Z95 * Z95 / count
    middle = (share + z2 / 2) / (1 + z2)
    half = Z95 * math.sqrt(max(0.0, share * (1 - share) / count + z2 / (4 * count))) / (1 + z2)
    return max(0.0, middle - half), min(1.0, middle + half)
