"""What analyses of games found out about luck and loss, beside the seats in the index; both in win shares."""

import msgspec
import sqlalchemy as sa

from flambeur.house.history.rows import game_seats

POINTS = 100  # of a win share


class _Account(msgspec.Struct):
    seat: int
    luck: float
    errors: float


class _Analysis(msgspec.Struct):
    accounts: list[_Account] = []


def note(connection: sa.Connection, table: str, number: int, analysis: str) -> None:
    """The best analysis of a game by now."""
    seats = game_seats.c
    for account in msgspec.json.decode(analysis, type=_Analysis).accounts:
        is_it = sa.and_(seats.table == table, seats.number == number, seats.seat == account.seat)
        found = {"luck": account.luck / POINTS, "loss": account.errors / POINTS}
        connection.execute(sa.update(game_seats).where(is_it).values(found))
