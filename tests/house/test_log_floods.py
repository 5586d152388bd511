"""A log that nobody can fill."""

import logging

from flambeur.house.log_floods import MOST, OURS, WINDOW, FloodFilter


def record(message: str = "the same", error: Exception | None = None) -> logging.LogRecord:
    """Something to log."""
    info = (type(error), error, None) if error else None
    return logging.LogRecord("house", logging.ERROR, __file__, 1, message, (), info)


def written(floods: FloodFilter, count: int, message: str = "the same") -> list[str]:
    """What comes through of so many of the same."""
    records = [record(message) for _ in range(count)]
    return [each.getMessage() for each in records if floods.filter(each)]


def test_a_hundred_thousand_of_the_same_are_a_few_lines_that_say_how_many() -> None:
    lines = written(FloodFilter(lambda: 0.0), 100_000)
    assert lines[:MOST] == ["the same"] * MOST
    assert [line.split("(")[1].split()[0] for line in lines[MOST:]] == ["100", "1000", "10000", "100000"]


def test_others_are_written_meanwhile_and_after_a_while_all_again_with_what_was_missed() -> None:
    at = [0.0]
    floods = FloodFilter(lambda: at[0])
    written(floods, 50)
    assert written(floods, 1, "another") == ["another"]
    assert floods.filter(record(error=ValueError()))
    at[0] += WINDOW + 1
    assert written(floods, 2) == ["the same (50 times before)", "the same"]


def test_each_table_that_cannot_be_read_is_named() -> None:
    floods = FloodFilter(lambda: 0.0)
    tables = [
        logging.LogRecord(OURS, logging.ERROR, __file__, 1, "table %s", (number,), None)
        for number in range(2 * MOST)
    ]
    assert all(floods.filter(table) for table in tables)


def test_a_flood_of_different_messages_does_not_fill_the_memory() -> None:
    floods = FloodFilter(lambda: 0.0)
    assert len([number for number in range(5000) if floods.filter(record(f"number {number}"))]) == 5000
    assert len(floods._floods) < 2000
