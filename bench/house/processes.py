"""`python -m bench.house.processes`: one, two and four processes of a house on one PostgreSQL.

On few cores throughput cannot double; what counts is that the processor time for a move stays flat, with the
people of a table in one process, as a proxy that routes by table has them, and anywhere. A pace of 0 is
saturation: everybody moves as soon as they may. A process that has little to do takes more for each move,
because it wakes up for it alone; so people can be counted by process, too. What sharing the cores costs, and
not the house, is seen beside it: as many houses that know nothing of each other, each with a database of its
own.
"""

import argparse
import asyncio
import gc
import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from enum import Enum
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

from bench.house.crowd import GAME, Crowd
from bench.house.load import cpu, raise_file_limit
from flambeur.core.quick_rules import make_ready
from flambeur.core.registry import find_game
from tests.house.databases import postgres
from tests.house.houses import PATIENCE, House, opened


class Company(Enum):
    """Where the people of a table are."""

    ROUTED = "in one process"
    ANYWHERE = "anywhere"
    APART = "in houses of their own"


class Figures(NamedTuple):
    """What was measured once."""

    moves_per_second: float
    house: float  # seconds of processor time for a move, of all processes of the house together
    database: float  # the same of PostgreSQL
    p99: float

    def __str__(self) -> str:
        return (
            f"| {self.moves_per_second:.0f} | {self.house * 1000:.2f} ms | {self.database * 1000:.2f} ms "
            f"| {self.p99 * 1000:.0f} ms |"
        )


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.house.processes", description=__doc__)
    parser.add_argument("--processes", type=int, nargs="*", default=[1, 2, 4], help="(1 2 4)")
    parser.add_argument("--clients", type=int, default=400, help="people, two at a table (400)")
    parser.add_argument("--each", action="store_true", help="so many people for every process")
    parser.add_argument("--paces", type=float, nargs="*", default=[0.0, 1.0], help="seconds they think (0 1)")
    parser.add_argument("--seconds", type=float, default=8.0, help="time for each measurement (8)")
    parser.add_argument("--warm-up", type=float, default=4.0, help="seconds before it (4)")
    return parser.parse_args(arguments)


def wait_until_quick(houses: Sequence[House]) -> None:
    """Until all play by compiled rules."""
    deadline = time.monotonic() + PATIENCE
    while not all("compiled rules are ready" in house.log.read_text() for house in houses):
        if time.monotonic() > deadline:
            raise TimeoutError("the rules were not compiled in time")
        time.sleep(0.2)


class Setting(NamedTuple):
    """Processes of the house, and the addresses of what they keep."""

    houses: list[House]
    databases: list[str]

    def work(self) -> tuple[float, float]:
        """Seconds of processor time that the house has taken, and that PostgreSQL has."""
        return sum(cpu(house.pid) for house in self.houses), sum(map(cpu, self._processes_of_databases()))

    def _processes_of_databases(self) -> Iterator[int]:
        """They work in the folder where their socket is; others on this machine have folders of their own."""
        folders = {parse_qs(urlsplit(address).query)["host"][0] for address in self.databases}
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):  # it has ended
                if (process / "comm").read_text() == "postgres\n" and os.readlink(process / "cwd") in folders:
                    yield int(process.name)


async def measure(setting: Setting, options: argparse.Namespace, pace: float, company: Company) -> Figures:
    """Let people play for a while; moves a second, and what a move costs."""
    people = options.clients * (len(setting.houses) if options.each else 1)
    crowds = await gather([house.url for house in setting.houses], people, company)
    gc.freeze()  # or the crowd would look for garbage, and not hear what is said
    times: list[tuple[float, float]] = []
    playing = [asyncio.create_task(client.play(pace, times)) for crowd in crowds for client in crowd.clients]
    await asyncio.sleep(options.warm_up)
    began, before = time.monotonic(), setting.work()
    await asyncio.sleep(options.seconds)
    took, after = time.monotonic() - began, setting.work()
    for task in playing:
        task.cancel()
    failed = [each for each in await asyncio.gather(*playing, return_exceptions=True)
              if isinstance(each, Exception)]  # fmt: skip
    if failed:
        raise failed[0]
    for crowd in crowds:
        crowd.leave()
    counted = sorted(wait for sent, wait in times if sent >= began)
    house, database = ((b - a) / len(counted) for a, b in zip(before, after, strict=True))
    return Figures(len(counted) / took, house, database, counted[len(counted) * 99 // 100])


@contextmanager
def houses_of(count: int, company: Company) -> Iterator[Setting]:
    """So many processes on one database, or each on one of its own."""
    with ExitStack() as stack:
        databases = [stack.enter_context(postgres()) for _ in range(count if company is Company.APART else 1)]
        folders = [Path(stack.enter_context(tempfile.TemporaryDirectory())) for _ in databases]
        places = (
            opened(folders[i % len(folders)], databases[i % len(databases)], quick=[GAME])
            for i in range(count)
        )
        yield Setting([stack.enter_context(place) for place in places], databases)


async def gather(urls: Sequence[str], clients: int, company: Company) -> list[Crowd]:
    """One crowd for all processes, or one for each house."""
    if company is Company.APART:
        crowds = [Crowd(url, compression=True) for url in urls]
    else:
        crowds = [Crowd(urls[0], compression=True, others=urls[1:], is_routed=company is Company.ROUTED)]
    for crowd in crowds:
        await crowd.gather(clients // len(crowds))
    return crowds


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print a table, each number of processes with a database of its own."""
    options = parse(arguments)
    raise_file_limit()
    make_ready(find_game(GAME))  # the houses find it in the cache
    print(
        "| Processes | People of a table | They think | Moves/s | House, a move | PostgreSQL, a move | p99 |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- |", flush=True)
    for count in options.processes:
        for company in Company if count > 1 else (Company.ROUTED,):
            with houses_of(count, company) as setting:
                wait_until_quick(setting.houses)
                for pace in options.paces:
                    found = asyncio.run(measure(setting, options, pace, company))
                    print(f"| {count} | {company.value} | {pace:g} s {found}", flush=True)


if __name__ == "__main__":
    main()
