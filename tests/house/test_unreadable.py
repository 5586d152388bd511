"""A log that cannot be read fails its own table, loudly, and no other."""

import logging
from pathlib import Path

import pytest
import sqlalchemy as sa

from flambeur.core.errors import FlambeurError
from flambeur.house.entries import Said, write
from flambeur.house.hub import Hub
from flambeur.house.log_reader import Unreadable
from flambeur.house.store import log
from tests.house.hubs import HandClock, append_raw, config_of, created, hub_at

pytestmark = pytest.mark.anyio

SAID = write(Said(person="ada", name="Ada", text="hm"))
IMPOSSIBLE = '{"kind": "moved", "seat": 7, "move": "x"}'
NEWER = '{"kind": "of a newer version"}'


class Guest:
    """Somebody who listens, and notes why the connection ended."""

    device: str | None = None
    person: str | None = "ada"
    name = "Ada"

    def __init__(self) -> None:
        self.ended: list[str] = []

    def send(self, message: bytes) -> None:
        """Heard."""

    def end(self, error: FlambeurError) -> None:
        """Sent away."""
        self.ended.append(error.code)


async def two_tables(hub: Hub) -> None:
    """Two tables in the store, and none in memory."""
    for id in ("one", "two"):
        await hub.open_table(id, created("me", "open"))
    hub.tables.clear()


@pytest.mark.parametrize(
    "rows", [[(2, "{"), (3, SAID)], [(2, NEWER), (3, SAID)], [(3, SAID)], [(2, IMPOSSIBLE)]],
    ids=["damaged", "newer", "missing", "impossible"],
)  # fmt: skip
async def test_no_older_state_is_shown_in_silence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, rows: list[tuple[int, str]]
) -> None:
    with hub_at(tmp_path, config_of(HandClock())) as hub:
        await two_tables(hub)
        for number, content in rows:
            await append_raw(hub, "one", number, content)
        for _ in range(2):
            with caplog.at_level(logging.ERROR), pytest.raises(Unreadable, match="one"):
                await hub.find("one")
            assert f"table one, entry {rows[0][0]}:" in caplog.text
            assert hub.tables == {}
        assert await hub.find_readable("one") is None
        assert await hub.find("two") is not None
        with hub._store.engine.begin() as connection:
            connection.execute(sa.delete(log).where(log.c.number > 1))
        assert await hub.find("one") is not None, "what has been put right is read again"


async def test_an_entry_of_a_newer_version_ends_the_connections_of_its_table_alone(tmp_path: Path) -> None:
    with hub_at(tmp_path, config_of(HandClock())) as hub:
        await two_tables(hub)
        guests = {id: Guest() for id in ("one", "two")}
        for id, guest in guests.items():
            live = await hub.find(id)
            assert live is not None
            live.join(guest)
        one = hub.tables["one"]
        await append_raw(hub, "one", 2, NEWER)
        await append_raw(hub, "two", 2, SAID)
        await hub.hear(["one", "two", "unknown"])
        assert {id: guest.ended for id, guest in guests.items()} == {"one": ["table-unreadable"], "two": []}
        assert hub.tables["two"].table.number == 2
        with pytest.raises(FlambeurError, match="cannot be read"):
            await one.append(lambda _: Said(name="Ada", text="hm"))
        hub.forget_idle()
        assert list(hub.tables) == ["two"]


async def test_a_table_that_broke_is_read_again_by_the_next_who_asks(tmp_path: Path) -> None:
    with hub_at(tmp_path, config_of(HandClock())) as hub:
        await two_tables(hub)
        broken = await hub.find("one")
        await append_raw(hub, "one", 2, NEWER)
        await hub.hear(["one"])
        with pytest.raises(Unreadable):
            await hub.find("one")
        with hub._store.engine.begin() as connection:
            connection.execute(sa.delete(log).where(log.c.number > 1))
        whole = await hub.find("one")
        assert whole is not None
        assert whole is not broken
        assert not whole.is_broken


async def test_a_table_that_could_not_be_fetched_does_not_stay_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hub_at(tmp_path, config_of(HandClock())) as hub:
        await two_tables(hub)

        def fail(*_: object) -> None:
            raise OSError("no database")

        with monkeypatch.context() as patched:
            patched.setattr(hub._store, "entries", fail)
            with pytest.raises(OSError, match="no database"):
                await hub.find("one")
        assert hub.tables == {}
        assert await hub.find("one") is not None
