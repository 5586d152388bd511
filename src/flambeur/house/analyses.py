"""Finished games are looked back at in steps: a first account soon, a better one while it is read."""

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

import msgspec

from flambeur.core.errors import Refused
from flambeur.house.analyst_process import AnalystDied, AnalystProcess, NoAnswer
from flambeur.house.clock import Ticks
from flambeur.house.kept_analyses import Kept, KeptAnalyses
from flambeur.house.questions import LookBack
from flambeur.house.requirements import require

STEPS = (("quick", 0.1), ("good", 1.0))  # and which part of all the work is done after each
MOST_WAITING = 32
MOST_AHEAD = 4  # of those, for whom nobody waits yet: who has just finished may want to look back
MOST_OF_ONE = 3  # games that are looked back at for one person at the same time
ABANDONED = 20.0  # seconds after which who has not asked again is not waited for
MOST_FAILED = 1000  # that are remembered, so that they are not tried again and again

GameKey: TypeAlias = tuple[str, int]  # a table, and which of its games
ReadRecord: TypeAlias = Callable[[], Awaitable[bytes]]

logger = logging.getLogger("flambeur.house")


@dataclass(order=True)
class Work:
    """A game to be looked at: first all first accounts, then in the order in which they were asked for."""

    step: int
    turn: int
    key: GameKey = field(compare=False)
    person: str = field(compare=False)
    record: bytes = field(compare=False)
    asked: float = field(compare=False)  # when somebody last wanted to know
    progress: float = field(compare=False, default=0.0)
    is_ahead: bool = field(compare=False, default=False)  # nobody waits for it yet; the first account will do


class Progress(NamedTuple):
    """Which part of the work is done, and what is known by now."""

    done: float
    kept: Kept | None


class Analyses:
    """All that is looked back at in this process of the house."""

    def __init__(self, kept: KeptAnalyses, analyst: AnalystProcess, ticks: Ticks) -> None:
        self._kept, self._analyst, self._ticks = kept, analyst, ticks
        self._work: dict[GameKey, Work] = {}
        self._queue: list[Work] = []
        self._failed: dict[GameKey, None] = {}
        self._deadly: dict[GameKey, None] = {}  # over which an analyst has died
        self._turns = 0
        self._working: asyncio.Task[None] | None = None

    async def of(
        self, key: GameKey, person: str, read_record: ReadRecord, is_ahead: bool = False
    ) -> Progress:
        """How far it is with a finished game; the first who asks lets it begin, `is_ahead` if there is time.

        Raises Refused if there is too much to do.
        """
        was_at_work = key in self._work
        kept = await asyncio.to_thread(self._kept.of, *key)
        if was_at_work and key not in self._work:  # it was done while this was read
            kept = await asyncio.to_thread(self._kept.of, *key)
        if kept and (kept.quality == STEPS[-1][0] or key in self._failed):
            return Progress(1.0, kept)
        require(key not in self._failed, Refused("no-analysis"))
        if key not in self._work:
            record = await read_record()
            if key not in self._work:  # nobody else was as quick; from here on nothing may come between
                self._require_room(person, is_ahead)
                self._begin(key, person, record, kept, is_ahead)
        if not is_ahead:
            self._want(self._work[key], person)
        return Progress(self._work[key].progress, kept)

    def _want(self, work: Work, person: str) -> None:
        """Somebody waits for it now; others may have had its place meanwhile."""
        if work.is_ahead or not self._is_wanted(work):
            self._require_room(person, is_ahead=False)
            work.person, work.is_ahead = person, False
        work.asked = self._ticks()

    def _require_room(self, person: str, is_ahead: bool) -> None:
        if is_ahead:
            require(len(self._work) < MOST_AHEAD, Refused("house-busy"))
            return
        wanted = [work for work in self._work.values() if self._is_wanted(work) and not work.is_ahead]
        mine = sum(work.person == person for work in wanted)
        require(mine < MOST_OF_ONE, Refused("too-many-analyses", most=MOST_OF_ONE))
        require(len(wanted) < MOST_WAITING, Refused("house-busy"))

    def _is_wanted(self, work: Work) -> bool:
        return work.step == 0 if work.is_ahead else self._ticks() - work.asked < ABANDONED

    def _begin(self, key: GameKey, person: str, record: bytes, kept: Kept | None, is_ahead: bool) -> None:
        self._turns += 1
        step = 1 if kept else 0
        progress = STEPS[0][1] * step
        work = Work(step, self._turns, key, person, record, self._ticks(), progress, is_ahead)
        self._work[key] = work
        heapq.heappush(self._queue, work)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._do_all())

    async def _do_all(self) -> None:
        while self._queue:
            work = heapq.heappop(self._queue)
            if self._is_wanted(work) and await self._do(work) and work.step + 1 < len(STEPS):
                work.step += 1
                heapq.heappush(self._queue, work)
            else:
                del self._work[work.key]

    async def _do(self, work: Work) -> bool:
        """Whether the step was done; if not because of the game itself, it may be tried again."""
        quality, all_done = STEPS[work.step]
        before = work.progress

        def report(part: float) -> None:
            work.progress = before + part * (all_done - before)

        try:
            found = await self._analyst.answer(LookBack(msgspec.Raw(work.record), quality), report)
            await asyncio.to_thread(self._kept.keep, *work.key, Kept(quality, found.decode()))
        except Exception as error:
            logger.exception("a game could not be analysed", extra={"table": work.key[0]})
            if isinstance(error, AnalystDied) and work.key not in self._deadly:
                self._note(work.key, self._deadly)  # once may have been for another reason
            elif isinstance(error, NoAnswer):
                self._note(work.key, self._failed)
            return False
        work.progress = all_done
        return True

    def _note(self, key: GameKey, games: dict[GameKey, None]) -> None:
        games[key] = None
        while len(games) > MOST_FAILED:
            del games[next(iter(games))]

    async def close(self) -> None:
        """Look at nothing more."""
        if self._working:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
        await self._analyst.end()
