"""How a person has done against everybody they met, in games that count for both."""

from typing import Any

import sqlalchemy as sa

from flambeur.house.history import who
from flambeur.house.history.rows import game_seats

MOST = 100  # opponents, those met most often first
LATEST = 1_000  # games that are looked through, so that this takes no longer for who has played for years

theirs = game_seats.alias("theirs")


def _place(seat: Any) -> sa.ColumnElement[int]:
    return sa.case((seat.c.left, seat.c.players), else_=seat.c.place)


def _latest(person: str, game: str) -> sa.Subquery:
    """The latest games that count for the person, and where they came."""
    seats = game_seats.c
    query = sa.select(seats.table, seats.number, _place(game_seats).label("came"))
    query = query.where(seats.who == person, seats.counts)
    if game:
        query = query.where(seats.game == game)
    return query.order_by(seats.ended.desc()).limit(LATEST).subquery("mine")


def opponents(
    connection: sa.Connection, person: str, game: str = "", only: str | None = None
) -> list[dict[str, Any]]:
    """Those a person has played, or only one of them: how often, and who came before whom."""
    mine = _latest(person, game)
    met = sa.and_(mine.c.table == theirs.c.table, mine.c.number == theirs.c.number)
    is_met = [theirs.c.who != person, theirs.c.counts]
    is_met += [theirs.c.who == only] if only else []
    games = sa.func.count()
    query = (
        sa.select(
            theirs.c.who,
            theirs.c.is_bot,
            games.label("games"),
            _times(mine.c.came < _place(theirs)).label("ahead"),
            _times(mine.c.came > _place(theirs)).label("behind"),
            sa.func.max(theirs.c.name).label("name"),
        )
        .select_from(mine.join(theirs, met))
        .where(*is_met)
        .group_by(theirs.c.who, theirs.c.is_bot)
        .order_by(games.desc(), theirs.c.who)
        .limit(MOST)
    )
    rows = connection.execute(query).all()
    names = who.names_of(connection, [row.who for row in rows if not row.is_bot])
    return [
        {
            "who": who.said_of(row.who, row.is_bot),
            "name": "" if row.is_bot else names.get(row.who, row.name),
            "bot": row.who if row.is_bot else None,
            "games": row.games,
            "ahead": row.ahead,
            "behind": row.behind,
        }
        for row in rows
    ]


def _times(condition: sa.ColumnElement[bool]) -> sa.Function[Any]:
    return sa.func.sum(sa.case((condition, 1), else_=0))
