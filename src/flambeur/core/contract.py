"""What a game provides: its rules as plain functions, and what people need around them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple, Protocol, cast

from flambeur.core.chance import Chance
from flambeur.core.errors import BadOption
from flambeur.core.layout import Layout, Mask, Places, Seats, State, layout
from flambeur.core.moves import Move, MoveTable, is_number
from flambeur.core.options import Option, OptionTable, Value
from flambeur.core.story import Story


class Rules(Protocol):
    """The rules of a game; a module with these functions is a `Rules`.

    They are plain functions over the game's state, in the subset of Python that can be compiled.
    Seats count from 0, moves are numbers of the move table, sets of seats are bits.
    """

    __name__: str
    __file__: str | None

    def start(self, s: State, chance: Chance) -> None:
        """Set up the table; what was agreed already stands in the state."""

    def waiting(self, s: State) -> int:
        """The seats whose decision the game needs before it can go on; several if simultaneous."""

    def legal(self, s: State, seat: int, mask: Mask) -> int:
        """Mark every move 1 or 0 for a seat the game waits for; returns how many are legal."""

    def apply(self, s: State, chance: Chance, seat: int, move: int) -> None:
        """Carry out a legal move and all that follows up to the next decision; no checks."""

    def is_over(self, s: State) -> bool:
        """Whether the game has ended."""

    def result(self, s: State, seat: int) -> int:
        """What the seat has achieved, as a whole number: money, prizes, points."""

    def standing(self, s: State, places: Places) -> None:
        """The place of each seat, 1 for the winner; equals after all tie-breaks share a place."""

    def hide(self, s: State, seat: int) -> None:
        """Clear what the seat may not know; seat -1 is a watcher."""

    def guess(self, s: State, chance: Chance, seat: int) -> None:
        """Fill what `hide` cleared, at random, consistent with what the seat knows."""


class Refusal(NamedTuple):
    """Why a move of the table is not allowed now: an error code, the rule, the facts."""

    code: str
    rule: str
    facts: Mapping[str, Any]


def no_preview(_s: State, _seat: int, moves: Sequence[Move]) -> list[dict[str, Any]]:
    """Nothing is known before a move is made."""
    return [{} for _ in moves]


def nobody(_s: State) -> int:
    """No seat, as a set of bits."""
    return 0


def nothing_covered(_s: State, _seat: int, _options: Mapping[str, Value]) -> None:
    """All that a seat may know is shown."""


def no_reckoning(_s: State, _seat: int) -> dict[str, int]:
    """A result is not made of parts."""
    return {}


@dataclass(frozen=True, eq=False)
class Game:
    """A game: everything that Flambeur needs to know to play it, watch it and simulate it."""

    name: str
    version: int  # of the rules; games that were begun by an older one go on by it
    rules: Rules
    sources: tuple[ModuleType, ...]  # the modules that hold rule functions, `rules` among them
    state: Layout
    moves: MoveTable
    story: Story
    options: OptionTable
    agree: Callable[[State, int, Mapping[str, Value]], None]  # check across options, write into a blank state
    refuse: Callable[[State, int, Move], Refusal]
    result_step: int  # width of a bar when results are drawn as a histogram
    preview: Callable[[State, int, Sequence[Move]], list[dict[str, Any]]] = no_preview  # beside legal moves
    revising: Callable[[State], int] = nobody  # seats not waited for that may still change what they decided
    cover: Callable[[State, int, Mapping[str, Value]], None] = nothing_covered  # what may be known, not shown
    reckon: Callable[[State, int], dict[str, int]] = no_reckoning  # what a seat's result is made of
    has_secrets: bool = True  # whether `hide` ever clears anything
    older_options: Mapping[int, tuple[Option, ...]] = field(
        default_factory=dict
    )  # where a version had others

    def blank(self, players: int, options: Mapping[str, Value]) -> State:
        """A state with nothing but what was agreed in it, or BadOption."""
        s = self.state.blank()
        if "version" in (self.state.dtype.names or ()):  # rules that have changed read it there
            s.version = self.version
        self.agree(s, self.options.check_players(players), self.options.check(players, options))
        return s

    @cached_property
    def room(self) -> Layout:
        """Working room of a playout: a mask of the legal moves and the final places."""
        return layout(("mask", "i1", len(self.moves)), ("places", "i1", Seats(self.options.most)))

    def by_version(self, version: int) -> "Game":
        """The game by this version of its rules, always the same object; BadOption if there was none."""
        if not (is_number(version) and 1 <= version <= self.version):
            raise BadOption("bad-option", name="rules", value=repr(version), allowed=f"1–{self.version}")
        if version not in self._versions:
            options = self.older_options.get(version, self.options.options)
            older = replace(self, version=version, options=replace(self.options, options=options))
            self._versions[version] = older
        return self._versions[version]

    @cached_property
    def _versions(self) -> dict[int, "Game"]:
        return {self.version: self}

    def companion(self, name: str) -> ModuleType | None:
        """A module beside the rules that the game may bring, loaded when it is needed: `teller`, `solved`."""
        package = self.rules.__name__.rpartition(".")[0]
        if not package or not find_spec(f"{package}.{name}"):
            return None
        return import_module(f"{package}.{name}")

    def seats(self, bits: int) -> tuple[int, ...]:
        """A set of bits as seats in order."""
        return tuple(seat for seat in range(self.options.most) if bits >> seat & 1)


# What stands for the rules in a template until `native` binds it to a game.
UNBOUND = cast(Rules, None)
