"""`flambeur games`: what can be played, with which options."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from rich.table import Table

from flambeur.commands.common import Json, clear_errors, out, print_json
from flambeur.core import elsewhere
from flambeur.core.box import Box
from flambeur.core.options import Option
from flambeur.core.registry import all_games
from flambeur.games.shelf import SHELF
from flambeur.words import say

if TYPE_CHECKING:
    from flambeur.core.contract import Game

Listed: TypeAlias = "Box | Game"


@clear_errors
def games(as_json: Json = False) -> None:
    """List the games with their options and limits.

    Example: flambeur games --json
    """
    if as_json:
        print_json([_describe(game) for game in listed()])
        return
    for game in listed():
        out().print(_table(game))


def listed() -> Sequence[Listed]:
    """All games; those of the house as they stand on the shelf, if there are no others to be met."""
    return all_games() if any(elsewhere.addresses()) else SHELF


def _describe(game: Listed) -> dict[str, Any]:
    table = game.options
    return {
        "name": game.name,
        "players": {"fewest": table.fewest, "most": table.most},
        "moves": len(game.moves),
        "options": [_describe_option(game, option) for option in table.options],
    }


def _describe_option(game: Listed, option: Option) -> dict[str, Any]:
    words = {"label": _label(game, option), "help": _help(game, option)}
    return option.to_json() | {"allowed": option.limits(game.options.most)} | words


def _table(game: Listed) -> Table:
    players = f"{game.options.fewest}–{game.options.most} players"
    shown = Table(
        "-o", "default", "allowed", "meaning", title=f"{game.name}: {players}", title_justify="left"
    )
    for option in game.options.options:
        limits = option.limits(game.options.most)
        default = str(option.default).lower()
        shown.add_row(option.name, default, limits, f"{_label(game, option)}. {_help(game, option)}")
    return shown


def _label(game: Listed, option: Option) -> str:
    return say(f"{game.name}-option-{option.name}")


def _help(game: Listed, option: Option) -> str:
    return say(f"{game.name}-option-{option.name}-help")
