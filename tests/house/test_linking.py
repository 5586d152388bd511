"""Being the same person on every device: by a code, by recovery codes, and not by guessing."""

import math
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from flambeur.house.app import create_app
from flambeur.house.config import GUESSES, Config
from flambeur.house.house import House as Inside
from flambeur.house.people.codes import ALPHABET, LINK_LETTERS, LINK_SECONDS, RECOVERY_LETTERS, new_code
from flambeur.house.people.devices import label_of
from flambeur.house.rates import Rate
from flambeur.house.store import url_of
from flambeur.house.throttle import GUESSERS
from tests.house.databases import postgres
from tests.house.guests import Guest, NewGuest
from tests.house.houses import House, opened
from tests.house.hubs import HandClock

pytestmark = pytest.mark.anyio


async def told(guest: Guest, path: str, **data: object) -> dict[str, object]:
    """What a post is answered."""
    answer = await guest.http.post(path, json=data or None)
    assert answer.status_code in (200, 201), answer.text
    shown: dict[str, object] = answer.json()
    return shown


async def refused(guest: Guest, path: str, **data: object) -> str:
    """The code with which a post is refused, in a sentence."""
    answer = await guest.http.post(path, json=data or None)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["error"]["sentence"]
    return str(answer.json()["error"]["code"])


async def new_link(guest: Guest) -> str:
    """A code that the guest's device shows."""
    return str((await told(guest, "/api/me/codes/link"))["code"])


async def tables_of(guest: Guest) -> set[str]:
    """The tables that the house lists for somebody."""
    return {table["table"] for table in (await guest.get("/api/me"))["tables"]}


async def test_a_phone_and_a_recovered_device_show_one_history(new_guest: NewGuest) -> None:
    laptop, phone, third = await new_guest(), await new_guest(), await new_guest()
    await laptop.http.put("/api/me", json={"name": "Anna L", "lang": "fr"})
    played = {(await guest.make_table("me", "open")).table for guest in (laptop, phone, third)}
    code = await new_link(laptop)
    seen = await told(phone, "/api/me/codes/look", code=code)
    assert (seen["kind"], seen["name"], seen["has_played"]) == ("link", "Anna L", True)
    assert await told(phone, "/api/me/codes/use", code=f" {code.lower()} ") == {"name": "Anna L"}
    kept = await told(phone, "/api/me/codes/recovery")
    assert isinstance(kept["codes"], list)
    await told(third, "/api/me/codes/use", code=kept["codes"][0])
    assert [await tables_of(guest) for guest in (laptop, phone, third)] == [played] * 3
    me = [await guest.get("/api/me") for guest in (laptop, phone, third)]
    assert {(each["name"], each["handle"]) for each in me} == {("Anna L", me[0]["handle"])}
    ways = await third.get("/api/me/devices")
    assert (len(ways["devices"]), ways["recovery_codes_left"]) == (3, 7)
    assert [each["is_this"] for each in ways["devices"]].count(True) == 1


async def test_linking_in_the_middle_of_a_game_goes_on_with_it_on_both(new_guest: NewGuest) -> None:
    laptop, phone, ben = await new_guest(), await new_guest(), await new_guest()
    place = await laptop.make_table("me", "open", options={"rounds": 1, "first": 0})
    at_ben = await ben.enter(place)
    await at_ben.done("sit", seat=1)
    at_laptop = await laptop.enter(place)
    seat, move = await at_laptop.my_turn()
    watching = await phone.enter(place)
    assert await watching.refused("move", seat=seat, move=move) == "not-your-seat"
    await told(phone, "/api/me/codes/use", code=await new_link(laptop))
    await watching.until(lambda live: live.table["your_seats"] == [0])
    number = await watching.done("move", seat=seat, move=move)
    await at_ben.until(lambda live: live.number >= number)


@pytest.mark.parametrize("wrong", ["mistyped", "used", "replaced", "of another house", "nothing", "long"])
async def test_whatever_is_wrong_with_a_code_one_hears_the_same_and_nothing_is_lost(
    new_guest: NewGuest, wrong: str
) -> None:
    laptop, phone, other = await new_guest(), await new_guest(), await new_guest()
    code = await new_link(laptop)
    if wrong == "used":
        await told(other, "/api/me/codes/use", code=code)
    if wrong == "replaced":
        await new_link(laptop)
    shown = {
        "mistyped": code[:-1],
        "of another house": new_code(LINK_LETTERS),
        "nothing": "",
        "long": "A" * 64,
    }
    before = await phone.get("/api/me")
    for path in ("/api/me/codes/look", "/api/me/codes/use"):
        assert await refused(phone, path, code=shown.get(wrong, code)) == "bad-code"
    assert await phone.get("/api/me") == before


async def test_a_code_of_ones_own_is_refused_and_stays_good(new_guest: NewGuest) -> None:
    laptop, phone = await new_guest(), await new_guest()
    code = await new_link(laptop)
    assert await refused(laptop, "/api/me/codes/use", code=code) == "own-code"
    await told(phone, "/api/me/codes/use", code=code)


async def test_a_device_that_is_signed_out_is_a_new_guest_and_the_last_way_in_stays(
    new_guest: NewGuest,
) -> None:
    laptop, phone = await new_guest(), await new_guest()
    place = await laptop.make_table("me", "open")
    mine = (await laptop.get("/api/me/devices"))["devices"][0]["device"]
    answer = await laptop.http.delete(f"/api/me/devices/{mine}")
    assert answer.json()["error"]["code"] == "last-way-in"
    await told(phone, "/api/me/codes/use", code=await new_link(laptop))
    live = await laptop.enter(place)
    left = await phone.http.delete(f"/api/me/devices/{mine}")
    assert [device["is_this"] for device in left.json()["devices"]] == [True]
    assert await live.closed() > 0
    assert (await tables_of(laptop), await tables_of(phone)) == (set(), {place.table})
    again = await phone.http.delete(f"/api/me/devices/{mine}")
    assert again.json()["error"]["code"] == "no-such-device"


