"""A bot keeps its seat and what it remembers from move to move, and no longer."""

import asyncio
import os
from pathlib import Path

import pytest

from flambeur.bots.levels import BUDGETS, LEVELS, answer_seconds
from flambeur.core.contract import Game
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import State
from flambeur.core.match import Match
from flambeur.core.registry import find_game
from flambeur.house.entries import BotTook, CameBack, Moved, Rematch
from flambeur.house.live_table import OTHERS_SECONDS
from flambeur.house.store import Store
from flambeur.house.table import Table
from flambeur.house.thinkers import Post, Thinkers
from tests.house.hubs import HandClock, config_of, created, hub_at, until
from tests.house.server import Guesser

pytestmark = pytest.mark.anyio


class Agency:
    """Makes bots and remembers them: their moves, how much they were hurried, whether they were let go."""

    def __init__(self) -> None:
        self.bots: list[Hired] = []

    def __call__(self, level: str) -> "Hired":
        self.bots.append(Hired(level))
        return self.bots[-1]


class Hired(Guesser):
    """A bot that counts."""

    def __init__(self, level: str) -> None:
        super().__init__()
        self.level, self.moves, self.haste, self.is_gone = level, 0, 0.0, False

    def hurry(self, haste: float) -> None:
        """Remember it."""
        self.haste = max(haste, self.haste)

    def close(self) -> None:
        """Remember it."""
        assert not self.is_gone
        self.is_gone = True

    def choose(self, game: Game, seen: State, seat: int) -> int:
        """Any legal move."""
        assert not self.is_gone
        self.moves += 1
        return super().choose(game, seen, seat)


def first_move(table: Table) -> Moved:
    """The first move of the person."""
    assert table.match is not None
    return Moved(seat=0, move=str(table.match.legal(0)[0]))


def post(table: str = "one", game: int = 1, seat: int = 0, level: str = "novice") -> Post:
    """A post."""
    return Post(table, game, seat, level)


async def ask(thinkers: Thinkers, at: Post) -> None:
    """Let the bot at a post choose something."""
    game = find_game("las-vegas")
    await thinkers.choose(at, game, Match(game, 2, {"first": at.seat}, luck_of_seed(1)).seen(at.seat))


async def test_a_bot_stays_for_a_whole_game_and_the_next_game_has_others(tmp_path: Path) -> None:
    agency = Agency()
    with hub_at(tmp_path, config_of(HandClock(), new_bot=agency)) as hub:
        live = await hub.open_table("one", created("novice", "shark"))
        await until(lambda: live.table.phase == "over")
        assert sorted(bot.level for bot in agency.bots) == ["novice", "shark"]
        assert sum(bot.moves for bot in agency.bots) == live.table.number - 1
        await until(lambda: all(bot.is_gone for bot in agency.bots))
        await live.append(lambda _: Rematch(secret="11" * 32))
        await until(lambda: live.table.phase == "over")
        assert len(agency.bots) == 4


async def test_a_stand_in_goes_when_the_person_comes_back(tmp_path: Path) -> None:
    agency = Agency()
    with hub_at(tmp_path, config_of(HandClock(), new_bot=agency)) as hub:
        live = await hub.open_table("one", created("me", "me"))
        for stand_ins in (1, 2):
            await live.append(lambda _: BotTook(seat=0, bot="regular"))
            await until(lambda: live.table.waiting == (1,))
            await live.append(lambda _: CameBack(person="ada", name="Ada", seat=0))
            await live.play_bot(1, "novice")
            assert live.table.waiting == (0,)
            assert [bot.level for bot in agency.bots].count("regular") == stand_ins


async def test_bots_let_go_are_made_anew_and_those_of_other_tables_stay() -> None:
    agency = Agency()
    thinkers = Thinkers(agency)
    posts = [post(), post(seat=1), post(game=2), post(level="shark"), post("two")]
    for _ in range(2):
        for at in posts:
            await ask(thinkers, at)
    assert len(agency.bots) == len(posts)
    thinkers.keep_only("one", {posts[1]})
    for at in posts:
        await ask(thinkers, at)
    assert [bot.moves for bot in agency.bots[: len(posts)]] == [2, 3, 2, 2, 3]
    assert len(agency.bots) == len(posts) + 3
    assert [bot.is_gone for bot in agency.bots] == [True, False, True, True, False, False, False, False]


async def test_only_so_many_bots_are_kept_those_who_moved_last() -> None:
    agency = Agency()
    thinkers = Thinkers(agency, most=2)
    for table in ("one", "two", "one", "three", "one", "two"):
        await ask(thinkers, post(table))
    assert [bot.moves for bot in agency.bots] == [3, 1, 1, 1]
    assert [bot.is_gone for bot in agency.bots] == [False, True, True, False]


