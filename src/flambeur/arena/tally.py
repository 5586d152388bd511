"""Adding up what was played, portion after portion in the order of the rounds."""

import hashlib

import numpy as np
import numpy.typing as npt

from flambeur.arena.adjusted import Adjusted
from flambeur.arena.plan import Plan
from flambeur.arena.ratings import Ratings
from flambeur.arena.sequential_test import SequentialTest
from flambeur.arena.spans import INCIDENTS, Portion
from flambeur.arena.statistics import Sums
from flambeur.arena.table import Incident
from flambeur.arena.table_kernel import HANDICAPS, PARTS, STAND_IN
from flambeur.core.layout import Batch
from flambeur.core.playout import SHARES
from flambeur.core.ratings import Rating

Counts = npt.NDArray[np.int64]

POINTS = 120  # of the curves of ratings
SAMPLED = ("places", "results", "moves", "blunders", "minds")  # what the checksum covers: all but the clock


AS_TOLD = tuple(float(handicap == 0) for handicap in HANDICAPS)  # how luck counts before anything is known
NOT_AT_ALL = tuple(0.0 for _ in HANDICAPS)


class Tally:
    """Everything that is counted. All sums are of whole numbers, so that portions do not matter."""

    def __init__(self, plan: Plan, may_settle: bool = False) -> None:
        bots = range(len(plan.bots))
        self.plan = plan
        self.rounds = 0
        self.is_settled = False
        self.wins, self.results = [Sums() for _ in bots], [Sums() for _ in bots]
        self.adjusted_wins = [Adjusted(AS_TOLD) for _ in bots]
        self.adjusted_results = [Adjusted(NOT_AT_ALL) for _ in bots]
        self.before = {(a, b): Sums() for a in bots for b in bots if a != b}
        self.counts = {name: [0 for _ in bots] for name in ("moves", "blunders", "nanoseconds", "faults")}
        self.incidents: list[Incident] = []
        self.ratings = Ratings(len(plan.bots))
        self.curve: list[tuple[int, tuple[Rating, ...]]] = [(0, self.ratings.now())]
        self.digest = hashlib.sha256()
        self._test = SequentialTest(len(plan.bots)) if may_settle else None
        self._seating = np.array(plan.pairings.seating())
        self._sits = (self._seating[..., None] == np.array(bots)).astype(np.int64)  # game, seat, bot
        self.seats = self._sits.sum(axis=(0, 1)).tolist()  # how often each bot sits down in a round
        self.meetings = np.einsum("gia,gjb->ab", self._sits, self._sits).tolist()

    @property
    def games(self) -> int:
        """How many games have been counted."""
        return self.rounds * self.plan.pairings.round_length

    def add(self, portion: Portion) -> None:
        """Count a portion, up to the round with which the order is settled."""
        length = self.plan.pairings.round_length
        sheets = portion.sheets.reshape(-1, length)
        wins = self._by_bot(_win_shares(_seats(sheets, "places", self.plan.players)))
        rounds = self._settled_after(wins)
        self._count(sheets[:rounds], wins[:rounds])
        self._rate(sheets[:rounds])
        last = (portion.span.first + rounds) * length
        told = [incident for incident in portion.incidents if incident.game < last]
        self.incidents = (self.incidents + told)[:INCIDENTS]

    def _settled_after(self, wins: Counts) -> int:
        """How many of these rounds count: all, or those up to the one that settles the order."""
        if not self._test:
            return len(wins)
        shares = wins / (np.array(self.seats) * SHARES)
        for number, round_shares in enumerate(shares, 1):
            if self._test.add(round_shares):
                self.is_settled = True
                return number
        return len(wins)

    def _count(self, sheets: Batch, wins: Counts) -> None:
        self.rounds += len(sheets)
        seats = {name: _seats(sheets, name, self.plan.players) for name in sheets.dtype.names or ()}
        seats["faults"] = (seats["minds"] == STAND_IN).astype(np.int64)
        results = self._by_bot(seats["results"])
        added = {name: self._by_bot(seats[name]).sum(axis=0) for name in self.counts}
        for bot in range(len(self.plan.bots)):
            self.wins[bot].add(wins[:, bot].tolist())
            self.results[bot].add(results[:, bot].tolist())
            for name, totals in self.counts.items():
                totals[bot] += int(added[name][bot])
        self._count_pairs(seats["places"])
        if self.plan.samples:
            self._adjust(wins * (PARTS // SHARES), results, seats["luck"])
        self.digest.update(np.stack([seats[name] for name in SAMPLED], axis=2).tobytes())

    def _adjust(self, wins: Counts, results: Counts, luck: Counts) -> None:
        """Count the same with what luck did; it is told in smaller parts of a win."""
        by_bot = np.einsum("rghs,gsb->brh", luck, self._sits)
        first = self.rounds - len(wins)
        for bot in range(len(self.plan.bots)):
            self.adjusted_wins[bot].add(first, wins[:, bot], by_bot[bot])
            self.adjusted_results[bot].add(first, results[:, bot], by_bot[bot])

    def _count_pairs(self, places: Counts) -> None:
        """For every two bots, how often the one finished before the other, in halves: ties count one."""
        mine, other = places[..., :, None], places[..., None, :]
        ahead = 2 * (mine < other).astype(np.int64) + (mine == other)
        halves = np.einsum("rgij,gia,gjb->rab", ahead, self._sits, self._sits, optimize=True)
        for (a, b), sums in self.before.items():
            sums.add(halves[:, a, b].tolist())

    def _rate(self, sheets: Batch) -> None:
        every = -(-self.plan.games // POINTS)
        places = _seats(sheets, "places", self.plan.players).reshape(-1, self.plan.players).tolist()
        seating, first = self._seating.tolist(), self.games - len(places)
        for number, game in enumerate(places, first + 1):
            self.ratings.add(tuple(seating[(number - 1) % len(seating)]), game)
            if number % every == 0:
                self.curve.append((number, self.ratings.now()))

    def _by_bot(self, values: Counts) -> Counts:
        """Values by round, game and seat, added up by round and bot."""
        added: Counts = np.einsum("rgs,gsb->rb", values, self._sits)
        return added


def _seats(sheets: Batch, field: str, players: int) -> Counts:
    values: Counts = sheets[field][..., :players].astype(np.int64)
    return values


def _win_shares(places: Counts) -> Counts:
    """Parts of the win by seat; those who share the first place split it."""
    first = places == 1
    winners = np.maximum(1, first.sum(axis=-1, keepdims=True))
    shares: Counts = np.where(first, SHARES // winners, 0)
    return shares
