"""The tables that anybody may come to: pages of them, and those that are searched for."""

from collections.abc import Sequence
from datetime import timedelta

import sqlalchemy as sa

from flambeur.core.registry import all_games
from flambeur.house.clock import Clock, now
from flambeur.house.people.order import closed_tables
from flambeur.house.store import sitting, tables
from flambeur.house.table import GATHERING, OVER
from flambeur.words import LANGUAGES, say

# A game that has not begun is listed no longer; its log stays, for whoever comes back by the link.
EMPTY_FOR = timedelta(hours=1)  # with nobody at the table
NOT_BEGUN_FOR = timedelta(days=7)  # with nothing happening there


def _is_stale() -> sa.ColumnElement[bool]:
    """Whether a game has not begun and nobody is likely to come to it."""
    is_empty = ~sa.exists().where(sitting.c.table == tables.c.table)
    is_left = tables.c.changed < sa.bindparam("left")
    is_old = tables.c.changed < sa.bindparam("old")
    return sa.and_(tables.c.phase == GATHERING, sa.or_(sa.and_(is_empty, is_left), is_old))


IS_CLOSED = sa.exists().where(closed_tables.c.table == tables.c.table)
# Written once: whoever only looks asks for this, over and over.
LATEST = (
    sa.select(tables.c.table)
    .where(tables.c.is_open, tables.c.phase != OVER, ~_is_stale(), ~IS_CLOSED)
    .order_by(tables.c.changed.desc(), tables.c.table)
    .offset(sa.bindparam("skip"))
    .limit(sa.bindparam("most"))
)


class Lobby:
    """Lists from the index of tables."""

    def __init__(self, engine: sa.Engine, clock: Clock = now) -> None:
        self._engine, self._clock = engine, clock

    def page(self, search: str, skip: int, most: int) -> list[str]:
        """The latest open tables that are not over, with a name or a game like what is searched for."""
        query, today = LATEST, self._clock()
        if wanted := "".join(filter(str.isprintable, search)).casefold().strip():
            by_name = tables.c.names.contains(wanted, autoescape=True)
            query = query.where(sa.or_(by_name, tables.c.game.in_(_games_like(wanted))))
        times = {"left": (today - EMPTY_FOR).isoformat(), "old": (today - NOT_BEGUN_FOR).isoformat()}
        with self._engine.execution_options(is_reading=True).connect() as connection:
            return list(connection.execute(query, {"skip": skip, "most": most, **times}).scalars())


def _games_like(wanted: str) -> Sequence[str]:
    """Games whose title has these words, in any language."""
    titles = {game.name: [say(f"{game.name}-title", lang) for lang in LANGUAGES] for game in all_games()}
    return [name for name, told in titles.items() if any(wanted in title.casefold() for title in told)]
