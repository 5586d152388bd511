"""`python -m bench.house.processes`: one, two and four processes of a house on one PostgreSQL.

On few cores throughput cannot double; what counts is that the processor time for a move stays flat, with the
people of a table in one process, as a proxy that routes by table has them, and anywhere.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from bench.house.crowd import GAME, Crowd
from bench.house.load import cpu, raise_file_limit
from flambeur.core.quick_rules import make_ready
from flambeur.core.registry import find_game
from tests.house.databases import postgres
from tests.house.houses import PATIENCE, House, opened


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.house.processes", description=__doc__)
    parser.add_argument("--processes", type=int, nargs="*", default=[1, 2, 4], help="(1 2 4)")
    parser.add_argument("--clients", type=int, default=400, help="people, two at a table (400)")
    parser.add_argument("--pace", type=float, default=1.0, help="mean seconds a player thinks (1)")
    parser.add_argument("--seconds", type=float, default=10.0, help="time for each measurement (10)")
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds before it (5)")
    return parser.parse_args(arguments)


def wait_until_quick(houses: Sequence[House]) -> None:
    """Until all play by compiled rules."""
    deadline = time.monotonic() + PATIENCE
    while not all("compiled rules are ready" in house.log.read_text() for house in houses):
        if time.monotonic() > deadline:
            raise TimeoutError("the rules were not compiled in time")
        time.sleep(0.2)


async def measure(houses: Sequence[House], options: argparse.Namespace, is_routed: bool) -> str:
    """Let people play for a while; moves a second, and what a move costs all processes together."""
    first, *others = (house.url for house in houses)
    crowd = Crowd(first, compression=True, others=others, is_routed=is_routed)
    await crowd.gather(options.clients)
    times: list[tuple[float, float]] = []
    playing = [asyncio.create_task(client.play(options.pace, times)) for client in crowd.clients]
    await asyncio.sleep(options.warm_up)
    began, worked = time.monotonic(), sum(cpu(house.pid) for house in houses)
    await asyncio.sleep(options.seconds)
    took, work = time.monotonic() - began, sum(cpu(house.pid) for house in houses) - worked
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    crowd.leave()
    counted = sorted(wait for sent, wait in times if sent >= began)
    where = "a table in one process" if is_routed else "people anywhere"
    p99 = counted[len(counted) * 99 // 100]
    return (
        f"{len(houses)} processes, {where:22}: {len(counted) / took:5.0f} moves/s, "
        f"{work / len(counted) * 1000:.2f} ms of processor time for a move, p99 {p99 * 1000:.0f} ms"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print, each number of processes with a database of its own."""
    options = parse(arguments)
    raise_file_limit()
    make_ready(find_game(GAME))  # the houses find it in the cache
    for count in options.processes:
        for is_routed in (True, False) if count > 1 else (True,):
            with postgres() as database, tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
                places = (opened(Path(folder), database, quick=[GAME]) for _ in range(count))
                houses = [stack.enter_context(place) for place in places]
                wait_until_quick(houses)
                print(asyncio.run(measure(houses, options, is_routed)), flush=True)


if __name__ == "__main__":
    main()
