"""Tournaments of bots end without help though the house is killed twice: nothing is lost or doubled."""

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.house.databases import postgres
from tests.house.guests import Guest, Json
from tests.house.houses import House, opened
from tests.house.tournaments.hall import announce, done, until_over, until_played

BOTS = 16


async def play_through(houses: list[House], format: str, **wishes: Any) -> Json:
    """A tournament of bots through two kills; what is told of it in the end."""
    async with Guest(houses[-1].url) as ada:
        id = await announce(ada, BOTS, format=format, **wishes)
        await done(ada, f"/{id}/begin")
        for kill in (1, 2):
            await until_played(ada, id, kill)
            victim = houses[kill % len(houses)]
            await asyncio.to_thread(victim.kill)
            await asyncio.to_thread(victim.start)
        return await until_over(ada, id)


def check(told: Json) -> None:
    """Every table has been played once, and all that was drawn counts."""
    assert [score["rank"] for score in told["standings"]] == sorted(s["rank"] for s in told["standings"])
    assert len(told["standings"]) == BOTS
    games = dict.fromkeys(range(BOTS), 0)
    for each in told["drawn"]:
        assert each["is_over"]
        for table in each["tables"]:
            assert min(table["places"]) == 1
            for entrant in table["entrants"]:
                games[entrant] += 1
    assert {score["entrant"]: score["games"] for score in told["standings"]} == games


def test_a_tournament_goes_on_after_kills(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        told = asyncio.run(play_through([house], "duplicate", rounds=3))
        assert not [line for line in house.log.read_text().splitlines() if "ERROR" in line]
    check(told)
    assert len(told["drawn"]) == 3


def test_one_of_two_processes_on_one_database_drives_on_when_the_other_is_killed(tmp_path: Path) -> None:
    with postgres() as database, ExitStack() as stack:
        houses = [stack.enter_context(opened(tmp_path, database)) for _ in range(2)]
        told = asyncio.run(play_through(houses, "swiss", rounds=3))
        assert not [
            line for house in houses for line in house.log.read_text().splitlines() if "ERROR" in line
        ]
    check(told)
