"""Reading a log into a table: what cannot be read fails that table alone, and says so."""

import logging
import math
import time
from collections.abc import Iterable, Iterator

import msgspec

from flambeur.core.errors import Refused
from flambeur.house.entries import read
from flambeur.house.store import Row, Store
from flambeur.house.table import Finished, Table
from flambeur.house.told import Told

logger = logging.getLogger("flambeur.house")


class Unreadable(Refused):
    """A table whose log cannot be read to its end: to show what came before would pretend that it is all."""

    def __init__(self, table: str, number: int, reason: Exception) -> None:
        super().__init__("table-unreadable", table=table)
        told = "an entry of a table cannot be read; it is damaged, or a newer version of the house wrote it"
        logger.error("%s: table %s, entry %s: %s", told, table, number, _words(reason))


def take(table: Table, rows: Iterable[Row], ticks: float) -> Iterator[Told]:
    """Add rows to a table one after the other; raises Unreadable, after which the table is of no use."""
    for number, at, content in rows:
        try:
            if number != table.number + 1:
                raise ValueError(f"entry {table.number + 1} is missing")
            told = table.add(read(content), at, ticks)
        except Exception as error:  # whatever the entry holds, other tables go on
            raise Unreadable(table.id, number, error) from None
        yield told


def load(store: Store, id: str) -> Table | None:
    """The table that the store has under that id."""
    rows = store.entries(id)
    if not rows:
        return None
    table = Table(id, store.known_as)
    for _ in take(table, rows, -math.inf):  # long ago
        pass
    return table


def load_game(store: Store, id: str, game: int) -> Finished | None:
    """A game that was played there, as its log says."""
    games = games_of(Table(id, store.known_as), store)
    return next((finished for finished in games if finished.number == game), None)


def games_of(table: Table, store: Store) -> Iterator[Finished]:
    """The games of a table that is empty so far; between two entries others may have the processor."""
    number = 0
    for _ in take(table, store.entries(table.id), -math.inf):
        time.sleep(0)
        if table.finished and table.finished.number > number:
            number = table.finished.number
            yield table.finished


def _words(error: Exception) -> str:
    """What is wrong; never what the entry holds, which may be secret."""
    is_plain = isinstance(error, msgspec.MsgspecError | ValueError)
    return str(error) if is_plain else type(error).__name__
