"""How a connection is spoken to, as HTTP and as the socket it may become; both are bounded."""

import asyncio
from typing import Any, Literal, cast

import h11
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import Protocol, State

from flambeur.house.door import Door
from flambeur.house.frames import COMPRESSION, LARGE, small_frame
from flambeur.house.limits import Limits
from flambeur.house.line import LINE, Serve
from flambeur.house.mailbox import Gate, Mailbox
from flambeur.house.rates import Pace, Rate
from flambeur.house.stall import Stall

FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"
)
FAREWELL = 4096  # bytes that somebody may send at once who has not yet heard that the house has closed
UNFINISHED = (h11.IDLE, h11.SEND_BODY)  # what a client is at whose request has not ended


class BoundedHttp(H11Protocol):
    """HTTP for those for whom there is room; a request has to be whole in time, and its answer taken."""

    def __init__(self, *, limits: Limits, door: Door, **from_uvicorn: Any) -> None:
        super().__init__(**from_uvicorn)
        self._limits, self._door = limits, door
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody connects, and stays if there is room."""
        super().connection_made(transport)
        self._stall = Stall(transport, self._limits.stall_seconds)
        if self._door.enter(transport, self.client[0] if self.client else ""):
            self._time_request()
        else:
            transport.write(FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        """More of a request; or the whole of one that has made a socket of the connection."""
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self._time_request()

    def _time_request(self) -> None:
        """A request that is half here has a deadline, and one that is here has none."""
        is_half_here = self.conn.their_state in UNFINISHED and not self.transport.is_closing()
        if is_half_here and self._deadline is None:
            self._deadline = self.loop.call_later(self._limits.request_seconds, self.transport.abort)
            self._door.rest(self.transport)
        elif not is_half_here:
            self._forget_deadline()
            self._door.work(self.transport)

    def on_response_complete(self) -> None:
        """An answer was given, and another request may come."""
        self._door.rest(self.transport)
        super().on_response_complete()

    @property
    def is_timed(self) -> bool:
        """Whether the rest of a request is awaited, but not for long."""
        return self._deadline is not None

    def _forget_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the connection is a socket, which leaves through the same door."""
        self._forget_deadline()
        self._door.work(self.transport)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._forget_deadline()
        self._stall.end()
        super().connection_lost(exc)
        self._door.leave(self.transport)

    def pause_writing(self) -> None:
        """The client does not take its answer as fast as it is written."""
        super().pause_writing()
        self._stall.begin()

    def resume_writing(self) -> None:
        """The client has taken all there was."""
        self._stall.end()
        super().resume_writing()


class BoundedSocket(WebSocketsSansIOProtocol):
    """A socket that hears nobody who does not read, and keeps no more than a message for them."""

    def __init__(self, *, limits: Limits, door: Door, **from_uvicorn: Any) -> None:
        super().__init__(**from_uvicorn)
        self._limits, self._door, self._pings = limits, door, Pace(Rate(limits.pings, 1))
        self._has_missed = self._is_deaf = False
        self._serve: Serve | None = None
        self._frames: list[bytes] = []  # that go out together: who moves is told of it and answered
        self.queue, self.writable = cast("asyncio.Queue[Any]", Mailbox()), cast(asyncio.Event, Gate())
        self.close_timeout = limits.farewell_seconds
        self.conn.available_extensions = [COMPRESSION]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection has become a socket; the door has been passed."""
        super().connection_made(transport)
        self._stall = Stall(cast(asyncio.Transport, transport), self._limits.stall_seconds)

    def handle_connect(self, event: Request) -> None:
        """The application is called, and may leave the socket to somebody."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][LINE] = self
            self.conn.parser = Protocol.parse(self.conn)  # the one that has read the request keeps it
            next(self.conn.parser)

    def start_keepalive(self) -> None:
        """The socket is open; how it was asked for and answered is not needed any more."""
        super().start_keepalive()
        del self.request, self.response

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._stall.end()
        super().connection_lost(exc)
        self._door.leave(self.transport)
        self._forget_request()
        self._forget_what_was_read()

    def leave_to(self, serve: Serve) -> None:
        """Who serves the socket when the application has done its part."""
        self._serve = serve

    async def go_on(self) -> None:
        """Serve the socket until it is closed."""
        self._forget_request()
        serve, self._serve = self._serve, None
        if serve is not None:
            await serve()

    def _forget_request(self) -> None:
        """It refers to this socket, and nobody need look for such rings."""
        vars(self).pop("scope", None)

    def _forget_what_was_read(self) -> None:
        """Who reads, and what could not be read, hold on to the reader."""
        self.conn.parser.close()
        self.conn.parser_exc = self.conn.handshake_exc = None

    async def receive_data(self, mode: Literal["text"]) -> str:
        """The next message that the client says."""
        message = await self.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="the client has gone", code=message["code"])
        return message.get(mode) or ""

    async def send_data(self, data: str, mode: Literal["text"]) -> None:
        """Say something when the client can take it."""
        await self.send({"type": "websocket.send", mode: data})

    async def close(self, code: int) -> None:
        """Say good-bye."""
        await self.send({"type": "websocket.close", "code": code})

    def pause_writing(self) -> None:
        """Bytes have to wait for the client, so nothing is answered until they are taken: no ping, either."""
        super().pause_writing()
        self.transport.pause_reading()
        self._stall.begin()

    def resume_writing(self) -> None:
        """The client has taken all there was."""
        self._stall.end()
        super().resume_writing()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    async def send(self, message: Any) -> None:
        """What is small goes out as it is, past all that could be done with it."""
        text = message.get("text")
        if text is None or not self.write_now(text.encode()):
            self._flush()
            await super().send(message)

    def write_now(self, text: bytes) -> bool:
        """Write a small message, if the client can take it; whoever waits for nothing needs no task."""
        if len(text) >= LARGE or not self._is_open:
            return False
        if not self._frames:
            self.loop.call_soon(self._flush)
        self._frames.append(small_frame(text))
        return True

    def _flush(self) -> None:
        """Write what has been said since the loop went round: writing takes longer than all else about it."""
        frames, self._frames = self._frames, []
        if frames and self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(b"".join(frames))

    def shutdown(self) -> None:
        """The house closes; what was said before is said."""
        self._flush()
        super().shutdown()

    @property
    def _is_open(self) -> bool:
        """Whether a message can be written now, without a wait."""
        is_shut = self.close_sent or self.disconnected
        return self.conn.state is State.OPEN and self.writable.is_set() and not is_shut

    def data_received(self, data: bytes) -> None:
        """What the client sends; who goes on talking after the house has closed is not read any more."""
        self._is_deaf |= self.close_sent and len(data) > FAREWELL
        if not self._is_deaf:
            super().data_received(data)

    def handle_ping(self) -> None:
        """A ping is answered; nobody needs many of them."""
        if self.transport.is_closing():
            return
        if self._pings.take():
            super().handle_ping()
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """One more message; who says so much that the house cannot listen is heard to here."""
        if self.queue.qsize() < self._limits.unread_messages:
            super().send_receive_event_to_app()
        else:
            self._has_missed = True

    async def receive(self) -> Any:
        """The next message, as ASGI has it."""
        message = await super().receive()
        if self._has_missed and self.queue.empty():  # and the house has not closed it as too fast
            self.transport.abort()
        elif not self.writable.is_set() and not self.transport.is_closing():
            self.transport.pause_reading()
        return message

    def keepalive_timeout(self) -> None:
        """A ping was not answered: whoever should have is not there, and will not take a farewell."""
        super().keepalive_timeout()
        self.transport.abort()
