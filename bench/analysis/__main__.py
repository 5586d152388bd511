"""`python -m bench.analysis consistency --games 20000`: the tables of docs/analysis.md, as Markdown."""

import argparse
import math
import os
from collections.abc import Sequence

import numpy as np

from bench.analysis.ladder import RUNGS, ladder
from bench.analysis.many_games import account
from flambeur.analysis import QUALITIES
from flambeur.analysis.values import Numbers
from flambeur.core.registry import find_game

TABLES = {"easy-come": (3, 4), "las-vegas": (2, 4), "royale": (2, 4), "all-or-nothing": (3, 4)}
HEADS = {
    "consistency": (
        "| game | players | games | mean luck by seat (standard error) | an error and the luck after it "
        "| of an error, really luck | mover's luck after a move |\n|---|---|---|---|---|---|---|"
    ),
    "ladder": "| game | quality | games | decisions | "
    + " | ".join(RUNGS)
    + " |\n|---|---|---|---|"
    + "---|" * len(RUNGS),
}


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.analysis", description=__doc__)
    parser.add_argument("what", choices=tuple(HEADS))
    parser.add_argument("--game", choices=tuple(TABLES), action="append", help="only this game")
    parser.add_argument("--games", type=int, default=200, help="to play for each line (200)")
    parser.add_argument("--seed", type=int, default=0, help="of the games of the consistency (0)")
    parser.add_argument("--quality", choices=QUALITIES, default="quick", help="of the ladder (quick)")
    parser.add_argument("--every", type=int, default=12, help="all rungs at one of so many decisions (12)")
    parser.add_argument("--minutes", type=float, default=60.0, help="a game; what is done by then counts")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="at a time (all cores)")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what was asked for."""
    options = parse(arguments)
    print(HEADS[options.what], flush=True)
    for game in options.game or TABLES:
        if options.what == "ladder":
            effort = options.games, options.every, options.minutes, options.workers
            print(ladder(game, options.quality, *effort), flush=True)
            continue
        for players in TABLES[game]:
            print(consistency(game, players, options), flush=True)


def consistency(game: str, players: int, options: argparse.Namespace) -> str:
    """Whether luck has no mean, and nothing to do with errors."""
    seen = account(find_game(game), players, options.games, options.workers, options.seed)
    luck = seen.luck
    lost, after = seen.followed.T
    seats = " / ".join(f"{mean:+.2f}" for mean in luck.mean(axis=0))
    spread = float(luck.std()) / math.sqrt(len(luck))
    mean, error = after.mean(), after.std() / math.sqrt(len(after))
    back, unsure = slope(lost, after)
    scale = lost.std() / after.std()
    return (
        f"| {game} | {players} | {len(luck):,} | {seats} (± {spread:.2f}) "
        f"| {back * scale:+.4f} (± {unsure * scale:.4f}) | {back:+.2%} (± {unsure:.2%}) "
        f"| {mean:+.3f} (± {error:.3f}) |"
    )


def slope(causes: Numbers, effects: Numbers) -> tuple[float, float]:
    """How much of a cause comes as effect, with a standard error that holds however effects scatter (White).

    Great errors are made where much is at stake, and there luck scatters most.
    """
    apart = causes - causes.mean()
    by = float(apart @ effects / (apart @ apart))
    rest = effects - effects.mean() - by * apart
    return by, float(np.sqrt((apart**2) @ (rest**2)) / (apart @ apart))


if __name__ == "__main__":
    main()
