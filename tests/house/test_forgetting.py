"""`flambeur house forget`: what is old goes for good, and nothing else."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa

from flambeur.analysis import VERSION
from flambeur.house.clock import now
from flambeur.house.kept_analyses import KeptAnalyses, analyses
from flambeur.house.migrate import migrate
from flambeur.house.store import Store, engine_of, log, sitting, tables, url_of
from flambeur.house.store_folder import STORE
from flambeur.house.subscriptions import Subscription, Subscriptions
from tests.commands.running import printed_json, refused

SECRET = "what-was-said-at-the-old-table"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """Ann sat at an old table and at a new one, Ben at the old one alone."""
    engine = engine_of(url_of(None, tmp_path))
    migrate(engine)
    store = Store(engine)
    for person in ("ann", "ben"):
        store.note_person(person, person.title(), None)
        Subscriptions(engine).add(person, Subscription(f"https://push.example/{person}", "p", "a"))
    with engine.begin() as connection:
        for table, days, persons in (("old", 100, ("ann", "ben")), ("new", 1, ("ann",))):
            row = {"table": table, "is_open": False, "phase": "over", "changed": now().isoformat()}
            connection.execute(tables.insert().values(row))
            connection.execute(sitting.insert(), [{"person": person, "table": table} for person in persons])
            row = {"table": table, "game": 1, "version": VERSION, "quality": "quick", "content": SECRET}
            connection.execute(analyses.insert().values(row))
            for number in (1, 2):
                at = (now() - timedelta(days=days * number)).isoformat()
                connection.execute(log.insert().values(table=table, number=number, at=at, content=SECRET))
    engine.dispose()  # the house is closed
    yield store
    engine.dispose()


@pytest.mark.parametrize("asked", [("--days", 30), ("--table", "old"), ("--table", "old", "--days", 30)])
def test_old_tables_go_with_those_who_sat_nowhere_else(
    store: Store, tmp_path: Path, asked: tuple[str, ...]
) -> None:
    forgotten = printed_json("house", "forget", "--data", tmp_path, *asked)
    assert forgotten == {"tables": 1, "entries": 2, "people": 1}
    assert [len(store.entries(table)) for table in ("old", "new")] == [0, 2]
    assert [store.person(person)[0] for person in ("ann", "ben")] == ["Ann", ""]
    assert store.tables_of("ann") == ["new"]
    kept = KeptAnalyses(store.engine)
    assert [kept.of(table, 1) is None for table in ("old", "new")] == [True, False]
    browsers = Subscriptions(store.engine)
    assert [len(browsers.of(person)) for person in ("ann", "ben")] == [1, 0]


def test_nothing_of_it_is_left_in_the_file(store: Store, tmp_path: Path) -> None:
    printed_json("house", "forget", "--data", tmp_path, "--days", 1, "--table", "new")
    assert store.tables_of("ann") == []
    store.engine.dispose()
    assert all(SECRET.encode() not in file.read_bytes() for file in tmp_path.glob(f"{STORE}*"))


def test_a_house_that_is_open_forgets_nothing(store: Store, tmp_path: Path) -> None:
    with store.engine.connect() as connection:
        connection.execute(sa.select(log))
        assert "in use" in refused("house", "forget", "--data", tmp_path, "--days", 1)
    assert len(store.entries("old")) == 2


def test_a_store_that_was_not_opened_since_an_upgrade_forgets_as_well(tmp_path: Path) -> None:
    engine = engine_of(url_of(None, tmp_path))
    migrate(engine, "0001")
    with engine.begin() as connection:
        connection.execute(sitting.insert().values(person="ann", table="old"))
        connection.execute(log.insert().values(table="old", number=1, at=now().isoformat(), content=SECRET))
    engine.dispose()
    forgotten = printed_json("house", "forget", "--data", tmp_path, "--table", "old")
    assert forgotten == {"tables": 1, "entries": 1, "people": 1}


def test_one_has_to_say_what(tmp_path: Path) -> None:
    assert "--days" in refused("house", "forget", "--data", tmp_path)
