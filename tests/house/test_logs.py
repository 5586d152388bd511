"""What is logged is counted, and holds no secret of a game."""

import json
import logging
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from flambeur.house.log_rows import Row, insert
from flambeur.house.logs import CountedLines, JsonLines
from flambeur.house.metrics import LOG_LINES
from flambeur.house.store import engine_of, people, url_of

SECRET = "the-dice-of-this-game"


def logged(error: Exception) -> str:
    """A mistake as it stands in the log."""
    told = (type(error), error, error.__traceback__)
    return JsonLines().format(logging.LogRecord("house", logging.ERROR, "", 0, "bug", None, told))


def append_entry(connection: sa.Connection) -> None:
    """As the writer of the house does."""
    insert(connection, [Row("t", 1, "2026", SECRET)])


def note_person(connection: sa.Connection) -> None:
    """As the store of the house does."""
    connection.execute(people.insert().values(person="p", name=SECRET))


@pytest.mark.parametrize("write", [append_entry, note_person])
def test_a_write_that_fails_is_logged_without_what_was_to_be_written(
    tmp_path: Path, write: Callable[[sa.Connection], None]
) -> None:
    engine = engine_of(url_of(None, tmp_path))  # no tables were made there
    with engine.connect() as connection, pytest.raises(sa.exc.OperationalError) as failed:
        write(connection)
    engine.dispose()
    line = logged(failed.value)
    assert "no such table" in json.loads(line)["trace"]
    assert SECRET not in line


def test_lines_are_counted_by_level() -> None:
    def count() -> float:
        return float(LOG_LINES.labels("WARNING")._value.get())

    before = count()
    CountedLines().handle(logging.LogRecord("house", logging.WARNING, "", 0, "slow", None, None))
    assert count() == before + 1
