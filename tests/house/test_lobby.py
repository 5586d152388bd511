"""The lobby: pages, what is found, and what is not listed any more."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

import httpx
import pytest

from flambeur.house.clock import now
from flambeur.house.entries import Sat, Stood
from flambeur.house.hub import Hub
from flambeur.house.lobby import EMPTY_FOR, NOT_BEGUN_FOR, Lobby
from flambeur.house.store import engine_of, url_of
from tests.house.guests import NewGuest
from tests.house.houses import House
from tests.house.hubs import HandClock, config_of, created, hub_at

pytestmark = pytest.mark.anyio
ALL = ("", 0, 50)


@contextmanager
def lobby_at(data: Path, later: timedelta = timedelta()) -> Iterator[Lobby]:
    """The lobby as it will be after some time."""
    engine = engine_of(url_of(None, data))
    yield Lobby(engine, lambda: now() + later)
    engine.dispose()


async def open_some(hub: Hub) -> None:
    """Three open tables and a private one."""
    await hub.open_table("one", created("me", "open"))
    await hub.open_table("two", created("me", "open", name="Zoé 100%", person="zoe"))
    await hub.open_table("three", created("me", "open", game="royale", options={}))
    await hub.open_table("four", created("me", "open", is_open=False))


async def test_open_tables_come_in_pages_the_latest_first(tmp_path: Path) -> None:
    with hub_at(tmp_path, config_of(HandClock())) as hub, lobby_at(tmp_path) as lobby:
        await open_some(hub)
        assert lobby.page(*ALL) == ["three", "two", "one"]
        assert [lobby.page("", skip, 2) for skip in (0, 2, 4)] == [["three", "two"], ["one"], []]


async def test_a_table_is_found_by_part_of_a_name_or_of_a_title_in_any_language(tmp_path: Path) -> None:
    with hub_at(tmp_path, config_of(HandClock())) as hub, lobby_at(tmp_path) as lobby:
        await open_some(hub)
        found = {
            search: lobby.page(search, 0, 50)
            for search in ("ZOÉ", "0%", " vegas ", "ROYAL", "%", "_", "nobody", "\0")
        }
        assert found["ZOÉ"] == found["0%"] == found["%"] == ["two"]
        assert found[" vegas "] == ["three", "two", "one"]
        assert "three" in found["ROYAL"]
        assert found["\0"] == lobby.page(*ALL)
        assert found["_"] == found["nobody"] == []


async def test_a_table_with_nobody_at_it_is_soon_not_listed_and_one_with_somebody_is_for_long(
    tmp_path: Path,
) -> None:
    clock = HandClock()
    with hub_at(tmp_path, config_of(clock)) as hub:
        left = await hub.open_table("left", created("me", "open"))
        await left.append(lambda _: Stood(seat=0, person="ada", name="Ada", id="1"))
        await hub.open_table("kept", created("me", "open"))
        played = await hub.open_table("played", created("me", "novice"))
        assert played.table.phase == "playing"
        for later, listed in (
            (timedelta(), ["played", "kept", "left"]),
            (EMPTY_FOR + timedelta(minutes=1), ["played", "kept"]),
            (NOT_BEGUN_FOR + timedelta(minutes=1), ["played"]),
        ):
            with lobby_at(tmp_path, later) as lobby:
                assert lobby.page(*ALL) == listed
        hub.tables.clear()
        assert await hub.find("left"), "whoever has the link finds it"


async def test_who_sits_down_again_has_a_table_again(tmp_path: Path) -> None:
    with hub_at(tmp_path, config_of(HandClock())) as hub:
        live = await hub.open_table("one", created("me", "open"))
        await live.append(lambda _: Stood(seat=0, person="ada", name="Ada", id="1"))
        await live.append(lambda _: Sat(seat=1, person="ben", name="Ben", luck="", id="2"))
        with lobby_at(tmp_path, EMPTY_FOR + timedelta(minutes=1)) as lobby:
            assert lobby.page("ada", 0, 50) == []
            assert lobby.page("ben", 0, 50) == ["one"]


async def test_the_house_is_asked_for_a_page(house: House, new_guest: NewGuest) -> None:
    anna = await new_guest()
    await anna.http.put("/api/me", json={"name": "Wilhelmine IV"})
    places = [await anna.make_table("me", "open", is_open=True) for _ in range(3)]
    tables = [place.table for place in reversed(places)]
    found = await anna.get("/api/tables", search="helmine iv")
    assert [table["table"] for table in found] == tables
    page = await anna.get("/api/tables", search="helmine iv", skip=1, most=1)
    assert [table["table"] for table in page] == tables[1:2]
    for rubbish in ("most=0", "most=101", "skip=10001", "skip=-1", "skip=x", f"search={'x' * 65}"):
        assert httpx.get(f"{house.url}/api/tables?{rubbish}", trust_env=False).status_code == 400
