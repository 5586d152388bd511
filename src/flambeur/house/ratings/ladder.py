"""Who stands where: the ladder of a game, one person's ratings, and what a game has changed."""

from typing import Any

import sqlalchemy as sa

from flambeur.bots import LEVELS
from flambeur.core.ratings import Rating
from flambeur.core.registry import all_games
from flambeur.house.history.profiles import hidden_profiles
from flambeur.house.identity import default_name, handle_of
from flambeur.house.ratings.learning import ENOUGH, start_of
from flambeur.house.ratings.reckoning import Standing, Who
from flambeur.house.ratings.rows import rating_changes, ratings
from flambeur.house.store import Store, people

LONGEST = 100  # people
POINTS = 200  # of a curve
REMOVED = "removed"


def shown(rating: Rating) -> dict[str, int]:
    """A rating as people read it: in 95 of 100 cases the truth is no farther off than the error."""
    return {"rating": round(rating.mu), "error": round(2 * rating.sigma)}


class Ladder:
    """Reads what the keeper keeps."""

    def __init__(self, store: Store) -> None:
        self._reading = store.engine.execution_options(is_reading=True)

    def of(self, game: str, person: str) -> dict[str, Any]:
        """People with enough games and the levels of bots, the strongest first; and who asks."""
        with self._reading.connect() as connection:
            persons = self._persons(connection, game, person)
            you = _standing(connection, game, person)
            above = None if you is None else _place(connection, game, person, you)
            bots = [self._bot(connection, game, level) for level in LEVELS]
        mine = None if you is None else {**shown(you.rating), "games": you.games, "place": above}
        steps = sorted([*persons, *bots], key=lambda step: -step["rating"])
        return {"game": game, "enough": ENOUGH, "steps": steps, "you": mine}

    def _persons(self, connection: sa.Connection, game: str, person: str) -> list[dict[str, Any]]:
        query = sa.select(ratings, people.c.name).join(people, people.c.person == ratings.c.who, isouter=True)
        query = query.where(ratings.c.game == game, ratings.c.games >= ENOUGH, _is_shown_to(person))
        query = query.order_by(ratings.c.mu.desc(), ratings.c.who).limit(LONGEST)
        return [
            {
                "kind": "person",
                "place": place,
                "name": row.name or default_name(row.who),
                "handle": handle_of(row.who),
            }
            | {"bot": None, "is_you": row.who == person, "games": row.games}
            | shown(Rating(row.mu, row.sigma))
            for place, row in enumerate(connection.execute(query), 1)
        ]

    def _bot(self, connection: sa.Connection, game: str, level: str) -> dict[str, Any]:
        stands = _standing(connection, game, level) or Standing(start_of(game, level))
        step = {"kind": "bot", "place": None, "name": "", "handle": None, "bot": level, "is_you": False}
        return step | shown(stands.rating) | {"games": stands.games}

    def of_person(self, person: str) -> list[dict[str, Any]]:
        """How somebody stands at each game they have played rated, and how it came to that."""
        with self._reading.connect() as connection:
            standings = {game.name: _standing(connection, game.name, person) for game in all_games()}
            return [
                {"game": game, "games": stands.games, "place": _place(connection, game, person, stands)}
                | shown(stands.rating)
                | {"enough": ENOUGH, "curve": _curve(connection, game, person)}
                for game, stands in standings.items()
                if stands
            ]

    def of_game(self, table: str, number: int) -> list[dict[str, Any]]:
        """What a game has changed, seat by seat; nothing if it was not rated."""
        kept = rating_changes
        query = sa.select(kept).where(kept.c.table == table, kept.c.number == number).order_by(kept.c.seat)
        with self._reading.connect() as connection:
            return [
                {"seat": row.seat, "before": round(row.mu_before), "games": row.games}
                | shown(Rating(row.mu, row.sigma))
                for row in connection.execute(query)
            ]


def _is_shown_to(person: str) -> sa.ColumnElement[bool]:
    """Not a bot, nor whom the house has removed, nor who shows their profile to nobody else."""
    is_removed = sa.func.coalesce(people.c.standing, "") == REMOVED
    is_hidden = sa.exists().where(hidden_profiles.c.person == ratings.c.who)
    return sa.and_(
        ratings.c.who.not_in(LEVELS), sa.or_(ratings.c.who == person, ~sa.or_(is_removed, is_hidden))
    )


def _standing(connection: sa.Connection, game: str, who: Who) -> Standing | None:
    query = sa.select(ratings).where(ratings.c.game == game, ratings.c.who == who)
    row = connection.execute(query).first()
    return Standing(Rating(row.mu, row.sigma), row.games) if row else None


def _place(connection: sa.Connection, game: str, person: Who, you: Standing) -> int | None:
    """The place in the ladder of a person; none before they have enough games."""
    if you.games < ENOUGH or person in LEVELS:
        return None
    better = sa.select(sa.func.count()).select_from(
        ratings.join(people, people.c.person == ratings.c.who, isouter=True)
    )
    is_above = sa.and_(ratings.c.game == game, ratings.c.games >= ENOUGH, ratings.c.mu > you.rating.mu)
    return 1 + int(connection.execute(better.where(is_above, _is_shown_to(person))).scalar_one())


def _curve(connection: sa.Connection, game: str, who: Who) -> list[dict[str, Any]]:
    """The latest points of it, the oldest first."""
    kept = rating_changes
    query = sa.select(kept.c.ended, kept.c.mu, kept.c.sigma, kept.c.games)
    query = query.where(kept.c.who == who, kept.c.game == game)
    order = (kept.c.ended.desc(), kept.c.table.desc(), kept.c.number.desc())
    rows = connection.execute(query.order_by(*order).limit(POINTS)).all()
    return [
        {"ended": row.ended, "games": row.games} | shown(Rating(row.mu, row.sigma)) for row in reversed(rows)
    ]
