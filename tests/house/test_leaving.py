"""When somebody leaves or takes too long."""

import asyncio
from pathlib import Path

import pytest

from flambeur.house.entries import Sat
from tests.house.guests import NewGuest
from tests.house.houses import PATIENCE
from tests.house.hubs import HandClock, config_of, created, hub_at

pytestmark = pytest.mark.anyio

FIRST = {"rounds": 1, "first": 1}


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


@pytest.mark.parametrize(
    ("bot_after", "waits", "has_phone", "is_replaced"),
    [(1, True, False, True), (0, True, False, False), (1, False, False, False), (1, True, True, False)],
    ids=["somebody waits", "never", "nobody waits", "still there by phone"],
)
async def test_only_who_is_gone_and_waited_for_is_replaced(
    tmp_path: Path, bot_after: int, waits: bool, has_phone: bool, is_replaced: bool
) -> None:
    clock = HandClock()
    with hub_at(tmp_path, config_of(clock)) as hub:
        live = await hub.open_table("one", created("me", "open", bot_after=bot_after))
        await live.append(lambda _: Sat(person="ben", name="Ben", seat=1, luck=""))
        for person in ["ada", *["ben"] * waits, *["ada"] * has_phone]:
            live.presence.come(person)
        live.presence.leave("ada")
        clock.forward(1)
        await live.tick()
        assert live.table.seats[0].bot is None
        clock.forward(0.1)
        await live.tick()
        assert live.table.seats[0].bot == ("regular" if is_replaced else None)


async def test_a_bot_moves_for_who_takes_too_long_and_talking_does_not_help(new_guest: NewGuest) -> None:
    anna = await new_guest()
    place = await anna.make_table("me", "me", options=FIRST, clock=1)
    live = await anna.enter(place.table)
    async with asyncio.timeout(PATIENCE):
        while not any(entry["kind"] == "moved" for entry in live.entries):
            await live.ask("say", text="wait!")
            await asyncio.sleep(0.3)
    moved = await live.until_kind("moved")
    assert moved["facts"]["by"] == "regular"
    assert [seat["bot"] for seat in live.table["seats"]] == [None, None]
