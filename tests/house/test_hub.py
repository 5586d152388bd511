"""The tables in the memory of a process: what the clock counts, who stays, who goes on."""

import threading
from pathlib import Path
from types import MappingProxyType

import pytest

from flambeur.core.contract import Game
from flambeur.core.layout import State
from flambeur.house.entries import BotTook, CameBack, Moved, Said, Sat
from flambeur.house.live_table import LiveTable
from flambeur.house.store import Listing
from flambeur.house.table import Table
from tests.house.hubs import (
    SECONDS,
    HandClock,
    Onlooker,
    config_of,
    created,
    hub_at,
    until,
)
from tests.house.server import Guesser

pytestmark = pytest.mark.anyio

MINUTE, HOUR = 60.0, 3600.0


def moves_of(live: LiveTable | None) -> list[str | None]:
    """By whom each move at a table was made; None is the person."""
    assert live is not None
    return [told.entry.by for told in live.table.story if isinstance(told.entry, Moved)]


async def test_a_table_that_nobody_needs_is_dropped_from_memory_and_found_again(tmp_path: Path) -> None:
    clock = HandClock()
    with hub_at(tmp_path, config_of(clock)) as hub:
        live = await hub.open_table("one", created("me", "open"))
        clock.forward(9 * MINUTE)
        hub.forget_idle()
        assert await hub.find("one") is live
        clock.forward(11 * MINUTE)
        hub.forget_idle()
        assert hub.tables == {}
        again = await hub.find("one")
        assert again is not None
        assert again is not live
        assert again.table.number == 1


async def test_a_table_stays_while_somebody_listens(tmp_path: Path) -> None:
    clock, guest = HandClock(), Onlooker()
    with hub_at(tmp_path, config_of(clock)) as hub:
        live = await hub.open_table("one", created("me", "open"))
        live.join(guest)
        clock.forward(HOUR)
        hub.forget_idle()
        assert hub.tables == {"one": live}
        assert live.presence.gone_for("ada") == 0.0
        live.part(guest)
        hub.forget_idle()
        assert hub.tables == {}


class SlowBot(Guesser):
    """Thinks until it is told to move."""

    def __init__(self) -> None:
        super().__init__()
        self.has_begun, self.may_move = threading.Event(), threading.Event()

    def choose(self, game: Game, seen: State, seat: int) -> int:
        """Any move, in time."""
        self.has_begun.set()
        assert self.may_move.wait(SECONDS)
        return super().choose(game, seen, seat)


async def test_a_bot_that_takes_longer_than_the_clock_is_waited_for(tmp_path: Path) -> None:
    clock, slow = HandClock(), SlowBot()
    bots = {"novice": slow, "regular": Guesser()}
    with hub_at(tmp_path, config_of(clock, new_bot=bots.__getitem__)) as hub:
        live = await hub.open_table("one", created("novice", "me", clock=1))
        clock.forward(HOUR)
        await live.tick()
        assert moves_of(live) == []
        slow.may_move.set()
        await until(lambda: moves_of(live) == ["novice"])


async def test_what_a_bot_thought_of_before_others_moved_is_not_played(tmp_path: Path) -> None:
    clock, slow = HandClock(), SlowBot()
    with hub_at(tmp_path, config_of(clock, new_bot=lambda _: slow)) as hub:
        live = await hub.open_table("one", created("me", "me"))
        await live.append(lambda _: BotTook(seat=0, bot="regular"))
        await until(slow.has_begun.is_set)
        await live.append(lambda _: CameBack(person="ada", name="Ada", seat=0))
        for seat in (0, 1):
            await live.append(lambda table, seat=seat: first_move(table, seat))  # type: ignore[misc]
        assert live.table.waiting == (0,)
        slow.may_move.set()
        clock.forward(HOUR)
        await until(lambda: live.is_idle_for(MINUTE))
    with hub_at(tmp_path, config_of(clock)) as hub:
        assert moves_of(await hub.find("one")) == [None, None]


async def test_talk_does_not_keep_a_bot_from_its_move(tmp_path: Path) -> None:
    clock, slow = HandClock(), SlowBot()
    with hub_at(tmp_path, config_of(clock, new_bot=lambda _: slow)) as hub:
        live = await hub.open_table("one", created("novice", "me"))
        await until(slow.has_begun.is_set)
        await live.append(lambda _: Said(person="eve", name="Eve", text="hm"))
        slow.has_begun.clear()
        slow.may_move.set()
        await until(lambda: moves_of(live) == ["novice"])
        assert not slow.has_begun.is_set(), "it thought once"


def first_move(table: Table, seat: int) -> Moved:
    """The first move that a seat may make."""
    assert table.match is not None
    return Moved(seat=seat, move=str(table.match.legal(seat)[0]))


async def test_a_table_with_a_clock_stays_while_its_game_goes_on(tmp_path: Path) -> None:
    clock = HandClock()
    with hub_at(tmp_path, config_of(clock)) as hub:
        await hub.open_table("plain", created("me", "me"))
        live = await hub.open_table("clocked", created("me", "me", clock=2 * int(HOUR)))
        clock.forward(HOUR)
        hub.forget_idle()
        assert hub.tables == {"clocked": live}
        clock.forward(1 + HOUR)
        await live.tick()
        assert moves_of(live) == ["regular"], "though nobody has looked at the table meanwhile"


