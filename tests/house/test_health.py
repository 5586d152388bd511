"""The house says that it is well only if it is."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from litestar import Litestar

from flambeur.house import health
from flambeur.house.duties import NOTICED_SECONDS, Duties
from flambeur.house.health import Health
from flambeur.house.house import House
from flambeur.house.pages import read_health
from flambeur.house.pg_listener import PgListener
from flambeur.house.store import PATIENCE, Store, url_of
from tests.house.hubs import SECONDS, HandClock, config_of, hub_at, until

pytestmark = pytest.mark.anyio

ADDRESS = "postgresql+psycopg://ada:secret@database.example/flambeur"


def ears(are_open: bool) -> Any:
    """Somebody who listens to other processes, or has lost the connection."""
    return SimpleNamespace(is_well=are_open)


async def test_a_house_is_well_if_it_can_write_hears_others_and_has_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "FRESH", -1.0)
    with hub_at(tmp_path, config_of(HandClock())) as hub:
        engine, writer = hub._store.engine, hub._writer
        house = Health(engine, writer, PgListener(engine, hub), Duties())
        assert await house.problems() == []
        assert await Health(engine, writer, ears(are_open=False), Duties()).problems() == ["listener"]
        monkeypatch.setattr(health, "LEAST_FREE", 1 << 80)
        assert await house.problems() == ["disk"]
        with engine.begin() as connection:
            connection.exec_driver_sql("DROP TABLE settings")
        assert await house.problems() == ["store", "disk"]


async def test_whoever_asks_often_is_answered_from_one_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "FRESH", 3600.0)
    with hub_at(tmp_path, config_of(HandClock())) as hub:
        house = Health(hub._store.engine, hub._writer, ears(are_open=True), Duties())
        assert await house.problems() is await house.problems()


async def test_a_duty_that_fails_is_logged_and_tried_again_and_the_house_is_not_well_meanwhile(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock, tried = HandClock(), asyncio.Queue[bool]()
    duties = Duties(retry_seconds=0.0, ticks=clock.ticks)

    async def resume() -> None:
        if not await tried.get():
            raise OSError("no database")

    with hub_at(tmp_path, config_of(clock)) as hub:
        house = Health(hub._store.engine, hub._writer, ears(are_open=True), duties)
        duties.begin("going on", resume)
        tried.put_nowait(False)
        await until(lambda: not duties.is_well)
        assert "going on failed; trying again" in caplog.text
        assert await house.problems() == ["duties"]
    clock.forward(NOTICED_SECONDS + 1)
    assert duties.is_well, "it goes on"
    tried.put_nowait(False)
    await until(lambda: not duties.is_well)
    tried.put_nowait(True)
    await until(lambda: duties.is_well)
    duties.end()


async def test_a_duty_whose_work_was_cancelled_by_another_hand_is_told_and_tried_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    duties, tried = Duties(retry_seconds=0.0), asyncio.Queue[bool]()

    async def look_after() -> None:
        loading = asyncio.create_task(asyncio.Event().wait())
        if not await tried.get():
            loading.cancel()
        await loading

    duties.begin("looking after tables", look_after)
    tried.put_nowait(False)
    tried.put_nowait(True)
    await until(tried.empty)
    assert "looking after tables failed; trying again" in caplog.text
    assert not duties.is_well
    duties.end()
    await until(lambda: all(task.cancelled() for task in duties._tasks))


async def test_what_processes_cannot_tell_each_other_is_not_kept_to_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Store, "is_shared", True)
    with hub_at(tmp_path, config_of(HandClock())) as hub:
        monkeypatch.setattr(Store, "seconds", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await asyncio.wait_for(hub.meet_forever(), SECONDS)


@pytest.mark.parametrize(("problems", "status"), [([], 200), (["store"], 503)])
async def test_who_looks_after_the_house_sees_it_by_the_status(problems: list[str], status: int) -> None:
    async def found() -> list[str]:
        return problems

    house: Any = SimpleNamespace(health=SimpleNamespace(problems=found))
    answer = await read_health.fn(house)
    assert answer.status_code == status
    assert answer.content.get("problems", []) == problems


async def test_a_database_that_is_gone_without_a_word_is_soon_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def connect(address: str, **_: object) -> None:
        asked.append(address)
        raise OSError("nobody there")

    monkeypatch.setattr("psycopg.AsyncConnection.connect", connect)
    engine: Any = SimpleNamespace(url=sa.make_url(ADDRESS), dialect=SimpleNamespace(name="postgresql"))
    with hub_at(tmp_path, config_of(HandClock())) as hub, pytest.raises(OSError, match="nobody there"):
        await PgListener(engine, hub)._listen()
    silent = PATIENCE["keepalives_idle"] + PATIENCE["keepalives_interval"] * PATIENCE["keepalives_count"]
    assert silent <= 30, "seconds, where the system waits for two hours"
    assert all(f"{name}={value}" in asked[0] for name, value in PATIENCE.items())


async def test_a_house_is_open_while_it_still_resumes_its_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing: dict[str, Any] = {"compile": lambda: None, "quick_games": tuple}
    house = House(url_of(None, tmp_path), config_of(HandClock(), **nothing))
    is_resuming = asyncio.Event()

    async def resume_for_ever() -> None:
        is_resuming.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(house.hub, "resume", resume_for_ever)
    async with asyncio.timeout(SECONDS), house.open(Litestar()):
        await is_resuming.wait()
