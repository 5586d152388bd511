"""Keeping order in a house: what its keepers can do, by the pages and by commands, and what nobody can."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from flambeur.house.migrate import migrate
from flambeur.house.people import order
from flambeur.house.people.names import call
from flambeur.house.people.passkeys import Site, site_of
from flambeur.house.store import Store, engine_of, url_of
from tests.commands.running import printed_json, refused
from tests.house.guests import Guest, NewGuest
from tests.house.houses import House, opened
from tests.house.hubs import SECONDS

pytestmark = pytest.mark.anyio


async def come(new_guest: NewGuest, house: House, name: str) -> Guest:
    """Somebody who says their name."""
    guest = await new_guest(house.url)
    await guest.http.put("/api/me", json={"name": name, "lang": "en"})
    return guest


async def handle_of(guest: Guest) -> str:
    """By which others speak of somebody."""
    return str((await guest.get("/api/me"))["handle"])


async def put(guest: Guest, path: str, **data: object) -> str:
    """The code with which something is refused; empty if it was done."""
    answer = await guest.http.put(path, json=data)
    return str(answer.json().get("error", {}).get("code", ""))


async def code_of(guest: Guest, path: str) -> str:
    """The code with which somebody is refused what they want to see."""
    return str((await guest.http.get(path)).json()["error"]["code"])


async def test_the_first_keeps_a_new_house_and_cannot_leave_it_alone(
    own_house: House, new_guest: NewGuest
) -> None:
    keeper, ben = [await come(new_guest, own_house, name) for name in ("Keeper", "Ben")]
    me, his = await handle_of(keeper), await handle_of(ben)
    assert [(await guest.get("/api/house"))["is_keeper"] for guest in (keeper, ben)] == [True, False]
    assert await code_of(ben, "/api/keeper") == "not-a-keeper"
    assert await put(ben, f"/api/keeper/people/{me}", standing="removed") == "not-a-keeper"
    for standing in ("removed", "muted"):
        assert await put(keeper, f"/api/keeper/people/{me}", standing=standing) == "keeper-removes-self"
    assert await put(keeper, f"/api/keeper/people/{me}", is_keeper=False) == "last-keeper"
    assert (await keeper.http.delete("/api/me")).json()["error"]["code"] == "last-keeper"
    assert await put(keeper, "/api/keeper/people/nobody", standing="muted") == "unknown-handle"
    assert await put(keeper, f"/api/keeper/people/{his}", is_keeper=True) == ""
    assert await put(ben, f"/api/keeper/people/{me}", standing="removed") == "is-keeper"
    assert await put(keeper, f"/api/keeper/people/{me}", is_keeper=False) == ""
    assert await code_of(keeper, "/api/keeper") == "not-a-keeper"


async def test_who_is_muted_plays_and_who_is_removed_is_told_so_at_once(
    own_house: House, new_guest: NewGuest
) -> None:
    keeper, ben = [await come(new_guest, own_house, name) for name in ("Keeper", "Ben")]
    place = await keeper.make_table("me", "open", options={"rounds": 1, "first": 1})
    live = await ben.enter(place)
    await live.done("sit", seat=1)
    his = f"/api/keeper/people/{await handle_of(ben)}"
    await live.done("say", text="hello")
    assert await put(keeper, his, standing="muted") == ""
    assert await live.refused("say", text="hello") == "muted"
    seat, move = await live.my_turn()
    await live.done("move", seat=seat, move=move)
    assert await put(keeper, his, standing="removed") == ""
    await live.closed()
    assert '"code":"removed"' in live.received[-1]
    for path in ("/api/me", f"/api/tables/{place.table}"):
        assert await code_of(ben, path) == "removed"
    again = await ben.connect(place.table)
    assert "removed" in str(await again.recv())
    assert await put(keeper, his, standing="") == ""
    assert (await ben.get("/api/me"))["name"] == "Ben"


async def test_into_a_private_house_one_comes_by_invitation(own_house: House, new_guest: NewGuest) -> None:
    keeper, ben, new = [await come(new_guest, own_house, name) for name in ("Keeper", "Ben", "New")]
    await ben.make_table("me", "open", is_open=True)
    kept = (await keeper.http.put("/api/keeper", json={"is_private": True})).json()
    assert (await ben.get("/api/me"))["name"] == "Ben", "who has sat at a table is in"
    assert await code_of(new, "/api/tables") == "house-private"
    assert (await new.get("/api/house"))["is_private"]
    wrong = await new.http.post("/api/house/join", json={"invite": "of another house"})
    assert wrong.json()["error"]["code"] == "bad-house-invite"
    assert (await new.http.post("/api/house/join", json={"invite": kept["invite"]})).status_code == 201
    assert (await new.get("/api/me"))["name"] == "New"
    fresh = (await keeper.http.put("/api/keeper", json={"new_invite": True})).json()["invite"]
    late = Guest(own_house.url)
    try:
        old = await late.http.post("/api/house/join", json={"invite": kept["invite"]})
        assert old.json()["error"]["code"] == "bad-house-invite"
        assert (await late.http.post("/api/house/join", json={"invite": fresh})).status_code == 201
    finally:
        await late.http.aclose()


async def test_at_a_closed_table_nothing_happens_any_more(own_house: House, new_guest: NewGuest) -> None:
    keeper, ben = [await come(new_guest, own_house, name) for name in ("Keeper", "Ben")]
    place = await ben.make_table("me", "open", is_open=True)
    live = await ben.enter(place)
    missing = await keeper.http.post("/api/keeper/tables/nowhere/close")
    assert missing.json()["error"]["code"] == "no-such-table"
    assert (await keeper.http.post(f"/api/keeper/tables/{place.table}/close")).status_code == 201
    await live.closed()
    assert "table-closed" in live.received[-1]
    again = await ben.connect(place.table)
    assert "table-closed" in str(await again.recv())
    assert (await ben.get("/api/tables"), (await ben.get("/api/me"))["tables"]) == ([], [])


async def test_who_blocks_somebody_is_not_sat_beside_at_their_own_table(new_guest: NewGuest) -> None:
    anna, ben = await new_guest(), await new_guest()
    for guest, name in ((anna, "Anna B"), (ben, "Ben B")):
        await guest.http.put("/api/me", json={"name": name, "lang": "en"})
    his = f"/api/me/blocked/{await handle_of(ben)}"
    assert await put(anna, f"/api/me/blocked/{await handle_of(anna)}") == "block-self"
    assert [each["name"] for each in (await anna.http.put(his)).json()] == ["Ben B"]
    live = await ben.enter(await anna.make_table("me", "open"))
    assert await live.refused("sit", seat=1) == "blocked-by-host"
    assert (await anna.http.delete(his)).json() == []
    await live.done("sit", seat=1)


# The same by commands


async def test_commands_change_a_house_that_is_open(tmp_path: Path, new_guest: NewGuest) -> None:
    with opened(tmp_path) as house:
        _, ben = [await come(new_guest, house, name) for name in ("Keeper", "Ben")]
        at = ("--data", tmp_path)
        known: list[dict[str, Any]] = printed_json("house", "people", *at)
        assert [(each["name"], each["is_keeper"]) for each in known] == [("Keeper", True), ("Ben", False)]
        mine, his = known[0]["handle"], known[1]["handle"]
        assert printed_json("house", "mute", his, *at)["standing"] == "muted"
        assert "Make somebody else keeper first" in refused("house", "keeper", mine, "--undo", *at)
        assert "keeps the house" in refused("house", "remove", mine, *at)
        assert "nobody by" in refused("house", "mute", "nobody", *at)
        assert "one line" in refused("house", "announce", "x" * 300, *at)
        assert printed_json("house", "announce", "Good evening.", *at) == {"announcement": "Good evening."}
        async with asyncio.timeout(SECONDS):
            while (await ben.get("/api/house"))["announcement"] != "Good evening.":
                await asyncio.sleep(0.05)
        code = printed_json("house", "admin", *at)["code"]
        seen = await ben.http.post("/api/me/codes/look", json={"code": code})
        assert seen.json()["kind"] == "keeper"
        assert (await ben.http.post("/api/me/codes/use", json={"code": code})).status_code == 200
        assert (await ben.get("/api/keeper"))["people"][0]["is_keeper"]
        assert printed_json("house", "private", "--on", *at)["is_private"]
        assert printed_json("house", "private", "--off", *at)["is_private"] is False
        assert "no table" in refused("house", "close", "nowhere", *at)
    assert "no house" in refused("house", "people", "--data", tmp_path / "elsewhere")


# Where passkeys are possible


@pytest.mark.parametrize(
    ("scheme", "host", "site"),
    [
        ("https", "play.example.org", Site("play.example.org", "https://play.example.org")),
        ("https", "Play.example.org:443", Site("play.example.org", "https://play.example.org")),
        ("https", "play.example.org:8443", Site("play.example.org", "https://play.example.org:8443")),
        ("http", "localhost:8377", Site("localhost", "http://localhost:8377")),
        ("http", "play.example.org", None),
        ("https", "192.0.2.1", None),
        ("https", "[2001:db8::1]:8377", None),
        ("http", "127.0.0.1:8377", None),
        ("https", "", None),
    ],
)
def test_passkeys_are_for_names_that_are_encrypted(scheme: str, host: str, site: Site | None) -> None:
    assert site_of(scheme, host) == site


def test_in_a_house_of_before_nobody_becomes_keeper_by_coming_first(tmp_path: Path) -> None:
    engine = engine_of(url_of(None, tmp_path))
    migrate(engine)
    Store(engine).note_person("ann", "Ann", "en")
    with engine.begin() as connection:
        call(connection, "ben", "Ben", "en")
        assert order.keepers_of(connection) == frozenset()
    engine.dispose()
