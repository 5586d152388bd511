"""What processes of the house tell each other through PostgreSQL: that a log has grown, and by which move."""

from datetime import datetime
from typing import NamedTuple

from flambeur.house.store import Row

SHARD = 3  # characters of a table's id: 4,096 channels, so that hardly anybody hears what others do elsewhere
LONGEST_TOLD = 4000  # bytes of an entry; PostgreSQL allows less than 8,000 in all
FIELDS = 5


class Hint(NamedTuple):
    """Who has appended to which table; the entry itself if it is a move, which tells nothing of the dice."""

    sender: str
    table: str
    row: Row | None = None


def channel_of(table: str) -> str:
    """Where changes of a table, and of those of the same shard, are told."""
    return f"flambeur_{table[:SHARD]}"


def read_hint(text: str) -> Hint:
    """A hint as `pg_log.APPEND` writes it: sender, table, number, time and perhaps the entry."""
    sender, table, number, at, *content = text.split(" ", FIELDS - 1)
    row = (int(number), datetime.fromisoformat(at), content[0]) if content else None
    return Hint(sender, table, row)
