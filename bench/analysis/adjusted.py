"""`python -m bench.analysis.adjusted`: how much surer results less luck are, and that nothing is favoured."""

import argparse
import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from flambeur.arena import arena
from flambeur.arena.standings import Placed, Standings


class Match(NamedTuple):
    """One bot among others of another kind."""

    game: str
    players: int
    one: str
    among: str
    games: int


MATCHES = (
    Match("las-vegas", 2, "search:100", "sampler:100", 400),
    Match("las-vegas", 2, "sampler:100", "greedy", 400),
    Match("las-vegas", 2, "greedy", "random", 1000),
    Match("las-vegas", 4, "search:100", "sampler:100", 960),
    Match("las-vegas", 4, "search:100", "greedy", 960),
    Match("las-vegas", 4, "greedy", "random", 960),
    Match("easy-come", 2, "search:100", "sampler:100", 400),
    Match("easy-come", 2, "sampler:100", "greedy", 400),
    Match("easy-come", 2, "greedy", "random", 1000),
    Match("easy-come", 4, "search:100", "sampler:100", 960),
    Match("easy-come", 4, "search:100", "greedy", 960),
    Match("easy-come", 4, "greedy", "random", 960),
    Match("royale", 4, "search:100", "greedy", 120),
    Match("all-or-nothing", 4, "search:100", "greedy", 120),
)
SMALL = (Match("las-vegas", 2, "greedy", "random", 20), Match("easy-come", 2, "greedy", "random", 20))
LARGE = 40_000  # games without adjustment, by which the truth is known
REPETITIONS = 200


def played(match: Match, seed: int, adjust: bool = True) -> tuple[Standings, Placed]:
    """The match, and how the one did."""
    told = arena(
        match.game,
        (match.one, match.among),
        players=match.players,
        games=match.games,
        seed=seed,
        is_versus=True,
        workers=1,
        adjust=adjust,
    )
    return told, next(bot for bot in told.bots if bot.number == 0)


def ratio_row(match: Match) -> str:
    """A line of the table of intervals."""
    plain, _ = played(match, 1, adjust=False)
    told, bot = played(match, 1)
    assert bot.adjusted_wins
    raw, less = bot.wins, bot.adjusted_wins
    share = (less.high - less.low) / (raw.high - raw.low)
    cost = 1000 * (told.seconds - plain.seconds) / told.games
    cells = [*_named(match), told.games]
    cells += [_percent(raw.mean, raw.high - raw.low), _percent(less.mean, less.high - less.low)]
    shown = (*cells, f"{share:.2f}", f"{cost:.1f}", f"{1000 * plain.seconds / told.games:.1f}")
    return f"| {' | '.join(map(str, shown))} |"


def _named(match: Match) -> list[object]:
    return [match.game, match.players, f"`{match.one}`", f"`{match.among}`"]


def _percent(mean: float, width: float) -> str:
    return f"{100 * mean:.1f} % ± {50 * width:.1f}"


def bias_row(match: Match) -> str:
    """A line of the table of repetitions: how far, in standard errors, means are from what they should be."""
    _, truth = played(match._replace(games=LARGE), 0, adjust=False)
    bots = [played(match, seed)[1] for seed in range(1, REPETITIONS + 1)]
    raw = np.array([bot.wins.mean for bot in bots])
    less = np.array([bot.adjusted_wins.mean for bot in bots if bot.adjusted_wins])
    held = np.mean([bot.adjusted_wins.low <= truth.wins.mean <= bot.adjusted_wins.high for bot in bots
                    if bot.adjusted_wins])  # fmt: skip
    error = (truth.wins.high - truth.wins.low) / 4
    off = (less.mean() - truth.wins.mean) / math.hypot(less.std() / math.sqrt(REPETITIONS), error)
    luck = (raw - less).mean() / ((raw - less).std() / math.sqrt(REPETITIONS))
    cells = [*_named(match), match.games]
    cells += [f"{100 * truth.wins.mean:.2f} %", f"{100 * less.mean():.2f} %", f"{off:+.1f}", f"{luck:+.1f}"]
    return f"| {' | '.join(map(str, (*cells, f'{less.std() / raw.std():.2f}', f'{100 * held:.0f} %')))} |"


TABLES = {
    "intervals": (
        "| game | players | one | among | games | raw | less luck | width × | ms a game | ms without |",
        ratio_row,
        MATCHES,
    ),
    "bias": (
        "| game | players | one | among | games | truth | less luck | off by | luck | scatter × | held |",
        bias_row,
        SMALL,
    ),
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a table as Markdown, line by line."""
    parser = argparse.ArgumentParser(prog="python -m bench.analysis.adjusted", description=__doc__)
    parser.add_argument("table", choices=TABLES)
    parser.add_argument("--game", default="", help="only this game (all)")
    parser.add_argument("--players", type=int, default=0, help="only so many players (any)")
    asked = parser.parse_args(arguments)
    head, row, matches = TABLES[asked.table]
    print(head, "|---" * (head.count("|") - 1) + "|", sep="\n")
    for match in matches:
        if asked.game in ("", match.game) and asked.players in (0, match.players):
            print(row(match), flush=True)


if __name__ == "__main__":
    main()
