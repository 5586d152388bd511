"""What was found out about finished games, kept: of each game the best analysis there is."""

from typing import Any, NamedTuple

import sqlalchemy as sa

from flambeur.analysis import VERSION
from flambeur.house.history import judged
from flambeur.house.store import insert_of, metadata, tables

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),  # of the way of reckoning
    sa.Column("quality", sa.String(16), nullable=False),
    sa.Column("content", sa.Text, nullable=False),
)
IS_PRESENT = analyses.c.version == VERSION  # others are made anew when somebody asks
IS_GOOD = analyses.c.quality == "good"


class Kept(NamedTuple):
    """An analysis as JSON, and how good it is."""

    quality: str
    content: str


class KeptAnalyses:
    """The analyses of a store."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine, self._reading = engine, engine.execution_options(is_reading=True)

    def of(self, table: str, game: int) -> Kept | None:
        """The best that is known of a game."""
        columns = analyses.c
        query = sa.select(columns.quality, columns.content).where(IS_PRESENT)
        with self._reading.connect() as connection:
            row = connection.execute(query.where(columns.table == table, columns.game == game)).first()
        return Kept(row.quality, row.content) if row else None

    def of_open_tables(self, game: str, most: int) -> list[tuple[str, int, str]]:
        """The latest good ones of games that anybody may see, each with its table and number."""
        latest = _open_to_all(game).order_by(tables.c.changed.desc(), analyses.c.game.desc()).limit(most)
        with self._reading.connect() as connection:
            return [(row.table, row.game, row.content) for row in connection.execute(latest)]

    def of_open_table(self, game: str, table: str, number: int) -> str | None:
        """A good one of a game that anybody may see, however old."""
        query = _open_to_all(game).where(analyses.c.table == table, analyses.c.game == number)
        with self._reading.connect() as connection:
            row = connection.execute(query).first()
        return row.content if row else None

    def keep(self, table: str, game: int, kept: Kept) -> None:
        """In place of what is worse or outdated; nothing is kept of a table that was forgotten meanwhile."""
        with self._engine.begin() as connection:
            if connection.execute(sa.select(tables.c.table).where(tables.c.table == table)).first():
                found = kept._asdict() | {"version": VERSION}
                statement = insert_of(connection, analyses).values(table=table, game=game, **found)
                kept_now = statement.on_conflict_do_update(
                    index_elements=["table", "game"],
                    set_=found,
                    where=sa.not_(IS_PRESENT & IS_GOOD),  # another process may have kept one
                )
                if connection.execute(kept_now.execution_options(preserve_rowcount=True)).rowcount:
                    judged.note(connection, table, game, kept.content)


def _open_to_all(game: str) -> sa.Select[Any]:
    joined = analyses.join(tables, analyses.c.table == tables.c.table)
    query = sa.select(analyses.c.table, analyses.c.game, analyses.c.content).select_from(joined)
    return query.where(tables.c.is_open, tables.c.game == game, IS_PRESENT, IS_GOOD)
