"""A request and a socket of the house: the framework's, without users and rights of its own."""

from typing import Any, TypeAlias

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State

HouseRequest: TypeAlias = Request[None, None, State]
HouseSocket: TypeAlias = WebSocket[None, None, State]
AnyConnection: TypeAlias = ASGIConnection[Any, None, None, State]
