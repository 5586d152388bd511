"""Entries of many tables share a commit; an entry whose number is taken is not written."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from flambeur.house import pg_log
from flambeur.house.log_rows import Row, Taken, insert, insert_each
from flambeur.house.migrate import migrate
from flambeur.house.store import Listing, Store, engine_of, url_of
from flambeur.house.writer import Writer

AT = "2026-11-15T20:00:00+00:00"
STRANGE = ["plain", 'l\'été \\u0000 "quoted" \\ \n 🎲', "", "[1,2]", "null"]


@pytest.fixture
def engine(tmp_path: Path) -> sa.Engine:
    """An empty store."""
    engine = engine_of(url_of(None, tmp_path))
    migrate(engine)
    return engine


def test_entries_are_stored_to_the_letter(engine: sa.Engine) -> None:
    rows = [Row("one", number, AT, content) for number, content in enumerate(STRANGE, 1)]
    with engine.begin() as connection:
        assert insert(connection, rows) == [True] * len(rows)
    assert [content for _, _, content in Store(engine).entries("one")] == STRANGE
    engine.dispose()


def test_a_number_that_is_taken_is_told_and_what_stands_there_stays(engine: sa.Engine) -> None:
    with engine.begin() as connection:
        insert(connection, [Row("one", 1, AT, "first")])
    both = [Row("one", 1, AT, "late"), Row("two", 1, AT, "new")]
    with pytest.raises(Taken), engine.begin() as connection:
        insert(connection, both)
    assert Store(engine).entries("two") == []
    with engine.begin() as connection:
        assert insert_each(connection, both) == [False, True]
    assert Store(engine).entries("one")[0][2] == "first"
    engine.dispose()


def test_of_many_who_write_at_once_each_hears_of_its_own_entry(engine: sa.Engine) -> None:
    writer = Writer(engine)

    async def write() -> list[bool]:
        appends = [writer.append(f"table {n % 40}", 1, AT, str(n)) for n in range(80)]
        lists = [writer.enlist(Listing(f"table {n}", 1, True, "playing", ["ada"])) for n in range(40)]
        written, _ = await asyncio.gather(asyncio.gather(*appends), asyncio.gather(*lists))
        return written

    assert sum(asyncio.run(write())) == 40
    writer.close()
    assert len(Store(engine).running_tables()) == 40


def test_who_came_too_late_is_not_listed(engine: sa.Engine) -> None:
    writer = Writer(engine)

    async def write() -> None:
        for person in ("ada", "ben"):
            await writer.append("one", 1, AT, person, Listing("one", 1, True, "playing", [person]))

    asyncio.run(write())
    writer.close()
    assert [Store(engine).tables_of(person) for person in ("ada", "ben")] == [["one"], []]
    engine.dispose()


def test_of_two_rows_with_one_number_only_the_first_is_new_on_postgresql() -> None:
    rows = [Row("one", 1, AT, "first"), Row("one", 1, AT, "late"), Row("two", 5, AT, "old")]
    assert pg_log._are_new(rows, [("one", 1, "")]) == [True, False, False]
