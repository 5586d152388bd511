"""`python -m bench.house.load`: moves the house takes, time to acknowledge them, and what a client costs.

One server process on the embedded store; every move is on disk before it is acknowledged. The crowd runs in
this process, on the same machine, and takes processor time of its own.
"""

import argparse
import asyncio
import gc
import resource
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bench.house.crowd import GAME, Crowd
from flambeur.core.quick_rules import make_ready
from flambeur.core.registry import find_game
from tests.house.houses import House, opened

WARM_UP = 3.0  # seconds before measuring
MOST_CLIENTS = 20_000


class Figures(NamedTuple):
    """What was measured with one number of clients."""

    clients: int
    pace: float
    moves_per_second: float
    p50: float
    p99: float
    megabytes: float
    busy: float  # share of a core that the server took

    @property
    def work(self) -> float:
        """Seconds of processor time of the server for a move."""
        return self.busy / self.moves_per_second

    def __str__(self) -> str:
        return (
            f"{self.clients:6} clients who think {self.pace:4.1f} s: {self.moves_per_second:6.0f} moves/s, "
            f"acknowledged in {self.p50 * 1000:6.1f} ms (p50), {self.p99 * 1000:6.1f} ms (p99); "
            f"server {self.megabytes:5.0f} MB, {self.busy:4.0%} of a core, "
            f"{self.work * 1000:.2f} ms for a move"
        )


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.house.load", description=__doc__)
    parser.add_argument("--clients", type=int, nargs="*", default=[100, 1000, 5000], help="(100 1000 5000)")
    parser.add_argument("--pace", type=float, default=4.0, help="mean seconds a player thinks (4)")
    parser.add_argument("--seconds", type=float, default=10.0, help="time for each measurement (10)")
    parser.add_argument("--idle", type=int, default=0, help="also the memory of so many idle clients")
    parser.add_argument("--no-compression", action="store_true", help="unlike browsers")
    options = parser.parse_args(arguments)
    if max([options.idle, *options.clients]) > MOST_CLIENTS or options.seconds > 300:
        parser.error(f"at most {MOST_CLIENTS} clients and 300 seconds")
    return options


def raise_file_limit() -> None:
    """Let this process have as many connections as the machine allows."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def memory(pid: int) -> float:
    """Megabytes that a process has in memory."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def measure(house: House, clients: int, pace: float, seconds: float, compression: bool) -> Figures:
    """Let so many people play for a while."""
    crowd = Crowd(house.url, compression)
    await crowd.gather(clients)
    gc.freeze()  # or the crowd would look for garbage, for up to half a second, and not hear what is said
    times: list[tuple[float, float]] = []
    playing = [asyncio.create_task(client.play(pace, times)) for client in crowd.clients]
    await asyncio.sleep(WARM_UP)
    began, worked = time.monotonic(), cpu(house.pid)
    await asyncio.sleep(seconds)
    took, busy = time.monotonic() - began, cpu(house.pid) - worked
    for task in playing:
        task.cancel()
    failed = [outcome for outcome in await asyncio.gather(*playing, return_exceptions=True)
              if isinstance(outcome, Exception)]  # fmt: skip
    if failed:
        raise failed[0]
    counted = sorted(wait for sent, wait in times if sent >= began)
    crowd.leave()
    p50, p99 = counted[len(counted) // 2], counted[len(counted) * 99 // 100]
    return Figures(clients, pace, len(counted) / took, p50, p99, memory(house.pid), busy / took)


async def measure_idle(house: House, clients: int, compression: bool) -> str:
    """How much memory people take who only watch, 20 at a table."""
    crowd = Crowd(house.url, compression)
    await crowd.gather(max(clients // 20, 1) * 2)
    before = memory(house.pid)
    await crowd.idle(clients)
    each = (memory(house.pid) - before) / clients * 1024
    crowd.leave()
    return f"{clients:6} idle clients: {each:.1f} kB each"


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print, each number of clients with a house of its own."""
    options = parse(arguments)
    raise_file_limit()
    make_ready(find_game(GAME))  # the house finds it in the cache
    compression = not options.no_compression
    for clients in options.clients:
        with tempfile.TemporaryDirectory() as folder, opened(Path(folder), quick=[GAME]) as house:
            print(
                asyncio.run(measure(house, clients, options.pace, options.seconds, compression)), flush=True
            )
    if options.idle:
        with tempfile.TemporaryDirectory() as folder, opened(Path(folder), quick=[GAME]) as house:
            print(asyncio.run(measure_idle(house, options.idle, compression)), flush=True)


if __name__ == "__main__":
    main()
