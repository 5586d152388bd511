"""Guests of a house: a person with a cookie, and the person's live connections to tables."""

import asyncio
import contextlib
import json
import zlib
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.house.houses import PATIENCE

Json = dict[str, Any]
LUCK = "some luck"
_ids = count(1)


class Place(NamedTuple):
    """A table, and how to get to it."""

    table: str
    invite: str


class Live:
    """A live connection; it checks that no entry is missed and that the views are as announced."""

    def __init__(self, socket: ClientConnection, after: int = 0) -> None:
        self.socket = socket
        self.number = after
        self.entries: list[Json] = []
        self.received: list[str] = []
        self.situation: Json = {}
        self._added = 0  # the game to whose luck something was added
        self.table: Json = {}

    async def hear_plain(self) -> Json:
        """The next message, whatever it is."""
        text = await asyncio.wait_for(self.socket.recv(decode=True), PATIENCE)
        self.received.append(text)
        message: Json = json.loads(text)
        return message

    async def hear(self) -> Json:
        """The next message, taken in."""
        message = await self.hear_plain()
        if message["is"] in ("welcome", "entry"):
            self._take(message)
        self.table = message.get("table", self.table)
        if message["is"] in ("welcome", "entry"):
            await self._add_luck()
        return message

    async def _add_luck(self) -> None:
        """As the page does it, without being asked, once in each game."""
        owes = set(self.table["owes_luck"]) & set(self.table["your_seats"])
        if owes and self._added != self.table["game_number"]:
            self._added = self.table["game_number"]
            await self.send({"do": "luck", "id": fresh_id(), "luck": LUCK})

    def _take(self, message: Json) -> None:
        is_new = message["is"] == "entry"
        for entry in [message] if is_new else message["entries"]:
            assert entry["number"] == self.number + 1 or not is_new, "numbers have no gaps"
            self.number = entry["number"]
            self.entries.append(entry)
        assert message["number"] == self.number
        self.situation = message["situation"]
        assert self.situation["check"] == check_of(self.situation)

    async def send(self, message: Any) -> None:
        """Say anything at all."""
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def ask(self, do: str, id: str | None = None, **fields: Any) -> Json:
        """Ask for something and wait for the answer."""
        id = id or fresh_id()
        await self.send({"do": do, "id": id, **fields})
        while True:
            message = await self.hear()
            if message["is"] in ("done", "refused") and message["id"] in (id, None):
                return message

    async def done(self, do: str, **fields: Any) -> int:
        """Ask for something that must be done; returns the number of its entry."""
        answer = await self.ask(do, **fields)
        assert answer["is"] == "done", answer
        return int(answer["number"])

    async def refused(self, do: str, **fields: Any) -> str:
        """Ask for something that must be refused; returns the code."""
        answer = await self.ask(do, **fields)
        assert answer["is"] == "refused", answer
        assert answer["sentence"]
        return str(answer["code"])

    async def until(self, condition: Callable[["Live"], bool]) -> None:
        """Listen until something is so."""
        while not condition(self):
            await self.hear()

    async def until_kind(self, kind: str) -> Json:
        """Listen until an entry of this kind has come."""
        await self.until(lambda live: any(entry["kind"] == kind for entry in live.entries))
        return next(entry for entry in reversed(self.entries) if entry["kind"] == kind)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.situation["phase"] == "over")

    @property
    def legal(self) -> list[tuple[int, int]]:
        """Seats and the moves that they may make now."""
        legal = self.situation["legal"]
        return [(int(seat), move["id"]) for seat, moves in legal.items() for move in moves]

    async def my_turn(self) -> tuple[int, int]:
        """Wait until a move can be made: a seat and a legal move."""
        await self.until(lambda live: bool(live.legal))
        return self.legal[0]

    async def play(self) -> list[Json]:
        """Play to the end of the game, any legal move; returns the answers."""
        answers: list[Json] = []
        while True:
            await self.until(lambda live: live.is_over or bool(live.legal))
            if self.is_over:
                return answers
            seat, move = self.legal[self.number % len(self.legal)]
            answers.append(await self.ask("move", seat=seat, move=move))

    async def closed(self) -> int:
        """Read until the house closes the connection; returns the code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.hear_plain()
        assert self.socket.close_code is not None
        return self.socket.close_code


class Guest:
    """A person."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False)
        self._connections: list[ClientConnection] = []

    async def __aenter__(self) -> "Guest":
        await self.get("/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        for socket in self._connections:
            socket.transport.abort()  # whatever is still unread
            await socket.wait_closed()
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """The identity."""
        return self.http.cookies["flambeur"]

    @property
    def person(self) -> str:
        """The part of the identity that the house knows the person by."""
        return self.cookie.partition(".")[0]

    async def get(self, path: str, **query: Any) -> Any:
        """What the house answers, which must be well."""
        answer = await self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def make_table(self, *seats: str, **wishes: Any) -> Place:
        """A new table for a short game."""
        players = {"game": "las-vegas", "players": len(seats), "options": {"rounds": 1}}
        answer = await self.http.post("/api/tables", json=players | {"seats": seats} | wishes)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        place = Place(made["table"]["table"], made["invite"])
        if made["table"]["owes_luck"]:
            await self.add_luck(place.table)
        return place

    async def add_luck(self, table: str) -> None:
        """Add something to the luck of a game that has not begun."""
        answer = await self.http.put(f"/api/tables/{table}/luck", json={"luck": LUCK})
        assert answer.status_code == 200, answer.text

    async def connect(self, table: str, **headers: str) -> ClientConnection:
        """A connection on which nothing has been said yet."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        cookies = {"Cookie": f"flambeur={self.cookie}"} if "flambeur" in self.http.cookies else {}
        socket = await connect(
            address,
            additional_headers=cookies | headers,
            open_timeout=PATIENCE,
            ping_interval=None,
            max_size=None,
            proxy=None,
        )
        self._connections.append(socket)
        return socket

    async def enter(self, place: Place | str, after: int = 0) -> Live:
        """Come to a table, by its invite if there is one."""
        table, invite = place if isinstance(place, Place) else (place, None)
        live = Live(await self.connect(table), after)
        await live.send({"do": "enter", "from": after} | ({"invite": invite} if invite else {}))
        message = await live.hear()
        assert message["is"] == "welcome", message
        return live


NewGuest = Callable[..., Awaitable[Guest]]  # a fixture


def check_of(situation: Json) -> str:
    """The check of the views, as the protocol describes it."""
    views = [situation["view"], situation["views"]]
    text = json.dumps(views, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return f"{zlib.crc32(text.encode()):08x}"


def fresh_id() -> str:
    """An id that was not used before."""
    return f"test-{next(_ids)}"
