"""Ratings from the logs alone, whatever the index and the ratings that are kept say."""

import contextlib
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import sqlalchemy as sa

from flambeur.bots import LEVELS
from flambeur.core.ratings import Rating
from flambeur.house.history.ended_game import EndedGame
from flambeur.house.identity import handle_of
from flambeur.house.log_reader import Unreadable, games_of
from flambeur.house.persons import merged
from flambeur.house.ratings.reckoning import RatedGame, Reckoning, Sitter, Standing, When, Who
from flambeur.house.ratings.rows import ratings
from flambeur.house.store import Store, tables
from flambeur.house.table import Table

Standings = dict[str, dict[Who, Standing]]  # by game


class Stands(NamedTuple):
    """A line of what `flambeur house ratings` prints."""

    game: str
    who: str  # the handle of a person, or the level of a bot
    rating: float
    sigma: float
    games: int


def told(standings: Standings) -> list[Stands]:
    """All of them, the strongest of each game first."""
    lines = [
        Stands(
            game,
            who if who in LEVELS else handle_of(who),
            stands.rating.mu,
            stands.rating.sigma,
            stands.games,
        )
        for game, by_who in standings.items()
        for who, stands in by_who.items()
    ]
    return sorted(lines, key=lambda line: (line.game, -line.rating, line.who))


def kept(connection: sa.Connection) -> Standings:
    """The ratings as the house keeps them."""
    by_game: Standings = {}
    for row in connection.execute(sa.select(ratings)):
        standing = Standing(Rating(row.mu, row.sigma), row.games)
        by_game.setdefault(row.game, {})[row.who] = standing
    return by_game


def reckoned(store: Store) -> Standings:
    """The ratings that follow from the logs."""
    by_game: dict[str, Reckoning] = {}
    for played in sorted(_rated_games(store), key=lambda played: played.when):
        by_game.setdefault(played.game, Reckoning(played.game)).add(played)
    return {game: reckoning.standings for game, reckoning in by_game.items() if reckoning.standings}


def _rated_games(store: Store) -> Iterator[RatedGame]:
    with store.engine.execution_options(is_reading=True).connect() as connection:
        now = {row.old: row.person for row in connection.execute(sa.select(merged))}
        ids = list(connection.execute(sa.select(tables.c.table)).scalars())
    for id in ids:
        table = Table(id)
        with contextlib.suppress(Unreadable):
            for finished in games_of(table, store):
                if rated := rated_game(EndedGame(table, finished), now):
                    yield rated


def rated_game(ended: EndedGame, now: Mapping[str, str | None]) -> RatedGame | None:
    """The game as ratings see it, if it counts: nobody played against themselves, as it turns out now."""
    seats = ended.seat_rows(now)
    persons = [seat["who"] for seat in seats if seat["who"] and not seat["is_bot"]]
    if not (ended.table.made.rated and ended.is_fair) or len(set(persons)) < len(persons):
        return None
    names = ("seat", "who", "is_bot", "left", "place")
    sitters = tuple(Sitter(*(seat[name] for name in names)) for seat in seats)
    row = ended.game_row
    return RatedGame(row["game"], When(row["ended"], row["table"], row["number"]), sitters)
