"""`python -m bench.analysis consistency --games 20000`: the tables of docs/analysis.md, as Markdown."""

import argparse
import math
import os
from collections.abc import Sequence

import numpy as np

from bench.analysis.games import Accounted, Order, accounted
from flambeur.analysis import QUALITIES
from flambeur.analysis.values import Numbers

TABLES = {"easy-come": (2, 4), "las-vegas": (2, 4), "royale": (2, 4), "all-or-nothing": (3, 4)}
RUNGS = ("champion", "shark", "regular", "novice", "random")
HEADS = {
    "consistency": (
        "| game | players | games | mean luck by seat (standard error) | luck and errors of a game "
        "| an error and the luck after it | mover's luck after a move |\n|---|---|---|---|---|---|---|"
    ),
    "ladder": "| game | games | " + " | ".join(RUNGS) + " |\n|---|---|" + "---|" * len(RUNGS),
}


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.analysis", description=__doc__)
    parser.add_argument("what", choices=tuple(HEADS))
    parser.add_argument("--game", choices=tuple(TABLES), action="append", help="only this game")
    parser.add_argument("--games", type=int, default=200, help="to play for each line (200)")
    parser.add_argument("--bot", default="regular", help="who plays in the table of consistency (regular)")
    parser.add_argument("--quality", choices=QUALITIES, default="quick", help="of the analysis (quick)")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes (all cores)")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what was asked for."""
    options = parse(arguments)
    print(HEADS[options.what], flush=True)
    for game in options.game or TABLES:
        if options.what == "ladder":
            print(ladder(game, options), flush=True)
            continue
        for players in TABLES[game]:
            print(consistency(game, players, options), flush=True)


def consistency(game: str, players: int, options: argparse.Namespace) -> str:
    """Whether luck has no mean, and nothing to do with errors."""
    bots = (options.bot,) * players
    orders = (Order(game, bots, options.quality, number) for number in range(options.games))
    seen = list(accounted(orders, options.workers))
    luck = np.array([one.luck for one in seen])
    errors = np.array([one.errors for one in seen])
    lost, after = np.concatenate([one.followed for one in seen]).T
    seats = " / ".join(f"{mean:+.2f}" for mean in luck.mean(axis=0))
    spread = float(luck.std()) / math.sqrt(len(seen))
    mean, error = after.mean(), after.std() / math.sqrt(len(after))
    return (
        f"| {game} | {players} | {len(seen):,} | {seats} (± {spread:.2f}) "
        f"| {together(luck.ravel(), errors.ravel())} | {together(lost, after)} "
        f"| {mean:+.3f} (± {error:.3f}) |"
    )


def together(one: Numbers, other: Numbers) -> str:
    """The correlation of two things, with its standard error."""
    return f"{np.corrcoef(one, other)[0, 1]:+.3f} (± {1 / math.sqrt(len(one)):.3f})"


def ladder(game: str, options: argparse.Namespace) -> str:
    """What every level loses at a decision, all at one table as far as there are seats."""
    seats = 4
    tables = [
        tuple(RUNGS[(first + seat) % len(RUNGS)] for seat in range(seats)) for first in range(len(RUNGS))
    ]
    orders = (
        Order(game, tables[number % len(tables)], options.quality, number) for number in range(options.games)
    )
    seen = list(accounted(orders, options.workers))
    return f"| {game} | {len(seen)} | " + " | ".join(loss_of(rung, seen) for rung in RUNGS) + " |"


def loss_of(rung: str, seen: Sequence[Accounted]) -> str:
    """Thousandths of win share lost at a decision by a level, with the standard error over games."""
    sat = [(one.errors[seat], one.decisions[seat]) for one in seen for seat in _seats(one, rung)]
    errors, decisions = np.array(sat).T
    loss = 10 * errors.sum() / decisions.sum()
    apart = 10 * errors - loss * decisions
    return f"{loss:.1f} (± {math.sqrt((apart**2).sum()) / decisions.sum():.1f})"


def _seats(one: Accounted, rung: str) -> list[int]:
    return [seat for seat, bot in enumerate(one.bots) if bot == rung]


if __name__ == "__main__":
    main()
