"""Whether the house is well: the truth, for those who look after it."""

import asyncio
import logging
import shutil
from pathlib import Path

import sqlalchemy as sa

from flambeur.house.duties import Duties
from flambeur.house.pg_listener import PgListener
from flambeur.house.writer import Writer

PATIENCE = 5.0  # seconds that a write may take
FRESH = 1.0  # seconds for which an answer holds: looking often costs nothing
LEAST_FREE = 64 * 1024 * 1024  # bytes on the disk of the embedded store

logger = logging.getLogger("flambeur.house")


class Health:
    """Looks at most once a second, whoever asks."""

    def __init__(self, engine: sa.Engine, writer: Writer, listener: PgListener, duties: Duties) -> None:
        self._writer, self._listener, self._duties = writer, listener, duties
        file = engine.url.database if engine.dialect.name == "sqlite" else None
        self._folder = Path(file).parent if file else None
        self._looking: asyncio.Task[list[str]] | None = None
        self._at = 0.0

    async def problems(self) -> list[str]:
        """What is wrong, in one word each: `store`, `listener`, `disk`, `duties`."""
        now = asyncio.get_running_loop().time()
        if self._looking is None or (self._looking.done() and now - self._at > FRESH):
            self._looking, self._at = asyncio.create_task(self._look()), now
        return await asyncio.shield(self._looking)

    async def _look(self) -> list[str]:
        found = [] if await self._can_write() else ["store"]
        found += [] if self._listener.is_well else ["listener"]
        found += [] if self._has_room() else ["disk"]
        found += [] if self._duties.is_well else ["duties"]
        return found

    async def _can_write(self) -> bool:
        try:
            await asyncio.wait_for(self._writer.probe(), PATIENCE)
        except Exception:
            logger.exception("the store cannot be written")
            return False
        return True

    def _has_room(self) -> bool:
        return self._folder is None or shutil.disk_usage(self._folder).free > LEAST_FREE
