"""Histories and profiles in a store with 100,000 games of 10,000 people: `python -m bench.house.history`.

Each question is asked of the store as the house asks it, many times, for somebody who has played as much as
most and for the one who has played most. `--database` takes an empty PostgreSQL, `--own` starts one.
"""

import argparse
import contextlib
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import sqlalchemy as sa

from bench.house.history.crowd import MOST_ACTIVE, USUAL, fill
from flambeur.house.history import counted, head_to_head, played, profiles, who
from flambeur.house.identity import handle_of
from flambeur.house.migrate import migrate
from flambeur.house.store import engine_of, url_of

TIMES = 30
LIMIT_MS = 50.0
Question = Callable[[sa.Connection], object]


def questions(person: str) -> dict[str, Question]:
    """What the pages of a person ask for."""
    wishes = {
        "history": played.Wish(),
        "history, one game, won": played.Wish(game="royale", won=True),
        "history, with somebody": played.Wish(opponent="shark"),
        "history, a name": played.Wish(search="person 77"),
        "history, a name nobody has": played.Wish(search="nobody is called so"),
    }
    asked: dict[str, Question] = {
        name: lambda connection, wish=wish: played.page(connection, person, wish)  # type: ignore[misc]
        for name, wish in wishes.items()
    }
    asked["history, last page"] = lambda connection: played.page(
        connection, person, played.Wish(before="1000001~zzz~1")
    )
    asked["profile"] = lambda connection: (
        who.find(connection, handle_of(person), ""),
        profiles.is_hidden(connection, person),
        counted.summary(connection, person),
    )
    asked["statistics of a game"] = lambda connection: counted.statistics(connection, person, "las-vegas")
    asked["head to head"] = lambda connection: head_to_head.opponents(connection, person)
    return asked


def measure(engine: sa.Engine, question: Question) -> list[float]:
    """Milliseconds for each time, after a first that nobody counts."""
    reading, took = engine.execution_options(is_reading=True), list[float]()
    for _ in range(TIMES + 1):
        began = time.perf_counter()
        with reading.connect() as connection:
            question(connection)
        took.append(1000 * (time.perf_counter() - began))
    return took[1:]


def report(engine: sa.Engine, people: dict[str, str]) -> bool:
    """Print a line for each question; whether all are within the limit."""
    is_fine = True
    for whose, person in people.items():
        with engine.connect() as connection:
            games = sum(line["games"] for line in counted.summary(connection, person))
        print(f"\n{engine.dialect.name}: {whose}, {games} games")
        for name, question in questions(person).items():
            took = sorted(measure(engine, question))
            slow = took[int(0.95 * len(took))]
            is_fine = is_fine and slow < LIMIT_MS
            print(f"  {name:28} median {statistics.median(took):6.1f} ms   95 % {slow:6.1f} ms")
    return is_fine


@contextlib.contextmanager
def place_of(options: argparse.Namespace) -> Iterator[str]:
    """The database that is asked for."""
    if options.own:
        from tests.house.databases import postgres

        with postgres() as address:
            yield url_of(address, Path())
        return
    with tempfile.TemporaryDirectory() as folder:
        yield url_of(options.database, Path(folder))


def main() -> None:
    """Fill a store and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--database")
    parser.add_argument("--own", action="store_true", help="start a PostgreSQL for it")
    options = parser.parse_args()
    with place_of(options) as url:
        engine = engine_of(url)
        migrate(engine)
        began = time.perf_counter()
        fill(engine, options.games, options.people)
        print(f"{options.games} games of {options.people} people in {time.perf_counter() - began:.0f} s")
        is_fine = report(engine, {"a usual person": USUAL, "who played most": MOST_ACTIVE})
        engine.dispose()
    raise SystemExit(0 if is_fine else f"slower than {LIMIT_MS:.0f} ms")


if __name__ == "__main__":
    main()
