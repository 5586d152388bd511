"""The tables of this process, and what is done for all of them."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Set
from functools import partial
from typing import TypeAlias

from flambeur.core.errors import Refused
from flambeur.house.audience import Listener
from flambeur.house.config import USUAL, Config
from flambeur.house.entries import Created
from flambeur.house.hints import Hint
from flambeur.house.live_table import LiveTable, OnTurn, ignore
from flambeur.house.log_reader import Unreadable, load
from flambeur.house.presence import PRESENT
from flambeur.house.store import Row, Store
from flambeur.house.table import PLAYING, Table
from flambeur.house.thinkers import Thinkers
from flambeur.house.writer import Writer

UNHEARD_SECONDS = 30.0  # that a table stays in step though nobody listens: who has found it may yet enter
PARTS = 20  # of a second, in which a part of all tables is looked after
ID = re.compile(r"[0-9a-z]{1,32}")

Follow: TypeAlias = Callable[[str], Awaitable[None]]

logger = logging.getLogger("flambeur.house")


async def alone(_table: str) -> None:
    """No other process changes the table."""


class Hub:
    """All tables that this process has in memory."""

    def __init__(
        self, store: Store, writer: Writer, config: Config = USUAL, on_turn: OnTurn = ignore
    ) -> None:
        self._store, self._writer, self._config, self._on_turn = store, writer, config, on_turn
        self._thinkers = Thinkers(config.new_bot)
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.follow: Follow = alone  # hear what other processes do at a table, from now on
        self._ticking: dict[LiveTable, asyncio.Task[None]] = {}

    async def open_table(self, id: str, made: Created) -> LiveTable:
        """A new table."""
        live = self._alive(Table(id, self._store.known_as))
        await live.append(lambda table: None if table.number else made)  # another process may have made it
        self.tables[id] = live
        await self.follow(id)
        await live.catch_up()  # with what others have appended before this process listened for it
        return live

    @property
    def all_ids(self) -> set[str]:
        """The tables that are in memory, or will be in a moment."""
        return self.tables.keys() | self._loading.keys()

    async def find(self, id: str) -> LiveTable | None:
        """The table of that id, from memory or from the store; what is no id is not looked for.

        Raises Unreadable if its log cannot be read to the end.
        """
        if not ID.fullmatch(id):
            return None
        live = self.tables.get(id)
        if live is None or live.is_broken:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
            live = await asyncio.shield(self._loading[id])  # others may wait for it, too
        return live and live.use()

    async def find_readable(self, id: str) -> LiveTable | None:
        """The same for lists and previews, which show all other tables if one cannot be read."""
        try:
            return await self.find(id)
        except Unreadable:
            return None

    async def _load(self, id: str) -> LiveTable | None:
        """Read a table beside whatever goes on at others; what cannot be read does not stay in memory."""
        if id in self.tables:
            self.tables.pop(id).forget()
        try:
            await self.follow(id)
            table = await asyncio.to_thread(load, self._store, id)
            if table is None:
                return None
            live = self.tables[id] = self._alive(table)
            try:
                await live.catch_up()  # with what was appended before this process listened for it
            except BaseException:
                self.tables.pop(id, None)
                raise
            return live
        finally:
            del self._loading[id]

    async def hear(self, ids: Iterable[str]) -> None:
        """Other processes have changed these tables: all that is new of them is read at once."""
        followed = self._followed(ids)
        known = {id: live.table.number for id, live in followed.items()}
        news = await asyncio.to_thread(self._store.news, known) if known else {}
        for id, rows in news.items():
            await _carefully(followed[id].catch_up(rows))

    async def take(self, hints: Iterable[Hint]) -> None:
        """Other processes have told what they appended; what they have not told is read."""
        told: dict[str, list[Row] | None] = {}
        for hint in hints:
            known = told.setdefault(hint.table, [])
            told[hint.table] = None if known is None or hint.row is None else [*known, hint.row]
        await self.hear(id for id, rows in told.items() if rows is None)
        followed = self._followed(id for id, rows in told.items() if rows is not None)
        await asyncio.gather(*(_carefully(live.catch_up(told[id])) for id, live in followed.items()))

    def _followed(self, ids: Iterable[str]) -> dict[str, LiveTable]:
        """What nobody follows here need not be kept in step."""
        followed = {id: self.tables[id] for id in ids if id in self.tables}
        for id, live in list(followed.items()):
            if live.is_idle_for(UNHEARD_SECONDS):
                self.tables.pop(id).forget()
                del followed[id]
        return followed

    def _alive(self, table: Table) -> LiveTable:
        return LiveTable(table, self._store, self._writer, self._thinkers, self._config, self._on_turn)

    async def tick_forever(self) -> None:
        """Look after all tables, once a second; a few at a time, so that those who move do not wait."""
        while True:
            tables = list(self.tables.values())
            for part in range(PARTS):
                await asyncio.sleep(1 / PARTS)
                for live in tables[part::PARTS]:
                    self._start_tick(live)
            self.forget_idle()

    def _start_tick(self, live: LiveTable) -> None:
        """A table whose bot thinks for somebody out of time keeps no other waiting."""
        if live not in self._ticking and not live.is_at_ease:
            self._ticking[live] = asyncio.create_task(_carefully(live.tick()))
            self._ticking[live].add_done_callback(lambda _: self._ticking.pop(live))

    def forget_idle(self) -> None:
        """Drop from memory what nobody needs there."""
        seconds = self._config.idle_seconds
        idle = [id for id, live in self.tables.items() if live.is_broken or live.is_idle_for(seconds)]
        for id in idle:
            self.tables.pop(id).forget()

    async def meet_again(self, persons: Set[str]) -> None:
        """These are known by other ids now, or by none: tables that speak of them are read again."""
        concerned = [live for live in self.tables.values() if live.speaks_of(persons)]
        for live in concerned:
            await _carefully(live.read_again())

    def turn_away(self, reason_for: Callable[[str, Listener], Refused | None]) -> None:
        """Those at any table go for whom there is a reason, which they are told."""
        for live in list(self.tables.values()):
            live.turn_away(partial(reason_for, live.table.id))

    async def meet_forever(self) -> None:
        """Exchange with the other processes of the house whom each sees; alone there is nothing to do."""
        while self._store.is_shared:
            await self.meet()
            await asyncio.sleep(self._config.beat)

    async def meet(self) -> None:
        """Tell the other processes whom this one sees, and hear whom they see."""
        at = await asyncio.to_thread(self._store.seconds)
        mine = [pair for live in self.tables.values() for pair in live.sitters]
        if mine:
            await asyncio.to_thread(self._store.note_seen, mine, at)
        seen = await asyncio.to_thread(self._store.seen_since, at - PRESENT)
        for id, persons in seen.items():
            if id in self.tables:
                ago = {person: at - seen for person, seen in persons.items()}
                self.tables[id].presence.hear(ago)

    async def resume(self) -> None:
        """After a start: games that wait for a bot go on, and what is listed wrongly is put right."""
        for id in await asyncio.to_thread(self._store.running_tables):
            await _carefully(self._resume(id))

    async def _resume(self, id: str) -> None:
        live = await self.find(id)
        if live and live.table.phase != PLAYING:  # the house was killed before it could tell
            await live.enlist()

    def stop(self) -> None:
        """Stop all bots."""
        for live in self.tables.values():
            live.stop()
        self._thinkers.close()


async def _carefully(work: Awaitable[object]) -> None:
    """What is done for one table must not keep the others waiting for ever."""
    try:
        await work
    except Unreadable:
        pass  # the log has it
    except Exception:
        logger.exception("a table could not be looked after")
