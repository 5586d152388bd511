"""A game being played: the checked entry to the rules."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, cast

from flambeur.core import story
from flambeur.core.chance import CHANCE, Chance
from flambeur.core.contract import Game
from flambeur.core.errors import BadRecord
from flambeur.core.fairness import Luck, luck_of_seed
from flambeur.core.layout import State
from flambeur.core.moves import Move
from flambeur.core.options import Value
from flambeur.core.outlook import WATCHER, Outlook, Place, Turn
from flambeur.core.position import Position
from flambeur.core.quick_rules import quick_rules
from flambeur.core.record import Record, SetUp, record_of
from flambeur.core.story import Event, Telling

__all__ = ["WATCHER", "Match", "Place", "Turn"]


class Match(Outlook):
    """One game at one table, from the agreed options to the final standing."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Value], luck: Luck) -> None:
        self._state = game.blank(players, options)
        self.game = game
        self.players = int(players)
        self.options: Mapping[str, Value] = MappingProxyType(game.options.check(players, options))
        self.luck = luck
        self._drawn: Chance | None = luck.chance()
        with story.listening() as heard:
            game.rules.start(self._state, self._chance)
        self._known = Position(game, self._state, self.players, self.options)
        self.opening = tuple(game.story.events(heard))
        self.turns: list[Turn] = []
        self._imagined_by, self._before_that = None, ()
        self.branched: dict[int, Luck] = {}  # after so many moves the game went on with luck of its own
        self.has_coach = False  # whether people could ask what their moves are worth
        self.is_rated = False  # whether it counts in the ratings of who plays
        self._before: list[State] = []  # the states before the last moves, as far back as no luck was drawn

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
    def truth(self) -> State:
        """A copy of the state with all that is hidden, for who looks back at a game; no player gets it."""
        return self.game.state.copy(self._state)

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
        self._drawn, self._before = luck.chance(), []

    @property
    def _chance(self) -> Chance:
        """What the rules draw from."""
        self._settle()
        return cast(Chance, self._drawn)

    def _settle(self) -> None:
        """Fresh luck for a copy; most are thrown away before they need any."""
        if self._drawn is None:
            self.go_on_with(luck_of_seed(None))

    @property
    def last_luck(self) -> Luck:
        """Where the chance comes from that the game is played with now."""
        self._settle()
        return self.branched[max(self.branched)] if self.branched else self.luck

    def _hidden(self, state: State, seat: int) -> list[tuple[int, int]]:
        """What a seat may not know of a state: the places of those bytes and what stands there."""
        seen = self.game.state.copy(state)
        self.game.rules.hide(seen, seat)
        pairs = enumerate(zip(state.tobytes(), seen.tobytes(), strict=True))
        return [(place, truth) for place, (truth, shown) in pairs if truth != shown]

    def copy(self, *, same_luck: bool = False, seed: int | None = None) -> "Match":
        """A match that stands where this one stands and goes its own way from here, with luck of its own.

        A seed makes that luck repeatable. With `same_luck` both roll the same from here on, so who looks
        there knows the future.
        """
        twin = self._twin(self.game.state.copy(self._state))
        twin.turns = list(self.turns)
        if same_luck:
            twin._drawn, twin._before = CHANCE.copy(self._chance), list(self._before)
        elif seed is None:
            twin._drawn, twin._before = None, []
        else:
            twin.go_on_with(luck_of_seed(seed, "copy"))
        return twin

    def imagine(self, seat: int, *, seed: int | None = None) -> "Match":
        """A world that the seat holds possible: all it cannot know is guessed, with luck of its own.

        It begins here, with what the seat remembers of the moves before; no record can be made of it.
        """
        guessed, luck = self.seen(seat), luck_of_seed(seed, "imagined")
        chance = luck.chance()
        self.game.rules.guess(guessed, chance, int(seat))
        twin = self._twin(guessed)
        twin.luck, twin.branched, twin._drawn, twin._before = luck, {}, chance, []
        twin._imagined_by, twin._before_that = int(seat), self.remembered(seat)
        twin.opening, twin.turns = (), []
        return twin

    def _twin(self, state: State) -> "Match":
        """A match with this state; what changes besides is still to be copied."""
        twin = object.__new__(Match)
        vars(twin).update(vars(self))
        twin._state, twin._known = state, Position(self.game, state, self.players, self.options)
        return twin

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, _memo: Any) -> "Match":
        return self.copy()

    def record(self) -> Record:
        """All that is needed to replay the game as it stands, the secret of its dice included."""
        if self.is_imagined:
            raise BadRecord("record-imagined")
        self._settle()
        game, options = self.game, dict(self.options)
        set_up = SetUp(
            game.name, game.version, self.players, options, "", coach=self.has_coach, rated=self.is_rated
        )
        turns = [(turn.seat, str(turn.move), turn.events) for turn in self.turns]
        standing = self.standing
        places = [(place.seat, place.place, place.result) for place in standing] if standing else None
        return record_of(set_up, self.luck, self.opening, turns, places, self.branched)
