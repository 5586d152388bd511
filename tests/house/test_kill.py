"""Servers are killed without warning: no acknowledged move is lost, none is made twice, all games end."""

import asyncio
from contextlib import ExitStack
from pathlib import Path

from flambeur.house.store import Store, engine_of, url_of
from tests.house.crashes import Outcome, Trial, run
from tests.house.databases import postgres
from tests.house.houses import House, opened

TABLES, KILLS = 2, 2


def play_through(houses: list[House], address: str) -> Outcome:
    """Run the kill test, with a look at the logs of the houses in the end."""
    engine = engine_of(address)
    try:
        outcome = asyncio.run(run(houses, Store(engine), Trial(TABLES, KILLS)))
    finally:
        engine.dispose()
    assert not [line for house in houses for line in house.log.read_text().splitlines() if "ERROR" in line]
    return outcome


def test_nothing_is_lost_when_the_only_server_is_killed(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        outcome = play_through([house], url_of(None, tmp_path))
    assert outcome.games >= TABLES
    assert outcome.cuts > 0


def test_nothing_is_lost_when_one_of_two_servers_on_one_database_is_killed(tmp_path: Path) -> None:
    with postgres() as database, ExitStack() as stack:
        houses = [stack.enter_context(opened(tmp_path, database)) for _ in range(2)]
        outcome = play_through(houses, url_of(database, tmp_path))
    assert outcome.games >= TABLES
    assert outcome.cuts > 0
