"""What somebody may take, and what stays when they are forgotten: games that verify, and nobody's name."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from flambeur.core.record import Record
from flambeur.core.replay import verify
from flambeur.house.entries import Moved, Planned, Said, Sat, write
from flambeur.house.log_reader import load
from flambeur.house.migrate import migrate
from flambeur.house.people import forgetting_me, my_data, names
from flambeur.house.people.codes import CodeBook
from flambeur.house.persons import merge
from flambeur.house.store import Listing, Store, engine_of, list_table, log, people, url_of
from flambeur.house.table import Table
from tests.house.databases import postgres
from tests.house.hubs import AT, created

ADA, PHONE, BEN = "a" * 32, "b" * 32, "c" * 32
NAME, WORDS = "Ada Lovelace", "the secret of my dice"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[str | None]:
    """Either kind of store."""
    if request.param == "sqlite":
        yield None
        return
    with postgres() as address:
        yield address


@pytest.fixture
def store(database: str | None, tmp_path: Path) -> Iterator[Store]:
    """Ada has played with Ben, on her phone as well, and has talked at a table where she never sat."""
    engine = engine_of(url_of(database, tmp_path))
    migrate(engine)
    store = Store(engine)
    store.note_person(ADA, NAME, "en")
    store.note_person(BEN, "Ben", "en")
    at_one = Table("one")
    made = created("me", "me:Byron", "open", "novice", person=ADA, name=NAME)
    said = Said(name=NAME, text=WORDS, person=PHONE, id="x")
    for entry in (made, said, Sat(seat=2, name="Ben", luck="ben", person=BEN, id="y")):
        at_one.add(entry, AT)
        keep(store, "one", at_one.number, write(entry))
    while at_one.waiting:
        assert at_one.match is not None
        seat = at_one.waiting[0]
        moved = Moved(seat=seat, move=str(at_one.match.legal(seat)[0]), person=at_one.seats[seat].person)
        at_one.add(moved, AT)
        keep(store, "one", at_one.number, write(moved))
    two = write(created("me", "open", person=BEN, name="Ben"))
    sat = write(Sat(seat=1, name=NAME, luck="", person=ADA))
    for number, content in enumerate((two, write(said), sat), 1):
        keep(store, "two", number, content)
    keep(store, "two", 4, write(Planned(seat=1, plan="open", name=NAME, person=BEN)))
    with engine.begin() as connection:
        listed = Listing("one", at_one.number, True, "over", [ADA, BEN], "las-vegas", [NAME, "Byron", "Ben"])
        list_table(connection, listed)
        merge(connection, PHONE, ADA)
    yield store
    with engine.begin() as connection:
        for table in reversed(sa.inspect(connection).get_table_names()):
            if table != "alembic_version":
                connection.execute(sa.text(f'DELETE FROM "{table}"'))
    engine.dispose()


def keep(store: Store, table: str, number: int, content: str) -> None:
    """An entry in the log."""
    with store.engine.begin() as connection:
        row = {"table": table, "number": number, "at": AT.isoformat(), "content": content}
        connection.execute(log.insert().values(row))


def played(store: Store, id: str) -> Table:
    """What a log says."""
    table = load(store, id)
    assert table is not None
    return table


def everything_kept(store: Store) -> str:
    """All rows of all tables, as text."""
    with store.engine.begin() as connection:
        rows = [
            list(connection.execute(sa.text(f'SELECT * FROM "{table}"')))
            for table in sa.inspect(connection).get_table_names()
            if table != "merged"
        ]
    return str(rows)


def test_everything_is_in_one_file_and_nothing_of_others(store: Store) -> None:
    mine = json.loads(b"".join(my_data.everything(store, ADA)))
    assert (mine["name"], mine["ids"]) == (NAME, [ADA, PHONE])
    [one] = mine["tables"]
    [game] = one["games"]
    assert (one["table"], game["your_seats"]) == ("one", [0, 1])
    verify(Record.parse(json.dumps(game["record"]).encode()))
    assert WORDS in [entry.get("text") for entry in one["mine"]]
    assert not [entry for entry in one["mine"] if {"secret", "invite"} & set(entry)]
    assert BEN not in json.dumps(mine)


def test_who_is_forgotten_leaves_no_name_no_word_and_no_id_and_games_that_verify(store: Store) -> None:
    before = played(store, "one")
    with store.engine.begin() as connection:
        CodeBook("00" * 32).new_recovery(connection, ADA)
        traces = forgetting_me.find_traces(connection, ADA)
        assert sorted(traces) == ["one", "two"]
        forgetting_me.forget_person(connection, ADA, traces)
    kept = everything_kept(store)
    for trace in (NAME, NAME.casefold(), "Byron", WORDS, ADA, PHONE):
        assert trace not in kept, trace
    assert "Ben" in kept
    after = played(store, "one")
    assert before.match is not None
    assert after.match is not None
    assert after.match.record() == before.match.record()
    verify(after.match.record())
    assert [seat.kind for seat in after.seats] == [seat.kind for seat in before.seats]
    assert after.seats[2].name == "Ben"
    assert after.persons - {BEN} != played(store, "two").persons - {BEN}, "nobody sees that it was the same"
    assert store.person(ADA) == ("", None)


def test_a_name_of_somebody_who_is_gone_is_free_again(store: Store) -> None:
    with store.engine.begin() as connection:
        CodeBook("00" * 32).new_recovery(connection, ADA)
        assert names.is_taken(connection, BEN, NAME.upper())
        forgetting_me.forget_person(connection, ADA, [])
        assert not names.is_taken(connection, BEN, NAME)
        assert connection.execute(sa.select(people.c.name)).scalars().all() == ["Ben"]
