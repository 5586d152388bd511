"""Two persons turn out to be one: what the house knows of either it knows of both, also during a game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from flambeur.house import persons
from flambeur.house.commands import Move
from flambeur.house.decisions import Asking, decide
from flambeur.house.entries import Moved, Sat
from flambeur.house.guest_book import GuestBook
from flambeur.house.hub import Hub
from flambeur.house.live_table import LiveTable
from flambeur.house.store import Store, people
from flambeur.house.subscriptions import Subscription, Subscriptions
from flambeur.house.table import Table
from tests.house.databases import postgres
from tests.house.hubs import HandClock, config_of, created, hub_at

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[str | None]:
    """Either kind of store."""
    if request.param == "sqlite":
        yield None
        return
    with postgres() as address:
        yield address


@pytest.fixture
def hub(database: str | None, tmp_path: Path) -> Iterator[Hub]:
    """Tables of a house, with nobody in it."""
    with hub_at(tmp_path, config_of(HandClock()), database) as hub:
        with hub._store.engine.begin() as connection:
            for table in reversed(sa.inspect(connection).get_table_names()):
                if table != "alembic_version":
                    connection.execute(sa.text(f'DELETE FROM "{table}"'))
        yield hub


def merge(store: Store, old: str, new: str) -> None:
    """As one transaction."""
    with store.engine.begin() as connection:
        persons.merge(connection, old, new)


class Listener:
    """A device at a table."""

    def __init__(self, person: str) -> None:
        self.device: str | None = person
        self.person: str | None = person
        self.name = person.title()
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        """Hear it."""
        self.heard.append(message)

    def end(self, error: Exception) -> None:
        """Nobody ends it here."""
        raise error


def first_move(table: Table, person: str) -> Moved:
    """What the person decides on, asked by the id they have now."""
    assert table.match is not None
    move = Move(
        id=f"m{table.number}", seat=table.waiting[0], move=str(table.match.legal(table.waiting[0])[0])
    )
    entry = decide(table, Asking(person, person.title()), move)
    assert isinstance(entry, Moved)
    return entry


async def running_table(hub: Hub) -> LiveTable:
    """Ada's, where somebody sits with her who is a guest so far."""
    live = await hub.open_table("one", created("me", "open"))
    await live.append(lambda _: Sat(seat=1, name="Guest", luck="", person="guest", id="s"))
    await live.append(lambda table: first_move(table, "ada"))
    return live


async def test_a_running_game_goes_on_for_both_devices_when_a_guest_becomes_somebody(hub: Hub) -> None:
    live = await running_table(hub)
    phone, laptop = Listener("guest"), Listener("zoe")
    for listener in (phone, laptop):
        live.join(listener)
    book = GuestBook(hub._store, hub.meet_again)
    merge(hub._store, "guest", "zoe")
    await book.read()
    assert live.table.persons == {"ada", "zoe"}
    assert {"phone": phone.person, "here": live.here} == {"phone": "zoe", "here": {"zoe"}}
    assert [b'"your_seats":[1]' in listener.heard[-1] for listener in (phone, laptop)] == [True, True]
    assert hub._store.tables_of("zoe") == ["one"]
    number = await live.append(lambda table: first_move(table, "zoe"))
    live.part(phone)
    assert live.here == {"zoe"}
    assert number == 4
    assert live.table.done.number_of("zoe", "s") == 2, "what the guest has asked for is not done again"
    while live.table.waiting:
        await live.append(lambda table: first_move(table, str(table.seats[table.waiting[0]].person)))
    assert live.table.have_played == {"ada", "zoe"}


async def test_another_process_knows_the_person_at_its_tables_as_soon_as_it_reads_the_guest_book(
    hub: Hub, database: str | None, tmp_path: Path
) -> None:
    live = await running_table(hub)
    with hub_at(tmp_path, config_of(HandClock()), database) as other:
        there = await other.find("one")
        assert there is not None
        books = [GuestBook(each._store, each.meet_again) for each in (hub, other)]
        merge(hub._store, "guest", "zoe")
        await books[0].read()
        await live.append(lambda table: first_move(table, "zoe"))
        await books[1].read()
        assert there.table.number == live.table.number == 4
        await there.append(lambda table: first_move(table, "ada"))
        assert there.table.seats_of("zoe") == [1]


async def test_who_was_merged_before_is_merged_again_with_all_their_ids(hub: Hub) -> None:
    store = hub._store
    await running_table(hub)
    store.note_person("zoe", "Zoé", "fr")
    Subscriptions(store.engine).add("guest", Subscription("https://push.example/1", "key", "auth"))
    merge(store, "guest", "zoe")
    merge(store, "zoe", "ada")  # both sat at the same table, and ada has no name yet
    with store.engine.begin() as connection:
        assert persons.ids_of(connection, "ada") == ["ada", "guest", "zoe"]
        known = connection.execute(sa.select(people.c.person, people.c.handle)).all()
        assert [persons.person_of(connection, handle) for _, handle in known] == ["ada"]
    assert store.person("ada") == ("Zoé", "fr")
    assert store.tables_of("ada") == ["one"]
    assert len(Subscriptions(store.engine).of("ada")) == 1
    book = GuestBook(store, hub.meet_again)
    assert [book.who(id) for id in ("guest", "zoe", "ada", "ben")] == ["ada", "ada", "ada", "ben"]
    hub.tables.pop("one")
    live = await hub.find("one")
    assert live is not None
    assert live.table.seats_of("ada") == [0, 1]
