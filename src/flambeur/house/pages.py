"""What the house shows besides the tables: the browser client, its health and its counters."""

import asyncio
import re
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Response, Router, get, route
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery
from litestar.static_files import create_static_files_router
from prometheus_client import CONTENT_TYPE_LATEST

from flambeur.house.api import language_of
from flambeur.house.house import House
from flambeur.house.link_preview import light_of, may_see, seats_of, tags_of
from flambeur.house.litestar_types import AnyConnection, HouseRequest
from flambeur.house.metrics import report
from flambeur.house.pictures import table_picture

STATIC = Path(__file__).parent / "static"
LONGEST_NAME = 200
OF_PEOPLE = ("/me", "/people/{rest:path}", "/me/devices", "/me/link", "/join", "/keeper")
ADDRESSES = [
    "/",
    "/t/{rest:path}",
    "/rules/{rest:path}",
    "/puzzles/{rest:path}",
    "/ladder/{rest:path}",
    "/rounds/{rest:path}",
    "/tournaments",
    "/tournaments/{rest:path}",
    *OF_PEOPLE,
]  # of the client
OWN_ADDRESS = re.compile(r'\b(href|src)="\.?/')


@get("/healthz", include_in_schema=False)
async def read_health(house: NamedDependency[House]) -> Response[dict[str, Any]]:
    """Whether the house is open, can write, hears other processes and has room on its disk."""
    problems = await house.health.problems()
    if problems:
        return Response({"is": "unwell", "problems": problems}, status_code=503)
    return Response({"is": "well"}, status_code=200)


@get("/metrics", include_in_schema=False)
async def read_metrics() -> Response[bytes]:
    """Counters for Prometheus."""
    return Response(await asyncio.to_thread(report), media_type=CONTENT_TYPE_LATEST)


@route(
    ADDRESSES,
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def read_page(request: HouseRequest, house: NamedDependency[House]) -> Response[str]:
    """The page of the browser client, whatever the address within it, and what is shown of a link to it."""
    page = _page(request)
    if page is None:
        raise NotFoundException("The browser client has not been built: run make web.")
    table = None if house.guest_book.order.is_private else _table_of(request.scope["path"])
    live = await house.hub.find_readable(table) if table else None
    invite = request.query_params.get("invite")
    tags = tags_of(live.table if live else None, str(request.base_url), invite, language_of(request))
    text = page.replace("</head>", f"{tags}</head>")
    return Response(text, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def lost_page(request: HouseRequest) -> Response[str] | None:
    """The page for a person who came to an address where there is nothing; None for programs."""
    page = _page(request)
    is_program = request.scope["path"].startswith("/api/") or "text/html" not in request.headers.get(
        "accept", ""
    )
    if is_program or request.method not in ("GET", "HEAD") or page is None:
        return None
    return Response(page, status_code=404, media_type=MediaType.HTML)


def _page(request: HouseRequest) -> str | None:
    """The page of the client, which finds its files below the base path; None if there is none."""
    page = STATIC / "index.html"
    if not page.exists():
        return None
    base = str(request.scope["root_path"])
    return OWN_ADDRESS.sub(rf'\1="{base}/', page.read_text(encoding="utf-8"))


def _table_of(path: str) -> str | None:
    """The table that an address of the client leads to."""
    parts = path.split("/")
    return parts[2] if len(parts) > 2 and parts[1] == "t" else None


@route("/pictures/{name:str}", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def read_picture(
    house: NamedDependency[House], name: FromPath[str], invite: FromQuery[str | None] = None
) -> Response[bytes]:
    """A table from above, for those who may enter it; of any other it shows no more than of the house."""
    live = await house.hub.find_readable(name.removesuffix(".png"))
    is_private = house.guest_book.order.is_private
    is_shown = live is not None and not is_private and may_see(live.table, invite)
    seats, light = (seats_of(live.table), light_of(live.table)) if live and is_shown else ((), 0)
    picture = await asyncio.to_thread(table_picture, seats, light)
    return Response(picture, media_type="image/png", headers={"cache-control": "max-age=60"})


# The names of built files change with their content, so a browser need never ask again.
FOREVER = CacheControlHeader(max_age=365 * 24 * 3600, public=True, immutable=True)


def assets() -> Router:
    """Scripts, styles and fonts of the browser client."""
    folder = STATIC / "assets"
    folder.mkdir(parents=True, exist_ok=True)
    return create_static_files_router(
        "/assets", [folder], cache_control=FOREVER, include_in_schema=False, guards=[_check_name]
    )


def _check_name(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """What cannot be a name is not asked of the system, which would take it for a mistake of ours."""
    name = str(connection.path_params["file_path"])
    if not name.isprintable() or len(name.encode()) > LONGEST_NAME:
        raise NotFoundException


HANDLERS = [read_health, read_metrics, read_page, read_picture]
