"""`python -m bench.house.peers`: processor time for a move, beside boardgame.io and Colyseus.

The same crowd plays a game of dice for two at each server in turn, again and again, as fast as it is
answered; `game.js` is like Las Vegas, with a state of the same size. Only the house has a move on disk when
it says so; boardgame.io with its files keeps moves, but not before it tells them. The others are installed
by npm into a folder here that git ignores.
"""

import argparse
import asyncio
import contextlib
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from bench.house.crowd import GAME, Crowd
from bench.house.load import WARM_UP, cpu, memory, raise_file_limit
from bench.house.peers import players
from flambeur.core.quick_rules import make_ready
from flambeur.core.registry import find_game
from tests.house.houses import free_port, opened

HERE = Path(__file__).parent
WHAT = {
    "flambeur": "Flambeur: on disk before it is acknowledged",
    "boardgame": "boardgame.io in memory",
    "boardgame-files": "boardgame.io with its flat files",
    "colyseus": "Colyseus in memory",
}


class Figures(NamedTuple):
    """What was measured once."""

    milliseconds: float  # of processor time for a move
    moves_per_second: float
    megabytes: float


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.house.peers", description=__doc__)
    parser.add_argument("--clients", type=int, default=1000, help="players, two at a table (1000)")
    parser.add_argument("--seconds", type=float, default=10.0, help="time for each measurement (10)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured (3)")
    parser.add_argument("--only", choices=list(WHAT), nargs="*", default=list(WHAT))
    return parser.parse_args(arguments)


def install() -> None:
    """Fetch the others, once."""
    if not (HERE / "node_modules" / "boardgame.io").exists():
        npm = shutil.which("npm", path=f"{Path(sys.executable).parent}:/usr/local/bin:/usr/bin:/bin")
        if npm is None:
            raise SystemExit("The other servers need Node: install it, or run `make web`, which fetches it.")
        subprocess.run([npm, "install", "--no-package-lock", "--no-audit", "--no-fund"], cwd=HERE, check=True)


@contextlib.contextmanager
def serving(kind: str, folder: str) -> Iterator[tuple[int, int]]:
    """One of the others, as a process and a port."""
    process, port = next(started for started in _starts(kind, folder) if _answers(*started))
    try:
        yield process.pid, port
    finally:
        process.kill()
        process.wait()


def _starts(kind: str, folder: str) -> Iterator[tuple["subprocess.Popen[bytes]", int]]:
    """Again and again, in case that somebody else has taken the port meanwhile."""
    script = "colyseus.js" if kind == "colyseus" else "boardgame.js"
    files = [folder] if kind == "boardgame-files" else []
    while True:
        port, quiet = free_port(), subprocess.DEVNULL
        command = ["node", script, str(port), *files]
        yield subprocess.Popen(command, cwd=HERE, stdout=quiet, stderr=quiet), port


def _answers(process: "subprocess.Popen[bytes]", port: int) -> bool:
    """Whether the server is there, which may take a while."""
    while process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return True
        time.sleep(0.1)
    return False


async def measure_other(kind: str, pid: int, port: int, clients: int, seconds: float) -> Figures:
    """Let so many people play at one of the others."""
    done: list[None] = []
    crowd = await players.gather(kind, port, clients, done)
    playing = [asyncio.create_task(player.play()) for player in crowd]
    try:
        return await _count(pid, done, seconds)
    finally:
        await _end(playing)
        for player in crowd:
            player.leave()


async def measure_house(url: str, pid: int, clients: int, seconds: float) -> Figures:
    """Let so many people play at the house."""
    crowd, times = Crowd(url, compression=False), list[tuple[float, float]]()
    await crowd.gather(clients)
    playing = [asyncio.create_task(client.play(0, times)) for client in crowd.clients]
    try:
        return await _count(pid, times, seconds)
    finally:
        await _end(playing)
        crowd.leave()


async def _count(pid: int, done: Sequence[object], seconds: float) -> Figures:
    await asyncio.sleep(WARM_UP)
    began, worked, before = time.monotonic(), cpu(pid), len(done)
    await asyncio.sleep(seconds)
    moves = len(done) - before
    return Figures(1000 * (cpu(pid) - worked) / moves, moves / (time.monotonic() - began), memory(pid))


async def _end(playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def measure(kind: str, clients: int, seconds: float) -> Figures:
    """Start a server, let the crowd play, stop it."""
    with tempfile.TemporaryDirectory() as folder:
        if kind == "flambeur":
            with opened(Path(folder), quick=[GAME]) as house:
                return asyncio.run(measure_house(house.url, house.pid, clients, seconds))
        with serving(kind, folder) as (pid, port):
            return asyncio.run(measure_other(kind, pid, port, clients, seconds))


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure all in turn, and print a table of the middle values."""
    options = parse(arguments)
    raise_file_limit()
    install()
    make_ready(find_game(GAME))  # the house finds it in the cache
    found: dict[str, list[Figures]] = {kind: [] for kind in options.only}
    for _ in range(options.rounds):
        for kind in options.only:
            figures = measure(kind, options.clients, options.seconds)
            found[kind].append(figures)
            print(f"{kind}: {figures.milliseconds:.3f} ms, {figures.moves_per_second:.0f}/s", flush=True)
    print(f"\n| {options.clients} players, two at a table | processor time for a move | moves/s | memory |")
    print("| --- | --- | --- | --- |")
    for kind, rows in found.items():
        work, speed, size = map(statistics.median, zip(*rows, strict=True))
        print(f"| {WHAT[kind]} | {work:.2f} ms | {speed:.0f} | {size:.0f} MB |")


if __name__ == "__main__":
    main()
