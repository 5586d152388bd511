"""What every bot can be told: only `choose` must be written, the rest is there."""

import pytest

from flambeur.bots import LEVELS, Bot, Search, bot_of
from flambeur.bots.bot import legal_moves
from flambeur.bots.budget import Budget
from flambeur.bots.python_host import Guest
from flambeur.core.chance import Chance, new_chance
from flambeur.core.contract import Game
from flambeur.core.errors import BadBot
from flambeur.core.layout import State
from flambeur.games import EASY_COME, LAS_VEGAS
from tests.matches import begun


class First(Bot):
    """The least a bot of the house must have."""

    name = "first"

    def choose(self, game: Game, seen: State, seat: int) -> int:
        """The first legal move."""
        return legal_moves(game, seen, seat)[0]


class Stranger:
    """A bot that has never heard of ours."""

    def choose(self, _game: Game, _seen: State, seat: int) -> int:
        """A number."""
        return seat


class Dreamer(Stranger):
    """One that wants to know when a game begins."""

    def begin(self, chance: Chance) -> None:
        """Remember it."""
        self.chance = chance


def live(bot: Bot) -> int:
    """The whole life of a bot, in one game of one move."""
    match = begun(1)
    seat = match.waiting[0]
    bot.check(LAS_VEGAS, match.players)
    bot.try_out()
    bot.hurry(100.0)
    bot.begin(new_chance(bytes(32)))
    bot.sit(LAS_VEGAS, match.players, seat)
    move = bot.choose(LAS_VEGAS, match.seen(seat), seat)
    bot.leave([1, 2], [50, 20])
    bot.close()
    assert move in [legal.id for legal in match.legal(seat)]
    return move


@pytest.mark.parametrize("name", ["random", "greedy", "sampler:4", "search:4", "earner:4", *LEVELS])
def test_every_bot_of_the_house_can_be_told_everything(name: str) -> None:
    live(bot_of(name, 1))


def test_a_bot_needs_nothing_but_a_choice() -> None:
    assert live(First()) == legal_moves(LAS_VEGAS, begun(1).seen(begun(1).waiting[0]), begun(1).waiting[0])[0]
    assert First.kind is None


def test_a_bot_without_a_choice_cannot_be_made() -> None:
    with pytest.raises(TypeError, match="choose"):
        type("Idler", (Bot,), {})()


def test_a_stranger_is_asked_like_the_others_and_told_of_a_new_game_if_it_listens() -> None:
    dreamer, chance = Dreamer(), new_chance(bytes(32))
    for stranger in (Stranger(), dreamer):
        guest = Guest(stranger)
        guest.begin(chance)
        assert guest.choose(LAS_VEGAS, LAS_VEGAS.blank(2, {}), 1) == 1
    assert dreamer.chance is chance


def test_exact_checks_the_table_and_others_take_any() -> None:
    bot_of("exact").check(EASY_COME, 2)
    for game, players in ((EASY_COME, 3), (LAS_VEGAS, 2)):
        bot_of("search:4").check(game, players)
        with pytest.raises(BadBot):
            bot_of("exact").check(game, players)


def test_a_search_that_was_closed_has_no_trees_and_can_be_asked_again() -> None:
    match, bot = begun(1, players=4), Search(new_chance(bytes(32)), Budget(20))
    seat = match.waiting[0]
    bot.choose(LAS_VEGAS, match.seen(seat), seat)
    trees = bot._trees[LAS_VEGAS]
    bot.choose(LAS_VEGAS, match.seen(seat), seat)
    assert bot._trees[LAS_VEGAS] is trees  # kept from move to move
    bot.close()
    assert not bot._trees
    bot.choose(LAS_VEGAS, match.seen(seat), seat)


def test_what_code_a_bot_runs_is_known_before_it_is_asked() -> None:
    kinds = [bot_of(name).kind for name in ("random", "novice", "exact", "sampler", "search", "shark")]
    assert kinds == [None, None, None, "sampler", "search", "search"]
