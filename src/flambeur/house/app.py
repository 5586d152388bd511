"""The house as an application: addresses, doors and what runs in the background."""

import asyncio
import contextlib
import gc
import logging
import os
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from litestar import Litestar, MediaType, Request, Response
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from flambeur.bots import warmup
from flambeur.core.errors import FlambeurError, Refused
from flambeur.core.registry import all_games
from flambeur.house import api, logs, messages, pages
from flambeur.house.doors import doors
from flambeur.house.hub import Hub
from flambeur.house.identity import Doorkeeper
from flambeur.house.migrate import migrate
from flambeur.house.notices import listen_forever
from flambeur.house.store import Store, engine_of, url_of
from flambeur.house.writer import Writer

logger = logging.getLogger("flambeur.house")

STATUS = {"no-such-table": 404, "unknown-game": 404, "need-invite": 403, "not-over": 409, "no-such-game": 404}


class House:
    """Everything that the addresses need."""

    def __init__(self, database: str | None, data: Path) -> None:
        self.engine: sa.Engine = engine_of(url_of(database, data))
        migrate(self.engine)
        self.store = Store(self.engine)
        self.writer = Writer(self.engine)
        self.hub = Hub(self.store, self.writer)
        self.doorkeeper = Doorkeeper(self.store.setting("cookie_key", secrets.token_hex(32)))

    @contextlib.asynccontextmanager
    async def run(self, _app: Litestar) -> AsyncIterator[None]:
        """What goes on while the house is open."""
        warming = warmup.begin(*all_games())
        duties = (self.hub.tick_forever(), self.hub.meet_forever(), listen_forever(self))
        tasks = [asyncio.create_task(duty) for duty in duties]
        await self.hub.resume()
        yield
        self.hub.stop()
        for task in tasks:
            task.cancel()
        if warming:
            warming.terminate()
        self.writer.close()
        self.engine.dispose()


def create_app(database: str | None = None, data: Path = Path("data")) -> ASGIApp:
    """The application; `database` is a URL, else a file in the data folder is used."""
    house = House(database, data)
    app = Litestar(
        route_handlers=[*api.HANDLERS, *pages.HANDLERS, pages.assets()],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024),
        dependencies=api.dependencies(house),
        exception_handlers={
            FlambeurError: on_refusal,
            HTTPException: on_http_error,
            RecursionError: on_depth,
            Exception: on_bug,
        },
        lifespan=[house.run],
        openapi_config=OpenAPIConfig(title="Flambeur", version="1", path="/schema"),
        on_app_init=[_keep(house)],
        request_max_body_size=64 * 1024,
        logging_config=None,
    )
    # Around everything, so that what the framework answers by itself passes through the doors, too.
    return doors(house.doorkeeper, app)


def app_of_environment() -> ASGIApp:
    """The application as `flambeur serve` and its worker processes make it."""
    logs.begin()
    _collect_rarely()
    return create_app(os.environ.get("FLAMBEUR_DATABASE"), Path(os.environ["FLAMBEUR_DATA"]))


def _collect_rarely() -> None:
    """Looking through everything for garbage holds everybody up: a quarter of a second with 1,000 clients."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)


def _keep(house: House) -> Any:
    def init(config: AppConfig) -> AppConfig:
        config.state["house"] = house
        return config

    return init


def on_refusal(request: Request[Any, Any, Any], error: FlambeurError) -> Response[dict[str, Any]]:
    """What cannot be done, in the one shape."""
    content = {"error": messages.problem(error, api.language_of(request))}
    return Response(content, status_code=STATUS.get(error.code, 400), media_type=MediaType.JSON)


def on_http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """What the web framework refuses, in the same shape."""
    sentence = "; ".join([str(error.detail), *_reasons(error)])
    content = {"error": {"code": f"http-{error.status_code}", "sentence": sentence, "rule": None}}
    return Response(content, status_code=error.status_code, media_type=MediaType.JSON)


def _reasons(error: HTTPException) -> list[str]:
    """What exactly is wrong with a request."""
    extra = error.extra if isinstance(error.extra, list) else []
    return [": ".join(filter(None, (e.get("key"), e.get("message")))) for e in extra if isinstance(e, dict)]


def on_depth(request: Request[Any, Any, Any], _error: RecursionError) -> Response[dict[str, Any]]:
    """Lists within lists within lists."""
    return on_refusal(request, Refused("bad-message", reason="nested too deeply"))


def on_bug(_request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """A mistake of ours: logged whole, shown as one sentence."""
    logger.error("bug", exc_info=error)
    content = {"error": {"code": "bug", "sentence": "Something went wrong in the house.", "rule": None}}
    return Response(content, status_code=500, media_type=MediaType.JSON)
