"""Backup, restore and move: everything arrives, nothing is overwritten, and a house may be open meanwhile."""

import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.runtime.migration import MigrationContext

from flambeur.core.errors import BadOption
from flambeur.house import copying
from flambeur.house.copying import Copied, Report, copy_house
from flambeur.house.migrate import migrate
from flambeur.house.places import new_store, place_of, reading
from flambeur.house.store import Store, engine_of, log, metadata, tables, url_of
from flambeur.house.store_folder import STORE
from flambeur.house.subscriptions import Subscription, Subscriptions
from tests.commands.running import printed, printed_json, refused
from tests.house.databases import postgres

BATCH = 20
ROWS = 2 * BATCH + 1
HARD = "été — ‘quote’ \\ 🎲\n"


def silent(_table: str, _done: int, _of: int) -> None:
    """Nobody looks on."""


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few rows are as good as thousands."""
    monkeypatch.setattr(copying, "BATCH", BATCH)


@contextmanager
def opened(address: str) -> Iterator[sa.Engine]:
    """A store as a house has it open."""
    engine = engine_of(address)
    try:
        yield engine
    finally:
        engine.dispose()


def row(number: int) -> dict[str, str | int]:
    """An entry of a log."""
    return {"table": "t", "number": number, "at": "2026-11-16T12:00:00+00:00", "content": f"{HARD}{number}"}


def fill(engine: sa.Engine) -> None:
    """What a house writes, of every kind."""
    migrate(engine)
    store = Store(engine)
    store.cookie_key()
    store.note_person("ann", HARD, None)
    store.note_seen([("t", "ann")], 1_763_000_000.123456)
    Subscriptions(engine).add("ann", Subscription("https://push.example/1", "p", "a"))
    with engine.begin() as connection:
        connection.execute(tables.insert().values(table="t", is_open=True, phase="over", changed="2026"))
        connection.execute(log.insert(), [row(number) for number in range(ROWS)])


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a house that is closed."""
    folder = tmp_path_factory.mktemp("data")
    with opened(url_of(None, folder)) as engine:
        fill(engine)
    return folder


def copied(source: Path, target: Path, report: Report = silent) -> list[Copied]:
    """A file copied to another."""
    with reading(place_of(None, source)) as connection, new_store(place_of(None, target)) as engine:
        return copy_house(connection, engine, report)


def test_a_backup_is_of_one_moment_and_keeps_nobody_from_writing(tmp_path: Path) -> None:
    written: list[int] = []
    with opened(url_of(None, tmp_path)) as engine:
        fill(engine)

        def play_on(table: str, done: int, _of: int) -> None:
            if table == "log" and done == BATCH:  # half-way, and again when it is compared
                written.append(ROWS + len(written))
                Store(engine).note_person("late", "Late", None)
                with engine.begin() as connection:
                    connection.execute(log.insert().values(row(written[-1])))

        told = {table.table: table.rows for table in copied(tmp_path / STORE, tmp_path / "backup", play_on)}
        assert [number for number, *_ in Store(engine).entries("t", ROWS - 1)] == written == [ROWS, ROWS + 1]
    assert (told["log"], told["people"]) == (ROWS, 1)


def test_all_files_are_for_their_owner_alone(data: Path, tmp_path: Path) -> None:
    printed("house", "backup", tmp_path / "new" / "backup", "--data", data)
    printed("house", "restore", tmp_path / "new" / "backup", "--data", tmp_path / "restored")
    for file in (tmp_path / "new" / "backup", tmp_path / "restored" / STORE):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
        assert list(file.parent.iterdir()) == [file]


def test_a_house_goes_to_postgresql_and_back_and_is_the_same(data: Path, tmp_path: Path) -> None:
    back = tmp_path / "back"
    with postgres() as address:
        there = printed_json("house", "move", "--data", data, "--to", address)
        assert "holds something" in refused("house", "move", "--data", data, "--to", address)
        with opened(url_of(address, data)) as engine, engine.connect():
            assert "in use" in refused("house", "move", "--database", address, "--to", back)
            saved = printed_json("house", "backup", tmp_path / "backup", "--database", address)
        again = printed_json("house", "move", "--database", address, "--to", back)
    assert there["tables"] == saved["tables"] == again["tables"]
    assert there["rows"] == sum(table["rows"] for table in there["tables"]) > ROWS
    assert {table["table"] for table in there["tables"]} == set(metadata.tables)
    with opened(url_of(None, back)) as engine, opened(url_of(None, data)) as original:
        assert Store(engine).cookie_key() == Store(original).cookie_key()


def test_a_store_of_an_older_version_stays_of_that_version_until_it_is_opened(tmp_path: Path) -> None:
    with opened(url_of(None, tmp_path)) as engine:
        migrate(engine, "0001")
        with engine.begin() as connection:
            connection.execute(sa.text("INSERT INTO people (person, name, lang) VALUES ('ann', 'Ann', 'fr')"))
    copied(tmp_path / STORE, tmp_path / "backup")
    with opened(f"sqlite:///{tmp_path / 'backup'}") as engine:
        with engine.connect() as connection:
            assert MigrationContext.configure(connection).get_current_revision() == "0001"
        migrate(engine)
        assert Store(engine).person("ann") == ("Ann", "fr")


def test_a_store_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    with opened(url_of(None, tmp_path)) as engine:
        migrate(engine)
        with engine.begin() as connection:
            connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    assert "9999" in refused("house", "backup", tmp_path / "backup", "--data", tmp_path)
    assert not (tmp_path / "backup").exists()


def test_what_another_command_has_made_meanwhile_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "backup"
    with pytest.raises(BadOption, match="overwritten"), new_store(place_of(None, file)):
        file.write_text("mine")
    assert file.read_text() == "mine"
    assert list(tmp_path.iterdir()) == [file]


def test_a_copy_that_differs_is_found_and_taken_away(data: Path, tmp_path: Path) -> None:
    def spoil(_c: Any, _cursor: Any, statement: str, rows: Any, _x: Any, _m: Any) -> tuple[str, Any]:
        """A disk that changes one of them."""
        if statement.startswith("INSERT INTO log") and isinstance(rows, list):
            rows = [tuple("spoilt" if value == f"{HARD}7" else value for value in row) for row in rows]
        return statement, rows

    def copy_badly() -> None:
        target = new_store(place_of(None, tmp_path / "backup"))
        with reading(place_of(None, data / STORE)) as connection, target as engine:
            sa.event.listen(engine, "before_cursor_execute", spoil, retval=True)
            copy_house(connection, engine, silent)

    with pytest.raises(BadOption) as found:
        copy_badly()
    assert (found.value.code, found.value.facts) == ("copy-differs", {"table": "log"})
    assert not list(tmp_path.iterdir())


def test_what_cannot_be_is_refused_in_one_sentence(data: Path, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine")
    assert "overwritten" in refused("house", "backup", tmp_path / "taken", "--data", data)
    assert "overwritten" in refused("house", "restore", tmp_path / "taken", "--data", data)
    assert "not a database" in refused("house", "restore", tmp_path / "taken", "--data", tmp_path / "new")
    assert "no house" in refused("house", "backup", tmp_path / "backup", "--data", tmp_path / "nowhere")
    assert "postgresql://" in refused("house", "move", "--data", data, "--to", "mysql://localhost/house")
    with opened(url_of(None, data)) as engine, engine.connect():
        assert "in use" in refused("house", "move", "--data", data, "--to", tmp_path / "moved")
    assert (tmp_path / "taken").read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new", "taken"]
