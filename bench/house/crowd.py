"""A crowd of clients: as little as it takes to play, so that the house is measured and not the crowd."""

import asyncio
import random
import time
from collections.abc import Sequence
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAME = "las-vegas"
ORDER = {
    "game": GAME,
    "players": 2,
    "seats": ["me", "open"],
    "options": {"rounds": 8},
    "is_open": True,
}
AT_ONCE = 50  # clients who arrive at the same time


class Situation(msgspec.Struct):
    """What a player needs of the situation."""

    phase: str
    legal: dict[str, list[dict[str, Any]]]
    game_number: int = 1


class Message(msgspec.Struct):
    """What a player needs of a message."""

    kind_of_message: str = msgspec.field(name="is")
    id: str | None = None
    code: str | None = None
    situation: Situation | None = None


_decode = msgspec.json.Decoder(Message).decode


class Client:
    """One person and one connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._situation = Situation("gathering", {})
        self._asked = 0
        self._agreed, self._added = 0, 1  # the games that we want no more of, and whose luck has our part

    def leave(self) -> None:
        """Be gone at once."""
        self._socket.transport.abort()

    async def hear(self) -> Message:
        """The next message."""
        message = _decode(await self._socket.recv(decode=False))
        self._situation = message.situation or self._situation
        return message

    async def ask(self, do: str, **fields: Any) -> float:
        """Ask for something; returns the seconds until it was acknowledged."""
        self._asked += 1
        id = str(self._asked)
        began = time.perf_counter()
        await self._socket.send(msgspec.json.encode({"do": do, "id": id, **fields}).decode())
        while (message := await self.hear()).id != id:
            pass
        if message.kind_of_message != "done":
            raise RuntimeError(f"refused: {do} ({message.code})")
        return time.perf_counter() - began

    async def play(self, pace: float, times: list[tuple[float, float]]) -> None:
        """Play for ever, a move every `pace` seconds on average; notes when each was sent, and its time."""
        while True:
            await self.until_asked()
            await asyncio.sleep(random.uniform(0, 2 * pace))
            now = time.monotonic()
            times.append((now, await self.move()))

    async def until_asked(self) -> None:
        """Wait until it is one's turn; after a game, play another."""
        while not self._situation.legal:
            game = self._situation.game_number
            if self._situation.phase == "over" and self._agreed != game:
                self._agreed = game
                await self.ask("rematch")
            elif self._situation.phase == "gathering" and self._added != game:
                self._added = game
                await self.ask("luck", luck="more")
            else:
                await self.hear()

    async def move(self) -> float:
        """Make the first move that is allowed; returns the seconds until it was acknowledged."""
        (seat, moves), *_ = self._situation.legal.items()
        return await self.ask("move", seat=int(seat), move=moves[0]["id"])


class Crowd:
    """Clients at the tables of one house."""

    def __init__(
        self, url: str, compression: bool, others: Sequence[str] = (), is_routed: bool = False
    ) -> None:
        self._url = url
        self._urls, self._is_routed = (
            (url, *others),
            is_routed,
        )  # routed: a table is in one process
        self._compression = "deflate" if compression else None
        self._limit = asyncio.Semaphore(AT_ONCE)
        self.clients: list[Client] = []
        self.tables: list[str] = []

    async def gather(self, clients: int) -> None:
        """Let pairs of people come and sit down."""
        limits = httpx.Limits(max_connections=AT_ONCE)
        async with httpx.AsyncClient(base_url=self._url, trust_env=False, timeout=120, limits=limits) as http:
            await asyncio.gather(*(self._pair(http) for _ in range(clients // 2)))

    async def idle(self, clients: int) -> None:
        """Let people come who only watch."""
        await asyncio.gather(*(self._come(self.tables[i % len(self.tables)], "") for i in range(clients)))

    def leave(self) -> None:
        """Everybody goes."""
        for client in self.clients:
            client.leave()

    async def _pair(self, http: httpx.AsyncClient) -> None:
        async with self._limit:
            http.cookies.clear()
            made = await http.post("/api/tables", json=ORDER, headers={"Cookie": "flambeur=nobody"})
            met = await http.get("/api/me", headers={"Cookie": "flambeur=nobody"})
            table = made.json()["table"]["table"]
            luck = f"/api/tables/{table}/luck"
            await http.put(luck, json={"luck": "maker"}, headers={"Cookie": _cookie(made)})
        self.tables.append(table)
        await self._come(table, _cookie(made))
        second = await self._come(table, _cookie(met))
        await second.ask("sit", seat=1)

    def _door(self, table: str) -> str:
        return self._urls[int(table, 16) % len(self._urls)] if self._is_routed else random.choice(self._urls)

    async def _come(self, table: str, cookie: str) -> Client:
        async with self._limit:
            address = f"{self._door(table).replace('http', 'ws', 1)}/api/tables/{table}/live"
            socket = await connect(
                address,
                additional_headers={"Cookie": cookie} if cookie else {},
                compression=self._compression,
                open_timeout=120,
                ping_interval=None,
                proxy=None,
            )
            client = Client(socket)
            await socket.send('{"do": "enter"}')
            await client.hear()
        self.clients.append(client)
        return client


def _cookie(answer: httpx.Response) -> str:
    return answer.headers["set-cookie"].partition(";")[0]
