"""What makes an app of the browser client: manifest, icons and service worker, under lasting names."""

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException

from flambeur.house.litestar_types import HouseRequest
from flambeur.house.pages import STATIC

TYPES = {
    "manifest.webmanifest": "application/manifest+json",
    "sw.js": "text/javascript",
    "icon.svg": "image/svg+xml",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon-maskable.png": "image/png",
    "icon-apple.png": "image/png",
}


@route(
    [f"/{name}" for name in TYPES],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
)
async def read_app_file(request: HouseRequest) -> Response[bytes]:
    """One of these files; a browser asks each time, for it may have changed."""
    name = request.scope["path"].removeprefix("/")
    path = STATIC / name
    if not path.exists():
        raise NotFoundException("The browser client has not been built: run make web.")
    return Response(path.read_bytes(), media_type=TYPES[name], headers={"cache-control": "no-cache"})


HANDLERS = [read_app_file]
