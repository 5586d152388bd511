"""When somebody leaves or takes too long."""

import asyncio

import pytest

from tests.house.guests import Live, NewGuest
from tests.house.houses import PATIENCE

pytestmark = pytest.mark.anyio

FIRST = {"rounds": 1, "first": 1}
A_WHILE = 3.5  # seconds: longer than it takes until a bot stands in after one second


async def test_a_bot_takes_the_seat_of_a_leaver_who_can_take_it_back(new_guest: NewGuest) -> None:
    anna, ben = await new_guest(), await new_guest()
    place = await anna.make_table("me", "open", options=FIRST, bot_after=1)
    first, second = await anna.enter(place.table), await ben.enter(place)
    await second.done("sit", seat=1)
    await second.socket.close()
    took = await first.until_kind("bot-took")
    assert took["facts"] == {"seat": 1, "bot": "regular"}
    moved = await first.until_kind("moved")
    assert (moved["facts"]["seat"], moved["facts"]["by"]) == (1, "regular")
    seat = first.table["seats"][1]
    assert (seat["kind"], seat["bot"], seat["is_here"]) == ("person", "regular", False)
    again = await ben.enter(place.table, second.number)
    await again.done("come_back", seat=1)
    assert (await first.until_kind("came-back"))["facts"] == {"seat": 1, "name": seat["name"]}
    assert (first.table["seats"][1]["bot"], first.table["seats"][1]["is_here"]) == (None, True)
    number = again.number
    assert await again.done("come_back", seat=1) >= number
    await asyncio.gather(first.play(), again.play())
    mine = [e["facts"] for e in first.entries if e["kind"] == "moved" and e["number"] > number]
    assert {facts["by"] for facts in mine} == {None}


async def alone(new_guest: NewGuest) -> Live:
    """A leaver whom only bots and a watcher wait for; seen by the watcher."""
    anna, watcher = await new_guest(), await new_guest()
    place = await anna.make_table("novice", "me", options=FIRST, bot_after=1, is_open=True)
    await (await anna.enter(place.table)).socket.close()
    return await watcher.enter(place.table)


async def left(new_guest: NewGuest, bot_after: int, *, has_phone: bool) -> Live:
    """A leaver for whom somebody waits; seen by those who wait."""
    anna, ben = await new_guest(), await new_guest()
    place = await anna.make_table("me", "open", options=FIRST, bot_after=bot_after)
    first, second = await anna.enter(place.table), await ben.enter(place)
    if has_phone:
        await ben.enter(place)
    await second.done("sit", seat=1)
    await second.socket.close()
    return first


async def test_nobody_is_replaced_whom_nobody_waits_for_or_who_is_still_there(new_guest: NewGuest) -> None:
    watching = await alone(new_guest)
    waiting_for_ever = await left(new_guest, bot_after=0, has_phone=False)
    still_there = await left(new_guest, bot_after=1, has_phone=True)
    await asyncio.sleep(A_WHILE)
    for live in (watching, waiting_for_ever, still_there):
        await live.done("ping")
        assert not [entry for entry in live.entries if entry["kind"] in ("bot-took", "moved")]


async def test_a_bot_moves_for_who_takes_too_long_and_talking_does_not_help(new_guest: NewGuest) -> None:
    anna = await new_guest()
    place = await anna.make_table("me", "me", options=FIRST, clock=1)
    live = await anna.enter(place.table)
    async with asyncio.timeout(PATIENCE):
        while not any(entry["kind"] == "moved" for entry in live.entries):
            await live.done("say", text="wait!")
            await asyncio.sleep(0.3)
    moved = await live.until_kind("moved")
    assert moved["facts"]["by"] == "regular"
    assert [seat["bot"] for seat in live.table["seats"]] == [None, None]
