"""A socket is served on when its request is over, and waits with little."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from typing import Any, cast
from unittest.mock import MagicMock

import pytest
from litestar.types import Receive, Scope, Send
from uvicorn.server import ServerState

from flambeur.house.door import Door
from flambeur.house.limits import USUAL
from flambeur.house.line import LINE, line_of, outlived
from flambeur.house.litestar_types import LooseSocket
from flambeur.house.mailbox import Gate, Mailbox
from flambeur.house.protocols import BoundedSocket
from flambeur.house.web_server import config_of

pytestmark = pytest.mark.anyio


class Request:
    """Something that is known of a request."""


class Line:
    """A line that notes whether the request is still there when it is served."""

    def __init__(self, request: "weakref.ref[Request]") -> None:
        self.request, self.had_request = request, True

    async def go_on(self) -> None:
        """Serve it."""
        self.had_request = self.request() is not None


async def test_a_line_is_served_on_when_the_request_is_over_and_forgotten() -> None:
    request = Request()
    line = Line(weakref.ref(request))
    scope: dict[str, Any] = {"state": {LINE: line}, "request": request}
    was_called = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        was_called.append(line_of(scope) is cast(Any, line))

    serving = outlived(app)(cast(Scope, scope), cast(Receive, None), cast(Send, None))
    del request, scope
    await serving
    gc.collect()
    assert (was_called, line.had_request) == ([True], False)


async def test_a_mailbox_hands_over_what_came_in_order_to_who_waits_for_it() -> None:
    mailbox = Mailbox()
    reading = asyncio.create_task(mailbox.get())
    await asyncio.sleep(0)
    mailbox.put_nowait("one")
    mailbox.put_nowait("two")
    assert (await reading, mailbox.qsize(), await mailbox.get(), mailbox.empty()) == ("one", 1, "two", True)


async def test_who_stops_waiting_for_a_message_leaves_it_to_the_next() -> None:
    mailbox = Mailbox()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(mailbox.get(), 0.001)
    mailbox.put_nowait("one")
    assert await mailbox.get() == "one"


async def test_all_who_wait_at_a_gate_go_on_when_it_opens_though_one_has_left() -> None:
    gate = Gate()
    await gate.wait()
    gate.clear()
    left, stayed = asyncio.create_task(gate.wait()), asyncio.create_task(gate.wait())
    await asyncio.sleep(0)
    left.cancel()
    await asyncio.sleep(0)
    assert (gate.is_set(), stayed.done()) == (False, False)
    gate.set()
    await stayed
    assert gate.is_set()


class Receiver:
    """Where a socket hears what is said."""

    async def receive(self) -> Any:
        """Nothing."""


@pytest.fixture
def without_collector() -> Iterator[None]:
    """Nobody looks for garbage: what holds itself stays."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("without_collector")
def test_a_socket_of_the_framework_goes_with_the_request() -> None:
    receiver = Receiver()
    socket = LooseSocket(cast(Scope, {"type": "websocket"}), receiver.receive, cast(Send, None))
    gone = weakref.ref(receiver)
    del socket, receiver
    assert gone() is None


@pytest.mark.usefixtures("without_collector")
async def test_of_a_connection_that_was_lost_in_the_middle_of_something_unreadable_nothing_stays() -> None:
    config = config_of("flambeur.house.app:app_of_environment")
    kept: dict[str, Any] = {"server_state": ServerState(), "app_state": {}, "config": config}
    config.loaded, config.loaded_app, config.interface = True, None, "asgi3"
    socket = BoundedSocket(limits=USUAL, door=Door(USUAL), **kept)
    socket.connection_made(MagicMock())
    socket.data_received(b"rubbish\r\n\r\n")
    assert socket.conn.handshake_exc is not None
    gone = weakref.ref(socket.conn)
    socket.connection_lost(None)
    del socket, kept
    assert gone() is None
