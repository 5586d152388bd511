"""The tables in the memory of a process: what the clock counts, who stays, who goes on, who is seen."""

import asyncio
import threading
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType

import pytest
import sqlalchemy as sa

from flambeur.core.contract import Game
from flambeur.core.errors import FlambeurError
from flambeur.core.layout import State
from flambeur.house import pg_listener
from flambeur.house.entries import BotTook, CameBack, Moved, Said, Sat
from flambeur.house.hints import Hint, channel_of, read_hint
from flambeur.house.hub import UNHEARD_SECONDS
from flambeur.house.live_table import LiveTable
from flambeur.house.pg_listener import PgListener
from flambeur.house.presence import PRESENT
from flambeur.house.store import Listing, Row, Store, engine_of, url_of
from flambeur.house.table import Table
from tests.house.databases import postgres
from tests.house.hubs import SECONDS, HandClock, append_raw, config_of, created, hub_at, next_move, until
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


class Guest:
    """Somebody who listens."""

    device: str | None = None
    person: str | None = "ada"
    name = "Ada"

    def send(self, message: bytes) -> None:
        """Heard."""

    def end(self, error: FlambeurError) -> None:
        """Sent away."""


async def test_a_table_stays_while_somebody_listens(tmp_path: Path) -> None:
    clock, guest = HandClock(), Guest()
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


async def test_who_is_connected_to_another_process_is_here_until_not_seen_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Store, "seconds", lambda _: 1000.0)
    clock, fast_clock = HandClock(), HandClock()
    fast_clock.set_forward(HOUR)  # on another machine
    with hub_at(tmp_path, config_of(clock)) as mine, hub_at(tmp_path, config_of(fast_clock)) as other:
        await mine.open_table("one", created("me", "open"))
        here, there = await mine.find("one"), await other.find("one")
        assert here is not None
        assert there is not None
        there.presence.come("ada")
        await other.meet()
        assert here.here == frozenset()
        await mine.meet()
        assert here.here == {"ada"}
        assert here.presence.gone_for("ada") == 0.0
        there.presence.leave("ada")
        clock.forward(PRESENT + 1)
        assert here.here == frozenset()
        assert here.presence.gone_for("ada") == PRESENT + 1


def lose_connections(engine: sa.Engine) -> None:
    """Those that listen, and those that write moves, are cut by the database."""
    cut = r"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ~ '^LISTEN|^\s*WITH given'"
    with engine.connect() as connection:
        connection.exec_driver_sql(cut)


async def test_what_another_process_has_told_is_not_read_again_and_what_is_missing_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads: list[int] = []
    entries = Store.entries

    def note(store: Store, table: str, after: int = 0) -> list[Row]:
        reads.append(after)
        return entries(store, table, after)

    with hub_at(tmp_path, config_of(HandClock())) as mine, hub_at(tmp_path, config_of(HandClock())) as other:
        live, there = await mine.open_table("one", created("me", "me")), await other.find("one")
        assert there is not None
        for _ in range(5):
            await there.append(next_move)
        first, second, _, fourth, fifth = mine._store.entries("one", live.table.number)
        monkeypatch.setattr(Store, "entries", note)
        await mine.take([Hint("other", "one", first), Hint("other", "one", second)])
        assert (live.table.number, reads) == (second[0], [])
        await mine.take([Hint("other", "one", fourth)])
        assert (live.table.number, reads) == (fifth[0], [second[0]])
        await mine.take([Hint("other", "one", fifth), Hint("other", "one"), Hint("other", "elsewhere")])
        assert (live.table.number, reads) == (fifth[0], [second[0], fifth[0]])


def test_a_hint_names_the_table_and_a_move_if_it_is_short() -> None:
    at = datetime(2026, 11, 15, 20, tzinfo=UTC)
    told = f"me 0a1b2c 7 {at.isoformat()}"
    assert read_hint(told) == Hint("me", "0a1b2c")
    assert read_hint(f'{told} {{"move": "a b"}}') == Hint("me", "0a1b2c", (7, at, '{"move": "a b"}'))
    assert channel_of("0a1b2c") == channel_of("0a1fff") != channel_of("0a2b2c")


