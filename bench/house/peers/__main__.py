"""`python -m bench.house.peers`: processor time of the server for a move, beside boardgame.io and Colyseus.

The same crowd, two people a table, who move as soon as they may. Every server is measured several times, in
rounds in which each has its turn; the median counts. Only the house keeps everything it acknowledged when it
is killed. Needs npm, which installs the others into a folder that git ignores.
"""

import argparse
import asyncio
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import NamedTuple

from bench.house.load import cpu, memory, raise_file_limit
from bench.house.peers import players
from bench.house.peers.players import Player
from tests.house.houses import free_port, opened

HERE = Path(__file__).parent
WARM_UP = 3.0  # seconds before measuring
Server = tuple[int, int]  # its process and its port


class Figures(NamedTuple):
    """What was measured in one round."""

    moves: float  # a second
    work: float  # seconds of the processor for a move
    megabytes: float


class Peer(NamedTuple):
    """A server, and players for it."""

    name: str
    serve: Callable[[Path], AbstractContextManager[Server]]
    gather: Callable[[int, int], Awaitable[list[Player]]]


@contextmanager
def house(folder: Path) -> Iterator[Server]:
    """Our own house on the embedded store."""
    with opened(folder) as opened_house:
        yield opened_house.pid, opened_house.port


def node(script: str, *, has_store: bool = False) -> Callable[[Path], AbstractContextManager[Server]]:
    """A server in JavaScript."""

    @contextmanager
    def serve(folder: Path) -> Iterator[Server]:
        port = free_port()
        command = ["node", script, str(port), *([str(folder)] if has_store else [])]
        with subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            assert process.stdout.readline(), f"{script} did not start"
            try:
                yield process.pid, port
            finally:
                process.kill()

    return serve


PEERS = (
    Peer("Flambeur, durable", house, players.flambeur),
    Peer("boardgame.io, in memory", node("boardgame-server.js"), players.boardgame),
    Peer("boardgame.io, files", node("boardgame-server.js", has_store=True), players.boardgame),
    Peer("Colyseus, in memory", node("colyseus-server.js"), players.colyseus),
)


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.house.peers", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="tables of two (200)")
    parser.add_argument("--seconds", type=float, default=8.0, help="time for each measurement (8)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured (3)")
    return parser.parse_args(arguments)


def install() -> None:
    """Let npm bring the other servers, once."""
    if (HERE / "node_modules").exists():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("The other servers need npm: install Node 20 or later.")
    quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--omit=optional", "--omit=peer"]
    subprocess.run([npm, "install", *quiet], cwd=HERE, check=True)


async def measure(peer: Peer, server: Server, tables: int, seconds: float) -> Figures:
    """Let everybody play as fast as the server lets them."""
    pid, port = server
    made = [0]

    async def play(player: Player) -> None:
        while True:
            await player.move()
            made[0] += 1

    tasks = [asyncio.create_task(play(player)) for player in await peer.gather(port, tables)]
    await asyncio.sleep(WARM_UP)
    began, worked, before = time.monotonic(), cpu(pid), made[0]
    await asyncio.sleep(seconds)
    moves, took, work = made[0] - before, time.monotonic() - began, cpu(pid) - worked
    failed = [task.exception() for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    if failed or not moves:
        raise SystemExit(f"{peer.name}: {len(failed)} players stopped, {moves} moves; {failed[:1]}")
    return Figures(moves / took, work / moves, memory(pid))


def row(peer: Peer, rounds: Sequence[Figures]) -> str:
    """A line of the table."""
    moves, work, megabytes = (statistics.median(figures) for figures in zip(*rounds, strict=True))
    figures = f"{1000 * work:6.2f} ms of processor time a move, {moves:6.0f} moves/s, {megabytes:5.0f} MB"
    return f"{peer.name:24} {figures}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure all in turn and print the medians."""
    options = parse(arguments)
    raise_file_limit()
    install()
    seen: dict[Peer, list[Figures]] = {peer: [] for peer in PEERS}
    for number in range(options.rounds):
        for peer, figures in seen.items():
            with tempfile.TemporaryDirectory() as folder, peer.serve(Path(folder)) as server:
                figures.append(asyncio.run(measure(peer, server, options.tables, options.seconds)))
        print(f"round {number + 1} of {options.rounds}", flush=True)
    print(*(row(peer, figures) for peer, figures in seen.items()), sep="\n")


if __name__ == "__main__":
    main()
