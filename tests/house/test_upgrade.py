"""A new version opens the store of an older one: its games go on, its records are true, its people are known.

`stores/<revision>.sql` are stores as older versions wrote them, dumped by the program `sqlite3`: in each Anna
is in the middle of a game of every kind, one game is over, and one table has an open seat.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path

import pytest

from flambeur.core.record import Record
from flambeur.core.replay import verify
from flambeur.house.identity import CookieSigner
from tests.house.guests import Guest, Live, Place
from tests.house.houses import House, opened

pytestmark = pytest.mark.anyio

STORES = sorted((Path(__file__).parent / "stores").glob("[0-9]*.sql"))
RUNNING, OVER, GATHERING = "playing", "over", "gathering"


class OldStore:
    """What was in a store when it was written."""

    def __init__(self, file: Path) -> None:
        with closing(sqlite3.connect(file)) as store:
            [[key]] = store.execute("SELECT value FROM settings WHERE name = 'cookie_key'")
            self.people = dict(store.execute("SELECT name, person FROM people"))
            self.tables = list(store.execute('SELECT "table", phase FROM tables'))
        self._signer = CookieSigner(key)

    def of(self, phase: str) -> list[str]:
        """The tables of a phase."""
        return [table for table, was in self.tables if was == phase]

    def guest(self, url: str, name: str) -> Guest:
        """Somebody who comes back with the cookie of then."""
        guest = Guest(url)
        guest.http.cookies.set("flambeur", self._signer.sign(self.people[name]))
        return guest


@pytest.fixture(scope="module", params=STORES, ids=lambda file: file.stem)
def old(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[House, OldStore]]:
    """An old store, and the house that opened it."""
    folder = tmp_path_factory.mktemp("old")
    with closing(sqlite3.connect(folder / "house.sqlite")) as store:
        store.executescript(request.param.read_text(encoding="utf-8"))
    known = OldStore(folder / "house.sqlite")
    with opened(folder) as house:
        yield house, known


@asynccontextmanager
async def back(old: tuple[House, OldStore]) -> AsyncIterator[tuple[Guest, Guest]]:
    """Anna and Ben come back."""
    house, known = old
    async with AsyncExitStack() as stack:
        yield (
            await stack.enter_async_context(known.guest(house.url, "Anna")),
            await stack.enter_async_context(known.guest(house.url, "Ben")),
        )


async def verified(guest: Guest, table: str, game: int = 1) -> int:
    """The moves of a finished game, after its record was checked."""
    answer = await guest.http.get(f"/api/tables/{table}/record", params={"game": game})
    return len(verify(Record.parse(answer.content)).turns)


async def test_people_are_who_they_were(old: tuple[House, OldStore]) -> None:
    async with back(old) as (anna, ben):
        names = [(await guest.get("/api/me"))["name"] for guest in (anna, ben)]
        tables = (await anna.get("/api/me"))["tables"]
    assert names == ["Anna", "Ben"]
    assert {table["table"] for table in tables} == {table for table, _ in old[1].tables}


async def test_games_that_were_going_on_go_on_to_their_ends(old: tuple[House, OldStore]) -> None:
    async with back(old) as (anna, _):
        for table in old[1].of(RUNNING):
            live = await anna.enter(table)
            before = sum(entry["kind"] == "moved" for entry in live.entries)
            await live.play()
            assert await verified(anna, table) > before > 0


async def test_a_game_that_was_over_has_its_record_and_another_can_follow(
    old: tuple[House, OldStore],
) -> None:
    async with back(old) as (anna, ben):
        for table in old[1].of(OVER):
            assert await verified(ben, table) > 0
            first, second = await anna.enter(table), await ben.enter(table)
            await second.done("rematch")
            await asyncio.gather(*(again(live) for live in (first, second)))
            assert await verified(ben, table, 2) > 0


async def again(live: Live) -> None:
    """Play the second game of a table."""
    await live.until(lambda live: live.table["game_number"] == 2)
    await live.play()


async def test_a_table_that_was_open_fills_up_and_begins(old: tuple[House, OldStore]) -> None:
    async with back(old) as (anna, ben):
        for table in old[1].of(GATHERING):
            invite = (await anna.get(f"/api/tables/{table}"))["invite"]
            first, second = await anna.enter(table), await ben.enter(Place(table, invite))
            await second.done("sit", seat=1, luck="late")
            await asyncio.gather(first.play(), second.play())
            assert await verified(anna, table) > 0
