"""Running the checks of checks.py for one set-up."""

from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import numpy as np

from flambeur.core import playout
from flambeur.core.chance import new_chance
from flambeur.core.native import lifted, plain
from tests.conformance import checks
from tests.conformance.set_ups import SetUp
from tests.core.chances import state_of

KEY = bytes(range(32))
LONGEST = 2_000  # moves kept of a traced game


class Bench:
    """The tables, chance and room that the checks of one set-up work on."""

    def __init__(self, set_up: SetUp, compiled: bool = True) -> None:
        game, bind = set_up.subject.game, lifted if compiled else plain
        self.code: SimpleNamespace = bind(game, playout, set_up.subject.invariants, checks)
        self.blank = game.state.batch(1)
        self.blank[0] = set_up.blank()
        self.tables = game.state.batch(checks.TABLES)
        self.content = self.tables.view(np.ndarray).view(np.uint8).reshape(checks.TABLES, -1)
        self.chance, self.dream = new_chance(KEY), new_chance(KEY[::-1])
        self.room, self.spare = game.room.blank(), game.room.blank()
        self.trace = game.state.batch(LONGEST)
        self.traced = 0  # states kept of the last traced game

    def check_games(self, first: int, last: int) -> tuple[int, int]:
        """Invariants over random games."""
        problem: tuple[int, int] = self.code.check_games(
            self.blank, self.tables, self.chance, self.room, first, last
        )
        return problem

    def check_hidden_facts(self, games: int) -> tuple[int, int]:
        """Views and guesses over random games."""
        problem: tuple[int, int] = self.code.check_hidden_facts(
            self.blank, self.tables, self.content, self.chance, self.dream, self.room, self.spare, games
        )
        return problem

    def trace_game(self, game: int) -> bytes:
        """Every state of a random game, the chance and the places after it, as bytes."""
        self.traced = int(
            self.code.trace_game(self.blank, self.tables, self.chance, self.room, game, self.trace)
        )
        states: Any = self.trace[: self.traced]
        return bytes(states.tobytes()) + b"".join(state_of(self.chance)) + self.room.tobytes()


def check_games(set_up: SetUp, games: int, threads: int = 2) -> list[tuple[int, int]]:
    """Invariants over random games, in several threads; the problems found."""
    step = -(-games // threads)
    spans = [(first, min(first + step, games)) for first in range(0, games, step)]
    with ThreadPoolExecutor(threads) as pool:
        outcomes = list(pool.map(lambda span: Bench(set_up).check_games(*span), spans))
    return [(problem, game) for problem, game in outcomes if problem != checks.FINE]
