"""The table of moves of a game: every move has a number, a kind with arguments, and a text form."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from numbers import Integral
from typing import Any, TypeGuard

from flambeur.core.errors import IllegalMove


@dataclass(frozen=True)
class Move:
    """One move; its number is the action of reinforcement learning."""

    id: int
    kind: str
    args: Mapping[str, int] = field(hash=False)

    def __getattr__(self, name: str) -> int:
        args = self.__dict__.get("args", {})  # not there yet while a move is being unpickled
        if name not in args:
            raise AttributeError(f"a move has no {name!r}")
        return int(args[name])

    def __str__(self) -> str:
        return " ".join([self.kind, *map(str, self.args.values())])

    def __repr__(self) -> str:
        args = "".join(f", {name}={value}" for name, value in self.args.items())
        return f"Move(kind={self.kind!r}{args})"

    def to_json(self) -> dict[str, Any]:
        """The move as JSON-ready fields."""
        return {"id": self.id, "kind": self.kind, **self.args}


def is_number(value: Any) -> TypeGuard[int]:
    """Whether this is a whole number, of NumPy or of Python; True and 1.0 are none."""
    return isinstance(value, Integral) and not isinstance(value, bool)


class MoveTable:
    """All moves of a game, found by number or by text."""

    def __init__(self, moves: Iterable[tuple[str, Mapping[str, int]]]) -> None:
        self._moves = tuple(Move(number, kind, args) for number, (kind, args) in enumerate(moves))
        self._by_text = {str(move): move for move in self._moves}

    def __len__(self) -> int:
        return len(self._moves)

    def __getitem__(self, number: int) -> Move:
        return self._moves[number]

    def find(self, move: Move | int | str) -> Move:
        """The move meant by a Move, its number or its text form; IllegalMove if there is none."""
        if isinstance(move, Move) and move in self._moves:
            return move
        if is_number(move) and 0 <= int(move) < len(self):
            return self._moves[int(move)]
        if isinstance(move, str) and move.strip().lower() in self._by_text:
            return self._by_text[move.strip().lower()]
        raise IllegalMove(
            "unknown-move", move=repr(move)[:60], example=str(self._moves[0]), most=len(self) - 1
        )
