"""`python -m bench.house.kill`: people play at many tables while servers are killed, again and again.

The short version is `tests/house/test_kill.py`; both run the same code. It ends with an AssertionError if an
acknowledged move was lost, a move was made twice, a game did not end or a record does not verify. A long
trial goes in parts, each with new tables in the same store: a table of hundreds of games would be read for
longer after every kill than people then play.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from bench.house.crowd import GAME
from flambeur.house.store import Store, engine_of, url_of
from tests.house.crashes import BETWEEN_KILLS, SEATS, THINKING, Trial, run
from tests.house.databases import postgres
from tests.house.houses import House, opened

STORES = ("sqlite", "postgres")


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.house.kill", description=__doc__)
    parser.add_argument("--tables", type=int, default=50, help="tables of two people (50)")
    parser.add_argument(
        "--kills", type=int, default=20, help="how often a server is killed in each part (20)"
    )
    parser.add_argument("--parts", type=int, default=1, help="so many times, each with new tables (1)")
    parser.add_argument(
        "--between", type=float, default=BETWEEN_KILLS, help="mean seconds between kills (0.6)"
    )
    parser.add_argument("--think", type=float, default=THINKING, help="mean seconds people think (0.05)")
    parser.add_argument("--servers", type=int, default=2, help="servers on one PostgreSQL (2)")
    parser.add_argument("--no-bots", action="store_true", help="without two bots at every table")
    parser.add_argument("--quick", action="store_true", help="by compiled rules, as soon as they are ready")
    parser.add_argument("--store", choices=STORES, nargs="*", default=STORES, help="which stores (both)")
    return parser.parse_args(arguments)


def on_sqlite(folder: Path, options: argparse.Namespace) -> None:
    """One server on the embedded store."""
    with opened(folder, quick=_quick(options)) as house:
        _play([house], url_of(None, folder), options)


def on_postgres(folder: Path, options: argparse.Namespace) -> None:
    """Several servers on one database; one is killed, and its clients move to another."""
    with postgres() as database, ExitStack() as stack:
        houses = [
            stack.enter_context(opened(folder, database, quick=_quick(options)))
            for _ in range(options.servers)
        ]
        _play(houses, url_of(database, folder), options)


def patiently(_tries: int) -> float:
    """Seconds until somebody tries again: who knocks all the time keeps the house from opening."""
    return random.uniform(0.1, 1.0)


def _quick(options: argparse.Namespace) -> list[str]:
    return [GAME] if options.quick else []


def _play(houses: list[House], address: str, options: argparse.Namespace) -> None:
    engine = engine_of(address)
    seats = ("me", "open") if options.no_bots else SEATS
    trial = Trial(
        options.tables,
        options.kills,
        options.between,
        pause=patiently,
        thinking=options.think,
        seats=seats,
    )
    try:
        for _ in range(options.parts):
            began = time.monotonic()
            print(
                asyncio.run(run(houses, Store(engine), trial)),
                f"{time.monotonic() - began:.0f} s",
                flush=True,
            )
    finally:
        engine.dispose()


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the kill test and print what it has shown."""
    options = parse(arguments)
    for store in options.store:
        print(store, flush=True)
        with tempfile.TemporaryDirectory() as folder:
            play = on_sqlite if store == "sqlite" else on_postgres
            play(Path(folder), options)


if __name__ == "__main__":
    main()
