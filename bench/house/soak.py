"""`python -m bench.house.soak`: honest people play while others attack the house, for half an hour.

Attackers run in a process of their own, from other addresses of this machine. Once a minute it says how long
moves of honest people took, how much memory the house has, and how long the disk alone takes for a plain
write. It ends with code 1 if an honest player was thrown out, a minute's p99 was over the limit, or memory
grew.
"""

import argparse
import asyncio
import gc
import multiprocessing
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bench.house import hostile
from bench.house.crowd import GAME, Crowd
from bench.house.load import cpu, memory, raise_file_limit
from flambeur.core.quick_rules import make_ready
from flambeur.core.registry import find_game
from tests.house.houses import House, opened

MOST_MINUTES = 120.0
SETTLED = 0.2  # the share of the time after which memory must be flat
GROWTH = 1.15  # how much more memory than then is no growth yet
BETWEEN_WRITES = 0.05  # seconds
PARTY, APART = 40, 5.0  # so many people arrive together, seconds apart: all come from one address


class Minute(NamedTuple):
    """What was seen in one stretch of time."""

    moves: int
    p50: float
    p99: float
    megabytes: float
    busy: float
    log: float
    disk: float  # as p99, the time that a plain write to the same disk took

    def __str__(self) -> str:
        return (
            f"{self.moves:6} honest moves, p50 {self.p50 * 1000:5.1f} ms, p99 {self.p99 * 1000:6.1f} ms; "
            f"house {self.megabytes:5.0f} MB, {self.busy:4.0%} of a core, log {self.log:5.1f} MB; "
            f"a plain write, p99 {self.disk * 1000:6.1f} ms"
        )


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.house.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0, help="how long (30)")
    parser.add_argument("--clients", type=int, default=200, help="honest players, two at a table (200)")
    parser.add_argument("--pace", type=float, default=4.0, help="mean seconds they think (4)")
    parser.add_argument("--limit", type=float, default=0.2, help="seconds that p99 may be (0.2)")
    options = parser.parse_args(arguments)
    if not 0 < options.minutes <= MOST_MINUTES:
        parser.error(f"at most {MOST_MINUTES:.0f} minutes")
    return options


def attack(port: int, table: str, seconds: float) -> None:
    """What the attackers' process does."""
    raise_file_limit()
    print("attacks begun:", asyncio.run(hostile.attack_all(port, table, seconds)), flush=True)


async def soak(house: House, clients: int, pace: float, minutes: float) -> list[Minute]:
    """Let honest people play while the others attack."""
    crowd = Crowd(house.url, compression=True)
    for arrived in range(0, clients, PARTY):
        await crowd.gather(min(PARTY, clients - arrived))
        await asyncio.sleep(APART)
    gc.freeze()  # or the crowd would look for garbage, and not hear what is said
    times: list[tuple[float, float]] = []
    playing = [asyncio.create_task(client.play(pace, times)) for client in crowd.clients]
    seconds = 60 * minutes
    attackers = multiprocessing.get_context("spawn").Process(
        target=attack, args=(house.port, crowd.tables[0], seconds), daemon=True
    )
    attackers.start()
    disk: list[float] = []
    writing = asyncio.create_task(write_forever(house.log.parent, disk))
    seen = [await watch(house, times, disk, min(60.0, seconds)) for _ in range(max(1, round(minutes)))]
    thrown_out = [task for task in playing if task.done()]
    for task in (writing, *playing):
        task.cancel()
    await asyncio.gather(writing, *playing, return_exceptions=True)
    crowd.leave()
    attackers.join(60)
    if thrown_out:
        raise SystemExit(f"{len(thrown_out)} honest players were thrown out: {thrown_out[0].exception()!r}")
    return seen


async def write_forever(folder: Path, waits: list[float]) -> None:
    """Write to the disk of the house with nothing of the house in it: how long the machine alone takes."""
    with (folder / "plain").open("wb", buffering=0) as file:
        while True:
            waits.append(await asyncio.to_thread(write, file.fileno()))
            await asyncio.sleep(BETWEEN_WRITES)


def write(file: int) -> float:
    """Write a page; returns the seconds until it was on disk."""
    began = time.perf_counter()
    os.pwrite(file, bytes(4096), 0)
    os.fsync(file)
    return time.perf_counter() - began


async def watch(house: House, times: list[tuple[float, float]], disk: list[float], seconds: float) -> Minute:
    """Wait a minute, and say what happened in it."""
    times.clear()
    disk.clear()
    worked, began = cpu(house.pid), time.monotonic()
    await asyncio.sleep(seconds)
    waits = sorted(wait for _, wait in times) or [seconds]
    busy = (cpu(house.pid) - worked) / (time.monotonic() - began)
    p50, p99 = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
    plain = sorted(disk)[len(disk) * 99 // 100]
    minute = Minute(len(waits), p50, p99, memory(house.pid), busy, house.log.stat().st_size / 2**20, plain)
    print(minute, flush=True)
    return minute


def verdict(seen: Sequence[Minute], limit: float) -> str | None:
    """What was not as it should be."""
    slow = max(minute.p99 for minute in seen)
    if slow > limit:
        return f"p99 was {slow * 1000:.0f} ms in one minute, over {limit * 1000:.0f} ms"
    settled, last = seen[int(len(seen) * SETTLED)].megabytes, seen[-1].megabytes
    return f"memory grew from {settled:.0f} to {last:.0f} MB" if last > GROWTH * settled else None


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the soak and say what it has shown."""
    options = parse(arguments)
    raise_file_limit()
    make_ready(find_game(GAME))  # the house finds it in the cache
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder), quick=[GAME], is_strict=True) as house:
        seen = asyncio.run(soak(house, options.clients, options.pace, options.minutes))
    wrong = verdict(seen, options.limit)
    print(
        wrong
        or f"{sum(minute.moves for minute in seen)} moves, worst p99 {max(m.p99 for m in seen) * 1000:.0f} ms"
    )
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
