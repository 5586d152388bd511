"""Behind a reverse proxy: whose word is taken, and the house below a path."""

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from flambeur.house import pages
from flambeur.house.app import create_app
from flambeur.house.config import Config
from flambeur.house.house import House
from flambeur.house.proxy import Proxies, in_place, is_base_path
from flambeur.house.store import url_of

pytestmark = pytest.mark.anyio

PROXY, STRANGER = "10.0.0.1", "203.0.113.7"
SAID = {"x-forwarded-host": "games.example", "x-forwarded-proto": "https", "x-forwarded-for": STRANGER}
TABLE = {"game": "las-vegas", "players": 2, "seats": ["me", "open"]}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ASGIApp]:
    """A house behind a proxy, below a path."""
    config = Config(
        compile=lambda: None, quick_games=tuple, proxies=(f"{PROXY}/32", "::1"), base_path="/flambeur"
    )
    house = House(url_of(None, tmp_path_factory.mktemp("house")), config)
    yield create_app(house)
    house.writer.close()
    house.engine.dispose()


@pytest.fixture(scope="module", autouse=True)
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A client as it is built, whether it has been or not."""
    folder = tmp_path_factory.mktemp("static")
    tags = '<link rel="manifest" href="/manifest.webmanifest" /><script src="./assets/index.js"></script>'
    (folder / "index.html").write_text(f"<head>{tags}</head>")
    (folder / "manifest.webmanifest").write_text("{}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "STATIC", folder)
        patch.setattr("flambeur.house.app_files.STATIC", folder)
        yield


@asynccontextmanager
async def client(app: ASGIApp, address: str = PROXY) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody at an address."""
    transport = httpx.ASGITransport(app=app, client=(address, 1))  # type: ignore[arg-type]  # the framework's name
    async with httpx.AsyncClient(transport=transport, base_url="http://inside:8377") as http:
        yield http


async def test_a_trusted_proxy_says_which_host_and_scheme_the_browser_has(app: ASGIApp) -> None:
    async with client(app) as http:
        made = await http.post("/api/tables", json=TABLE, headers={**SAID, "origin": "https://games.example"})
    assert made.status_code == 201
    assert "; Secure" in made.headers["set-cookie"]


async def test_nobody_else_is_believed(app: ASGIApp) -> None:
    async with client(app, STRANGER) as http:
        refused = await http.post(
            "/api/tables", json=TABLE, headers={**SAID, "origin": "https://games.example"}
        )
        asked = await http.get("/api/me", headers=SAID)
    assert refused.status_code == 403
    assert "; Secure" not in asked.headers["set-cookie"]


async def test_another_site_is_refused_through_the_proxy_too(app: ASGIApp) -> None:
    async with client(app) as http:
        refused = await http.post(
            "/api/tables", json=TABLE, headers={**SAID, "origin": "https://evil.example"}
        )
    assert refused.status_code == 403


@pytest.mark.parametrize("base", ["/flambeur", ""], ids=["kept", "taken away"])
async def test_the_proxy_may_keep_the_base_path_or_take_it_away(app: ASGIApp, base: str) -> None:
    async with client(app) as http:
        for path in (
            "/",
            "/t/abc",
            "/rules/royale",
            "/healthz",
            "/manifest.webmanifest",
            "/pictures/house.png",
        ):
            assert (await http.get(base + path)).status_code == 200, path
        asked = await http.get(f"{base}/api/me", headers=SAID)
        lost = await http.get(f"{base}/nowhere", headers={"accept": "text/html"})
    assert "; Path=/flambeur/;" in asked.headers["set-cookie"]
    assert (lost.status_code, '"/flambeur/assets/index.js"' in lost.text) == (404, True)


async def test_the_page_finds_its_files_and_a_link_its_picture_below_the_base_path(app: ASGIApp) -> None:
    async with client(app) as http:
        page = (await http.get("/flambeur/t/abc", headers=SAID)).text
    assert re.findall(r'(?:href|src)="([^"]+)"', page) == [
        "/flambeur/manifest.webmanifest",
        "/flambeur/assets/index.js",
    ]
    assert 'content="https://games.example/flambeur/pictures/house.png"' in page


async def test_the_base_path_itself_leads_to_the_lobby(app: ASGIApp) -> None:
    async with client(app) as http:
        answer = await http.get("/flambeur?lang=fr")
    assert (answer.status_code, answer.headers["location"]) == (308, "/flambeur/?lang=fr")


async def seen(scope: dict[str, Any], proxies: list[str]) -> dict[str, Any]:
    """What the application sees of a request."""
    shown: dict[str, Any] = {}

    async def look(scope: Scope, _receive: Receive, _send: Send) -> None:
        shown.update(scope)

    async def nothing() -> Any:
        raise AssertionError

    async def nowhere(_message: Message) -> None:
        raise AssertionError

    full = {"type": "websocket", "path": "/", "raw_path": b"/", "headers": [], "scheme": "ws", **scope}
    await in_place(look, Proxies(proxies), "")(full, nothing, nowhere)  # type: ignore[arg-type]  # parts of a scope
    return shown


@pytest.mark.parametrize(
    ("forwarded_for", "client"),
    [
        (STRANGER, STRANGER),
        (f"6.6.6.6, {STRANGER}", STRANGER),
        (f"6.6.6.6, {STRANGER}, 10.0.0.2", STRANGER),
        ("10.0.0.2", "10.0.0.2"),
        ("", PROXY),
        ("unknown", PROXY),
        ("2001:db8::7", "2001:db8::7"),
    ],
)
async def test_the_client_is_the_last_in_the_list_who_is_no_proxy(forwarded_for: str, client: str) -> None:
    headers = [(b"x-forwarded-for", forwarded_for.encode())]
    scope = await seen({"client": (PROXY, 1), "headers": headers}, ["10.0.0.0/8"])
    assert scope["client"][0] == client


async def test_a_socket_is_secure_behind_https_and_what_is_no_host_is_none() -> None:
    headers = [(b"host", b"inside"), (b"x-forwarded-proto", b"http, https"), (b"x-forwarded-host", b"a/b")]
    scope = await seen({"client": ("::ffff:10.0.0.1", 1), "headers": headers}, [PROXY])
    assert (scope["scheme"], scope["headers"]) == ("wss", headers)


def test_what_cannot_be_a_base_path_is_none() -> None:
    assert is_base_path("/flambeur")
    assert is_base_path("/games/flambeur-2")
    for path in ("flambeur", "/", "/flambeur/", "/a//b", "/a b", "/../x", "/api", "/t/x", '/"', "/é"):
        assert not is_base_path(path), path


def test_the_client_that_is_built_has_addresses_that_can_be_moved() -> None:
    index = Path(pages.__file__).parent / "static" / "index.html"
    if index.exists():  # the tests of the browser need it, this one need not
        addresses = re.findall(r'="(\.?/[^"]*)"', index.read_text(encoding="utf-8"))
        movable = pages.OWN_ADDRESS.findall(index.read_text(encoding="utf-8"))
        assert len(addresses) == len(movable) > 0
