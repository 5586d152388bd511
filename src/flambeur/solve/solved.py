"""What a game brings whose solution is known: the package `solved` in its folder is a `Solved`."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Protocol, TypeAlias, cast

from rich.console import RenderableType

from flambeur.core.contract import Game
from flambeur.core.layout import State
from flambeur.solve.solution import Solution

Report: TypeAlias = Callable[[float], None]  # hears how close the bounds are


class Known(Protocol):
    """A solution and whatever the game keeps with it."""

    @property
    def solution(self) -> Solution: ...


class Solved(Protocol):
    """The solution of a game as the house asks for it; a package with these functions is a `Solved`."""

    PLAYERS: int  # at the tables that are solved

    def is_ready(self) -> bool:
        """Whether the game has been solved on this machine."""

    def recall(self, report: Report) -> Known:
        """The solution as it is remembered; otherwise solve and remember."""

    def forget(self) -> None:
        """Let the next recall solve it anew."""

    def prepare(self) -> None:
        """Have the solution at hand, for the moves to come."""

    def choose(self, seen: State, seat: int) -> int:
        """The best move; where nothing is prepared, it takes longer."""

    def findings(self, known: Known) -> dict[str, Any]:
        """What the solution says about playing the game, JSON-ready."""

    def tell(self, findings: Mapping[str, Any]) -> Iterator[RenderableType]:
        """The same for people."""


@cache
def solved(game: Game) -> Solved | None:
    """What is known of the game, or nothing."""
    return cast(Solved | None, game.companion("solved"))
