"""From which games on ratings are to be reckoned: games that have ended, or whose people are others now."""

import sqlalchemy as sa

from flambeur.house.history.rows import game_seats, games
from flambeur.house.ratings.reckoning import When
from flambeur.house.ratings.rows import ratings_due
from flambeur.house.store import insert_of


def note(connection: sa.Connection, game: str, when: When) -> None:
    """This game, and all that ended after it."""
    row = {"table": when.table, "number": when.number, "game": game, "ended": when.ended}
    connection.execute(insert_of(connection, ratings_due).values(row).on_conflict_do_nothing())


def note_person(connection: sa.Connection, person: str) -> None:
    """Whatever the person has played; to be asked before the index knows them by another id, or by none."""
    query = (
        sa.select(games)
        .join(game_seats, sa.and_(game_seats.c.table == games.c.table, game_seats.c.number == games.c.number))
        .where(game_seats.c.who == person, ~game_seats.c.is_bot, games.c.is_rated)
        .order_by(games.c.ended, games.c.table, games.c.number)
    )
    _note_first(connection, query)


def note_table(connection: sa.Connection, table: str) -> None:
    """The games of a table that is about to be removed."""
    query = sa.select(games).where(games.c.table == table, games.c.is_rated)
    _note_first(connection, query.order_by(games.c.number))


def _note_first(connection: sa.Connection, query: sa.Select[tuple[object, ...]]) -> None:
    """The first of each game is enough: what comes after it follows."""
    noted = set[str]()
    for row in connection.execute(query):
        if row.game not in noted:
            noted.add(row.game)
            note(connection, row.game, When(row.ended, row.table, row.number))


def take(connection: sa.Connection) -> dict[str, When]:
    """From where each game is to be reckoned; whoever takes this must do it in the same transaction."""
    columns = (ratings_due.c.game, ratings_due.c.ended, ratings_due.c.table, ratings_due.c.number)
    first: dict[str, When] = {}
    for game, *when in connection.execute(sa.delete(ratings_due).returning(*columns)):
        first[game] = min(When(*when), first.get(game, When(*when)))
    return first


def is_any(connection: sa.Connection) -> bool:
    """Whether there is anything to reckon."""
    return connection.execute(sa.select(ratings_due.c.number).limit(1)).first() is not None
