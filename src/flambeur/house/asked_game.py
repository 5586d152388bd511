"""A finished game that somebody asks for: handlers get it once it is found, over, and theirs to look at."""

from typing import NamedTuple, TypeAlias

from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery

from flambeur.house.api import Person, TheHouse, find_table
from flambeur.house.finished_games import check_is_over
from flambeur.house.house import House
from flambeur.house.live_table import LiveTable
from flambeur.house.requirements import check_may_look
from flambeur.house.table import Finished, Table


class AskedGame(NamedTuple):
    """A game that has ended, by its number at a table."""

    house: House
    live: LiveTable
    number: int

    @property
    def table(self) -> Table:
        """Where it was played."""
        return self.live.table

    @property
    def key(self) -> tuple[str, int]:
        """What it is kept by."""
        return self.table.id, self.number

    def read(self) -> Finished:
        """How it went; to be asked for in a thread."""
        return self.house.finished_games.of(self.table, self.number)


TheGame: TypeAlias = NamedDependency[AskedGame]


async def _of_path(
    house: TheHouse,
    person: Person,
    table: FromPath[str],
    number: FromPath[int],
    invite: FromQuery[str | None] = None,
) -> AskedGame:
    return await find_game_to_look_at(house, person, table, number, invite)


async def _of_query(
    house: TheHouse,
    person: Person,
    table: FromPath[str],
    game: FromQuery[int] = 1,
    invite: FromQuery[str | None] = None,
) -> AskedGame:
    return await find_game_to_look_at(house, person, table, game, invite)


BY_PATH = {"asked": Provide(_of_path)}  # .../games/2/...
BY_QUERY = {"asked": Provide(_of_query)}  # ...?game=2


async def find_game_to_look_at(
    house: House, person: str, table: str, number: int, invite: str | None
) -> AskedGame:
    """A game that has ended, or a refusal; at a table that is not open, only for those who are let in."""
    live = await find_table(house, table)
    check_may_look(live.table, person, invite)
    check_is_over(live.table, number)
    return AskedGame(house, live, number)
