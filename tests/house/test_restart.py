"""The house is closed and opened again: everything is where it was."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

import pytest

from tests.house.guests import Guest, Json, Live, Place
from tests.house.houses import opened

pytestmark = pytest.mark.anyio

SOON = 120.0  # seconds; each bot thinks for a tenth of one


@dataclass
class Evening:
    """What was in the house before it was closed."""

    anna: Guest
    ben: Guest
    place: Place
    first: Live
    second: Live
    move: Json
    answer: Json
    lists: tuple[Any, Any]


async def before_closing(anna: Guest, ben: Guest) -> Evening:
    """Two in the middle of a game, bots in the middle of another, and a table that gathers."""
    await anna.http.put("/api/me", json={"name": "Anna", "lang": "de"})
    place = await anna.make_table("me", "open", "novice", options={"rounds": 1, "first": 0})
    first, second = await anna.enter(place.table), await ben.enter(place)
    await second.done("sit", seat=1)
    seat, move = await first.my_turn()
    made: Json = {"id": "before", "seat": seat, "move": move}
    answer = await first.ask("move", **made)
    await second.my_turn()
    await first.until(lambda live: live.number == second.number)
    await anna.make_table("me", "open", is_open=True)
    lists = await anna.get("/api/me"), await anna.get("/api/tables")
    await ben.make_table(*["novice"] * 5, options={"rounds": 8})
    return Evening(anna, ben, place, first, second, made, answer, lists)


@pytest.fixture(scope="module")
async def evening(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Evening]:
    """A house that was closed in an orderly way and is open again."""
    with opened(tmp_path_factory.mktemp("house"), thinking=0.1) as house:
        async with AsyncExitStack() as stack:
            anna, ben = [await stack.enter_async_context(Guest(house.url)) for _ in range(2)]
            evening = await before_closing(anna, ben)
            house.stop()
            assert (await evening.first.closed(), await evening.second.closed()) == (1012, 1012)
            assert not house.answers()
            house.start()
            yield evening


async def moves_counted(guest: Guest) -> int:
    """How many moves this process has seen, without a look at any table."""
    text = (await guest.http.get("/metrics")).text
    counted = re.search(r'flambeur_entries_total\{kind="moved"\} (\d+)', text)
    return int(counted.group(1)) if counted else 0


async def test_bots_go_on_though_nobody_looks(evening: Evening) -> None:
    async with asyncio.timeout(SOON):
        while not await moves_counted(evening.anna):
            await asyncio.sleep(0.1)


async def test_people_and_lists_are_kept(evening: Evening) -> None:
    anna = evening.anna
    me, tables = await anna.get("/api/me"), await anna.get("/api/tables")
    for table in [*me["tables"], *evening.lists[0]["tables"]]:
        for seat in table["seats"]:
            seat["is_here"] = False
    assert (me, tables) == evening.lists


async def test_many_who_come_back_at_once_all_find_the_table(evening: Evening) -> None:
    lives = await asyncio.gather(*(evening.anna.enter(evening.place) for _ in range(20)))
    assert {live.number for live in lives} == {evening.first.number}
    for live in lives:
        await live.socket.close()


async def test_a_game_goes_on_where_it_was_and_ends(evening: Evening) -> None:
    place, before = evening.place, (evening.first, evening.second)
    first = await evening.anna.enter(place.table, before[0].number)
    second = await evening.ben.enter(place.table)
    assert first.entries == []
    assert [entry["number"] for entry in second.entries] == list(range(1, before[1].number + 1))
    for now, then in zip((first, second), before, strict=True):
        assert now.situation | {"waited": 0} == then.situation | {"waited": 0}
    assert await first.ask("move", **evening.move) == evening.answer
    await asyncio.gather(first.play(), second.play())
    assert first.is_over