async def test_processes_on_one_postgresql_hear_of_each_others_moves_and_people_whatever_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pg_listener, "RETRY_SECONDS", 0.3)
    config = config_of(HandClock(), beat=0.05)
    with (
        postgres() as database,
        hub_at(tmp_path, config, database) as mine,
        hub_at(tmp_path, config, database) as other,
    ):
        listening = engine_of(url_of(database, tmp_path))
        listener = PgListener(listening, mine)
        live = await mine.open_table("one", created("me", "open"))
        there = await other.find("one")
        assert there is not None
        there.presence.come("ada")
        async with asyncio.TaskGroup() as group:
            duties = (other.meet_forever(), mine.meet_forever(), listener.listen_forever())
            tasks = [group.create_task(duty) for duty in duties]
            await until(lambda: live.here == {"ada"})
            await there.append(lambda _: Said(person="ada", name="Ada", text="anybody?"))
            await until(lambda: live.table.number == 2)
            played = await mine.open_table("dice", created("me", "me"))
            played_there = await other.find("dice")
            assert played_there is not None
            await played_there.append(next_move)
            await until(lambda: played.table.number == played_there.table.number)
            lose_connections(other._store.engine)
            await until(lambda: not listener.is_well)
            await until(lambda: listener.is_well)
            await played_there.append(next_move)
            await until(lambda: played.table.number == played_there.table.number)
            del mine.tables["dice"]
            await listener.ignore_unneeded()
            assert listener._channels == {channel_of("one")}
            bad, good = await mine.open_table("two", created("me", "open")), await other.find("one")
            bad_there = await other.find("two")
            assert bad_there is not None
            await append_raw(other, "two", 2, '{"kind": "of a newer version"}')
            await until(lambda: bad.is_broken)
            assert good is not None
            await good.append(lambda _: Said(person="ada", name="Ada", text="still there?"))
            await until(lambda: live.table.number == 3)
            for task in tasks:
                task.cancel()


async def test_a_table_that_nobody_follows_here_is_not_kept_in_step_with_other_processes(
    tmp_path: Path,
) -> None:
    clock, guest = HandClock(), Guest()
    with hub_at(tmp_path, config_of(clock)) as mine, hub_at(tmp_path, config_of(clock)) as other:
        live = await mine.open_table("one", created("me", "open"))
        there = await other.find("one")
        assert there is not None
        await there.append(lambda _: Said(person="ada", name="Ada", text="anybody?"))
        await mine.hear(["one"])
        assert live.table.number == 2, "who has just found it may yet enter"
        live.join(guest)
        clock.forward(UNHEARD_SECONDS + 1)
        await there.append(lambda _: Said(person="ada", name="Ada", text="still?"))
        await mine.hear(["one"])
        assert live.table.number == 3
        live.part(guest)
        await mine.hear(["one"])
        assert mine.tables == {}
        again = await mine.find("one")
        assert again is not None
        assert again.table.number == 3


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


async def test_a_person_at_another_process_is_not_replaced(tmp_path: Path) -> None:
    clock = HandClock()
    with hub_at(tmp_path, config_of(clock)) as mine, hub_at(tmp_path, config_of(clock)) as other:
        live = await mine.open_table("one", created("me", "open", bot_after=1))
        there = await other.find("one")
        assert there is not None
        await live.append(lambda _: Sat(person="ben", name="Ben", seat=1, luck=""))
        await there.catch_up()
        live.presence.come("ben")
        there.presence.come("ada")
        for _ in range(10):
            clock.forward(PRESENT / 3)
            await other.meet()
            await mine.meet()
            await live.tick()
        assert live.table.seats[0].bot is None
        there.presence.leave("ada")
        clock.forward(PRESENT + 1)
        await live.tick()
        assert live.table.seats[0].bot == "regular"


@pytest.mark.anyio
@pytest.mark.parametrize("id", ["", "\0", "a\0", "ONE", "a b", "é", "one\n", "a" * 33, "../one"])
async def test_what_is_no_id_is_not_looked_for(tmp_path: Path, id: str) -> None:
    with hub_at(tmp_path, config_of(HandClock())) as hub:
        hub.tables = MappingProxyType({})  # type: ignore[assignment]  # whatever would be added is an error
        assert await hub.find(id) is None
