"""Games that are played to their end at once, as they come into the index."""

from functools import partial
from typing import Any

import sqlalchemy as sa

from flambeur.house.entries import Created, Moved, Sat
from flambeur.house.history.backfill import SETTING, Backfill
from flambeur.house.hub import Hub
from flambeur.house.live_table import LiveTable
from flambeur.house.store import Store, settings
from flambeur.house.table import PLAYING, Table
from tests.house.hubs import until

GUESTS = ("ben", "cleo", "dora", "emil", "fay")


async def play_out(hub: Hub, table: str, made: Created) -> LiveTable:
    """A game from its beginning to its end."""
    live = await begin(hub, table, made)
    await finish(live)
    await until(lambda: live._noted == live.table.game_number)
    return live


async def begin(hub: Hub, table: str, made: Created) -> LiveTable:
    """A table at which guests have taken the open seats."""
    live = await hub.open_table(table, made)
    guests = iter(GUESTS)
    for seat in [number for number, seat in enumerate(live.table.seats) if seat.kind == "open"]:
        guest = next(guests)
        sat = Sat(person=guest, name=guest.title(), seat=seat, luck="")
        await live.append(partial(_sit, sat))
    return live


async def finish(live: LiveTable) -> None:
    """The game to its end: people make their first legal move each time."""
    while live.table.phase == PLAYING:
        await live.append(_first_move)
        await until(lambda: live.table.phase != PLAYING or _is_a_persons_turn(live.table))


def _sit(sat: Sat, _table: Table) -> Sat:
    return sat


def _first_move(table: Table) -> Moved | None:
    if not _is_a_persons_turn(table):
        return None
    seat = next(seat for seat in table.waiting if not table.seats[seat].bot)
    assert table.match is not None
    return Moved(seat=seat, move=str(table.match.legal(seat)[0]), person=table.seats[seat].person)


def _is_a_persons_turn(table: Table) -> bool:
    return any(not table.seats[seat].bot for seat in table.waiting)


def rows_of(store: Store, table: sa.Table) -> list[dict[str, Any]]:
    """All that the index has, in the order of its keys."""
    with store.engine.connect() as connection:
        rows = connection.execute(sa.select(table).order_by(*table.primary_key))
        return [row._asdict() for row in rows]


def read_all(store: Store) -> None:
    """The index made anew from the logs."""
    with store.engine.begin() as connection:
        connection.execute(sa.delete(settings).where(settings.c.name == SETTING))
    backfill = Backfill(store)
    while not backfill.reached().is_done:
        assert backfill.read_some()