async def test_the_clock_does_not_count_the_time_the_house_was_closed(tmp_path: Path) -> None:
    clock = HandClock()
    with hub_at(tmp_path, config_of(clock)) as hub:
        live = await hub.open_table("one", created("me", "me", clock=int(MINUTE)))
        clock.forward(MINUTE)
        await live.tick()
        assert moves_of(live) == []
    clock.forward(HOUR)
    with hub_at(tmp_path, config_of(clock)) as hub:
        await hub.resume()
        live = hub.tables["one"]
        for passed in (0, MINUTE):
            clock.forward(passed)
            await live.tick()
            assert (moves_of(live), live.moment.waited) == ([], passed)
        clock.forward(1)
        await live.tick()
        assert moves_of(live) == ["regular"]


@pytest.mark.parametrize("jump", [2 * HOUR, -2 * HOUR])
async def test_a_clock_that_is_set_costs_nobody_their_turn_or_their_seat(tmp_path: Path, jump: float) -> None:
    clock = HandClock()
    with hub_at(tmp_path, config_of(clock)) as hub:
        live = await hub.open_table("one", created("me", "open", clock=60, bot_after=60))
        await live.append(lambda _: Sat(person="ben", name="Ben", seat=1, luck=""))
        for person in ("ada", "ben"):
            live.presence.come(person)
        live.presence.leave("ada")
        clock.set_forward(jump)
        clock.forward(MINUTE)
        await live.tick()
        assert (moves_of(live), live.table.seats[0].bot, live.moment.waited) == ([], None, MINUTE)
        clock.forward(1)
        await live.tick()
        assert moves_of(live) == ["regular"]


async def test_who_has_come_finds_the_table_in_their_list_though_the_house_is_killed_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: object) -> None:
        raise ConnectionAbortedError

    with hub_at(tmp_path, config_of(HandClock())) as hub:
        monkeypatch.setattr(hub._writer, "enlist", killed)
        with pytest.raises(ConnectionAbortedError):
            await hub.open_table("one", created("me", "open"))
        live = await hub.find("one")
        assert live is not None
        with pytest.raises(ConnectionAbortedError):
            await live.append(lambda _: Sat(person="ben", name="Ben", seat=1, luck=""))
        assert [hub._store.tables_of(person) for person in ("ada", "ben")] == [["one"], ["one"]]
        assert hub._store.running_tables() == ["one"], "the game began, and bots may have to go on"


async def test_what_was_listed_wrongly_because_the_house_was_killed_is_put_right(tmp_path: Path) -> None:
    with hub_at(tmp_path, config_of(HandClock())) as hub:
        await hub.open_table("one", created("me", "open"))
        await hub._writer.enlist(Listing("one", 1, True, "playing", ["ada"]))
        await hub.resume()
        assert hub._store.running_tables() == []


async def test_a_listing_that_comes_late_changes_nothing(tmp_path: Path) -> None:
    with hub_at(tmp_path, config_of(HandClock())) as hub:
        live = await hub.open_table("one", created("me", "open"))
        await live.append(lambda _: Sat(person="ben", name="Ben", seat=1, luck=""))
        await hub._writer.enlist(Listing("one", 1, True, "gathering", ["ada"], "las-vegas", ["Ada"]))
        assert hub._store.running_tables() == ["one"]
        assert hub._store.tables_of("ben") == ["one"]


async def test_bots_go_on_after_a_start_though_nobody_looks(tmp_path: Path) -> None:
    clock = HandClock()
    with hub_at(tmp_path, config_of(clock)) as hub:
        live = await hub.open_table("one", created("novice", "novice"))
        hub.stop()  # before any bot has moved
        assert moves_of(live) == []
    with hub_at(tmp_path, config_of(clock)) as hub:
        await hub.resume()
        await until(lambda: hub.tables["one"].table.phase == "over")
        assert set(moves_of(hub.tables["one"])) == {"novice"}


async def test_nothing_is_to_be_done_at_a_table_where_all_people_are_here(tmp_path: Path) -> None:
    with hub_at(tmp_path, config_of(HandClock())) as hub:
        live = await hub.open_table("one", created("me", "open", bot_after=1))
        found = {"not begun": live.is_at_ease}
        await live.append(lambda _: Sat(person="ben", name="Ben", seat=1, luck=""))
        live.presence.come("ada")
        found["Ben is away"] = live.is_at_ease
        live.presence.come("ben")
        live.tell_presence(is_late=True)
        found["all are here"] = live.is_at_ease
        timed = await hub.open_table("two", created("me", "regular", clock=60))
        timed.presence.come("ada")
        found["a clock runs"] = timed.is_at_ease
        assert [what for what, is_at_ease in found.items() if is_at_ease] == ["all are here"]


@pytest.mark.anyio
@pytest.mark.parametrize("id", ["", "\0", "a\0", "ONE", "a b", "é", "one\n", "a" * 33, "../one"])
async def test_what_is_no_id_is_not_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, id: str
) -> None:
    with hub_at(tmp_path, config_of(HandClock())) as hub:
        monkeypatch.setattr(hub._store, "entries", None)  # PostgreSQL fails over some of these
        hub.tables = MappingProxyType({})  # type: ignore[assignment]  # whatever would be added is an error
        assert await hub.find(id) is None
