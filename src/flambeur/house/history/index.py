"""Finished games in the index: noted as they end, found again for those who were there."""

import sqlalchemy as sa

from flambeur.house.history import judged
from flambeur.house.history.ended_game import EndedGame, searched
from flambeur.house.history.rows import game_seats, games
from flambeur.house.ratings import due
from flambeur.house.ratings.reckoning import When
from flambeur.house.store import insert_of


def note(connection: sa.Connection, ended: EndedGame) -> bool:
    """Whether the game was new to the index."""
    from flambeur.house.persons import merged  # which knows this room, too

    # The row of the game is also what persons who are merged at the same time wait for, see `people.py`.
    names = searched([seat.name for seat in ended.finished.seats])
    row = ended.game_row | {"names": names, "is_shared": False}
    inserted = insert_of(connection, games).values(row).on_conflict_do_nothing()
    if connection.execute(inserted.execution_options(preserve_rowcount=True)).rowcount != 1:
        return False
    query = sa.select(merged.c.old, merged.c.person).where(merged.c.old.in_(ended.persons))
    seats = ended.seat_rows({row.old: row.person for row in connection.execute(query)})
    connection.execute(insert_of(connection, game_seats).on_conflict_do_nothing(), seats)
    persons = [seat["who"] for seat in seats if seat["who"] and not seat["is_bot"]]
    is_shared = len(set(persons)) < len(persons)
    names = searched([seat["name"] for seat in seats])
    is_it = sa.and_(*(games.c[name] == value for name, value in ended.key.items()))
    connection.execute(sa.update(games).where(is_it).values(names=names, is_shared=is_shared))
    if row["is_rated"]:
        due.note(connection, row["game"], When(row["ended"], row["table"], row["number"]))
    _judge(connection, ended)
    return True


def _judge(connection: sa.Connection, ended: EndedGame) -> None:
    """What was found out about a game stays found out when the index is made anew."""
    from flambeur.house.kept_analyses import analyses  # which tells this room, too

    is_it = (analyses.c.table == ended.table.id, analyses.c.game == ended.finished.number)
    if kept := connection.execute(sa.select(analyses.c.content).where(*is_it)).scalar():
        judged.note(connection, ended.table.id, ended.finished.number, kept)


def note_again(connection: sa.Connection, ended: EndedGame) -> None:
    """The game in the index as its log says, whatever stood there."""
    for kept in (game_seats, games):
        is_it = sa.and_(*(kept.c[name] == value for name, value in ended.key.items()))
        connection.execute(sa.delete(kept).where(is_it))
    note(connection, ended)
