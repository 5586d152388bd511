"""How tournaments are stored: a log each, and an index of them that follows from the logs."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

import sqlalchemy as sa

from flambeur.house.person_rows import move, remove
from flambeur.house.persons import ON_FORGET, ON_MERGE
from flambeur.house.store import insert_of, metadata
from flambeur.house.tournaments.tournament import GATHERING, OVER

tournament_log = sa.Table(
    "tournament_log",
    metadata,
    sa.Column("tournament", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.String(32), nullable=False),
    sa.Column("content", sa.Text, nullable=False),
)
tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("tournament", sa.String(32), primary_key=True),
    sa.Column("phase", sa.String(16), nullable=False),
    sa.Column("is_open", sa.Boolean, nullable=False),
    sa.Column("changed", sa.String(32), nullable=False),
    sa.Column("driver", sa.String(32), nullable=False, server_default=""),  # the process that drives it
    sa.Column("until", sa.Float, nullable=False, server_default="0"),  # by the clock of the database
    sa.Index("tournaments_by_change", "changed"),
)
entering = sa.Table(
    "entering",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("tournament", sa.String(32), primary_key=True),
)

ON_MERGE.append(lambda connection, old, new: move(connection, entering, old, new))
ON_FORGET.append(lambda connection, person: remove(connection, entering, person))

Row = tuple[int, datetime, str]  # number, time, content of an entry


class NewRow(NamedTuple):
    """An entry on its way to the disk, and what the index says after it."""

    tournament: str
    number: int
    at: datetime
    content: str
    phase: str
    is_open: bool
    person: str | None  # who takes part, or made it, with this entry


class Rows:
    """Reads and writes tournaments; to be called in a thread."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._reading = engine.execution_options(is_reading=True)

    def entries(self, tournament: str, after: int = 0) -> list[Row]:
        """The log of a tournament after a number, in order."""
        columns = tournament_log.c
        query = sa.select(columns.number, columns.at, columns.content)
        query = query.where(columns.tournament == tournament, columns.number > after)
        with self._reading.connect() as connection:
            found = connection.execute(query.order_by(columns.number))
            return [(number, datetime.fromisoformat(at), content) for number, at, content in found]

    def append(self, row: NewRow) -> bool:
        """Append an entry; False if the log has one of that number already."""
        entry = {"tournament": row.tournament, "number": row.number, "at": row.at.isoformat()}
        try:
            with self._engine.begin() as connection:
                connection.execute(sa.insert(tournament_log).values(entry | {"content": row.content}))
                self._list(connection, row)
        except sa.exc.IntegrityError:
            return False
        return True

    def _list(self, connection: sa.Connection, row: NewRow) -> None:
        shown = {"phase": row.phase, "is_open": row.is_open, "changed": row.at.isoformat()}
        listed = insert_of(connection, tournaments).values(tournament=row.tournament, **shown)
        connection.execute(listed.on_conflict_do_update(index_elements=["tournament"], set_=shown))
        if row.person:
            came = insert_of(connection, entering).values(person=row.person, tournament=row.tournament)
            connection.execute(came.on_conflict_do_nothing())

    def open(self, most: int) -> list[str]:
        """The latest open tournaments, those that are not over first."""
        query = sa.select(tournaments.c.tournament).where(tournaments.c.is_open)
        return self._latest(query, most)

    def of(self, person: str, most: int) -> list[str]:
        """The latest tournaments that a person made or entered."""
        mine = tournaments.join(entering, tournaments.c.tournament == entering.c.tournament)
        query = sa.select(tournaments.c.tournament).select_from(mine).where(entering.c.person == person)
        return self._latest(query, most)

    def _latest(self, query: sa.Select[str], most: int) -> list[str]:
        order = (tournaments.c.phase == OVER, tournaments.c.changed.desc())
        with self._reading.connect() as connection:
            return list(connection.execute(query.order_by(*order).limit(most)).scalars())

    def claim(self, driver: str, at: float, until: float) -> Sequence[str]:
        """The tournaments that this process drives until then: no other does, unless it has stopped."""
        going = tournaments.c.phase.not_in((GATHERING, OVER))
        free = sa.or_(tournaments.c.driver == driver, tournaments.c.until < at)
        with self._reading.connect() as connection:  # mostly there are none, and nothing need be written
            if not connection.execute(sa.select(tournaments.c.tournament).where(going, free)).first():
                return []
        with self._engine.begin() as connection:
            claimed = sa.update(tournaments).where(going, free).values(driver=driver, until=until)
            return list(connection.execute(claimed.returning(tournaments.c.tournament)).scalars())
