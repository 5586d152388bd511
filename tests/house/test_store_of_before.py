"""A store with games of all kinds, left by the version before: each of them is in the history, as it ended.

`store-0006.sql` was made by a house of that version, in which Ada and Ben have really played.
"""

import sqlite3
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from flambeur.core.replay import verify
from flambeur.house.history import counted, played
from flambeur.house.history.backfill import Backfill
from flambeur.house.history.rows import game_seats
from flambeur.house.log_reader import load_game
from flambeur.house.store import Store, engine_of, url_of
from tests.house.history.games import rows_of
from tests.house.houses import PATIENCE, opened
from tests.house.hubs import HandClock, config_of, hub_at

pytestmark = pytest.mark.anyio

STORE = Path(__file__).parent / "store-0006.sql"
# What the version before said of the end of each game, the first that ended at the top.
ENDS = {
    "las-vegas": "cdb10a9f9b76",
    "easy-come": "619183ecef16",
    "all-or-nothing": "b3fc73906202",
    "royale": "fccda0cb2dc0",
    "resigned": "ed71bd4f1e27",
    "first": "32de8da4521d",
    "branch": "b24d7714efe0",
}
WITH_BEN = ["resigned", "all-or-nothing", "easy-come", "las-vegas"]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of the house."""
    with sqlite3.connect(tmp_path / "house.sqlite") as connection:
        connection.executescript(STORE.read_text(encoding="utf-8"))
    connection.close()
    return tmp_path


async def test_all_games_are_in_the_history_as_they_ended(data: Path) -> None:
    with hub_at(data, config_of(HandClock())) as hub:
        store = hub._store
        await Backfill(store).run()
        seats = rows_of(store, game_seats)
        for table, end in ENDS.items():
            past = load_game(store, table, 1)
            assert past is not None
            record = past.match.record()
            assert record.end is not None
            assert record.end.check == end
            assert verify(record).is_over
            standing = {(place.seat, place.place, place.result) for place in past.match.standing or ()}
            assert {(s["seat"], s["place"], s["result"]) for s in seats if s["table"] == table} == standing
        with store.engine.connect() as connection:
            mine, bens = (tables_of(connection, person) for person in ("ada", "ben"))
            figures = {line["game"]: line for line in counted.summary(connection, "ada")}
        assert mine == list(reversed(ENDS)), "the newest first"
        assert bens == WITH_BEN
        assert [(figures[game]["games"], figures[game]["uncounted"]) for game in sorted(figures)] == [
            (1, 0), (1, 1), (2, 1), (1, 0),
        ], "neither first games nor branches tell anything about skill"  # fmt: skip
        assert [s["left"] for s in seats if s["table"] == "resigned"] == [False, True]


def tables_of(connection: sa.Connection, person: str) -> list[str]:
    """The tables of somebody's history."""
    return [game["table"] for game in played.page(connection, person, played.Wish())["games"]]


def test_a_house_that_opens_finds_them_by_itself(data: Path) -> None:
    with opened(data):
        store = Store(engine_of(url_of(None, data)))
        deadline = time.monotonic() + PATIENCE
        while {seat["table"] for seat in rows_of(store, game_seats)} != ENDS.keys():
            assert time.monotonic() < deadline
            time.sleep(0.1)
        store.engine.dispose()
