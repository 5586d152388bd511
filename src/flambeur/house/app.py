"""The house as an application: its addresses, and what goes wrong in one shape."""

import gc
import logging
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from flambeur.core.errors import FlambeurError, Refused
from flambeur.house import (
    api,
    app_files,
    branches,
    first_games,
    logs,
    look_back,
    messages,
    outcomes,
    pages,
    past_games,
    past_moments,
    push_api,
    puzzle_api,
)
from flambeur.house.admission import admitted
from flambeur.house.config import USUAL
from flambeur.house.history import api as history
from flambeur.house.house import House
from flambeur.house.limits import NEW_TABLES, REQUESTS
from flambeur.house.line import outlived
from flambeur.house.litestar_types import HouseRequest, LooseSocket
from flambeur.house.middleware import guarded
from flambeur.house.people import block_api, code_api, data_api, device_api, keeper_api, passkey_api
from flambeur.house.proxy import Proxies, in_place
from flambeur.house.rates import per_hour, per_minute
from flambeur.house.ratings import api as ratings_api
from flambeur.house.schema_page import SchemaPage
from flambeur.house.store import url_of
from flambeur.house.throttle import throttled
from flambeur.house.tournaments import api as tournament_api

logger = logging.getLogger("flambeur.house")

FROM_ENVIRONMENT = f"{__name__}:app_of_environment"
TOO_MANY = 429
RETRY_AFTER = "10"  # seconds
STATUS = {
    "no-such-table": 404,
    "no-such-tournament": 404,
    "need-tournament-invite": 403,
    "not-the-organiser": 403,
    "sealed-table": 403,
    "round-goes-on": 409,
    "unknown-game": 404,
    "need-invite": 403,
    "too-many-requests": TOO_MANY,
    "too-many-analyses": TOO_MANY,
    "too-many-guesses": TOO_MANY,
    "removed": 403,
    "house-private": 403,
    "not-a-keeper": 403,
    "table-closed": 403,
    "no-such-person": 404,
    "name-taken": 409,
    "own-code": 409,
    "last-keeper": 409,
    "not-over": 409,
    "house-busy": 503,
    "no-analysis": 503,
    "table-unreadable": 503,
    "no-such-game": 404,
    "unknown-handle": 404,
    "profile-hidden": 403,
    "no-such-position": 404,
    "no-such-puzzle": 404,
    "no-first-game": 404,
}


def create_app(house: House) -> ASGIApp:
    """The house as an application."""
    app = Litestar(
        route_handlers=[
            *api.HANDLERS,
            *first_games.HANDLERS,
            *past_games.HANDLERS,
            *look_back.HANDLERS,
            *branches.HANDLERS,
            *outcomes.HANDLERS,
            *puzzle_api.HANDLERS,
            *past_moments.HANDLERS,
            *push_api.HANDLERS,
            *history.HANDLERS,
            *tournament_api.HANDLERS,
            *device_api.HANDLERS,
            *code_api.HANDLERS,
            *passkey_api.HANDLERS,
            *data_api.HANDLERS,
            *block_api.HANDLERS,
            *keeper_api.HANDLERS,
            *ratings_api.HANDLERS,
            *app_files.HANDLERS,
            *pages.HANDLERS,
            pages.assets(),
        ],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024),
        dependencies=api.dependencies(house),
        guards=[throttled(house.config), admitted(house.guest_book)],
        exception_handlers={
            FlambeurError: on_refusal,
            HTTPException: on_http_error,
            RecursionError: on_depth,
            Exception: on_bug,
        },
        lifespan=[house.open],
        openapi_config=OpenAPIConfig(
            title="Flambeur", version="1", path="/schema", render_plugins=[SchemaPage()]
        ),
        websocket_class=LooseSocket,
        request_max_body_size=64 * 1024,
        logging_config=None,
    )
    # Around everything, so that what the framework answers by itself passes through it, too.
    config = house.config
    return outlived(
        in_place(
            guarded(app, house.signer, house.guest_book.who_comes), Proxies(config.proxies), config.base_path
        )
    )


def app_of_environment() -> ASGIApp:
    """The application as `flambeur serve` and its worker processes make it."""
    logs.begin(as_json=bool(os.environ.get("FLAMBEUR_JSON_LOGS")))
    collect_rarely()
    database = url_of(os.environ.get("FLAMBEUR_DATABASE"), Path(os.environ["FLAMBEUR_DATA"]))
    config = replace(
        USUAL,
        proxies=tuple(os.environ.get("FLAMBEUR_TRUSTED_PROXY", "").split()),
        base_path=os.environ.get("FLAMBEUR_BASE_PATH", ""),
        requests=per_minute(int(os.environ.get("FLAMBEUR_REQUESTS", REQUESTS))),
        new_tables=per_hour(int(os.environ.get("FLAMBEUR_NEW_TABLES", NEW_TABLES))),
        address=os.environ.get("FLAMBEUR_ADDRESS") or None,
        push_key=os.environ.get("FLAMBEUR_PUSH_KEY", ""),
        push_contact=os.environ.get("FLAMBEUR_PUSH_CONTACT", ""),
    )
    return create_app(House(database, config))


def collect_rarely() -> None:
    """Looking through everything for garbage holds everybody up: a quarter of a second with 1,000 clients.

    What is new is looked through often, so that it is never much (with 5,000 players 20,000 new things take
    a tenth of a second), and everything almost never.
    """
    gc.freeze()
    gc.set_threshold(2_000, 1, 50_000)


def on_refusal(request: HouseRequest, error: FlambeurError) -> Response[dict[str, Any]]:
    """What cannot be done, in the one shape."""
    status = STATUS.get(error.code, 400)
    answer = _answer(status, messages.problem(error, api.language_of(request)))
    if status == TOO_MANY:
        answer.headers["retry-after"] = RETRY_AFTER
    return answer


def on_http_error(request: HouseRequest, error: HTTPException) -> Response[Any]:
    """What the web framework refuses, in the same shape; a person who is lost sees a page."""
    if error.status_code == 404 and (page := pages.lost_page(request)):
        return page
    sentence = "; ".join([str(error.detail), *_reasons(error)])
    return _answer(error.status_code, _problem(f"http-{error.status_code}", sentence))


def on_depth(request: HouseRequest, _error: RecursionError) -> Response[dict[str, Any]]:
    """Lists within lists within lists."""
    return on_refusal(request, Refused("bad-message", reason="nested too deeply"))


def on_bug(_request: HouseRequest, error: Exception) -> Response[dict[str, Any]]:
    """A mistake of ours: logged whole, shown as one sentence."""
    logger.error("bug", exc_info=error)
    return _answer(500, _problem("bug", "Something went wrong in the house."))


def _reasons(error: HTTPException) -> list[str]:
    """What exactly is wrong with a request."""
    extra = error.extra if isinstance(error.extra, list) else []
    return [": ".join(filter(None, (e.get("key"), e.get("message")))) for e in extra if isinstance(e, dict)]


def _problem(code: str, sentence: str) -> dict[str, Any]:
    return {"code": code, "words": sentence, "sentence": sentence, "rule": None}


def _answer(status: int, problem: dict[str, Any]) -> Response[dict[str, Any]]:
    return Response({"error": problem}, status_code=status, media_type=MediaType.JSON)
