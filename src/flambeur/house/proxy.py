"""Behind a reverse proxy: whose word about a client is taken, and the path below which the house lies."""

import re
from collections.abc import Sequence
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

CLIENTS = ("http", "websocket")
HOST = re.compile(r"[A-Za-z0-9._-]+(:\d{1,5})?|\[[0-9A-Fa-f:.]+\](:\d{1,5})?")
BASE_PATH = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+")
OWN = (
    "api",
    "assets",
    "healthz",
    "join",
    "keeper",
    "me",
    "metrics",
    "pictures",
    "rules",
    "schema",
    "t",
)  # a base path would hide them


class Proxies:
    """The machines in front of the house; raises ValueError for what is neither an address nor a network."""

    def __init__(self, networks: Sequence[str]) -> None:
        self._networks = [ip_network(network) for network in networks]

    def __contains__(self, address: str) -> bool:
        try:
            ip = ip_address(address)
        except ValueError:
            return False
        ip = (isinstance(ip, IPv6Address) and ip.ipv4_mapped) or ip
        return any(ip in network for network in self._networks)

    def client_of(self, forwarded_for: str, proxy: str) -> str:
        """The last address in the list that no proxy of ours has; those before it may be invented."""
        for address in reversed([part.strip() for part in forwarded_for.split(",") if part.strip()]):
            if not _is_address(address):
                return proxy
            if address not in self:
                return address
            proxy = address
        return proxy


def is_base_path(path: str) -> bool:
    """Whether the house may lie there."""
    return bool(BASE_PATH.fullmatch(path)) and path.split("/")[1] not in OWN


def in_place(app: ASGIApp, proxies: Proxies, base_path: str) -> ASGIApp:
    """The application, which sees requests as clients made them, and paths without the base path."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in CLIENTS:
            client = scope["client"]
            if client and client[0] in proxies:
                scope = cast(Scope, {**scope, **_as_forwarded(scope, proxies, client[0])})
            if base_path and scope["path"] == base_path and scope["type"] == ScopeType.HTTP:
                await _redirect(send, f"{base_path}/", scope["query_string"])
                return
            scope = cast(Scope, {**scope, **_within(scope, base_path), "root_path": base_path})
        await app(scope, receive, send)

    return handle


def _as_forwarded(scope: Scope, proxies: Proxies, proxy: str) -> dict[str, Any]:
    """What a trusted proxy says of the request; each header as the last proxy wrote it."""
    said = {
        name: value.decode("latin-1") for name, value in scope["headers"] if name.startswith(b"x-forwarded-")
    }
    forwarded: dict[str, Any] = {"client": (proxies.client_of(said.get(b"x-forwarded-for", ""), proxy), 0)}
    scheme = _last(said.get(b"x-forwarded-proto", ""))
    if scheme in ("http", "https"):
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        forwarded["scheme"] = scheme.replace("http", "ws") if is_socket else scheme
    host = _last(said.get(b"x-forwarded-host", ""))
    if HOST.fullmatch(host):
        others = [(name, value) for name, value in scope["headers"] if name != b"host"]
        forwarded["headers"] = [*others, (b"host", host.encode())]
    return forwarded


def _within(scope: Scope, base_path: str) -> dict[str, Any]:
    """The path inside the house; a proxy may also have taken the base path away."""
    if not scope["path"].startswith(f"{base_path}/"):
        return {}
    raw = scope.get("raw_path") or b""
    return {"path": scope["path"].removeprefix(base_path), "raw_path": raw.removeprefix(base_path.encode())}


def _last(values: str) -> str:
    return values.rpartition(",")[2].strip()


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


async def _redirect(send: Send, to: str, query: bytes) -> None:
    location = to.encode() + (b"?" + query if query else b"")
    await send({"type": "http.response.start", "status": 308, "headers": [(b"location", location)]})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
