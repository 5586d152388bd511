"""64 bots in each format through two kills of the server: `python -m bench.house.tournaments`."""

import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.house.guests import Guest, Json
from tests.house.houses import House, opened
from tests.house.tournaments.hall import announce, done, until_over, until_played

BOTS = 64
FORMATS: dict[str, dict[str, Any]] = {
    "swiss": {"rounds": 4},
    "duplicate": {"rounds": 3},
    "arena": {"minutes": 1},
    "knock-out": {},
}


async def play(house: House, format: str, wishes: dict[str, Any]) -> Json:
    """One tournament; what is told of it in the end."""
    async with Guest(house.url) as ada:
        id = await announce(ada, BOTS, format=format, **wishes)
        await done(ada, f"/{id}/begin")
        for kill in (1, 2):
            await until_played(ada, id, kill)
            await asyncio.to_thread(house.kill)
            await asyncio.to_thread(house.start)
        return await until_over(ada, id)


def main() -> None:
    """Print a line for each format; raises AssertionError if anything is lost."""
    for format, wishes in FORMATS.items():
        with TemporaryDirectory() as folder, opened(Path(folder), quick=["las-vegas"]) as house:
            began = time.monotonic()
            told = asyncio.run(play(house, format, wishes))
            seconds = time.monotonic() - began
        tables = [table for each in told["drawn"] for table in each["tables"]]
        games = sum(score["games"] for score in told["standings"])
        assert all(table["places"] for table in tables), "every table was played"
        assert games == sum(len(table["entrants"]) for table in tables), "and counts once"
        pairs = [pair for table in tables for pair in pairs_of(table["entrants"])]
        again = len(pairs) - len(set(pairs))
        told_of = f"{len(tables)} tables, {again} pairs met again, {seconds:.0f} s"
        print(f"{format}: {BOTS} bots, {told_of}", flush=True)


def pairs_of(entrants: list[int]) -> list[tuple[int, int]]:
    """Who met whom at a table."""
    return [(one, other) for one in entrants for other in entrants if one < other]


if __name__ == "__main__":
    main()
