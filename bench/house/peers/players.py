"""Players of the other servers: each speaks as much of its server's language as it takes to play."""

import asyncio
from abc import ABC, abstractmethod
from itertools import count
from typing import Any, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

AT_ONCE = 50  # who arrive at the same time

_matches = count()
_json, _pack = msgspec.json, msgspec.msgpack


class Player(Protocol):
    """One of two at a table."""

    async def play(self) -> None:
        """Play for ever."""

    def leave(self) -> None:
        """Be gone at once."""


class Seated(ABC):
    """A player who counts the moves of all; subclasses know how to hear a state and to say a move."""

    def __init__(self, socket: ClientConnection, seat: int, done: list[None]) -> None:
        self.socket, self.seat, self._done = socket, seat, done
        self.game: Any = None

    @abstractmethod
    async def hear(self) -> Any:
        """The next state of the game."""

    @abstractmethod
    async def say(self, value: int) -> None:
        """Ask for a move."""

    async def play(self) -> None:
        """Make the first move there is, whenever it is one's turn; a move is done when its state comes."""
        while True:
            if self.game["turn"] == self.seat:
                await self.say(next(value for value, dice in enumerate(self.game["rolled"][0]) if dice))
                self.game = await self.hear()
                self._done.append(None)
            else:
                self.game = await self.hear()

    def leave(self) -> None:
        """Be gone at once."""
        self.socket.transport.abort()


class OfBoardgame(Seated):
    """A player at boardgame.io, which speaks Socket.IO."""

    match, version = "", 0

    async def hear(self) -> Any:
        """The next state of the game; pings are answered."""
        while True:
            text = await self.socket.recv(decode=True)
            if text == "2":
                await self.socket.send("3")
            elif text.startswith(('42/dice,["update"', '42/dice,["sync"')):
                kind, _, told, *_ = _json.decode(text.partition(",")[2])
                state = told["state"] if kind == "sync" else told
                self.version = state["_stateID"]
                return state["G"]

    async def say(self, value: int) -> None:
        """Ask for a move."""
        move = {"type": "place", "args": [value], "playerID": str(self.seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": move}
        await self.emit("update", action, self.version, self.match, str(self.seat))

    async def emit(self, *event: Any) -> None:
        """Say something in the language of Socket.IO."""
        await self.socket.send("42/dice," + _json.encode(event).decode())


class OfColyseus(Seated):
    """A player at Colyseus, whose messages are a byte for the kind and two values of MessagePack."""

    async def hear(self) -> Any:
        """The next state of the game."""
        while True:
            message = await self.socket.recv(decode=False)
            if message.startswith(b"\x0d\xa5state"):
                return _pack.decode(message[7:])

    async def say(self, value: int) -> None:
        """Ask for a move."""
        await self.socket.send(b"\x0d" + _pack.encode("move") + _pack.encode(value))


async def pair_of_boardgame(port: int, done: list[None]) -> list[Seated]:
    """Two at a new table."""
    match, pair = f"match-{next(_matches)}", []
    for seat in range(2):
        socket = await _open(f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket")
        player = OfBoardgame(socket, seat, done)
        await socket.recv()
        await socket.send("40/dice,")
        await socket.recv()
        player.match = match
        await player.emit("sync", match, str(seat), None, 2)
        player.game = await player.hear()
        pair.append(player)
    return list(pair)


async def pair_of_colyseus(port: int, done: list[None], http: httpx.AsyncClient) -> list[Seated]:
    """Two at a new table."""
    base = f"http://127.0.0.1:{port}/matchmake"
    first = (await http.post(f"{base}/create/dice", json={})).json()
    second = (await http.post(f"{base}/joinById/{first['roomId']}", json={})).json()
    pair = []
    for seat, place in enumerate((first, second)):
        address = f"{place['processId']}/{place['roomId']}?sessionId={place['sessionId']}"
        player = OfColyseus(await _open(f"ws://127.0.0.1:{port}/{address}"), seat, done)
        await player.socket.recv()
        await player.socket.send(b"\x0a")
        await player.socket.send(b"\x0d" + _pack.encode("begin"))
        player.game = await player.hear()
        pair.append(player)
    return list(pair)


async def _open(address: str) -> ClientConnection:
    return await connect(address, compression=None, open_timeout=120, ping_interval=None, proxy=None)


async def gather(kind: str, port: int, clients: int, done: list[None]) -> list[Seated]:
    """Let pairs of players come and sit down."""
    limit = asyncio.Semaphore(AT_ONCE // 2)
    async with httpx.AsyncClient(trust_env=False, timeout=120) as http:

        async def sit() -> list[Seated]:
            async with limit:
                if kind == "colyseus":
                    return await pair_of_colyseus(port, done, http)
                return await pair_of_boardgame(port, done)

        pairs = await asyncio.gather(*(sit() for _ in range(clients // 2)))
    return [player for pair in pairs for player in pair]
