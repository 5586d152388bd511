"""`python -m bench.house.load`: how many people one process of the house can serve.

Two people sit at each table and move after a pause, as people do; what counts is the time from
sending a move to hearing that it is durable. Then people who only watch are counted by the
memory they take. Everything stays on this machine.
"""

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.house.houses import House

ARRIVALS = 50  # connections opened at the same time


@dataclass
class Load:
    """What was measured."""

    waits: list[float] = field(default_factory=list)  # seconds until a move was durable
    refused: int = 0


@dataclass(frozen=True)
class Sitter:
    """A person at a table."""

    table: str
    seat: int
    cookie: str


def ask(house: House, path: str, cookie: str = "", body: Any = None) -> tuple[Any, str]:
    """One request; the answer and the cookie."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    content = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(house.url + path, content, headers)) as answer:
        return json.load(answer), cookie or answer.headers["Set-Cookie"].partition(";")[0]


def seat_two(house: House) -> list[Sitter]:
    """A table with one person in both seats: as much work for the house, half the set-up."""
    _, cookie = ask(house, "/api/me")
    agreed = {"game": "las-vegas", "players": 2, "seats": ["me", "me"], "options": {"rounds": 8}}
    made, _ = ask(house, "/api/tables", cookie, agreed)
    return [Sitter(made["table"]["table"], seat, cookie) for seat in (0, 1)]


async def enter(house: House, sitter: Sitter, gate: asyncio.Semaphore) -> ClientConnection:
    """Connect to the table."""
    address = f"{house.url.replace('http', 'ws')}/api/tables/{sitter.table}/live"
    async with gate:
        socket = await connect(address, additional_headers={"Cookie": sitter.cookie}, compression=None)
        await socket.send(json.dumps({"do": "enter"}))
        return socket


async def play(socket: ClientConnection, sitter: Sitter, think: float, until: float, load: Load) -> None:
    """Move when it is this seat's turn, after a pause, until the time is up."""
    sent: dict[str, float] = {}
    async for text in socket:
        message = json.loads(text)
        if message["is"] == "done" and message["id"] in sent:
            load.waits.append(time.perf_counter() - sent.pop(message["id"]))
        load.refused += message["is"] == "refused"
        moves = message.get("situation", {}).get("legal", {}).get(str(sitter.seat), [])
        if time.monotonic() > until or message.get("situation", {}).get("standing"):
            return
        if moves:
            await asyncio.sleep(random.expovariate(1 / think))
            id = f"{sitter.seat} {message['number']}"
            sent[id] = time.perf_counter()
            move = random.choice(moves)["id"]
            await socket.send(json.dumps({"do": "move", "id": id, "seat": sitter.seat, "move": move}))


def memory_of(pid: int) -> int:
    """Bytes that a process holds in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096


async def measure(house: House, clients: int, seconds: float, think: float) -> dict[str, Any]:
    """Let so many people play for a while."""
    gate, load = asyncio.Semaphore(ARRIVALS), Load()
    sitters = [sitter for _ in range(clients // 2) for sitter in await asyncio.to_thread(seat_two, house)]
    before = memory_of(house.pid)
    sockets = await asyncio.gather(*(enter(house, sitter, gate) for sitter in sitters))
    until = time.monotonic() + seconds
    pairs = zip(sockets, sitters, strict=True)
    games = [asyncio.create_task(play(socket, sitter, think, until, load)) for socket, sitter in pairs]
    await asyncio.sleep(seconds)
    grown = memory_of(house.pid) - before
    for game in games:
        game.cancel()
    await asyncio.gather(*(socket.close() for socket in sockets), return_exceptions=True)
    cuts = statistics.quantiles(load.waits, n=100)
    return {
        "clients": clients,
        "moves_per_second": round(len(load.waits) / seconds, 1),
        "p50_ms": round(cuts[49] * 1000, 2),
        "p99_ms": round(cuts[98] * 1000, 2),
        "kB_per_client": round(grown / clients / 1000, 1),
        "refused": load.refused,
    }


def main() -> int:
    """Measure for each number of clients, each in a fresh house."""
    parser = argparse.ArgumentParser(prog="python -m bench.house.load", description=__doc__)
    parser.add_argument("--clients", type=int, nargs="+", default=[100, 1000], help="people connected")
    parser.add_argument("--seconds", type=float, default=20, help="how long they play")
    parser.add_argument("--think", type=float, default=5, help="mean pause before a move")
    given = parser.parse_args()
    for clients in given.clients:
        with tempfile.TemporaryDirectory() as folder:
            house = House(Path(folder)).start()
            try:
                print(
                    json.dumps(asyncio.run(measure(house, clients, given.seconds, given.think))), flush=True
                )
            finally:
                house.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
