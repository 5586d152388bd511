"""Tournaments at a real house: what an organiser does, and how one waits for the end."""

import asyncio
from typing import Any

import httpx

from tests.house.guests import Guest, Json
from tests.house.houses import PATIENCE

# A game of each format that is over soon.
SHORT: dict[str, Any] = {"game": "las-vegas", "players": 4, "options": {"rounds": 1}, "rounds": 3}
SHORT |= {"title": "Cup", "minutes": 1, "clock": 0, "bot_after": 1}
NOTICED = (httpx.HTTPError, OSError)  # of a house that is killed
LOOK = 0.2  # seconds between two looks


async def ask(guest: Guest, path: str, **fields: Any) -> httpx.Response:
    """Ask the house for something about tournaments."""
    return await guest.http.post(f"/api/tournaments{path}", json=fields)


async def done(guest: Guest, path: str, **fields: Any) -> Json:
    """The same, which must be done."""
    answer = await ask(guest, path, **fields)
    assert answer.status_code == 201, answer.text
    told: Json = answer.json()
    return told


async def refused(guest: Guest, path: str, **fields: Any) -> str:
    """The same, which must be refused with a sentence; the code."""
    answer = await ask(guest, path, **fields)
    assert 400 <= answer.status_code < 500, answer.text
    error = answer.json()["error"]
    assert error["words"]
    return str(error["code"])


async def announce(guest: Guest, bots: int = 0, **wishes: Any) -> str:
    """A tournament of the guest's, with so many bots; its id."""
    made = await done(guest, "", **SHORT | {"format": "swiss"} | wishes)
    if bots:
        await done(guest, f"/{made['tournament']}/bots", level="novice", count=bots)
    return str(made["tournament"])


async def until_over(guest: Guest, id: str) -> Json:
    """Wait for the end, whatever happens to the house meanwhile."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                told: Json = await guest.get(f"/api/tournaments/{id}")
                if told["phase"] == "over":
                    return told
            except NOTICED:
                pass
            await asyncio.sleep(LOOK)


async def until_played(guest: Guest, id: str, rounds: int) -> Json:
    """Wait until so many rounds have been drawn."""
    async with asyncio.timeout(PATIENCE):
        while (told := await guest.get(f"/api/tournaments/{id}"))["round"] < rounds:
            assert told["phase"] != "over"
            await asyncio.sleep(LOOK)
    found: Json = told
    return found
