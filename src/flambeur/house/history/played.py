"""What a person has played, newest first, in pages, of which the last is found as fast as the first."""

import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from flambeur.core.errors import Refused
from flambeur.house.history import who
from flambeur.house.history.rows import game_seats, games

Key = tuple[str, int]  # a table, and which of its games
CURSOR = re.compile(r"(\d+(?:\.\d+)?)~([0-9a-z]{1,32})~(\d{1,9})")

mine, others = game_seats.alias("mine"), game_seats.alias("others")
ORDER = (mine.c.ended, mine.c.table, mine.c.number)


class Wish(NamedTuple):
    """Which games are wanted."""

    game: str = ""
    opponent: str = ""  # a handle, or the level of a bot
    search: str = ""  # part of somebody's name
    won: bool = False
    before: str = ""  # where the page before ended
    most: int = 20


def page(connection: sa.Connection, person: str, wish: Wish) -> dict[str, Any]:
    """Games that have ended, and where the next page begins if there is one."""
    query = _wanted(connection, person, wish)
    if query is None:
        return {"games": [], "next": None}
    found = connection.execute(query.limit(wish.most + 1)).all()
    keys = [(row.table, row.number) for row in found[: wish.most]]
    is_more = len(found) > wish.most
    last = found[wish.most - 1] if is_more else None
    return {"games": told(connection, keys, person), "next": "~".join(map(str, last)) if last else None}


def _wanted(connection: sa.Connection, person: str, wish: Wish) -> sa.Select[Any] | None:
    """The keys of what is wanted; None if nobody is called as the opponent is."""
    query = sa.select(*ORDER).distinct().where(mine.c.who == person)
    if wish.game:
        query = query.where(mine.c.game == wish.game)
    if wish.won:
        query = query.where(mine.c.share > 0, sa.not_(mine.c.left))
    if wish.opponent:
        opponent = who.find(connection, wish.opponent, person)
        if opponent is None:
            return None
        query = query.where(_same(others).where(others.c.who == opponent, others.c.seat != mine.c.seat))
    if searched := wish.search.casefold().strip():
        named = games.c.names.contains(searched, autoescape=True)
        query = query.where(_same(games).where(named))
    if wish.before:
        query = query.where(sa.tuple_(*ORDER) < sa.tuple_(*map(sa.literal, _cursor(wish.before))))
    return query.order_by(*(column.desc() for column in ORDER))


def _same(table: sa.FromClause) -> sa.Exists:
    """There is such a row of the same game."""
    return sa.exists().where(table.c.table == mine.c.table, table.c.number == mine.c.number)


def _cursor(text: str) -> tuple[float, str, int]:
    parts = CURSOR.fullmatch(text)
    if parts is None:
        raise Refused("bad-page", page=repr(text))
    return float(parts[1]), parts[2], int(parts[3])


def told(connection: sa.Connection, keys: Sequence[Key], person: str) -> list[dict[str, Any]]:
    """These games, in this order, as a person who played them is told of them."""
    rows = connection.execute(sa.select(games).where(_are(games, keys))).mappings()
    by_key = {(row["table"], row["number"]): row for row in rows}
    seats: dict[Key, list[Mapping[Any, Any]]] = {key: [] for key in keys}
    query = sa.select(game_seats).where(_are(game_seats, keys))
    for seat in connection.execute(query.order_by(game_seats.c.place, game_seats.c.seat)).mappings():
        if (key := (seat["table"], seat["number"])) in seats:
            seats[key].append(seat)
    return [_game(by_key[key], seats[key], person) for key in keys if key in by_key]


def _are(table: sa.Table, keys: Sequence[Key]) -> sa.ColumnElement[bool]:
    """These, and perhaps some more: by pairs of values SQLite would look through the whole table."""
    names, numbers = zip(*keys, strict=True) if keys else ((), ())
    return sa.and_(table.c.table.in_(names), table.c.number.in_(set(numbers)))


FLAGS = ("is_open", "is_shared", "has_coach", "is_branch", "is_first_game", "is_rated")


def _game(row: Mapping[Any, Any], seats: Sequence[Mapping[Any, Any]], person: str) -> dict[str, Any]:
    known = {name: row[name] for name in ("table", "number", "game", "players", "tournament", *FLAGS)}
    ended = datetime.fromtimestamp(row["ended"], UTC).isoformat()
    invite = None if row["is_open"] else row["invite"]
    yours = sorted(seat["seat"] for seat in seats if seat["who"] == person and not seat["is_bot"])
    told = {"ended": ended, "options": msgspec.json.decode(row["options"]), "invite": invite}
    return known | told | {"your_seats": yours, "seats": [_seat(seat) for seat in seats]}


def _seat(seat: Mapping[Any, Any]) -> dict[str, Any]:
    shown = {name: seat[name] for name in ("seat", "name", "left", "place", "result", "share")}
    bot = seat["who"] if seat["is_bot"] else None
    return shown | {"who": who.said_of(seat["who"], seat["is_bot"]), "bot": bot}
