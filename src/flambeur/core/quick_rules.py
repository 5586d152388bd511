"""Compiled rules for the games of people: a move is one call, and so is all that follows from a state.

Until they are ready, and for who never asks for them, plain Python does the same.
"""

from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import numpy as np

from flambeur.core import step
from flambeur.core.chance import Chance, new_chance
from flambeur.core.contract import Game
from flambeur.core.layout import Mask, State
from flambeur.core.look import Look, PlainLook
from flambeur.core.native import lifted
from flambeur.core.ready_mark import ready_mark
from flambeur.core.story import Telling, listening

_ready: dict[str, "QuickRules"] = {}  # by the name of the game; a state says by which version it is played


class QuickLook:
    """All answers from one call."""

    def __init__(self, game: Game, kernel: Any, state: State, players: int) -> None:
        self._game, self._kernel, self._players = game, kernel, players
        self._facts = np.zeros(step.FACTS, np.int64)
        self._masks = np.zeros((players, len(game.moves)), np.int8)
        self._seen = game.state.batch(players + 1)
        kernel.look_at(_as_array(state), self._facts, self._masks, self._seen)

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._facts[step.OVER])

    def waiting(self) -> int:
        """The seats that the game waits for."""
        return int(self._facts[step.WAITING])

    def acting(self) -> int:
        """The seats that may move."""
        return int(self._facts[step.ACTING])

    def legal(self, seat: int) -> Mask:
        """The moves that a seat may make."""
        return cast(Mask, self._masks[seat])

    def seen(self, seat: int) -> State:
        """A copy without what the seat may not know."""
        return self._game.state.copy(self._seen[seat + 1])

    def json(self, shown: State) -> bytes:
        """A record as JSON, the names in alphabetical order."""
        plan = self._game.state.json_plan(self._players)
        if plan is None:
            return self._game.state.json(shown, self._players)
        room = np.empty(plan.longest, np.uint8)
        length = self._kernel.write_json(_as_array(shown), plan.numbers, plan.text, room)
        return room[:length].tobytes()


class QuickRules:
    """The rules of one game as machine code."""

    def __init__(self, game: Game) -> None:
        from flambeur.core import story_page  # loads the compiler

        self._page, self._kernel = story_page, lifted(game, step, tells=True)
        self._prepare(game)

    def _prepare(self, game: Game) -> None:
        """Compile what is called later, or load it."""
        players = game.options.fewest
        state, chance = game.blank(players, {}), new_chance(bytes(32))
        with listening():
            game.rules.start(state, chance)
        seat = game.seats(game.rules.waiting(state))[0]
        look = self.look_at(game, state, players)
        look.json(look.seen(seat))
        self.make_move(state, chance, seat, int(look.legal(seat).nonzero()[0][0]), players)

    def make_move(
        self, state: State, chance: Chance, seat: int, move: int, players: int
    ) -> tuple[list[Telling], tuple[int, ...]]:
        """Carry out a legal move; what was told, and what every seat has achieved by then."""
        results = np.zeros(players, np.int64)
        with self._page.lock:
            self._page.begin_page()
            self._kernel.make_move(_as_array(state), _as_array(chance), seat, move, results)
            return self._page.read_page(), tuple(results.tolist())

    def look_at(self, game: Game, state: State, players: int) -> QuickLook:
        """What follows from a state."""
        return QuickLook(game, self._kernel, state, players)


def quick_rules(game: Game) -> QuickRules | None:
    """The compiled rules of a game, if they are ready."""
    return _ready.get(game.name)


def look_at(game: Game, state: State, players: int) -> Look:
    """What follows from a state, found in the quickest way there is."""
    quick = quick_rules(game)
    return quick.look_at(game, state, players) if quick else PlainLook(game, state, players)


def make_ready(game: Game) -> None:
    """Compile the rules of a game, or load them if they lie in the cache, and use them from now on."""
    _ready[game.name] = QuickRules(game)
    with suppress(OSError):  # where nothing can be kept, only this process has them
        _mark(game).touch()


def forget(game: Game) -> None:
    """Use plain Python again."""
    _ready.pop(game.name, None)


def is_compiled(game: Game) -> bool:
    """Whether the compiled rules lie in the cache, to be had within a second or two."""
    return _mark(game).exists()


def _mark(game: Game) -> Path:
    return ready_mark(game, step, tells=True)


def _as_array(record: State) -> Any:
    """The array of one that a record lies in: compiled code takes it twenty times sooner than a record."""
    return cast(Any, record).base
