"""Rows of the index as they would stand there after games, for tests of what is read from it."""

from typing import Any

import sqlalchemy as sa

from flambeur.house.history.rows import game_seats, games

GAME: dict[str, Any] = {
    "number": 1,
    "game": "las-vegas",
    "rules": 2,
    "entry": 99,
    "options": "{}",
    "invite": "secret",
    "is_open": True,
    "is_shared": False,
    "has_coach": False,
    "is_branch": False,
    "is_first_game": False,
}
BOTS = ("novice", "regular", "shark")


def add_game(connection: sa.Connection, table: str, *order: str, at: float = 0.0, **wishes: Any) -> None:
    """A game in which these took part, from the first to the last; seats are in the order of their names."""
    seats = sorted(order)
    changed = {
        name: wishes.pop(name) for name in list(wishes) if name in game_seats.c and name not in games.c
    }
    row = GAME | {"table": table, "ended": at, "players": len(order), "names": "\n".join(order)} | wishes
    connection.execute(sa.insert(games).values(row))
    same = {name: row[name] for name in ("table", "number", "game", "ended", "players")}
    for place, who in enumerate(order, 1):
        seat = {
            "seat": seats.index(who),
            "who": who,
            "is_bot": who in BOTS,
            "name": "" if who in BOTS else who.title(),
            "left": False,
            "place": place,
            "share": float(place == 1),
            "result": 100 - place,
            "counts": True,
            "figures": "{}",
        }
        connection.execute(sa.insert(game_seats).values(same | seat | changed))
