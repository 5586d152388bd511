"""A Python bot is told everything that the house's own are told, in the same order."""

from collections.abc import Mapping
from typing import Any

from flambeur.bots.python_host import Guest, answer
from flambeur.core.chance import Chance
from flambeur.core.contract import Game
from flambeur.core.layout import State
from flambeur.games import LAS_VEGAS
from tests.matches import begun

NEW = {"is": "new", "players": 3, "seat": 1, "options": {"rounds": 2}, "seed": 5}


class Diary:
    """Plays the first move, and notes what it is told."""

    def __init__(self) -> None:
        self.told: list[Any] = []

    def prepare(self, game: Game) -> None:
        """A game that it has not met."""
        self.told.append(("prepare", game.name))

    def begin(self, _chance: Chance) -> None:
        """A new game."""
        self.told.append("begin")

    def sit(self, game: Game, players: int, seat: int, options: Mapping[str, Any] | None) -> None:
        """A place."""
        self.told.append(("sit", game.name, players, seat, options))

    def choose(self, game: Game, _seen: State, seat: int) -> int:
        """The lowest value that was rolled."""
        self.told.append(("choose", game.name, seat))
        return 0


def test_a_python_bot_is_told_the_game_before_it_is_asked_and_prepares_for_each_once() -> None:
    diary, table = Diary(), dict[str, Any]()
    bot = Guest(diary)
    assert answer(bot, table, {"is": "hello", "protocol": 1}) == {"do": "ready"}
    assert diary.told == []
    for game in ("las-vegas", "las-vegas", "royale"):
        assert answer(bot, table, NEW | {"game": game}) == {"do": "ready"}
    sits = [("sit", game, 3, 1, {"rounds": 2}) for game in ("las-vegas", "las-vegas", "royale")]
    assert diary.told == [
        ("prepare", "las-vegas"),
        *("begin", sits[0]),
        *("begin", sits[1]),
        ("prepare", "royale"),
        *("begin", sits[2]),
    ]


def test_it_answers_with_its_move_and_has_nothing_to_say_at_the_end() -> None:
    diary, match, table = Diary(), begun(0), dict[str, Any]()
    bot = Guest(diary)
    answer(bot, table, NEW | {"game": LAS_VEGAS.name})
    turn = {"is": "turn", "state": match.seen(1).tobytes().hex()}
    assert answer(bot, table, turn) == {"do": "move", "move": 0}
    assert diary.told[-1] == ("choose", LAS_VEGAS.name, 1)
    assert answer(bot, table, {"is": "end", "places": [1, 2, 3], "results": [3, 2, 1]}) is None
