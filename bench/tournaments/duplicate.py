"""How much luck a duplicate takes away: `python -m bench.tournaments.duplicate`.

Equal bots play rounds of several tables, with luck of their own and with shared luck. Shown is how far
results spread: around the mean of the table, as they are without, and around the mean of the seat, as a
duplicate counts. Bots that think alike draw the same chance to think with in the same seat.
"""

import argparse
import os
from collections.abc import Callable
from itertools import count

import numpy as np
import numpy.typing as npt

from flambeur.bots import bot_of
from flambeur.core.chance import KEY_BYTES
from flambeur.core.fairness import Luck
from flambeur.core.match import Match
from flambeur.core.registry import all_games, find_game

BOTS = ("greedy", "novice", "search:200")
PLAYERS, TABLES, ROUNDS = 4, 8, 12


def main() -> None:
    """Print a line for each game and bot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", nargs="+", default=BOTS)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--alike", action="store_true", help="the same seat thinks the same at all tables")
    options = parser.parse_args()
    print("| game | bots | spread without | spread of a duplicate | ratio |\n|---|---|---|---|---|")
    for game in all_games():
        for bot in options.bots:
            asked = game.name, bot, options.rounds, options.alike
            without = spread(results(*asked, lambda _: Luck(os.urandom(KEY_BYTES))), axis=2)
            within = spread(results(*asked, shared_luck()), axis=1)
            told = f"{without:.2f} | {within:.2f} | {within / without:.2f}"
            print(f"| {game.name} | {bot} | {told} |", flush=True)


def spread(found: npt.NDArray[np.float64], axis: int) -> float:
    """How far results are from their mean along an axis, as of many more than there are."""
    return float(np.sqrt(found.var(axis=axis, ddof=1).mean()))


def shared_luck() -> Callable[[int], Luck]:
    """The same luck at all tables of a round."""
    secrets: dict[int, bytes] = {}
    return lambda number: Luck(secrets.setdefault(number, os.urandom(KEY_BYTES)), is_shared=True)


def results(
    game: str, bot: str, rounds: int, are_alike: bool, luck: Callable[[int], Luck]
) -> npt.NDArray[np.float64]:
    """Results by round, table and seat."""
    tables = [[play(game, bot, are_alike, luck(each)) for _ in range(TABLES)] for each in range(rounds)]
    return np.array(tables, float)


_seeds = count(PLAYERS)


def play(name: str, level: str, are_alike: bool, luck: Luck) -> list[int]:
    """One game; every bot thinks with chance of its own, or as whoever had its seat before."""
    game = find_game(name)
    bots = [bot_of(level, seed=seat if are_alike else next(_seeds)) for seat in range(PLAYERS)]
    match = Match(game, PLAYERS, {}, luck)
    while not match.is_over:
        seat = match.waiting[0]
        match.play(seat, game.moves[bots[seat].choose(game, match.seen(seat), seat)])
    return [place.result for place in sorted(match.standing or (), key=lambda place: place.seat)]


if __name__ == "__main__":
    main()
