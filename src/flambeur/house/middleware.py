"""Around every request: who asks, whether their site may, and what a browser may do with the answer."""

from collections.abc import Callable

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from flambeur.house import close_codes
from flambeur.house.identity import CookieSigner, new_person

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


def guarded(app: ASGIApp, signer: CookieSigner, who_comes: Callable[[str], str | None]) -> ASGIApp:
    """The application, which learns who asks, by which device, and hears nothing from other sites."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        headers = {name.decode().lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if not _is_own_origin(scope, headers):
            await _refuse_origin(scope, send)
            return
        device = signer.person_of(_cookies_of(scope))
        person = who_comes(device) if device else None
        fresh = new_person() if person is None and _is_api_request(scope) else None
        scope.setdefault("state", {})["person"] = person or fresh
        scope["state"]["device"] = device if person else fresh
        await app(scope, receive, _with_headers(send, signer, fresh, scope))

    return handle


def _cookies_of(scope: Scope) -> str:
    """All cookies; a proxy may have split them into several headers."""
    return ";".join(value.decode("latin-1") for name, value in scope["headers"] if name == b"cookie")


def _is_api_request(scope: Scope) -> bool:
    """Only here is an identity handed out: files may be kept and shared by caches."""
    return scope["type"] == ScopeType.HTTP and bool(scope["path"].startswith("/api/"))


def _is_own_origin(scope: Scope, headers: dict[str, str]) -> bool:
    """Other sites must not act in a person's name; programs send no Origin at all."""
    origin = headers.get("origin")
    if origin is None or (scope["type"] == ScopeType.HTTP and scope["method"] in SAFE_METHODS):
        return True
    host = headers.get("host")
    return origin in (f"http://{host}", f"https://{host}")


async def _refuse_origin(scope: Scope, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": close_codes.WRONG_ORIGIN, "reason": "origin"})
        return
    body = (
        b'{"error":{"code":"wrong-origin","words":"Requests from other sites are refused.",'
        b'"sentence":"Requests from other sites are refused.","rule":null}}'
    )
    headers = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _with_headers(send: Send, signer: CookieSigner, fresh: str | None, scope: Scope) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", []), *HEADERS]
            if fresh is not None:
                cookie = signer.set_cookie(fresh, scope["scheme"] == "https", scope["root_path"])
                headers.append((b"set-cookie", cookie.encode()))
            message["headers"] = headers
        await send(message)

    return sending
