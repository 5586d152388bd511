"""Who somebody is, what only that person may do, and what nobody is told."""

import asyncio
from http.cookies import SimpleCookie

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from flambeur.house.identity import CookieSigner
from tests.house.guests import Guest, Live, NewGuest
from tests.house.houses import House

pytestmark = pytest.mark.anyio


async def test_the_first_answer_sets_a_cookie_that_scripts_cannot_read(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.url, trust_env=False) as http:
        first = await http.get("/api/me")
        cookie = SimpleCookie(first.headers["set-cookie"])["flambeur"]
        assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "Lax", "/")
        again = await http.get("/api/me")
        assert "set-cookie" not in again.headers
        assert again.json()["person"] == first.json()["person"]
        assert first.json()["name"]


@pytest.mark.parametrize("change", ["signature", "person", "no signature", "empty", "rubbish"])
async def test_a_forged_cookie_is_nobodys(new_guest: NewGuest, change: str) -> None:
    anna = await new_guest()
    person, signature = anna.cookie.split(".")
    forged = {
        "signature": f"{person}.{signature[::-1]}",
        "person": f"{person[::-1]}.{signature}",
        "no signature": person,
        "empty": "",
        "rubbish": '";%00\xff',
    }[change]
    headers = {b"Cookie": f"flambeur={forged}".encode("latin-1")}
    async with httpx.AsyncClient(base_url=anna.url, trust_env=False) as http:
        answer = await http.get("/api/me", headers=headers)
    assert answer.status_code == 200
    assert "set-cookie" in answer.headers, "the house makes a new person's acquaintance"
    assert answer.json()["person"] != (await anna.get("/api/me"))["person"]


async def test_the_cookie_of_another_house_is_nobodys(new_guest: NewGuest) -> None:
    anna = await new_guest()
    cookie = CookieSigner("5e" * 32).sign(anna.person)
    async with httpx.AsyncClient(base_url=anna.url, trust_env=False) as http:
        answer = await http.get("/api/me", headers={"Cookie": f"flambeur={cookie}"})
    assert "set-cookie" in answer.headers


async def test_without_a_cookie_one_can_watch_but_do_nothing(new_guest: NewGuest) -> None:
    anna, nobody = await new_guest(), await new_guest()
    place = await anna.make_table("me", "open", is_open=True)
    nobody.http.cookies.clear()
    live = await nobody.enter(place.table)
    assert await live.refused("sit", seat=1) == "no-identity"
    assert await live.refused("say", text="hello") == "no-identity"
    assert live.number == 2


async def test_nobody_moves_for_another_seat(new_guest: NewGuest) -> None:
    anna, ben = await new_guest(), await new_guest()
    place = await anna.make_table("me", "open", "novice", options={"rounds": 1, "first": 0})
    first, second = await anna.enter(place.table), await ben.enter(place)
    await second.done("sit", seat=1)
    seat, move = await first.my_turn()
    assert seat == 0
    before = second.number
    assert [await second.refused("move", seat=seat, move=move) for seat in (0, 2)] == ["not-your-seat"] * 2
    assert await second.refused("move", seat=1, move=move) == "not-your-turn"
    assert await second.refused("come_back", seat=0) == "not-your-seat"
    assert await second.refused("move", seat=3, move=move) == "no-such-seat"
    assert await second.refused("move", seat=-1, move=move) == "no-such-seat"
    await first.done("ping")
    assert second.number == first.number == before


async def test_the_same_id_of_two_persons_is_two_actions(new_guest: NewGuest) -> None:
    anna, ben = await new_guest(), await new_guest()
    place = await anna.make_table("me", "open")
    first, second = await anna.enter(place.table), await ben.enter(place)
    numbers = {await live.done("say", id="same", text="hello") for live in (first, second)}
    assert len(numbers) == 2


