"""Easy Come Easy Go for two players, solved: what every table is worth, and the best move."""

import os
import tempfile
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np

from flambeur.core.layout import State
from flambeur.core.native import cache_folder, code_name, lifted, plain
from flambeur.games.easy_come import turn_values
from flambeur.games.easy_come.box import HANDS
from flambeur.games.easy_come.game import EASY_COME
from flambeur.games.easy_come.solved import model
from flambeur.games.easy_come.solved.model import ENDS, KEYS, UNSEEN, Numbers
from flambeur.games.easy_come.state import CENTRE, NOBODY
from flambeur.games.easy_come.turn_values import Values
from flambeur.solve import iteration
from flambeur.solve.iteration import Bounds, Links, Scratch
from flambeur.solve.solution import Solution, close_in

TEMPLATES = (turn_values, model, iteration)
ROOM_FOR_STATES = 8_192  # there are 5,119
PLAYERS = 2


@dataclass(frozen=True, eq=False)
class Solved:
    """The solution with what is needed to find a table in it."""

    solution: Solution
    numbers: Numbers  # of states, by key
    links: Links

    @cached_property
    def values(self) -> Bounds:
        """What each state is worth to the player to move."""
        return self.solution.values

    def number_of(self, s: State) -> int:
        """The state of a table, whatever the dice show."""
        return int(self.numbers[model.key_of(s)])

    def value_of(self, s: State) -> float:
        """The chance of the player to move, before the first roll of the turn."""
        return float(self.values[self.number_of(s)])

    def plan_of(self, state: int) -> Values:
        """What each hand aside is worth in a state."""
        claims, worths = np.zeros(len(HANDS)), np.zeros(len(HANDS))
        code = plain(EASY_COME, *TEMPLATES)
        code.plan_state(state, self.values, self.values, self.links, claims, worths)
        return worths


def start_of_game() -> State:
    """The table before the first turn: all prizes in the centre."""
    s = EASY_COME.blank(PLAYERS, {"first": 0})
    s.owner[:] = CENTRE
    s.winner, s.turn = NOBODY, s.first
    return s


def working_room() -> Scratch:
    """Claims and turn_values of one turn."""
    return np.zeros((2, len(HANDS)))


def solve(report: Callable[[float], None] = lambda _: None) -> Solved:
    """Solve the game, which takes less than a minute."""
    code = lifted(EASY_COME, *TEMPLATES)
    tables = EASY_COME.state.batch(ROOM_FOR_STATES)
    tables[0] = start_of_game()
    numbers, links = np.full(KEYS, UNSEEN, np.int32), np.zeros((ROOM_FOR_STATES, ENDS), np.int32)
    states = code.explore(tables, numbers, links)
    links = links[:states].copy()
    return Solved(close_in(code, links, working_room(), states, report), numbers, links)


def recall(report: Callable[[float], None] = lambda _: None) -> Solved:
    """The solution as it was found before by the same sources; otherwise solve and remember."""
    try:
        return _load()
    except (OSError, EOFError, KeyError, ValueError, zipfile.BadZipFile):  # not there, or damaged
        solved = solve(report)
        _save(solved)
        return solved


def is_ready() -> bool:
    """Whether the game has been solved on this machine."""
    return kept_at().exists()


def forget() -> None:
    """Let the next recall solve it anew."""
    kept_at().unlink(missing_ok=True)


def kept_at() -> Path:
    """Where the solution is remembered: beside the compiled code, in a folder named after the sources."""
    return cache_folder(EASY_COME) / f"solution-{code_name(EASY_COME, *TEMPLATES)}.npz"


def _load() -> Solved:
    with kept_at().open("rb") as file, np.load(file, allow_pickle=False) as kept:
        sweeps, seconds = int(kept["sweeps"]), float(kept["seconds"])
        return Solved(Solution(kept["low"], kept["high"], sweeps, seconds), kept["numbers"], kept["links"])


def _save(solved: Solved) -> None:
    """Remember the solution, whole or not at all; a folder that cannot be written is no error."""
    solution, path = solved.solution, kept_at()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, suffix=".npz", delete=False) as file:
            np.savez(
                file,
                low=solution.low,
                high=solution.high,
                sweeps=solution.sweeps,
                seconds=solution.seconds,
                numbers=solved.numbers,
                links=solved.links,
            )
        os.replace(file.name, path)
    except OSError:
        return
