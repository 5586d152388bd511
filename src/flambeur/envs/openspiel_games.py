"""The games of the house in OpenSpiel's list: to import this module is to register them.

Then `pyspiel.load_game("flambeur_las_vegas(players=4)")` knows them. Needs the extra `openspiel`.
"""

from collections.abc import Mapping
from typing import Any

import pyspiel

from flambeur.core.contract import Game
from flambeur.core.registry import all_games, find_game
from flambeur.envs.openspiel_game import OPEN, PLAYERS, OpenSpielGame, parameters_of
from flambeur.words import knows, say

PREFIX = "flambeur_"


def name_of(game: Game) -> str:
    """What OpenSpiel calls a game."""
    return PREFIX + game.name.replace("-", "_")


def register(game: Game) -> None:
    """Put a game in OpenSpiel's list, if it is not there.

    The list outlives Python: of all that can be called, only classes may be dropped then without a crash.
    They stand in this module, where `pickle` looks for them.
    """
    name, kind = name_of(game), _type_of(game)
    if name not in pyspiel.registered_names():
        made = type(name, (OpenSpielGame,), {"game": game, "kind": kind, "__module__": __name__})
        globals()[name] = made
        pyspiel.register_game(kind, made)


def load(game: str, players: int, options: Mapping[str, Any]) -> Any:
    """A game by its name here, checked before OpenSpiel is asked, which ends the process at a bad type."""
    chosen = find_game(game)
    chosen.blank(players, options)
    register(chosen)
    given = {name: OPEN if value is None else value for name, value in options.items()}
    return pyspiel.load_game(name_of(chosen), {PLAYERS: int(players)} | given)


def _type_of(game: Game) -> Any:
    title = f"{game.name}-title"
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=say(title, "en") if knows(title, "en") else game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION
        if game.has_secrets
        else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=int(game.options.most),
        min_num_players=game.options.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


for _game in all_games():
    register(_game)
