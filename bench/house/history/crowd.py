"""A house where much was played: games of four kinds, of people who come often or seldom, and of bots."""

import hashlib
import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import sqlalchemy as sa

from flambeur.core.figures import groups_of
from flambeur.core.registry import all_games, find_game
from flambeur.house.history.rows import game_seats, games
from flambeur.house.identity import handle_of
from flambeur.house.store import people

SEED = 15
BATCH = 2_000  # games
LEVELS = ("novice", "regular", "shark", "champion")
BOTS = 0.3  # of all seats
BEGAN, BETWEEN = 1_000_000.0, 60.0  # seconds


def person(number: int) -> str:
    """The id of a person; who has a small number comes often."""
    return hashlib.sha256(f"person {number}".encode()).hexdigest()[:32]


MOST_ACTIVE, USUAL = person(0), person(2_000)


def fill(engine: sa.Engine, games_played: int, persons: int) -> None:
    """Write the index as it would be after so many games of so many people."""
    ids = [person(number) for number in range(persons)]
    known = [
        {"person": id, "name": f"Person {number}", "handle": handle_of(id)} for number, id in enumerate(ids)
    ]
    all_played = played(games_played, ids)
    while lot := list(islice(all_played, BATCH)):
        with engine.begin() as connection:
            connection.execute(sa.insert(games), [game for game, _ in lot])
            connection.execute(sa.insert(game_seats), [seat for _, seats in lot for seat in seats])
    with engine.begin() as connection:
        connection.execute(sa.insert(people), known)
        connection.exec_driver_sql("ANALYZE")


def played(count: int, ids: list[str]) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Games one after the other, each with its seats."""
    luck = np.random.default_rng(SEED)
    often = 1 / np.arange(
        10, 10 + len(ids)
    )  # as Zipf has it: the first comes a thousand times as often as the last
    often /= often.sum()
    names = [game.name for game in all_games()]
    figures = {name: figures_like(name) for name in names}
    for number in range(count):
        players = int(luck.integers(2, 5))
        sitters = [ids[n] for n in luck.choice(len(ids), players, replace=False, p=often)]
        who = [
            sitters[n] if n == 0 or luck.random() > BOTS else str(luck.choice(LEVELS)) for n in range(players)
        ]
        yield a_game(number, names[number % len(names)], who, luck.permutation(players), figures)


def a_game(
    number: int, game: str, who: list[str], order: Any, figures: dict[str, str]
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A game that ended in that order."""
    shared = {"table": f"t{number:08x}", "number": 1, "game": game, "players": len(who)}
    shared["ended"] = BEGAN + BETWEEN * number
    flags = ("is_shared", "has_coach", "is_branch", "is_first_game", "is_rated")
    names = "\n".join("" if id in LEVELS else f"person {int(id[:4], 16) % 10_000}" for id in who)
    row = shared | {"rules": 2, "entry": 99, "options": "{}", "invite": "x", "names": names, "is_open": True}
    seats = [
        shared
        | {"seat": seat, "who": id, "is_bot": id in LEVELS, "name": "" if id in LEVELS else "Somebody"}
        | {"place": int(order[seat]) + 1, "share": float(order[seat] == 0), "result": 100, "left": False}
        | {"counts": True, "figures": figures[game], "luck": 0.01, "loss": 0.02}
        for seat, id in enumerate(who)
    ]
    return row | dict.fromkeys(flags, False), seats


def figures_like(game: str) -> str:
    """Figures of a seat, all that there are."""
    names = [name for group in groups_of(find_game(game)) for name in (*group.figures, *group.out_of)]
    return json.dumps(dict.fromkeys(names, 1))
