"""A game as it stands: all that can be asked about it without changing anything."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import msgspec
import numpy as np

from flambeur.core.contract import Game
from flambeur.core.errors import BadOption, IllegalMove
from flambeur.core.layout import Mask, Numbers, State
from flambeur.core.moves import Move, is_number
from flambeur.core.observation import observe
from flambeur.core.options import Value
from flambeur.core.position import Position
from flambeur.core.story import EVERYONE, Event

WATCHER = -1
RETURNS = ("win", "result")

Memory: TypeAlias = tuple[Event | str, ...]  # what was heard, and the own moves as text, in order


@dataclass(frozen=True)
class Place:
    """How one seat ended: place 1 wins, equals share a place."""

    seat: int
    place: int
    result: int
    reckoning: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)  # of the result


class Turn(msgspec.Struct, frozen=True, gc=False):
    """A move that was played, what came of it, and what every seat has achieved by then."""

    seat: int
    move: Move
    events: tuple[Event, ...]
    results: tuple[int, ...]


class Outlook:
    """What a match is asked."""

    game: Game
    players: int
    options: Mapping[str, Value]
    opening: tuple[Event, ...]
    turns: list[Turn]
    _state: State
    _known: Position
    _imagined_by: int | None  # the seat that guessed the rest
    _before_that: Memory  # what it remembered then

    def __repr__(self) -> str:
        waited_for = f"waiting for {', '.join(f'seat {seat}' for seat in self.waiting) or 'chance'}"
        begun = "imagined, " if self.is_imagined else ""
        now = "over" if self.is_over else waited_for
        return f"<{self.game.name}, {self.players} players, {begun}{len(self.turns)} moves, {now}>"

    @property
    def position(self) -> Position:
        """What is known of the state as it is now."""
        if self._known.bytes != self._state.tobytes():
            self._known = Position(self.game, self._state, self.players, self.options)
        return self._known

    @property
    def is_imagined(self) -> bool:
        """Whether it began in the middle, as a guess of what a seat cannot know."""
        return self._imagined_by is not None

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must act: the game does not go on without them; several if they act at once."""
        return self.position.waiting

    @property
    def revising(self) -> tuple[int, ...]:
        """The seats that may act and need not: those who may still change what they decided."""
        return tuple(seat for seat in self.acting if seat not in self.waiting)

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that must or may act: `waiting` and `revising` together.

        A program that lets all of them move in turn never ends: a decision can be changed for ever.
        """
        return self.position.acting

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.position.is_over

    @property
    def standing(self) -> tuple[Place, ...] | None:
        """How every seat ended, best first; None while the game goes on."""
        if not self.is_over:
            return None
        places = self.game.room.blank().places
        self.game.rules.standing(self._state, places)
        seats = [self._place(seat, int(places[seat])) for seat in range(self.players)]
        return tuple(sorted(seats, key=lambda seat: (seat.place, seat.seat)))

    def _place(self, seat: int, place: int) -> Place:
        return Place(seat, place, self._results()[seat], self.game.reckon(self._state, seat))

    def _results(self) -> tuple[int, ...]:
        return tuple(self.game.rules.result(self._state, seat) for seat in range(self.players))

    def returns(self, by: str = "win") -> list[float]:
        """What every seat gets of the game: its part of the win, 0 until the end; or its result so far."""
        if by not in RETURNS:
            raise BadOption("bad-option", name="by", value=repr(by), allowed=", ".join(RETURNS))
        if by == "result":
            return [float(result) for result in self._results()]
        winners = {place.seat for place in self.standing or () if place.place == 1}
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    def legal(self, seat: int, *, revising: bool = False) -> list[Move]:
        """The moves that a seat must choose from now, none if the game does not wait for it.

        With `revising` also those of a seat that may change what it decided.
        """
        seats = self.acting if revising else self.waiting
        return list(self.position.legal(int(seat))) if is_number(seat) and seat in seats else []

    def check(self, seat: int, move: Move | int | str) -> Move:
        """The move if the seat may make it now, else IllegalMove."""
        return self._allowed(seat, self.game.moves.find(move))

    def _allowed(self, seat: int, move: Move) -> Move:
        if self.is_over:
            raise IllegalMove("game-over", move=str(move))
        if not (is_number(seat) and seat in self.acting):
            waited_for = ", ".join(map(str, self.waiting))
            raise IllegalMove("not-your-turn", seat=repr(seat), waiting=waited_for)
        legal = self.position.legal(int(seat))
        if move not in legal:
            refusal = self.game.refuse(self._state, seat, move)
            allowed = ", ".join(map(str, legal))
            raise IllegalMove(refusal.code, refusal.rule, move=str(move), allowed=allowed, **refusal.facts)
        return move

    def mask(self, seat: int) -> Mask:
        """The same as numbers: 1 for each move of the table that the seat must choose from, else 0."""
        marked = np.zeros(len(self.game.moves), np.int8)
        marked[[move.id for move in self.legal(self._seat(seat))]] = 1
        return marked

    def observe(self, seat: int) -> Numbers:
        """What the seat sees as numbers, described part by part by the game's `observation`."""
        return observe(self.game, self.seen(seat), int(seat))

    def seen(self, seat: int = WATCHER) -> State:
        """A copy of the state without what the seat may not know: all that a bot ever gets."""
        return self.position.seen(self._seat(seat))

    def _seat(self, seat: int) -> int:
        if not (is_number(seat) and WATCHER <= seat < self.players):
            raise IllegalMove("no-such-seat", seat=repr(seat), most=self.players - 1)
        return int(seat)

    def view(self, seat: int = WATCHER) -> dict[str, Any]:
        """What the seat is shown, as named, JSON-ready fields; without a seat, what a watcher is."""
        shown = self.seen(seat)
        self.game.cover(shown, seat, self.options)
        return self.game.state.named(shown, self.players)

    def open_view(self) -> dict[str, Any]:
        """Everything, hidden facts included: for looking back at a game that is over."""
        return self.game.state.named(self._state, self.players)

    def heard(self, seat: int = WATCHER) -> list[Event]:
        """The whole story so far as the seat heard it; without a seat, as a watcher did."""
        told = (*self.opening, *(event for turn in self.turns for event in turn.events))
        return [event for event in told if event.is_for(EVERYONE if seat == WATCHER else seat)]

    def remembered(self, seat: int = WATCHER) -> Memory:
        """What the seat heard and did, in order; others know what was public before a match was imagined."""
        audience = EVERYONE if self._seat(seat) == WATCHER else seat
        known = [known for known in self._before_that if seat == self._imagined_by or _is_public(known)]
        known += [event for event in self.opening if event.is_for(audience)]
        for turn in self.turns:
            known += [str(turn.move)] * (turn.seat == seat)
            known += [event for event in turn.events if event.is_for(audience)]
        return tuple(known)

    def information_state(self, seat: int) -> str:
        """All that the seat has to go by, as text: what it remembers, and what it sees now."""
        sees = msgspec.Raw(self.game.state.json(self.seen(seat), self.players))
        return msgspec.json.encode([seat, self.remembered(seat), sees]).decode()


def _is_public(known: Event | str) -> bool:
    return isinstance(known, Event) and known.is_for(EVERYONE)
