"""A small application behind the real server, in this process, and clients that behave badly."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import uvicorn
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from flambeur.house.limits import Limits
from flambeur.house.web_server import config_of, listen_at
from tests.house.hubs import SECONDS, until

ANSWER = b"x" * 4_000_000  # more than the system keeps for a client that does not read
END = b"0\r\n\r\n"  # of an answer whose length was not told before
UPGRADE = (
    b"GET /live HTTP/1.1\r\nHost: house\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@dataclass
class Served:
    """The server, and what its application has seen."""

    server: uvicorn.Server
    port: int
    sockets: int = 0  # that the application holds
    clients: list[socket.socket] = field(default_factory=list)

    @property
    def transports(self) -> list[Any]:
        """The server's ends of all connections."""
        return [protocol.transport for protocol in self.server.server_state.connections]

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Echoes what a socket says, and answers requests with more than a client may want."""
        if scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            self.sockets += 1
            try:
                await self._echo(receive, send)
            finally:
                self.sockets -= 1
        elif scope["type"] == ScopeType.HTTP:
            while (await receive()).get("more_body"):
                pass
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": ANSWER, "more_body": False})

    async def _echo(self, receive: Receive, send: Send) -> None:
        while (message := await receive())["type"] == "websocket.receive":
            if message.get("bytes") == b"close":
                await send({"type": "websocket.close", "code": 1000, "reason": ""})
                return
            await send({"type": "websocket.send", "bytes": message.get("bytes"), "text": None})

    async def take_answer(self, client: socket.socket, end: bytes = END) -> None:
        """Read one whole answer to a request."""
        taken = b""
        async with asyncio.timeout(SECONDS):
            while end not in taken:
                part = await asyncio.get_running_loop().sock_recv(client, 65536)
                assert part, "the house has hung up"
                taken = taken[-len(end) :] + part

    async def open_socket(self) -> socket.socket:
        """A client whose connection has become a socket."""
        client = await self.connect(UPGRADE)
        await self.take_answer(client, b"\r\n\r\n")
        return client

    async def connect(self, *parts: bytes) -> socket.socket:
        """A client that has sent this, and reads when it is told to."""
        client = socket.socket()
        self.clients.append(client)
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(client, ("127.0.0.1", self.port))
        for part in parts:
            await loop.sock_sendall(client, part)
        return client


@contextlib.asynccontextmanager
async def served(**wishes: Any) -> AsyncIterator[Served]:
    """The server with these limits; it must end soon, whatever its clients do."""
    listener = listen_at("127.0.0.1", 0)
    limits = Limits(**{"closing_seconds": 1} | wishes)
    place: list[Served] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await place[0].app(scope, receive, send)

    server = uvicorn.Server(config_of(app, limits))
    place.append(Served(server, listener.getsockname()[1]))
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    await until(lambda: server.started)
    try:
        yield place[0]
    finally:
        server.should_exit = True
        await asyncio.wait_for(serving, SECONDS)
        for end in (*place[0].transports, *place[0].clients):
            end.abort() if isinstance(end, asyncio.Transport) else end.close()
        await asyncio.sleep(0)


async def is_cut_off(client: socket.socket) -> bool:
    """Whether the house ends the connection; what it had sent before is read and thrown away."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(SECONDS):
            while await loop.sock_recv(client, 65536):
                pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True
