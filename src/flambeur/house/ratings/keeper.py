"""Who keeps the ratings up to date: one process at a time, a few games in each transaction."""

import asyncio
import time

import sqlalchemy as sa

from flambeur.core.ratings import Rating
from flambeur.house.history.rows import game_seats, games
from flambeur.house.ratings import due
from flambeur.house.ratings.learning import VERSION
from flambeur.house.ratings.reckoning import Change, RatedGame, Reckoning, Sitter, Standing, When, Who
from flambeur.house.ratings.rows import rating_changes, ratings
from flambeur.house.store import Store, insert_of, put_setting, settings

LOCK = 7_301_986  # any number, the same in every process: one of them is enough
SETTING = "ratings"
FIRST = When(0.0, "", 0)
AT_ONCE = 100  # games, after which others may write
EVERY = 2.0  # seconds, in which the ladder follows the games

COUNTS = sa.and_(
    games.c.is_rated,
    *(~games.c[flag] for flag in ("is_shared", "has_coach", "is_branch", "is_first_game")),
)


class Keeper:
    """Reckons what is due."""

    def __init__(self, store: Store) -> None:
        self._engine = store.engine
        self._reading = store.engine.execution_options(is_reading=True)

    async def keep_forever(self) -> None:
        """Follow the games."""
        await asyncio.to_thread(self.begin)
        while True:
            await asyncio.to_thread(self.bring_up_to_date)
            await asyncio.sleep(EVERY)

    def bring_up_to_date(self) -> None:
        """When this is done, all games that were in the index when it began are counted."""
        while self._is_any():
            with self._engine.begin() as connection:
                reckon_some(connection)
            time.sleep(0)

    def begin(self) -> None:
        """If ratings were reckoned by other numbers when the house was open last, all are due."""
        with self._engine.begin() as connection:
            query = sa.select(settings.c.value).where(settings.c.name == SETTING)
            if connection.execute(query).scalar() == VERSION:
                return
            for game in connection.execute(sa.select(games.c.game).where(COUNTS).distinct()).scalars():
                due.note(connection, game, FIRST)
            put_setting(connection, {"name": SETTING, "value": VERSION})

    def _is_any(self) -> bool:
        with self._reading.connect() as connection:
            return due.is_any(connection)


def reckon_some(connection: sa.Connection) -> None:
    """Count some games of what is due; the rest stays due."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    for game, since in due.take(connection).items():
        _reckon(connection, game, since)


def _reckon(connection: sa.Connection, game: str, since: When) -> None:
    gone = _undo(connection, game, since)
    reckoning = Reckoning(game, lambda who: _last(connection, game, who))
    *played, rest = *_games_since(connection, game, since, AT_ONCE + 1), None
    if len(played) > AT_ONCE:
        rest = played.pop()
        due.note(connection, game, rest.when)
    rows = [row for one in played for row in _rows(one, reckoning.add(one))]
    if rows:
        connection.execute(sa.insert(rating_changes), rows)
    for who in sorted(gone - reckoning.standings.keys()):
        _put(connection, game, who, _last(connection, game, who))
    for who, standing in sorted(reckoning.standings.items()):
        _put(connection, game, who, standing)


def _since(table: sa.Table, game: str, when: When) -> sa.ColumnElement[bool]:
    columns = (table.c.ended, table.c.table, table.c.number)
    return sa.and_(table.c.game == game, sa.tuple_(*columns) >= sa.tuple_(*map(sa.literal, when)))


def _undo(connection: sa.Connection, game: str, since: When) -> set[Who]:
    """Everybody whose ratings are to be reckoned again."""
    removed = sa.delete(rating_changes).where(_since(rating_changes, game, since))
    return {who for (who,) in connection.execute(removed.returning(rating_changes.c.who)) if who is not None}


def _last(connection: sa.Connection, game: str, who: Who) -> Standing | None:
    """How somebody stood after what is kept so far."""
    kept = rating_changes
    query = sa.select(kept.c.mu, kept.c.sigma, kept.c.games).where(kept.c.game == game, kept.c.who == who)
    order = (kept.c.ended.desc(), kept.c.table.desc(), kept.c.number.desc())
    row = connection.execute(query.order_by(*order).limit(1)).first()
    return Standing(Rating(row.mu, row.sigma), row.games) if row else None


def _games_since(connection: sa.Connection, game: str, since: When, most: int) -> list[RatedGame]:
    """Rated games in their order."""
    query = sa.select(games.c.ended, games.c.table, games.c.number).where(_since(games, game, since), COUNTS)
    query = query.order_by(games.c.ended, games.c.table, games.c.number).limit(most)
    found = [When(*row) for row in connection.execute(query)]
    return [RatedGame(game, when, _sitters(connection, when)) for when in found]


def _sitters(connection: sa.Connection, when: When) -> tuple[Sitter, ...]:
    seats = game_seats.c
    query = sa.select(seats.seat, seats.who, seats.is_bot, seats.left, seats.place)
    query = query.where(seats.table == when.table, seats.number == when.number).order_by(seats.seat)
    return tuple(Sitter(*row) for row in connection.execute(query))


def _rows(played: RatedGame, changes: list[Change]) -> list[dict[str, object]]:
    return [
        played.when._asdict()
        | {"game": played.game, "seat": change.seat, "who": change.who, "games": change.after.games}
        | {"mu_before": change.before.mu, "sigma_before": change.before.sigma}
        | {"mu": change.after.rating.mu, "sigma": change.after.rating.sigma}
        for change in changes
    ]


def _put(connection: sa.Connection, game: str, who: Who, standing: Standing | None) -> None:
    """How somebody stands now; who has played no rated game stands nowhere."""
    if standing is None:
        connection.execute(sa.delete(ratings).where(ratings.c.game == game, ratings.c.who == who))
        return
    values = {"mu": standing.rating.mu, "sigma": standing.rating.sigma, "games": standing.games}
    row = insert_of(connection, ratings).values(game=game, who=who, **values)
    connection.execute(row.on_conflict_do_update(index_elements=["game", "who"], set_=values))
