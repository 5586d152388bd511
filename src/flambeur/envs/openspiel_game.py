"""A game of the house as a game of OpenSpiel: seats one after the other, and every draw a chance node."""

import math
from collections.abc import Mapping
from typing import Any

import pyspiel

from flambeur.core.asked_chance import MOST_DICE
from flambeur.core.chance import FACES
from flambeur.core.contract import Game
from flambeur.core.directed import Directed
from flambeur.core.layout import State
from flambeur.core.options import Value
from flambeur.envs.openspiel_observer import Observer, PublicObserver, observer

PLAYERS = "players"
LONGEST = 10_000  # decisions, and draws; Easy Come Easy Go has no longest game, but none comes near this
OPEN = -1  # a seat or a number that is left open: OpenSpiel knows no None


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The rules with what was agreed; `pyspiel.load_game` makes it, of a class of its own for every game."""

    game: Game
    kind: Any  # its `pyspiel.GameType`

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        players, options = _agreed(self.game, parameters)
        self._beginning = Directed(self.game, players, options)
        super().__init__(self.kind, _info(self.game, players), dict(parameters))

    def new_initial_state(self, _given: Any = None) -> "OpenSpielState":
        """Before the first draw."""
        return OpenSpielState(self, self._beginning)

    def state_at(self, seen: State) -> "OpenSpielState":
        """The game as it stands in a record, such as a bot of the house is given; it has no history."""
        state = self.new_initial_state()
        state.table = Directed.at(self.game, seen, self._beginning.options)
        return state

    def max_chance_nodes_in_history(self) -> int:
        """More draws than any game has."""
        return LONGEST

    def make_py_observer(self, kind: Any = None, _parameters: Any = None) -> Observer | PublicObserver:
        """What shows a state to a player."""
        return observer(self.game, kind or pyspiel.IIGObservationType(perfect_recall=False))


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A game as it stands; `table` is the same for programs that know Flambeur."""

    def __init__(self, game: OpenSpielGame, table: Directed) -> None:
        super().__init__(game)
        self.table = table

    def current_player(self) -> int:
        """Who decides; of those who decide at once, the first seat."""
        if self.table.draw:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.waiting[0] if self.table.waiting else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return [move.id for move in self.table.legal(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can come up, with its probability."""
        return list(self.table.draw.outcomes) if self.table.draw else []

    def _apply_action(self, action: int) -> None:
        if self.table.draw:
            self.table = self.table.draw_is(action)
        else:
            self.table = self.table.play(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(self.table.game.moves[action])
        return self.table.draw.text(action) if self.table.draw else f"outcome {action}"

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.table.is_over

    def returns(self) -> list[float]:
        """Every seat's part of the win; 0 until the end."""
        return self.table.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> "OpenSpielState":
        """A world that the player holds possible; it begins here, so it has no history."""
        world = self.get_game().new_initial_state()
        world.table = self.table.imagine(player, seed=int(sampler() * (1 << 32)))
        made: OpenSpielState = world
        return made

    def __str__(self) -> str:
        return self.table.text()


def _agreed(game: Game, parameters: Mapping[str, Any]) -> tuple[int, dict[str, Value]]:
    """The number of players and the options, as the house knows them."""
    given = {option.name: parameters[option.name] for option in game.options.options}
    players = game.options.check_players(parameters[PLAYERS])
    for option in game.options.options:
        if option.may_be_none and given[option.name] == OPEN:
            given[option.name] = None
    return players, given


def parameters_of(game: Game) -> dict[str, Any]:
    """What may be agreed, with what is agreed if nothing is said."""
    options = {option.name: option.default for option in game.options.options}
    return {PLAYERS: game.options.fewest} | {
        name: OPEN if default is None else default for name, default in options.items()
    }


def _info(game: Game, players: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.moves),
        max_chance_outcomes=_ways(MOST_DICE),
        num_players=players,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=LONGEST,
    )


def _ways(dice: int) -> int:
    """In how many ways so many dice can fall that look alike."""
    return math.comb(dice + FACES - 1, dice)