async def test_a_name_is_free_until_who_has_it_makes_sure_to_stay_who_they_are(new_guest: NewGuest) -> None:
    anna, other = await new_guest(), await new_guest()
    rename = {"name": "Anna the only", "lang": "en"}
    assert [(await guest.http.put("/api/me", json=rename)).status_code for guest in (anna, other)] == [
        200,
        200,
    ]
    await other.http.put("/api/me", json={"name": "Somebody", "lang": "en"})
    await told(anna, "/api/me/codes/recovery")
    refusal = await other.http.put("/api/me", json={"name": "ANNA the only", "lang": "en"})
    assert (refusal.status_code, refusal.json()["error"]["code"]) == (409, "name-taken")
    assert "ANNA the only" in refusal.json()["error"]["sentence"]
    assert (await other.get("/api/me"))["name"] == "Somebody"
    assert (await anna.http.put("/api/me", json=rename)).status_code == 200, "it is her own"
    guests = [
        await guest.http.put("/api/me", json={"name": "Guest", "lang": "en"}) for guest in (anna, other)
    ]
    assert [answer.status_code for answer in guests] == [200, 200], "who says no name may be called as others"


@pytest.fixture(scope="module")
def two_processes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    """One house on PostgreSQL, served by two processes."""
    folders = [tmp_path_factory.mktemp("process") for _ in range(2)]
    with postgres() as database, opened(folders[0], database) as one, opened(folders[1], database) as two:
        yield one, two


async def test_a_code_made_in_one_process_works_in_another(
    two_processes: tuple[House, House], new_guest: NewGuest
) -> None:
    laptop, phone = [await new_guest(house.url) for house in two_processes]
    place = await laptop.make_table("me", "open")
    await told(phone, "/api/me/codes/use", code=await new_link(laptop))
    assert await tables_of(phone) == {place.table}
    await phone.http.put("/api/me", json={"name": "Zoé", "lang": "fr"})
    assert (await laptop.get("/api/me"))["name"] == "Zoé"


# Time and guessing, in a house within this process


@asynccontextmanager
async def inside(data: Path, clock: HandClock, guesses: Rate = GUESSES) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody in a house whose clock goes when it is told to."""
    house = Inside(url_of(None, data), Config(clock=clock, compile=lambda: None, guesses=guesses))
    transport = httpx.ASGITransport(app=create_app(house), client=("192.0.2.1", 1))  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://house") as http:
        await http.get("/api/me")
        yield http
    house.writer.close()
    house.engine.dispose()


async def test_a_code_is_good_for_ten_minutes(tmp_path: Path) -> None:
    clock = HandClock()
    async with inside(tmp_path, clock) as laptop:
        code = (await laptop.post("/api/me/codes/link")).json()["code"]
        laptop.cookies.clear()  # another device from now on
        clock.forward(LINK_SECONDS - 1)
        assert (await laptop.post("/api/me/codes/look", json={"code": code})).status_code == 200
        clock.forward(1)
        late = await laptop.post("/api/me/codes/use", json={"code": code})
        assert late.json()["error"]["code"] == "bad-code"


async def test_guessing_is_hopeless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rate that docs/hosting.md states, and what it comes to with the entropy that it states."""
    monkeypatch.setattr("flambeur.house.throttle.asyncio.sleep", no_time)
    async with inside(tmp_path, HandClock()) as guesser:
        answers = []
        for _ in range(3 * int(GUESSES.burst) * GUESSERS):
            guesser.cookies.clear()  # somebody else each time, of one household
            tried = await guesser.post("/api/me/codes/use", json={"code": new_code(LINK_LETTERS)})
            answers.append(tried.json()["error"]["code"])
    within = int(GUESSES.burst) * GUESSERS
    assert answers[:within] == ["bad-code"] * within
    assert answers.count("bad-code") <= within + 1, "one more may have come in meanwhile"
    assert set(answers[within + 1 :]) == {"too-many-guesses"}
    bits = [letters * math.log2(len(ALPHABET)) for letters in (LINK_LETTERS, RECOVERY_LETTERS)]
    assert bits[0] > 44
    assert bits[1] > 71
    in_ten_minutes = GUESSERS * (GUESSES.burst + 600 * GUESSES.per_second)
    assert in_ten_minutes == 80
    assert in_ten_minutes / 2 ** bits[0] < 1e-11


async def no_time(_seconds: float) -> None:
    """A refusal that nobody waits for."""


def test_codes_have_no_letters_that_look_alike_and_are_never_the_same() -> None:
    for alike in ("0OQ", "1IL", "2Z", "5S", "6G", "8B", "UV"):
        assert len(set(ALPHABET) & set(alike)) <= 1, alike
    assert len({new_code(RECOVERY_LETTERS) for _ in range(1000)}) == 1000
    assert [len(part) for part in new_code(RECOVERY_LETTERS).split("-")] == [4] * 4


@pytest.mark.parametrize(
    ("said", "label"),
    [
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox, Android"),
        ("curl/8", ""),
    ],
)  # fmt: skip
def test_a_device_is_called_by_what_its_browser_says(said: str, label: str) -> None:
    assert label_of(said) == label
