"""A game whose luck is handed in: it stops at every draw until somebody says what comes up."""

from collections.abc import Mapping
from copy import copy
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from flambeur.core import story
from flambeur.core.asked_chance import Answers, Draw, Undecided
from flambeur.core.contract import Game
from flambeur.core.errors import IllegalMove
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import Numbers, State
from flambeur.core.moves import Move, is_number
from flambeur.core.native import directed
from flambeur.core.observation import observe
from flambeur.core.options import Value
from flambeur.core.outlook import Outlook, Turn
from flambeur.core.position import Position
from flambeur.core.registry import find_game
from flambeur.core.story import Telling

SHOWN = 20  # outcomes in a sentence


class Decision(NamedTuple):
    """A move that a seat chose, and the table before it."""

    seat: int
    move: int
    before: State


class Directed(Outlook):
    """One game as it stands, waiting for a move or, where `draw` is set, for chance.

    It never changes: `play` and `draw_is` give the game as it stands then. The rules are those of every
    match, carried out again from the last decision with the draws that have been answered. Until all are,
    the table is shown as it was before.
    """

    draw: Draw | None = None  # what chance must decide now
    decisions: tuple[Decision, ...] = ()
    _outcomes: tuple[int, ...] = ()  # of the draws since the last decision
    _under_way: tuple[int, Move] | None = None  # the decision that is being carried out

    def __init__(self, game: Game, players: int, options: Mapping[str, Value]) -> None:
        self._stand(game, game.blank(players, options), int(players), game.options.check(players, options))
        self.opening, self.turns, self._imagined_by, self._before_that = (), [], None, ()
        vars(self).update(vars(self._carried_on(())))

    @classmethod
    def at(cls, game: Game, state: State, options: Mapping[str, Value]) -> "Directed":
        """The game as it stands in this state; of what came before nothing is known."""
        players = int(state.players)
        table = cls(game, players, options)
        table._stand(game, game.state.copy(state), players, game.options.check(players, options))
        table.draw = table._under_way = None
        return table

    def _stand(self, game: Game, state: State, players: int, options: Mapping[str, Value]) -> None:
        self.game, self._state, self.players = game, state, players
        self.options = MappingProxyType(dict(options))
        self._known = Position(game, state, players, self.options)

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that may act: none while chance is asked."""
        return () if self.draw else super().acting

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must act: none while chance is asked."""
        return () if self.draw else super().waiting

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.draw and super().is_over

    @property
    def is_begun(self) -> bool:
        """Whether the table is set; before that there is nothing to see."""
        return bool(self.turns or self.is_imagined or not self.draw)

    def play(self, seat: int, move: Move | int | str) -> "Directed":
        """The game after a move, at the next decision or draw; or IllegalMove."""
        if self.draw:
            raise IllegalMove("draw-first", outcomes=len(self.draw.weights))
        begun = copy(self)
        begun._under_way = (int(seat), self.check(seat, move))
        return begun._carried_on(())

    def draw_is(self, outcome: int) -> "Directed":
        """The game after chance has decided the draw, by the number of the outcome."""
        if not (self.draw and is_number(outcome) and self.draw.can_be(outcome)):
            raise IllegalMove("no-such-outcome", outcome=repr(outcome), allowed=_possible(self.draw))
        return self._carried_on((*self._outcomes, int(outcome)))

    def _carried_on(self, outcomes: tuple[int, ...]) -> "Directed":
        """What is under way, with so many draws answered."""
        after, state = copy(self), self.game.state.copy(self._state)
        try:
            with story.listening() as heard:
                self._carry_out(state, Answers(outcomes))
        except Undecided as stop:
            after.draw, after._outcomes = stop.draw, outcomes
        else:
            after._settle(state, heard)
        return after

    def _carry_out(self, state: State, answers: Any) -> None:
        rules: Any = directed(self.game)
        if self._under_way:
            seat, move = self._under_way
            rules.apply(state, answers, seat, move.id)
        else:
            rules.start(state, answers)

    def _settle(self, state: State, heard: list[Telling]) -> None:
        """All draws are answered: this is how the table stands."""
        before = self._state
        self._stand(self.game, state, self.players, self.options)
        events = tuple(self.game.story.events(heard))
        if self._under_way:
            seat, move = self._under_way
            self.turns = [*self.turns, Turn(seat, move, events, self._results())]
            self.decisions = (*self.decisions, Decision(seat, move.id, before))
        else:
            self.opening = events
        self.draw, self._outcomes, self._under_way = None, (), None

    def imagine(self, seat: int, *, seed: int | None = None) -> "Directed":
        """A world that the seat holds possible, with what it remembers; all it cannot know is guessed."""
        if self.draw:
            raise IllegalMove("draw-first", outcomes=len(self.draw.weights))
        guessed = self.seen(seat)
        self.game.rules.guess(guessed, luck_of_seed(seed, "imagined").chance(), int(seat))
        twin = copy(self)
        twin._stand(self.game, guessed, self.players, self.options)
        twin._imagined_by, twin._before_that = int(seat), self.remembered(seat)
        twin.decisions = tuple(
            self._as_seen(decision) for decision in self.decisions if decision.seat == seat
        )
        twin.opening, twin.turns = (), []
        return twin

    def decided(self, seat: int, last: int) -> list[tuple[Numbers, int]]:
        """The last so many decisions of the seat, newest first: what it saw, and the number of its move."""
        own = [self._as_seen(decision) for decision in self.decisions if decision.seat == seat]
        newest = own[::-1][:last]
        return [(observe(self.game, decision.before, seat), decision.move) for decision in newest]

    def _as_seen(self, decision: Decision) -> Decision:
        """Without what the seat did not know then."""
        seen = self.game.state.copy(decision.before)
        self.game.rules.hide(seen, decision.seat)
        return decision._replace(before=seen)

    def truth(self) -> State:
        """A copy of the state, hidden facts included; while chance is asked, as it was before."""
        return self.game.state.copy(self._state)

    def text(self) -> str:
        """Everything as text, hidden facts and open draws included."""
        table = msgspec.Raw(self.game.state.json(self._state, self.players))
        move = (self._under_way[0], str(self._under_way[1])) if self._under_way else None
        return msgspec.json.encode([table, move, self._outcomes, self.is_begun]).decode()

    def __copy__(self) -> "Directed":
        twin = object.__new__(Directed)
        vars(twin).update(vars(self))
        return twin

    def __deepcopy__(self, _memo: Any) -> "Directed":
        return self

    def __getstate__(self) -> dict[str, Any]:
        game = (self.game.name, self.game.version)
        return vars(self) | {"game": game, "options": dict(self.options), "_known": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        name, version = kept["game"]
        self._stand(find_game(name).by_version(version), kept["_state"], kept["players"], kept["options"])


def _possible(draw: Draw | None) -> str:
    """The outcomes that are possible, as a sentence takes them."""
    numbers = [str(outcome) for outcome, _ in draw.outcomes] if draw else []
    return ", ".join(numbers[:SHOWN]) + (" …" if len(numbers) > SHOWN else "") or "–"
