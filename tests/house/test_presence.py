"""Who is at a table, and who shares a device."""

import asyncio

import httpx
import pytest

from examples import house_bot
from flambeur.house.presence import PRESENT, Presence
from tests.house.guests import NewGuest
from tests.house.houses import House
from tests.house.hubs import HandClock

pytestmark = pytest.mark.anyio


async def test_everybody_hears_at_once_who_comes_and_goes(new_guest: NewGuest) -> None:
    anna, ben = await new_guest(), await new_guest()
    place = await anna.make_table("me", "open", "open")  # so that no game begins
    first, second = await anna.enter(place.table), await ben.enter(place)
    await second.done("sit", seat=1)
    await first.until(lambda live: live.table["seats"][1]["is_here"])
    number = first.number
    await second.socket.close()
    await first.until(lambda live: not live.table["seats"][1]["is_here"])
    await ben.enter(place.table, second.number)
    await first.until(lambda live: live.table["seats"][1]["is_here"])
    assert first.number == number, "coming and going is no entry of the log"


async def test_watchers_come_and_go_unnoticed(new_guest: NewGuest) -> None:
    anna, watcher = await new_guest(), await new_guest()
    place = await anna.make_table("me", "open")
    first = await anna.enter(place.table)
    heard = len(first.received)
    watching = await watcher.enter(place)
    await watching.socket.close()
    await first.done("say", text="anybody?")
    assert [text for text in first.received[heard:] if '"is":"table"' in text] == []


async def test_people_at_one_device_have_names_of_their_own(new_guest: NewGuest) -> None:
    anna = await new_guest()
    place = await anna.make_table("me", "me:  Tante   Benno ", "me:Carla")
    live = await anna.enter(place.table)
    mine = (await anna.get("/api/me"))["name"]
    assert [seat["name"] for seat in live.table["seats"]] == [mine, "Tante Benno", "Carla"]
    assert live.table["your_seats"] == [0, 1, 2]
    await live.play()
    again = await anna.get(f"/api/tables/{place.table}/replay")
    assert [seat["name"] for seat in again["seats"]] == [mine, "Tante Benno", "Carla"]


async def test_a_replay_names_those_who_played_that_game_and_a_rematch_has_them_in_their_seats(
    new_guest: NewGuest,
) -> None:
    anna = await new_guest()
    place = await anna.make_table("me:Benno", "me:Carla")
    live = await anna.enter(place.table)
    await live.play()
    await live.done("rematch")
    assert [seat["name"] for seat in live.table["seats"]] == ["Benno", "Carla"]
    first = await anna.get(f"/api/tables/{place.table}/replay", game=1)
    assert [seat["name"] for seat in first["seats"]] == ["Benno", "Carla"]


@pytest.mark.parametrize("plan", ["me:", "me: ", "me:" + 25 * "x", "me:\u202e", "you", "me2"])
async def test_a_seat_that_cannot_be_planned_is_refused(new_guest: NewGuest, plan: str) -> None:
    anna = await new_guest()
    order = {"game": "las-vegas", "players": 2, "seats": ["me", plan]}
    answer = await anna.http.post("/api/tables", json=order)
    assert (answer.status_code, answer.json()["error"]["code"] in ("bad-name", "bad-plan")) == (400, True)


async def test_the_page_answers_those_who_ask_only_for_its_head(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.url, trust_env=False) as http:
        answer = await http.head("/")
        assert (answer.status_code, answer.content) == (200, b"")


async def test_the_example_bot_plays_to_the_end(house: House) -> None:
    standing = await asyncio.wait_for(house_bot.play(house.url, "las-vegas"), 120)
    assert sorted(seat["seat"] for seat in standing) == [0, 1, 2]


def test_who_has_two_connections_is_here_until_both_have_ended() -> None:
    clock = HandClock()
    presence = Presence(clock.ticks)
    for _ in range(2):
        presence.come("ada")
    presence.leave("ada")
    assert (presence.connected, presence.here) == (["ada"], frozenset({"ada"}))
    clock.forward(60)
    assert presence.gone_for("ada") == 0
    presence.leave("ada")
    assert (presence.connected, presence.here) == ([], frozenset())
    clock.forward(5)
    assert presence.gone_for("ada") == 5


def test_who_was_seen_by_another_process_is_here_for_a_while() -> None:
    clock = HandClock()
    presence = Presence(clock.ticks)
    presence.hear({"ben": 0.0})
    clock.forward(PRESENT - 1)
    assert (presence.here, presence.connected, presence.gone_for("ben")) == (frozenset({"ben"}), [], 0)
    clock.forward(1)
    assert (presence.here, presence.gone_for("ben")) == (frozenset(), PRESENT)


def test_of_passers_by_nothing_is_kept() -> None:
    presence = Presence(HandClock().ticks)
    for number in range(1000):
        presence.come(f"passer-by {number}")
        presence.leave(f"passer-by {number}", is_missed=False)
    assert (presence.connected, presence._last_seen) == ([], {})


def test_at_a_table_just_opened_nobody_has_been_away_for_longer_than_it_is_open() -> None:
    clock = HandClock()
    presence = Presence(clock.ticks)
    clock.forward(10)
    assert presence.gone_for("eve") == 10