async def test_a_table_that_is_not_open_is_for_the_invited(new_guest: NewGuest) -> None:
    anna, ben = await new_guest(), await new_guest()
    place = await anna.make_table("me", "open")
    for invite in ({}, {"invite": None}, {"invite": ""}, {"invite": place.invite[:-1]}, {"invite": "é"}):
        live = Live(await ben.connect(place.table))
        await live.send({"do": "enter", **invite})
        assert (await live.hear())["code"] == "need-invite"
        assert await live.closed() == 1008
    assert (await ben.get(f"/api/tables/{place.table}", invite=place.invite))["invite"] is None
    live = await ben.enter(place)
    await live.done("sit", seat=1)
    assert (await ben.get(f"/api/tables/{place.table}"))["invite"] == place.invite
    assert (await ben.enter(place.table)).table["your_seats"] == [1]


async def everything_heard(guest: Guest, live: Live, table: str) -> str:
    """All that a guest can get out of the house."""
    pages = ("/api/me", "/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/record", "/metrics")
    answers = [await guest.http.get(page) for page in pages]
    return "\n".join([*live.received, *(answer.text for answer in answers)])


async def test_nobody_hears_a_secret_before_the_game_is_over(new_guest: NewGuest) -> None:
    anna, ben, cleo = await new_guest(), await new_guest(), await new_guest()
    options = {"rounds": 1, "first": 0}
    place = await anna.make_table("me", "open", "novice", is_open=True, options=options)
    first, second, watching = await anna.enter(place), await ben.enter(place), await cleo.enter(place.table)
    await second.done("sit", seat=1, luck="luck-of-ben")
    await first.until_kind("sat")
    for live in (first, second):
        seat, move = await live.my_turn()
        await live.done("move", seat=seat, move=move)
    await watching.done("ping")
    heard = {guest: await everything_heard(guest, live, place.table)
             for guest, live in ((anna, first), (ben, second), (cleo, watching))}  # fmt: skip
    assert not first.is_over
    await asyncio.gather(first.play(), second.play())
    secret = (await cleo.get(f"/api/tables/{place.table}/record"))["chance"]["secret"]
    for guest, text in heard.items():
        others = [other.person[:8] for other in heard if other is not guest]
        secrets = [secret, "luck-of-ben", *others, anna.cookie, ben.cookie, cleo.cookie]
        assert not [leaked for leaked in secrets if leaked in text]
    assert place.invite not in heard[cleo]


async def test_a_name_is_short_and_can_be_seen(new_guest: NewGuest) -> None:
    anna = await new_guest()
    for name in ("", "   ", "x" * 25, "a\x00b", "a\u202eb", 7, None):
        answer = await anna.http.put("/api/me", json={"name": name})
        assert answer.status_code == 400
        assert answer.json()["error"]["sentence"]
    answer = await anna.http.put("/api/me", json={"name": "Zoé 🎲", "lang": "fr"})
    assert answer.json() == await anna.get("/api/me")
    assert (answer.json()["name"], answer.json()["lang"]) == ("Zoé 🎲", "fr")
    assert (await anna.http.put("/api/me", json={"name": "Zoé", "lang": "xx"})).status_code == 400


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://[", "https://127.0.0.1.evil.example"]
)
async def test_other_sites_cannot_act_in_a_persons_name(new_guest: NewGuest, origin: str) -> None:
    anna = await new_guest()
    place = await anna.make_table("me", "open")
    answer = await anna.http.put("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "wrong-origin")
    assert answer.headers["content-security-policy"]
    with pytest.raises(InvalidStatus) as refusal:
        await anna.connect(place.table, Origin=origin)
    assert refusal.value.response.status_code == 403
    assert (await anna.get("/api/me"))["name"] != "Eve"


async def test_the_houses_own_pages_may_act(new_guest: NewGuest) -> None:
    anna = await new_guest()
    place = await anna.make_table("me", "open")
    answer = await anna.http.put("/api/me", json={"name": "Anna"}, headers={"Origin": anna.url})
    assert answer.status_code == 200
    live = Live(await anna.connect(place.table, Origin=anna.url))
    await live.send({"do": "enter"})
    assert (await live.hear())["is"] == "welcome"
