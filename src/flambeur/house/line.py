"""The line to one client: what is heard and said after the request for it is over."""

from collections.abc import Awaitable, Callable
from typing import Any, Literal, Protocol, TypeAlias

from litestar.types import ASGIApp, Receive, Scope, Send

LINE = "line"  # in the state of a scope, where the server has one

Serve: TypeAlias = Callable[[], Awaitable[None]]


class Line(Protocol):
    """A socket that is open; those of the framework are lines, too."""

    async def receive_data(self, mode: Literal["text"]) -> str:
        """The next message; raises WebSocketDisconnect if there will be none."""

    async def send_data(self, data: str, mode: Literal["text"]) -> None:
        """Say something when the client can take it."""

    async def close(self, code: int) -> None:
        """Hang up."""


class LastingLine(Line, Protocol):
    """A line that needs no request behind it."""

    def write_now(self, text: bytes) -> bool:
        """Say something small, if the client can take it at once."""

    def leave_to(self, serve: Serve) -> None:
        """Who serves the line when the request is over."""

    async def go_on(self) -> None:
        """Serve the line; the request is forgotten."""


def line_of(scope: Any) -> LastingLine | None:
    """The line that the server has for a socket, if it has any."""
    line: LastingLine | None = scope.get("state", {}).get(LINE)
    return line


def outlived(app: ASGIApp) -> ASGIApp:
    """The application, whose sockets are served on when it has done its part.

    Most of them do nothing most of the time, and a request with all that was found out about it takes more
    memory than all else about them.
    """

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        await app(scope, receive, send)
        line = line_of(scope)
        del scope, receive, send
        if line is not None:
            await line.go_on()

    return handle
