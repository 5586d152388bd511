"""The work of an arena in spans of whole rounds: handed out, taken back from the dead, put in order."""

import heapq
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import TypeAlias

import numpy as np

from flambeur.arena.plan import Plan
from flambeur.arena.table import Incident, Table
from flambeur.arena.table_kernel import SHEET
from flambeur.core.errors import FlambeurError
from flambeur.core.layout import Batch

PORTION_SECONDS = (
    0.5  # a portion should take about so long: short for progress, long beside the talk about it
)
PORTION_GAMES = 50_000  # and never have more games than this
DEATHS = 3  # a portion that costs so many workers their life is at fault itself
INCIDENTS = 20  # kept of each portion, and shown of all


class WorkerLost(FlambeurError):
    """The same games ended their worker again and again."""


@dataclass(frozen=True)
class Span:
    """Rounds from first to before last."""

    first: int
    last: int


@dataclass(frozen=True)
class Portion:
    """The games of a span, played."""

    span: Span
    content: bytes
    incidents: tuple[Incident, ...]
    seconds: float

    @property
    def sheets(self) -> Batch:
        """What was noted, a sheet a game."""
        return np.frombuffer(self.content, SHEET.dtype)


Portions: TypeAlias = Generator[Portion, None, None]  # to be closed when no more are wanted


def play_span(plan: Plan, span: Span) -> Portion:
    """Play the games of a span; what comes of it depends on nothing but the plan."""
    table, began = _table(plan), perf_counter()
    sheets = SHEET.batch((span.last - span.first) * plan.pairings.round_length)
    table.incidents = []
    table.play(plan.pairings.of_rounds(span.first, span.last), sheets)
    return Portion(span, sheets.tobytes(), tuple(table.incidents[:INCIDENTS]), perf_counter() - began)


_tables: dict[Plan, Table] = {}  # one at most; bots stay at it from portion to portion


def _table(plan: Plan) -> Table:
    if plan not in _tables:
        leave_table()
        _tables[plan] = Table(plan)
        _tables[plan].compile()  # loads it from the cache, before the clock runs
    return _tables[plan]


def leave_table() -> None:
    """Send the bots of this process home."""
    for table in _tables.values():
        table.close()
    _tables.clear()


class SpanQueue:
    """What is left to do. Portions grow until one takes about half a second."""

    def __init__(self, plan: Plan, workers: int) -> None:
        self._rounds, self._workers = plan.rounds, workers
        self._next, self._size = 0, 1
        self._most = max(1, PORTION_GAMES // plan.pairings.round_length)
        self._again: list[Span] = []
        self._deaths: Counter[Span] = Counter()

    def take(self) -> Span | None:
        """The next span to play; none when all have been handed out."""
        if self._again:
            return self._again.pop()
        if self._next == self._rounds:
            return None
        fair = -(-(self._rounds - self._next) // self._workers)  # nobody should be idle at the end
        span = Span(self._next, self._next + max(1, min(self._size, fair, self._most)))
        self._next = span.last
        return span

    def done(self, portion: Portion) -> None:
        """Learn how long it took."""
        rounds = portion.span.last - portion.span.first
        self._size = int(rounds * PORTION_SECONDS / max(portion.seconds, 1e-6))

    def died(self, span: Span) -> None:
        """Hand the span out again, unless it is what kills."""
        self._deaths[span] += 1
        if self._deaths[span] == DEATHS:
            raise WorkerLost("worker-lost", first=span.first, last=span.last - 1, deaths=DEATHS)
        self._again.append(span)

    def following(self, portion: Portion | None, span: Span) -> Span | None:
        """What a worker plays next that was given a span; without a portion it is dead."""
        if portion:
            self.done(portion)
            return self.take()
        self.died(span)
        return None


def play_here(plan: Plan, queue: SpanQueue) -> Portions:
    """Play in this very process."""
    try:
        while span := queue.take():
            portion = play_span(plan, span)
            queue.done(portion)
            yield portion
    finally:
        leave_table()


def in_order(portions: Iterable[Portion]) -> Iterator[Portion]:
    """The portions in the order of their rounds, each as soon as all before it are there."""
    early: list[tuple[int, Portion]] = []
    due = 0
    for portion in portions:
        heapq.heappush(early, (portion.span.first, portion))
        while early and early[0][0] == due:
            _, ready = heapq.heappop(early)
            due = ready.span.last
            yield ready