async def test_a_table_dropped_from_memory_takes_its_bots_along(tmp_path: Path) -> None:
    agency, clock = Agency(), HandClock()
    with hub_at(tmp_path, config_of(clock, new_bot=agency)) as hub:
        for bots in (1, 2):
            live = await hub.find("one")
            live = live or await hub.open_table("one", created("novice", "me", options={"first": 0}))
            await until(lambda live=live: live.table.waiting == (1,))  # type: ignore[misc]
            await live.play_bot(1, "regular")
            await until(lambda live=live: live.table.waiting == (1,))  # type: ignore[misc]
            assert len([bot for bot in agency.bots if bot.level == "novice"]) == bots
            await asyncio.sleep(0)  # the task of the bots ends
            clock.forward(3600)
            hub.forget_idle()
            assert hub.tables == {}


async def test_all_bots_go_when_the_house_closes(tmp_path: Path) -> None:
    agency = Agency()
    with hub_at(tmp_path, config_of(HandClock(), new_bot=agency)) as hub:
        live = await hub.open_table("one", created("novice", "me"))
        await until(lambda: live.table.waiting == (1,))
        assert [bot.is_gone for bot in agency.bots] == [False]
        hub.stop()
        assert [bot.is_gone for bot in agency.bots] == [True]


async def test_the_more_bots_think_the_more_each_must_hurry() -> None:
    agency, processors = Agency(), os.cpu_count() or 1
    thinkers = Thinkers(agency)
    await ask(thinkers, post())
    assert agency.bots[0].haste == 1.0
    await asyncio.gather(*(ask(thinkers, post(seat=0, table=f"{n}")) for n in range(3 * processors)))
    assert max(bot.haste for bot in agency.bots) == 3.0


class Stumbler(Hired):
    """A bot with a mistake in it."""

    def choose(self, game: Game, seen: State, seat: int) -> int:
        """Fails."""
        raise ArithmeticError(game.name, int(seen.players), seat)


async def test_a_bot_that_fails_is_let_go() -> None:
    stumbler = Stumbler("novice")
    thinkers = Thinkers(lambda _: stumbler)
    with pytest.raises(ArithmeticError):
        await ask(thinkers, post())
    assert stumbler.is_gone


async def test_a_bot_that_is_thinking_when_the_house_closes_is_let_go_after_its_move() -> None:
    agency = Agency()
    thinkers = Thinkers(agency)
    thinking = asyncio.create_task(ask(thinkers, post()))
    await until(lambda: bool(agency.bots and agency.bots[0].moves))
    thinkers.close()
    await thinking
    assert agency.bots[0].is_gone


async def test_the_process_that_moved_last_lets_bots_think_and_another_takes_over_if_it_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Store, "is_shared", True)
    clock, mine, theirs = HandClock(), Agency(), Agency()
    with (
        hub_at(tmp_path, config_of(clock, new_bot=mine)) as hub,
        hub_at(tmp_path, config_of(clock, new_bot=theirs)) as other,
    ):
        live = await hub.open_table("one", created("me", "novice"))
        there = await other.find("one")
        assert there is not None
        await live.append(first_move)
        await until(lambda: live.table.waiting == (0,))
        await other.hear(["one"])
        await there.tick()
        assert (len(mine.bots), theirs.bots) == (1, [])
        hub.stop()
        await live.append(first_move)  # and then this process is killed
        await other.hear(["one"])
        await there.tick()
        assert theirs.bots == []
        clock.forward(OTHERS_SECONDS[1] + 1)
        await there.tick()
        await until(lambda: there.table.waiting == (0,))
        assert len(theirs.bots) == 1


async def test_where_a_bot_knows_a_secret_all_its_answers_take_the_same_time(tmp_path: Path) -> None:
    """A quick answer would tell that there was but one card to play."""
    with hub_at(tmp_path, config_of(HandClock(), answer_seconds={"novice": 0.2}.__getitem__)) as hub:
        made = created("novice", "novice", "novice", game="all-or-nothing", options={})
        began = asyncio.get_running_loop().time()
        live = await hub.open_table("one", made)
        await until(lambda: live.table.number > 1)
        assert asyncio.get_running_loop().time() - began >= 0.2


async def test_where_everything_is_known_nobody_waits_longer_than_it_takes(tmp_path: Path) -> None:
    with hub_at(tmp_path, config_of(HandClock(), answer_seconds=lambda _: 3600.0)) as hub:
        live = await hub.open_table("one", created("novice", "novice"))
        await until(lambda: live.table.phase == "over")


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_done_within_the_time_of_an_answer(level: str) -> None:
    limit = BUDGETS[level].milliseconds / 1000 if level in BUDGETS else 0.0
    assert limit < answer_seconds(level) < 1
