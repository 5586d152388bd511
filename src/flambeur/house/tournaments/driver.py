"""Who drives tournaments: one process at a time lets rounds be drawn, opens tables and takes results in.

All that it does follows from logs and is done once, however often it is begun: a table has its id before it
is opened, and the number of an entry is unique. So a driver may be killed at any moment, and the next one
goes on; that others keep away for some seconds only saves work.
"""

import asyncio
import logging
import random
from functools import partial

from flambeur.house.config import Config
from flambeur.house.hub import Hub
from flambeur.house.live_table import LiveTable
from flambeur.house.store import Store
from flambeur.house.tournaments import tables
from flambeur.house.tournaments.entries import AnyEntry, Played
from flambeur.house.tournaments.formats import next_entry
from flambeur.house.tournaments.room import TournamentRoom
from flambeur.house.tournaments.tournament import OVER, PlayedTable, Round, Tournament

LEASE_SECONDS = 10.0  # for which a driver is not followed by another

logger = logging.getLogger("flambeur.house")


class TournamentDriver:
    """What a process does for the tournaments of the house."""

    def __init__(self, name: str, room: TournamentRoom, hub: Hub, store: Store, config: Config) -> None:
        self._name, self._room, self._hub, self._store, self._config = name, room, hub, store, config
        self._chance = random.SystemRandom()
        self._unsealed: set[tuple[str, int]] = set()  # rounds that this process need not look at again

    async def drive_forever(self) -> None:
        """Look after all that go on, every now and then."""
        while True:
            at = await asyncio.to_thread(self._store.seconds)
            claimed = await asyncio.to_thread(self._room.rows.claim, self._name, at, at + LEASE_SECONDS)
            for id in claimed:
                try:
                    await self.drive(id)
                except Exception:  # the others go on, and this one is tried again
                    logger.exception("tournament %s could not be driven on", id)
            await asyncio.sleep(self._config.tournament_beat)

    async def drive(self, id: str) -> None:
        """Go on for as long as there is something to do at once."""
        number = -1
        tournament = await self._room.find(id)
        while number != tournament.number and tournament.phase != OVER:
            number = tournament.number
            await self._look_at_tables(tournament)
            await self._unseal(tournament)
            tournament = await self._room.append(id, self._next, is_slow=True)

    def _next(self, tournament: Tournament) -> AnyEntry | None:
        return next_entry(tournament, self._config.clock(), self._chance)

    async def _look_at_tables(self, tournament: Tournament) -> None:
        for each in list(tournament.rounds):
            for table in each.tables:
                if table.played is None:
                    await self._look_at(tournament, each, table)

    async def _look_at(self, tournament: Tournament, each: Round, table: PlayedTable) -> None:
        live = await self._found(tournament, each, table)
        for seat, entrant in enumerate(table.seating.entrants):
            if tournament.entrants[entrant].has_left and tables.resigned(live.table, seat):
                await live.append(partial(tables.resigned, seat=seat))
        if result := tables.played(live.table):
            await self._room.append(tournament.id, partial(_unless_known, result))

    async def _found(self, tournament: Tournament, each: Round, table: PlayedTable) -> LiveTable:
        live = await self._hub.find(table.id)
        return live or await self._hub.open_table(table.id, tables.created(tournament, each, table))

    async def _unseal(self, tournament: Tournament) -> None:
        """All have played the round: whoever likes may look at all of it."""
        for each in tournament.rounds if tournament.seals else ():
            if each.is_over and (tournament.id, each.number) not in self._unsealed:
                for table in each.tables:
                    live = await self._hub.find_readable(table.id)
                    if live:
                        await live.append(tables.unsealed)
                self._unsealed.add((tournament.id, each.number))


def _unless_known(result: Played, tournament: Tournament) -> AnyEntry | None:
    return None if tournament.tables[result.table].played else result
