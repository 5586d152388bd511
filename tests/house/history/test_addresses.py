"""The addresses of histories and profiles, as a client comes to them."""

import asyncio
from typing import Any

import httpx
import pytest

from tests.house.guests import Guest, NewGuest

pytestmark = pytest.mark.anyio


async def put(guest: Guest, path: str, **content: Any) -> Any:
    """What the house answers, which must be well."""
    answer = await guest.http.put(path, json=content)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_a_game_that_was_played_is_in_the_history_of_all_who_did(new_guest: NewGuest) -> None:
    ada, ben = await new_guest(), await new_guest()
    await put(ben, "/api/me", name="Ben", lang="en")
    place = await ada.make_table("me", "open")
    mine, other = await ada.enter(place), await ben.enter(place)
    await other.ask("sit", seat=1)
    await asyncio.gather(mine.play(), other.play())
    for guest, seat in ((ada, 0), (ben, 1)):
        [game] = (await guest.get("/api/me/games"))["games"]
        assert (game["table"], game["number"], game["your_seats"]) == (place.table, 1, [seat])
        assert game["invite"] == place.invite, "to be shared by who played it"
        assert [place["place"] for place in game["seats"]] == sorted(
            place["place"] for place in mine.situation["standing"]
        )
    [met] = await ada.get("/api/me/opponents")
    assert (met["name"], met["games"]) == ("Ben", 1)
    assert (await ada.get(f"/api/people/{met['who']}"))["games"][0]["games"] == 1


async def test_a_person_reads_their_history_and_the_profile_of_others_unless_it_is_hidden(
    new_guest: NewGuest,
) -> None:
    ada, ben = await new_guest(), await new_guest()
    await put(ada, "/api/me", name="Ada", lang="en")
    history = await ada.get("/api/me/games?game=las-vegas&won=true&with=novice&search=x&most=5")
    assert history == {"games": [], "next": None}
    mine = await ada.get("/api/people/me")
    assert (mine["name"], mine["bot"], mine["is_you"], mine["is_hidden"], mine["games"]) == (
        "Ada",
        None,
        True,
        False,
        [],
    )
    seen = await ben.get(f"/api/people/{mine['who']}")
    assert (seen["name"], seen["is_you"]) == ("Ada", False)
    assert await put(ada, "/api/me/profile", is_hidden=True) == {"is_hidden": True}
    assert (await ada.get("/api/people/me"))["is_hidden"]
    assert (await ada.get("/api/people/me/games/royale"))["places"] == []
    for page in ("", "/games/royale"):
        answer = await ben.http.get(f"/api/people/{mine['who']}{page}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "profile-hidden")


async def test_a_bot_has_a_profile_that_anybody_may_see(new_guest: NewGuest) -> None:
    guest = await new_guest()
    profile = await guest.get("/api/people/shark")
    assert (profile["who"], profile["bot"], profile["is_you"]) == ("shark", "shark", False)
    assert (await guest.get("/api/people/shark/games/las-vegas"))["latest"] == []


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/people/0123456789abcdef", 404, "no-such-person"),
        ("/api/people/nobody/games/royale", 404, "no-such-person"),
        ("/api/people/me/games/chess", 404, "unknown-game"),
        ("/api/me/games?game=chess", 404, "unknown-game"),
        ("/api/me/games?before=yesterday", 400, "bad-page"),
        ("/api/me/games?most=51", 400, "http-400"),
        ("/api/me/opponents?with=nobody", 404, "no-such-person"),
        ("/api/me/opponents?game=chess", 404, "unknown-game"),
    ],
)
async def test_what_is_not_there_is_refused_in_one_sentence(
    new_guest: NewGuest, path: str, status: int, code: str
) -> None:
    guest = await new_guest()
    answer: httpx.Response = await guest.http.get(path)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
