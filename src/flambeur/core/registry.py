"""All games of the house, by name."""

from flambeur.core.contract import Game
from flambeur.core.errors import UnknownGame

_games: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game known under its name."""
    _games[game.name] = game
    return game


def find_game(name: str) -> Game:
    """The game of that name, or UnknownGame."""
    if name not in _games:
        raise UnknownGame("unknown-game", name=repr(name), games=", ".join(_games))
    return _games[name]


def all_games() -> list[Game]:
    """Every game, in the order in which they were made known."""
    return list(_games.values())
