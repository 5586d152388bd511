"""A game being played: the checked entry to the rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

import msgspec

from flambeur.core import story
from flambeur.core.chance import CHANCE
from flambeur.core.contract import Game
from flambeur.core.errors import IllegalMove
from flambeur.core.fairness import Luck
from flambeur.core.layout import State
from flambeur.core.moves import Move, is_number
from flambeur.core.options import Value
from flambeur.core.position import Position
from flambeur.core.quick_rules import quick_rules
from flambeur.core.record import Record, SetUp, record_of
from flambeur.core.story import EVERYONE, Event, Telling

WATCHER = -1


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


class Match:
    """One game at one table, from the agreed options to the final standing."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Value], luck: Luck) -> None:
        self._state = game.blank(players, options)
        self.game = game
        self.players = int(players)
        self.options: Mapping[str, Value] = MappingProxyType(game.options.check(players, options))
        self.luck = luck
        self._chance = luck.chance()
        with story.listening() as heard:
            game.rules.start(self._state, self._chance)
        self._known = Position(game, self._state, self.players, self.options)
        self.opening = tuple(game.story.events(heard))
        self.turns: list[Turn] = []
        self.branched: dict[int, Luck] = {}  # after so many moves the game went on with luck of its own
        self.has_coach = False  # whether people could ask what their moves are worth
        self._before: list[State] = []  # the states before the last moves, as far back as no luck was drawn

    @property
    def position(self) -> Position:
        """What is known of the state as it is now."""
        if self._known.bytes != self._state.tobytes():
            self._known = Position(self.game, self._state, self.players, self.options)
        return self._known

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return self.position.waiting

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that may move: those waited for, and those who may still change their decision."""
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

    def legal(self, seat: int) -> list[Move]:
        """The moves that a seat may make now; none if it is not its turn."""
        return list(self.position.legal(int(seat))) if is_number(seat) and seat in self.acting else []

    def play(self, seat: int, move: Move | int | str) -> list[Event]:
        """Make a move and return what happened, or raise IllegalMove and change nothing."""
        allowed = self.check(seat, move)
        before, drawn = self.game.state.copy(self._state), self._chance.tobytes()
        heard, results = self._apply(int(seat), allowed.id)
        events = self.game.story.events(heard)
        self._before = [*self._before, before] if self._chance.tobytes() == drawn else []
        self.turns.append(Turn(int(seat), allowed, tuple(events), results))
        return events

    def _apply(self, seat: int, move: int) -> tuple[list[Telling], tuple[int, ...]]:
        """Let the rules carry out a move; what was told, and what every seat has achieved by then."""
        if quick := quick_rules(self.game):
            return quick.make_move(self._state, self._chance, seat, move, self.players)
        with story.listening() as heard:
            self.game.rules.apply(self._state, self._chance, seat, move)
        return heard, self._results()

    @property
    def may_take_back(self) -> bool:
        """Whether the last move drew no luck and showed nobody anything that was hidden from them."""
        if not self._before or self.is_over:
            return False
        before, seats = self._before[-1], (WATCHER, *range(self.players))
        return all(self._hidden(before, seat) == self._hidden(self._state, seat) for seat in seats)

    def take_back(self) -> None:
        """Make the last move undone; to be called only if it may be taken back."""
        self._state = self._before.pop()
        self.turns.pop()

    def go_on_with(self, luck: Luck) -> None:
        """From here on the game is a branch of what it was, with luck of its own."""
        at = len(self.turns)
        self.branched = {when: former for when, former in self.branched.items() if when < at} | {at: luck}
        self._chance, self._before = luck.chance(), []

    @property
    def last_luck(self) -> Luck:
        """Where the chance comes from that the game is played with now."""
        return self.branched[max(self.branched)] if self.branched else self.luck

    def _hidden(self, state: State, seat: int) -> list[tuple[int, int]]:
        """What a seat may not know of a state: the places of those bytes and what stands there."""
        seen = self.game.state.copy(state)
        self.game.rules.hide(seen, seat)
        pairs = enumerate(zip(state.tobytes(), seen.tobytes(), strict=True))
        return [(place, truth) for place, (truth, shown) in pairs if truth != shown]

    def seen(self, seat: int = WATCHER) -> State:
        """A copy of the state without what the seat may not know: all that a bot ever gets."""
        if seat != WATCHER and not (is_number(seat) and 0 <= seat < self.players):
            raise IllegalMove("no-such-seat", seat=repr(seat), most=self.players - 1)
        return self.position.seen(seat)

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

    def copy(self) -> "Match":
        """A match that stands where this one stands and goes its own way from here, luck included."""
        twin = object.__new__(Match)
        vars(twin).update(vars(self))
        twin._state, twin._chance = self.game.state.copy(self._state), CHANCE.copy(self._chance)
        twin._known = Position(self.game, twin._state, self.players, self.options)
        twin.turns, twin._before = list(self.turns), list(self._before)
        return twin

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, _memo: Any) -> "Match":
        return self.copy()

    def record(self) -> Record:
        """All that is needed to replay the game as it stands, the secret of its dice included."""
        set_up = SetUp(
            self.game.name, self.game.version, self.players, dict(self.options), "", self.has_coach
        )
        turns = [(turn.seat, str(turn.move), turn.events) for turn in self.turns]
        standing = self.standing
        places = [(place.seat, place.place, place.result) for place in standing] if standing else None
        return record_of(set_up, self.luck, self.opening, turns, places, self.branched)

    def check(self, seat: int, move: Move | int | str) -> Move:
        """The move if the seat may make it now, else IllegalMove."""
        return self._allowed(seat, self.game.moves.find(move))

    def _results(self) -> tuple[int, ...]:
        return tuple(self.game.rules.result(self._state, seat) for seat in range(self.players))

    def _allowed(self, seat: int, move: Move) -> Move:
        position = self.position
        if position.is_over:
            raise IllegalMove("game-over", move=str(move))
        if not (is_number(seat) and seat in position.acting):
            waited_for = ", ".join(map(str, position.waiting))
            raise IllegalMove("not-your-turn", seat=repr(seat), waiting=waited_for)
        legal = position.legal(int(seat))
        if move not in legal:
            refusal = self.game.refuse(self._state, seat, move)
            allowed = ", ".join(map(str, legal))
            raise IllegalMove(refusal.code, refusal.rule, move=str(move), allowed=allowed, **refusal.facts)
        return move
