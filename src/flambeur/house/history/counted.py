"""What is counted of those who played, from the index of games; only games that count, see `ended_game.py`.

Who left a game is counted as last, whatever a bot made of it.
"""

from collections import Counter
from typing import Any

import msgspec
import sqlalchemy as sa

from flambeur.core.figures import groups_of
from flambeur.core.registry import find_game
from flambeur.house.history.rows import game_seats

LATEST = 200  # games that are shown one by one

seats = game_seats.c
place = sa.case((seats.left, seats.players), else_=seats.place)
share = sa.case((seats.left, 0.0), else_=seats.share)
expected = 1.0 / seats.players


def summary(connection: sa.Connection, who: str) -> list[dict[str, Any]]:
    """For each game how often it was played, how much of it was won, and how much by luck alone."""
    query = (
        sa.select(
            seats.game,
            sa.func.count(),
            sa.func.sum(sa.case((seats.counts, 1), else_=0)),
            sa.func.sum(sa.case((seats.counts, share), else_=0.0)),
            sa.func.sum(sa.case((seats.counts, expected), else_=0.0)),
        )
        .where(seats.who == who)
        .group_by(seats.game)
    )
    return [
        {
            "game": game,
            "games": int(games),
            "uncounted": int(all_games - games),
            "share": float(won) / games if games else None,
            "expected": float(fair) / games if games else None,
        }
        for game, all_games, games, won, fair in connection.execute(query)
    ]


def statistics(connection: sa.Connection, who: str, game: str) -> dict[str, Any]:
    """Places by number of players and seat, the latest games, and what players of the game care about."""
    counted, latest, figures = _counted(who, game), _latest(who, game), _figures(who, game)
    return {
        "game": game,
        "places": [row._asdict() for row in connection.execute(counted)],
        "latest": [row._asdict() for row in connection.execute(latest)][::-1],
        "figures": _summed(game, connection.execute(figures).scalars().all()),
    }


def _where(who: str, game: str) -> sa.ColumnElement[bool]:
    return sa.and_(seats.who == who, seats.game == game, seats.counts)


def _counted(who: str, game: str) -> sa.Select[Any]:
    kinds = (seats.players, seats.seat, place)
    return (
        sa.select(
            seats.players,
            seats.seat,
            place.label("place"),
            sa.func.count().label("games"),
            sa.func.sum(share).label("share"),
            sa.func.sum(seats.result).label("result"),
            sa.func.count(seats.luck).label("judged"),
            sa.func.sum(seats.luck).label("luck"),
            sa.func.sum(seats.loss).label("loss"),
        )
        .where(_where(who, game))
        .group_by(*kinds)
        .order_by(*kinds)
    )


def _latest(who: str, game: str) -> sa.Select[Any]:
    shown = (seats.ended, seats.players, place.label("place"), share.label("share"), seats.luck, seats.loss)
    order = (seats.ended.desc(), seats.table.desc(), seats.number.desc())
    return sa.select(*shown).where(_where(who, game)).order_by(*order).limit(LATEST)


def _figures(who: str, game: str) -> sa.Select[Any]:
    return sa.select(seats.figures).where(_where(who, game))


_figures_of = msgspec.json.Decoder(dict[str, int])


def _summed(game: str, contents: "Any") -> list[dict[str, Any]]:
    """The figures of all games together, in the groups in which they are shown."""
    sums: Counter[str] = Counter()
    for content in contents:
        sums.update(_figures_of.decode(content))
    return [
        {
            "group": group.name,
            "figures": [{"figure": name, "sum": sums[name]} for name in group.figures],
            "out_of": [sums[name] for name in group.out_of] or None,
        }
        for group in groups_of(find_game(game))
    ]
