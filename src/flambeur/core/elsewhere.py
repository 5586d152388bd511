"""Games from elsewhere: entry points of packages, and addresses such as `python:package.module:GAME`.

An address makes Python run a module, so it is taken from people at a command line or in a program, from the
environment and from installed packages, never from a message of the house.
"""

import os
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from flambeur.core.errors import UnknownGame

if TYPE_CHECKING:  # loaded with the first game
    from flambeur.core.contract import Game

GROUP = "flambeur.games"  # of entry points
# Addresses, separated by commas; processes that we start know the same games.
VARIABLE = "FLAMBEUR_MORE_GAMES"
PREFIX = "python:"
FORM = re.compile(rf"{PREFIX}[\w.]+:[\w.]+")
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def is_address(text: str) -> bool:
    """Whether this says where a game is, instead of naming it."""
    return text.startswith(PREFIX)


def addresses() -> Iterator[str]:
    """Where there are games to be had: first those of the environment, then those of installed packages."""
    yield from filter(None, (address.strip() for address in os.environ.get(VARIABLE, "").split(",")))
    yield from sorted(f"{PREFIX}{entry.value}" for entry in entry_points(group=GROUP))


def remember(address: str) -> None:
    """Processes that are started from now on know this game, too."""
    if address not in addresses():
        os.environ[VARIABLE] = ",".join(filter(None, (os.environ.get(VARIABLE), address)))


def load(address: str) -> "Game":
    """The game at that address, which may lie in the present folder; UnknownGame if there is none."""
    if not FORM.fullmatch(address):
        raise UnknownGame("bad-game-address", address=repr(address))
    module, _, name = address.removeprefix(PREFIX).partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found: Any = attrgetter(name)(import_module(module))
    except Exception as error:  # whatever a stranger's module does when it is loaded
        raise UnknownGame("game-not-loaded", address=repr(address), reason=_reason(error)) from error
    if not _is_game(found):
        raise UnknownGame("not-a-game", address=repr(address), kind=type(found).__name__)
    if not NAME.fullmatch(found.name):
        raise UnknownGame("bad-game-name", address=repr(address), name=repr(found.name))
    game: Game = found
    return game


def _is_game(found: Any) -> bool:
    return isinstance(found, import_module("flambeur.core.contract").Game)


def _reason(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
