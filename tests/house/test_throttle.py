"""No person and no household asks for so much that others have to wait."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.types import ASGIApp

from flambeur.house.app import create_app
from flambeur.house.config import Config
from flambeur.house.house import House
from flambeur.house.limits import NEW_TABLES, REQUESTS
from flambeur.house.rates import Rate, per_hour, per_minute
from flambeur.house.store import url_of
from flambeur.house.throttle import throttled

pytestmark = pytest.mark.anyio

TABLE = {"game": "las-vegas", "players": 2, "seats": ["me", "open"]}
HERE, THERE, NEXT_DOOR = "192.0.2.1", "192.0.2.2", "192.0.2.3"


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refusals come at once."""
    monkeypatch.setattr("flambeur.house.app.throttled", partial(throttled, pause=0.0))


@contextmanager
def opened(data: Path, **limits: Any) -> Iterator[ASGIApp]:
    """A house with these limits."""
    house = House(url_of(None, data), Config(compile=lambda: None, quick_games=tuple, **limits))
    yield create_app(house)
    house.writer.close()
    house.engine.dispose()


@asynccontextmanager
async def somebody(app: ASGIApp, address: str = HERE) -> AsyncIterator[httpx.AsyncClient]:
    """A person at an address."""
    transport = httpx.ASGITransport(app=app, client=(address, 1))  # type: ignore[arg-type]  # the framework's name
    async with httpx.AsyncClient(transport=transport, base_url="http://house") as http:
        await http.get("/api/me")
        yield http


async def codes(http: httpx.AsyncClient, times: int, **order: Any) -> list[int]:
    """What a person hears who asks again and again."""
    ask = http.post("/api/tables", json=order) if order else http.get("/api/house")
    first = (await ask).status_code
    return [first, *(await codes(http, times - 1, **order))] if times > 1 else [first]


async def test_a_person_may_ask_so_often_and_others_are_not_concerned(tmp_path: Path) -> None:
    with opened(tmp_path, requests=Rate(4, 0)) as app:
        async with somebody(app) as anna, somebody(app) as ben:
            assert await codes(anna, 5) == [200, 200, 200, 429, 429], "one request was the first"
            assert await codes(ben, 2) == [200, 200]
            refused = await anna.get("/api/me", headers={"accept-language": "fr"})
            assert refused.json()["error"]["code"] == "too-many-requests"
            assert "Attendez" in refused.json()["error"]["sentence"]
            assert int(refused.headers["retry-after"]) > 0


async def test_a_person_makes_so_many_tables_and_may_do_other_things(tmp_path: Path) -> None:
    with opened(tmp_path, new_tables=Rate(2, 0)) as app:
        async with somebody(app) as anna:
            assert await codes(anna, 3, **TABLE) == [201, 201, 429]
            assert (await anna.post("/api/games/las-vegas/first")).status_code == 429
            assert await codes(anna, 1) == [200]


async def test_requests_of_passers_by_do_not_wash_away_how_many_tables_somebody_has_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flambeur.house.rates.MOST_KEPT", 10)
    with opened(tmp_path, requests=Rate(1000, 0), new_tables=Rate(2, 0)) as app:
        async with somebody(app) as anna:
            assert await codes(anna, 3, **TABLE) == [201, 201, 429]
            for _ in range(20):
                async with somebody(app, THERE):
                    pass
            assert await codes(anna, 1, **TABLE) == [429]


async def test_who_is_somebody_new_with_every_request_washes_away_what_no_other_has_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flambeur.house.rates.MOST_KEPT", 30)
    with opened(tmp_path, new_tables=Rate(2, 0)) as app:
        async with somebody(app) as anna, somebody(app, THERE) as many:
            assert await codes(anna, 3, **TABLE) == [201, 201, 429]
            made = []
            for _ in range(40):
                many.cookies.clear()
                made += await codes(many, 1, **TABLE)
            assert made == [201] * 20 + [429] * 20, "ten times what one person may"
            assert await codes(anna, 1, **TABLE) == [429]


async def test_who_is_somebody_else_with_every_request_is_still_of_one_household(tmp_path: Path) -> None:
    with opened(tmp_path, requests=Rate(1, 0)) as app:
        answers = []
        for _ in range(11):
            async with httpx.AsyncClient(
                transport=httpx.ASGITransport(app=app, client=(HERE, 1)),  # type: ignore[arg-type]
                base_url="http://house",
            ) as http:
                answers += await codes(http, 1)
        assert answers == [200] * 10 + [429]
        async with somebody(app, THERE) as ben:
            assert await codes(ben, 1) == [429], "the second of this person"
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app=app, client=(NEXT_DOOR, 1)),  # type: ignore[arg-type]
            base_url="http://house",
        ) as http:
            assert await codes(http, 1) == [200]


def test_thirty_people_behind_one_address_who_open_the_lobby_at_once_are_within_the_limits() -> None:
    requests, tables = per_minute(REQUESTS), per_hour(NEW_TABLES)
    assert requests is not None
    assert tables is not None
    assert requests.burst >= 60, "a page with all its files, some times over"
    assert requests.times(10).burst >= 30 * 60
    assert requests.times(10).per_second >= 30 * 2 / 5, "the lobby asks twice every five seconds"
    assert tables.burst >= 10
