"""What came out of an arena: the bots in order, with how sure one can be."""

import math
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from flambeur import __version__
from flambeur.arena.plan import Plan
from flambeur.arena.statistics import Estimate
from flambeur.arena.table import Incident
from flambeur.arena.table_kernel import PARTS
from flambeur.arena.tally import Tally
from flambeur.core.playout import SHARES
from flambeur.core.ratings import Rating
from flambeur.core.units import unit_of

HALVES = 2  # in which finishing before another is counted


@dataclass(frozen=True)
class Placed:
    """One bot and how it did."""

    number: int  # in the order in which the bots were named
    name: str
    games: int  # how often it sat at a table
    wins: Estimate  # share; a shared win counts in parts
    result: Estimate
    rating: Rating
    moves: int
    milliseconds: float  # a move
    blunders: int
    faults: int  # games lost by failing
    adjusted_wins: Estimate | None = None  # the same less luck, where luck was told
    adjusted_result: Estimate | None = None

    @property
    def blunder_rate(self) -> float:
        """Visible blunders in a thousand moves."""
        return 1000 * self.blunders / self.moves if self.moves else 0.0

    def verdict(self, expected: float) -> int:
        """1 or -1 if the bot is clearly better or worse than an equal among equals, else 0."""
        return (self.wins.low > expected) - (self.wins.high < expected)


@dataclass(frozen=True)
class Standings:
    """The result of an arena, as far as it was played."""

    plan: Plan
    workers: int
    seconds: float
    rounds: int
    is_settled: bool
    bots: tuple[Placed, ...]  # best first
    pairs: dict[tuple[int, int], Estimate]  # how often the first finished before the second
    incidents: tuple[Incident, ...]
    curve: tuple[tuple[int, tuple[Rating, ...]], ...]  # ratings after so many games
    checksum: str
    ended: datetime
    version: str = __version__

    @property
    def games(self) -> int:
        """How many games count."""
        return self.rounds * self.plan.pairings.round_length

    @property
    def is_adjusted(self) -> bool:
        """Whether it was told what luck did."""
        return self.plan.samples > 0

    @property
    def expected(self) -> float:
        """The share of wins of an equal among equals."""
        return 1 / self.plan.players

    @property
    def is_complete(self) -> bool:
        """Whether all was played that was to be played."""
        return self.is_settled or self.rounds == self.plan.rounds

    def to_json(self) -> dict[str, Any]:
        """Everything, JSON-ready."""
        plan = self.plan
        return {
            "version": self.version,
            "date": self.ended.isoformat(timespec="seconds"),
            "game": plan.game_name,
            "rules": plan.game.version,
            "players": plan.players,
            "options": dict(plan.options),
            "seed": plan.seed,
            "games": self.games,
            "rounds": self.rounds,
            "workers": self.workers,
            "seconds": self.seconds,
            "is_settled": self.is_settled,
            "is_complete": self.is_complete,
            "expected_share": self.expected,
            "result_unit": unit_of(plan.game_name),
            "bots": [self._bot(bot) for bot in self.bots],
            "pairs": [self._pair(a, b) for a in self.bots for b in self.bots if a is not b],
            "incidents": [self._incident(incident) for incident in self.incidents],
            "checksum": self.checksum,
        }

    def _bot(self, bot: Placed) -> dict[str, Any]:
        return {
            "name": bot.name,
            "games": bot.games,
            "win_share": bot.wins.mean,
            "low": bot.wins.low,
            "high": bot.wins.high,
            "mean_result": bot.result.mean,
            "result_low": _known(bot.result.low),
            "result_high": _known(bot.result.high),
            "rating": bot.rating.mu,
            "rating_error": bot.rating.sigma,
            "ordinal": bot.rating.ordinal,
            "moves": bot.moves,
            "ms_per_move": bot.milliseconds,
            "blunders": bot.blunders,
            "blunders_per_1000": bot.blunder_rate,
            "faults": bot.faults,
            "verdict": ("equal", "above", "below")[bot.verdict(self.expected)],
            **_adjusted(bot.adjusted_wins, "adjusted_share", "adjusted"),
            **_adjusted(bot.adjusted_result, "adjusted_result", "adjusted_result"),
        }

    def _pair(self, one: Placed, other: Placed) -> dict[str, Any]:
        pair = self.pairs[one.number, other.number]
        names = {"bot": one.name, "other": other.name}
        return {**names, "before": pair.mean, "low": pair.low, "high": pair.high}

    def _incident(self, incident: Incident) -> dict[str, Any]:
        where = {"game": incident.game, "bot": self.plan.names[incident.bot], "seat": incident.seat}
        return {**where, "what": incident.fault.code, "sentence": str(incident.fault)}


def _adjusted(estimate: Estimate | None, name: str, bounds: str) -> dict[str, float | None]:
    """An estimate less luck under its names, where there is one."""
    if estimate is None:
        return {}
    return {
        name: estimate.mean,
        f"{bounds}_low": _known(estimate.low),
        f"{bounds}_high": _known(estimate.high),
    }


def _known(value: float) -> float | None:
    """A number, or nothing where JSON has none."""
    return value if math.isfinite(value) else None


def standings_of(tally: Tally, workers: int, seconds: float) -> Standings:
    """Sum up what was counted; the bots in order of their wins."""
    bots = sorted(
        (_placed(tally, bot) for bot in range(len(tally.plan.bots))), key=lambda bot: -bot.wins.mean
    )
    curve = (
        tally.curve
        if tally.curve[-1][0] == tally.games
        else [*tally.curve, (tally.games, tally.ratings.now())]
    )
    return Standings(
        plan=tally.plan,
        workers=workers,
        seconds=seconds,
        rounds=tally.rounds,
        is_settled=tally.is_settled,
        bots=tuple(bots),
        pairs={(a, b): sums.share(HALVES * tally.meetings[a][b]) for (a, b), sums in tally.before.items()},
        incidents=tuple(tally.incidents),
        curve=tuple(curve),
        checksum=tally.digest.hexdigest()[:16],
        ended=datetime.now(UTC),
    )


def _placed(tally: Tally, bot: int) -> Placed:
    counts = {name: values[bot] for name, values in tally.counts.items()}
    seats = tally.seats[bot]
    return Placed(
        number=bot,
        name=tally.plan.names[bot],
        games=seats * tally.rounds,
        wins=tally.wins[bot].share(seats * SHARES),
        result=tally.results[bot].mean(seats),
        rating=tally.ratings.now()[bot],
        moves=counts["moves"],
        milliseconds=counts["nanoseconds"] / 1e6 / max(1, counts["moves"]),
        blunders=counts["blunders"],
        faults=counts["faults"],
        adjusted_wins=tally.adjusted_wins[bot].share(seats * PARTS) if tally.plan.samples else None,
        adjusted_result=tally.adjusted_results[bot].mean(seats) if tally.plan.samples else None,
    )
