"""The tables of this process, and what is done for all of them."""

import asyncio
import logging
import re
from collections.abc import Awaitable

from flambeur.house.config import USUAL, Config
from flambeur.house.entries import Created
from flambeur.house.live_table import LiveTable, OnTurn, ignore
from flambeur.house.presence import PRESENT
from flambeur.house.store import Store
from flambeur.house.thinkers import Thinkers
from flambeur.house.writer import Writer

ID = re.compile(r"[0-9a-z]{1,32}")

logger = logging.getLogger("flambeur.house")


class Hub:
    """All tables that this process has in memory."""

    def __init__(
        self, store: Store, writer: Writer, config: Config = USUAL, on_turn: OnTurn = ignore
    ) -> None:
        self._store, self._writer, self._config, self._on_turn = store, writer, config, on_turn
        self._thinkers = Thinkers(config.new_bot)
        self.tables: dict[str, LiveTable] = {}

    async def open_table(self, id: str, made: Created) -> LiveTable:
        """A new table."""
        live = self.tables[id] = self._blank(id)
        await live.append(lambda _: made)
        return live

    async def find(self, id: str) -> LiveTable | None:
        """The table of that id, from memory or from the store; what is no id is not looked for."""
        if not ID.fullmatch(id):
            return None
        live = self.tables.setdefault(id, self._blank(id))
        if not live.table.log:  # not read yet, or being read by somebody else: wait for it
            await live.catch_up()
        if live.table.log:
            return live.use()
        if self.tables.get(id) is live:
            del self.tables[id]
        return None

    def _blank(self, id: str) -> LiveTable:
        return LiveTable(id, self._store, self._writer, self._thinkers, self._config, self._on_turn)

    async def tick_forever(self) -> None:
        """Look after all tables, once a second."""
        while True:
            await asyncio.sleep(1)
            for live in list(self.tables.values()):
                await _carefully(live.tick())
                await asyncio.sleep(0)  # those who move come first
            self.forget_idle()

    def forget_idle(self) -> None:
        """Drop from memory what nobody needs there."""
        for id in [id for id, live in self.tables.items() if live.table.log and live.is_idle]:
            self.tables.pop(id).forget()

    async def meet_forever(self) -> None:
        """Exchange with the other processes of the house whom each sees; alone there is nothing to do."""
        while self._store.is_shared:
            await _carefully(self.meet())
            await asyncio.sleep(self._config.beat)

    async def meet(self) -> None:
        """Tell the other processes whom this one sees, and hear whom they see."""
        at = self._config.clock().timestamp()
        mine = [pair for live in self.tables.values() for pair in live.sitters]
        if mine:
            await asyncio.to_thread(self._store.note_seen, mine, at)
        seen = await asyncio.to_thread(self._store.seen_since, at - PRESENT)
        for id, persons in seen.items():
            if id in self.tables:
                self.tables[id].presence.hear(persons)

    async def resume(self) -> None:
        """After a start: games that wait for a bot go on."""
        for id in await asyncio.to_thread(self._store.running_tables):
            await _carefully(self.find(id))

    def stop(self) -> None:
        """Stop all bots."""
        for live in self.tables.values():
            live.stop()
        self._thinkers.close()


async def _carefully(work: Awaitable[object]) -> None:
    """What is done for one table must not keep the others waiting for ever."""
    try:
        await work
    except Exception:
        logger.exception("a table could not be looked after")
