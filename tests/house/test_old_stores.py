"""A store that an older version made is opened: its games go on, and its records say what they said."""

import sqlite3
from pathlib import Path

import pytest

from flambeur.core.replay import verify
from flambeur.house.commands import Again
from flambeur.house.decisions import Asking, decide
from flambeur.house.entries import Contributed, Moved
from flambeur.house.history.backfill import Backfill
from flambeur.house.history.rows import game_seats, games
from flambeur.house.log_reader import load_game
from flambeur.house.subscriptions import Subscription, Subscriptions
from flambeur.house.table import Table
from tests.house.history.games import rows_of
from tests.house.hubs import HandClock, config_of, hub_at

pytestmark = pytest.mark.anyio

OLD = (Path(__file__).parent / "old-store.sql").read_text(encoding="utf-8")
STORES = {"0001": OLD.replace("'0003'", "'0001'") + "DROP TABLE subscriptions;", "0003": OLD}
ENDS = ["f930189de99c", "fc22507072d3"]  # what the older version said of both games that were played


@pytest.fixture(params=STORES)
def data(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The folder of a house that an older version has left."""
    with sqlite3.connect(tmp_path / "house.sqlite") as connection:
        connection.executescript(STORES[request.param])
    connection.close()
    return tmp_path


def move(table: Table) -> Moved:
    """The first move that is allowed."""
    assert table.match is not None
    seat = table.waiting[0]
    return Moved(seat=seat, move=str(table.match.legal(seat)[0]), person=table.seats[seat].person)


async def test_a_store_of_an_older_version_is_brought_up_to_date_and_goes_on(data: Path) -> None:
    with hub_at(data, config_of(HandClock())) as hub:
        store = hub._store
        assert store.person("ada") == ("Ada", "en")
        assert sorted(store.tables_of("ada")) == ["finished", "gathering", "running"]
        assert store.running_tables() == ["running"]
        Subscriptions(store.engine).add("ada", Subscription("https://push.example/1", "key", "auth"))
        running = await hub.find("running")
        assert running is not None
        while running.table.waiting:
            await running.append(move)
        assert running.table.finished is not None
        assert verify(running.table.finished.match.record()).is_over
        gathering = await hub.find("gathering")
        assert gathering is not None
        assert (gathering.table.phase, gathering.table.owes_luck) == ("gathering", [])


async def test_the_records_of_an_older_version_are_the_same_and_the_next_game_is_by_the_new_rules(
    data: Path,
) -> None:
    with hub_at(data, config_of(HandClock())) as hub:
        live = await hub.find("finished")
        assert live is not None
        games = [load_game(hub._store, "finished", game) for game in (1, 2)]
        records = [past.match.record() for past in games if past]
        assert [record.end.check for record in records if record.end] == ENDS
        assert [record.chance.contributions for record in records] == [("", "ben's luck")] * 2
        for person in ("ada", "ben"):
            asking = Asking(person, person.capitalize())
            await live.append(lambda table, asking=asking: decide(table, asking, Again(id="again")))  # type: ignore[misc]
        assert live.table.owes_luck == [0, 1]
        for person in ("ada", "ben"):
            await live.append(lambda _, person=person: Contributed(person=person, luck=person))  # type: ignore[misc]
        assert live.table.match is not None
        assert live.table.match.luck.contributions == ("ada", "ben")


async def test_the_games_that_were_played_under_an_older_version_appear_in_the_history(data: Path) -> None:
    with hub_at(data, config_of(HandClock())) as hub:
        await Backfill(hub._store).run()
        played, seats = rows_of(hub._store, games), rows_of(hub._store, game_seats)
        assert [(game["table"], game["number"], game["names"]) for game in played] == [
            ("finished", 1, "ada\nben"),
            ("finished", 2, "ada\nben"),
        ]
        for game in (1, 2):
            past = load_game(hub._store, "finished", game)
            assert past is not None
            standing = {(place.seat, place.place, place.result) for place in past.match.standing or ()}
            assert {(s["seat"], s["place"], s["result"]) for s in seats if s["number"] == game} == standing
