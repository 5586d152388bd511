"""What processes of one house hear of each other: moves, people, and tables that nobody needs."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import pytest
import sqlalchemy as sa

from flambeur.house import pg_listener
from flambeur.house.entries import Said, Sat
from flambeur.house.hints import Hint, channel_of, read_hint
from flambeur.house.hub import UNHEARD_SECONDS
from flambeur.house.pg_listener import PgListener
from flambeur.house.presence import PRESENT
from flambeur.house.store import Row, Store, engine_of, url_of
from tests.house.databases import postgres
from tests.house.hubs import (
    HandClock,
    Onlooker,
    append_raw,
    config_of,
    created,
    hub_at,
    next_move,
    until,
)

pytestmark = pytest.mark.anyio

HOUR = 3600.0


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
    clock, guest = HandClock(), Onlooker()
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
