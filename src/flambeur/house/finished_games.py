"""Games that were played to the end, as they are needed to look back at them."""

from functools import lru_cache, partial

from flambeur.core.errors import Refused
from flambeur.house.log_reader import load_game
from flambeur.house.store import Store
from flambeur.house.table import Finished, Table

MOST_KEPT = 8  # games: somebody who looks back asks for one moment after the other


class FinishedGames:
    """Only the store has those before the present one; the last few that were looked at stay in memory."""

    def __init__(self, store: Store) -> None:
        self._load = lru_cache(MOST_KEPT)(partial(load_game, store))

    def forget(self) -> None:
        """Who sat somewhere is called otherwise now."""
        self._load.cache_clear()

    def of(self, table: Table, game: int) -> Finished:
        """A game that has ended, or a refusal; to be asked for in a thread."""
        check_is_over(table, game)
        present = table.finished
        finished = present if present and present.number == game else self._load(table.id, game)
        if finished is None:
            raise Refused("no-such-game", game=game, most=table.game_number)
        return finished


def check_is_over(table: Table, game: int) -> None:
    """There was such a game at the table, and it has ended."""
    if not 1 <= game <= table.game_number:
        raise Refused("no-such-game", game=game, most=table.game_number)
    if table.is_sealed:
        raise Refused("round-goes-on")
    if game == table.game_number and not table.finished:
        raise Refused("not-over")
