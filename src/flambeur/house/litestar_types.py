"""A request and a socket of the house: the framework's, without users and rights of its own."""

from typing import Any, TypeAlias
from weakref import proxy

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.types import Receive, Send

HouseRequest: TypeAlias = Request[None, None, State]
HouseSocket: TypeAlias = WebSocket[None, None, State]
AnyConnection: TypeAlias = ASGIConnection[Any, None, None, State]


class LooseSocket(HouseSocket):
    """A socket of the framework that does not hold itself, and all behind it, until garbage is looked for."""

    def receive_wrapper(self, receive: Receive) -> Receive:
        """What notes in the socket how far it is."""
        return WebSocket.receive_wrapper(proxy(self), receive)

    def send_wrapper(self, send: Send) -> Send:
        """The same for what is sent."""
        return WebSocket.send_wrapper(proxy(self), send)
