"""Pairs of players for each kind of server: as little as it takes to play."""

import asyncio
import json
from abc import ABC, abstractmethod

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.house.crowd import Client, Crowd

JOIN_ROOM, ROOM_DATA, ROOM_STATE, ROOM_PATCH = 10, 13, 14, 15  # Colyseus's kinds of message
NO_GAME: dict[str, object] = {}


class Player(ABC):
    """Somebody who moves whenever asked."""

    @abstractmethod
    async def move(self) -> None:
        """Wait until it is one's turn, move, and wait until the move is acknowledged."""


async def reach(address: str, **headers: str) -> ClientConnection:
    """A connection without compression: none of the servers is asked for it."""
    return await connect(
        address, additional_headers=headers, compression=None, open_timeout=60, ping_interval=None, proxy=None
    )


class FlambeurPlayer(Player):
    """At a table of the house."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def move(self) -> None:
        await self._client.until_asked()
        await self._client.move()


class Pair:
    """Two who meet in match after match; one after the other, since two at once would make a match twice."""

    def __init__(self, name: str) -> None:
        self._name, self._came = name, 0
        self._news = asyncio.Condition()

    def match(self, number: int) -> str:
        """What the match of a number is called."""
        return f"{self._name}-{number}"

    async def come(self) -> None:
        """Say that one has entered the present match."""
        async with self._news:
            self._came += 1
            self._news.notify_all()

    async def until(self, came: int) -> None:
        """Wait until matches were entered so often."""
        async with self._news:
            await self._news.wait_for(lambda: self._came >= came)


class BoardgamePlayer(Player):
    """At a match of boardgame.io, in Socket.IO's words."""

    def __init__(self, socket: ClientConnection, pair: Pair, player: int) -> None:
        self._socket, self._pair, self._player = socket, pair, player
        self._number, self._match, self._state = 0, "", NO_GAME

    async def move(self) -> None:
        while not self._is_asked:
            await (self._hear() if self._state is not NO_GAME else self._begin())
        state = self._state
        value = state["G"]["roll"][0]  # type: ignore[index]
        made = {"type": "place", "args": [value], "playerID": str(self._player), "credentials": None}
        await self._say(
            "update", {"type": "MAKE_MOVE", "payload": made}, state["_stateID"], self._match, self._seat
        )
        while self._state is state:
            await self._hear()

    @property
    def _seat(self) -> str:
        return str(self._player)

    @property
    def _is_asked(self) -> bool:
        if self._state is NO_GAME or self._state["ctx"].get("gameover"):  # type: ignore[attr-defined]
            self._state = NO_GAME
            return False
        return bool(self._state["G"]["turn"] == self._player)  # type: ignore[index]

    async def _begin(self) -> None:
        self._match = self._pair.match(self._number)
        await self._pair.until(2 * self._number + self._player)
        self._number += 1
        await self._say("sync", self._match, self._seat, None, 2)
        while self._state is NO_GAME:
            await self._hear()
        await self._pair.come()
        await self._pair.until(2 * self._number)

    async def _say(self, *arguments: object) -> None:
        await self._socket.send("42/las-vegas," + json.dumps(arguments))

    async def _hear(self) -> None:
        """Take the next message; a new state counts only if it is of the present match."""
        text = await self._socket.recv()
        assert isinstance(text, str)
        if text == "2":  # Engine.IO's heartbeat
            await self._socket.send("3")
        if text.startswith("42/las-vegas,"):
            kind, match, told, *_ = msgspec.json.decode(text.partition(",")[2])
            if match == self._match and kind in ("sync", "update"):
                self._state = told["state"] if kind == "sync" else told


class ColyseusPlayer(Player):
    """In a room of Colyseus; the room's state is taken and not looked into."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._asked: int | None = None

    async def move(self) -> None:
        while self._asked is None:
            await self._hear()
        value, self._asked = self._asked, None
        await self._socket.send(bytes([ROOM_DATA]) + msgspec.msgpack.encode("place") + bytes([value]))
        while await self._hear() != ROOM_PATCH:
            pass

    async def _hear(self) -> int:
        message = await self._socket.recv()
        assert isinstance(message, bytes)
        if message[0] == JOIN_ROOM:
            await self._socket.send(bytes([JOIN_ROOM]))
        if message[0] == ROOM_DATA:
            self._asked = message[-1]
        return message[0]


async def flambeur(port: int, tables: int) -> list[Player]:
    """Pairs at tables of the house."""
    crowd = Crowd(f"http://127.0.0.1:{port}", compression=False)
    await crowd.gather(2 * tables)
    return [FlambeurPlayer(client) for client in crowd.clients]


async def boardgame(port: int, tables: int) -> list[Player]:
    """Pairs in matches of boardgame.io."""
    players: list[Player] = []
    for pair in map(Pair, map(str, range(tables))):
        for player in range(2):
            socket = await reach(f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket")
            await socket.recv()
            await socket.send("40/las-vegas,")
            await socket.recv()
            players.append(BoardgamePlayer(socket, pair, player))
    return players


async def colyseus(port: int, tables: int) -> list[Player]:
    """Pairs in rooms of Colyseus."""
    players: list[Player] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/matchmake", trust_env=False) as http:
        for _ in range(tables):
            room = None
            for _ in range(2):
                way = f"/joinById/{room}" if room else "/create/table"
                seat = (await http.post(way, json={})).raise_for_status().json()
                room, process = seat["room"]["roomId"], seat["room"]["processId"]
                address = f"ws://127.0.0.1:{port}/{process}/{room}?sessionId={seat['sessionId']}"
                players.append(ColyseusPlayer(await reach(address)))
    return players
