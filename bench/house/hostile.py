"""Clients who mean harm, each kind from an address of its own; `soak` sets them on a house."""

import asyncio
import contextlib
import os
import random
import struct
from collections.abc import Awaitable, Callable
from typing import NamedTuple

HALF_REQUESTS = 300  # connections that never finish their request, at once
PINGERS = 4
PAUSE = 0.02  # seconds between two blows of one attacker: what is tested is the house, not the machine
LIMIT = 10.0  # seconds an attacker waits for anything
MASK = b"\x01\x02\x03\x04"
PING, TEXT = 0x9, 0x1

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Target(NamedTuple):
    """Where to attack: a house, one of its tables, and the attacker's own address."""

    port: int
    table: str
    address: str

    async def reach(self) -> Streams:
        """A plain connection."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))

    def request(self, path: str, *more: str) -> bytes:
        """The head of a request."""
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", *more]
        return "\r\n".join([*lines, "", ""]).encode()

    async def socket(self) -> Streams:
        """A connection to the table, without an identity."""
        reader, writer = await self.reach()
        upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
        writer.write(self.request(f"/api/tables/{self.table}/live", *upgrade, key))
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), LIMIT)
        return reader, writer


def frame(kind: int, content: bytes) -> bytes:
    """A masked message of a client."""
    size = len(content)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size)
    masked = bytes(byte ^ MASK[i % 4] for i, byte in enumerate(content))
    return bytes([0x80 | kind]) + length + MASK + masked


async def ping_without_reading(target: Target) -> None:
    """Send pings as fast as they are taken, and never read an answer."""
    _, writer = await target.socket()
    pings = frame(PING, b"x" * 125) * 400
    with contextlib.closing(writer):
        while not writer.is_closing():
            writer.write(pings)
            await asyncio.wait_for(writer.drain(), LIMIT)
            await asyncio.sleep(PAUSE)


async def ask_by_halves(target: Target) -> None:
    """Begin a request, and never end it."""
    reader, writer = await target.reach()
    with contextlib.closing(writer):
        writer.write(target.request("/")[:-4])
        await asyncio.wait_for(reader.read(), 20 * LIMIT)


async def flood_by_http(target: Target) -> None:
    """Ask for the lobby over and over."""
    reader, writer = await target.reach()
    with contextlib.closing(writer):
        while not writer.is_closing():
            writer.write(target.request("/api/tables"))
            await asyncio.wait_for(reader.read(65536), LIMIT)
            await asyncio.sleep(PAUSE)


async def flood_by_socket(target: Target) -> None:
    """Talk without end."""
    reader, writer = await target.socket()
    words = frame(TEXT, b'{"do": "say", "id": "1", "text": "' + b"bla " * 20 + b'"}') * 20
    with contextlib.closing(writer):
        writer.write(frame(TEXT, b'{"do": "enter"}'))
        while not writer.is_closing():
            writer.write(words)
            await asyncio.wait_for(reader.read(65536), LIMIT)
            await asyncio.sleep(PAUSE)


async def send_rubbish(target: Target) -> None:
    """Bytes that mean nothing, as a request or as a message."""
    reader, writer = await (target.socket() if random.random() < 0.5 else target.reach())
    with contextlib.closing(writer):
        writer.write(os.urandom(random.randrange(1, 4000)))
        await asyncio.wait_for(reader.read(65536), LIMIT)


async def come_and_go(target: Target) -> None:
    """Enter a table and be gone at once."""
    _, writer = await target.socket()
    writer.write(frame(TEXT, b'{"do": "enter"}'))
    await asyncio.sleep(PAUSE)
    writer.transport.abort()


Attack = Callable[[Target], Awaitable[None]]
ATTACKS: dict[Attack, int] = {
    ping_without_reading: PINGERS,
    ask_by_halves: HALF_REQUESTS,
    flood_by_http: 4,
    flood_by_socket: 4,
    send_rubbish: 2,
    come_and_go: 2,
}


async def keep_on(attack: Attack, target: Target, blows: dict[str, int]) -> None:
    """Attack again whenever one was thrown out."""
    while True:
        blows[attack.__name__] = blows.get(attack.__name__, 0) + 1
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            await attack(target)
        await asyncio.sleep(random.uniform(PAUSE, 10 * PAUSE))


async def attack_all(port: int, table: str, seconds: float) -> dict[str, int]:
    """All attackers for so long; how often each kind began anew."""
    blows: dict[str, int] = {}
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
            for kind, (attack, number) in enumerate(ATTACKS.items()):
                target = Target(port, table, f"127.0.13.{kind + 1}")
                for _ in range(number):
                    group.create_task(keep_on(attack, target, blows))
    return blows
