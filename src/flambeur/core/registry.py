"""All games that can be played here, by name: those of the house, and those from elsewhere."""

from importlib import import_module
from typing import TYPE_CHECKING

from flambeur.core import elsewhere, strange_words
from flambeur.core.errors import UnknownGame

if TYPE_CHECKING:  # loaded with the first game
    from flambeur.core.contract import Game

_games: dict[str, "Game"] = {}
_met: set[str] = set()  # addresses of games from elsewhere that are known by now


def register(game: "Game") -> "Game":
    """Make a game known under its name."""
    _games[game.name] = game
    return game


def invite(text: str) -> str:
    """The name of a game that is named, or whose address is given: then it is known from now on."""
    if not elsewhere.is_address(text):
        return text
    game = _meet(text)
    elsewhere.remember(text)
    return game.name


def invited(text: str) -> "Game":
    """The game of that name or address, or UnknownGame."""
    return find_game(invite(text))


def find_game(name: str) -> "Game":
    """The game of that name, or UnknownGame."""
    if name not in _games:
        _meet_all()
    if name not in _games:
        raise UnknownGame("unknown-game", name=repr(name), games=", ".join(_games))
    return _games[name]


def all_games() -> list["Game"]:
    """Every game, in the order in which they were made known."""
    _meet_all()
    return list(_games.values())


def _meet_house() -> None:
    """The games of the house make themselves known when they are loaded; they come first."""
    import_module("flambeur.games.offered")


def _meet_all() -> None:
    _meet_house()
    for address in elsewhere.addresses():
        if address not in _met:
            _meet(address)


def _meet(address: str) -> "Game":
    """Load a game and its words; no other may have its name."""
    _meet_house()
    game = elsewhere.load(address)
    if _games.get(game.name, game) is not game:
        raise UnknownGame("game-name-taken", address=repr(address), name=repr(game.name))
    if game.name not in _games:
        strange_words.learn(game)
        register(game)
    _met.add(address)
    return game
