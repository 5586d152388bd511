"""What the house shows besides the tables: the browser client, its health and its counters."""

from pathlib import Path

from litestar import HttpMethod, MediaType, Response, Router, get, route
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.response import File
from litestar.static_files import create_static_files_router
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

STATIC = Path(__file__).parent / "static"


@get("/healthz", include_in_schema=False)
async def read_health() -> dict[str, str]:
    """Whether the house is open."""
    return {"is": "well"}


@get("/metrics", include_in_schema=False)
async def read_metrics() -> Response[bytes]:
    """Counters for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@route(
    ["/", "/t/{rest:path}", "/rules/{rest:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def read_page() -> File:
    """The page of the browser client, whatever the address within it."""
    page = STATIC / "index.html"
    if not page.exists():
        raise NotFoundException("The browser client has not been built: run make web.")
    return File(page, content_disposition_type="inline", media_type=MediaType.HTML)


# The names of built files change with their content, so a browser need never ask again.
FOREVER = CacheControlHeader(max_age=365 * 24 * 3600, public=True, immutable=True)


def assets() -> Router:
    """Scripts, styles and fonts of the browser client."""
    folder = STATIC / "assets"
    folder.mkdir(parents=True, exist_ok=True)
    return create_static_files_router("/assets", [folder], cache_control=FOREVER, include_in_schema=False)


HANDLERS = [read_health, read_metrics, read_page]
