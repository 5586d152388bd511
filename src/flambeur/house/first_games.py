"""First games: a table for somebody who has never played the game."""

from typing import Any

from litestar import post
from litestar.params import FromPath

from flambeur.core.errors import Refused
from flambeur.core.first_game import first_game_of
from flambeur.core.registry import find_game
from flambeur.house.api import NewTable, Person, TheHouse, open_table
from flambeur.house.throttle import MAKES_TABLE


@post("/api/games/{game:str}/first", summary="Make a table for a first game", opt=MAKES_TABLE)
async def make_first_game(house: TheHouse, person: Person, game: FromPath[str]) -> dict[str, Any]:
    """A short game against easy bots, with prepared luck and hints; nobody else is shown the table."""
    first_game = first_game_of(find_game(game))
    if first_game is None:
        raise Refused("no-first-game", game=game[:32])
    seats = ["me", *first_game.bots]
    order = NewTable(game, len(seats), seats, dict(first_game.options), bot_after=0)
    return await open_table(house, person, order, first_game.luck.secret.hex(), is_first_game=True)


HANDLERS = [make_first_game]
