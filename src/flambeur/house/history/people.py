"""Finished games of two persons who turn out to be one, and of who wants to be forgotten."""

import sqlalchemy as sa

from flambeur.house.history.ended_game import searched
from flambeur.house.history.rows import game_seats, games

KEY = (game_seats.c.table, game_seats.c.number)


def merge(connection: sa.Connection, old: str, new: str) -> None:
    """The games of either are the games of both; where they played each other, they played themselves."""
    if connection.dialect.name == "postgresql":  # games that end right now are noted before or after this
        connection.exec_driver_sql("LOCK TABLE games IN SHARE ROW EXCLUSIVE MODE")
    connection.execute(sa.update(game_seats).where(game_seats.c.who == old).values(who=new))
    against_oneself = (
        sa.select(*KEY).where(game_seats.c.who == new).group_by(*KEY).having(sa.func.count() > 1)
    )
    for table, number in list(connection.execute(against_oneself)):
        seats = sa.and_(game_seats.c.table == table, game_seats.c.number == number)
        connection.execute(sa.update(game_seats).where(seats, game_seats.c.who == new).values(counts=False))
        is_it = sa.and_(games.c.table == table, games.c.number == number)
        connection.execute(sa.update(games).where(is_it).values(is_shared=True))


def forget(connection: sa.Connection, person: str) -> None:
    """The games stay, with a seat of nobody."""
    mine = game_seats.c.who == person
    played = list(connection.execute(sa.select(*KEY).where(mine).distinct()))
    connection.execute(sa.update(game_seats).where(mine).values(who=None, name="", counts=False))
    for table, number in played:
        seats = sa.and_(game_seats.c.table == table, game_seats.c.number == number)
        names = connection.execute(sa.select(game_seats.c.name).where(seats)).scalars().all()
        is_it = sa.and_(games.c.table == table, games.c.number == number)
        connection.execute(sa.update(games).where(is_it).values(names=searched(names)))
