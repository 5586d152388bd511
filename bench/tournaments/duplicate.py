"""How much luck a duplicate takes away: `python -m bench.tournaments.duplicate`.

Equal bots play rounds of several tables, with luck of their own and with shared luck. Shown is how far
results spread: around the mean of the table, as they are without, and around the mean of the seat, as a
duplicate counts. Bots think with the luck of the table, as in the house, or with chance of their own.
"""

import argparse
import os
from collections.abc import Callable

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
    parser.add_argument("--own-thoughts", action="store_true", help="bots think with chance of their own")
    options = parser.parse_args()
    print("| game | bots | spread without | spread of a duplicate | ratio |\n|---|---|---|---|---|")
    for game in all_games():
        for bot in options.bots:
            asked = game.name, bot, options.rounds, options.own_thoughts
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
    game: str, bot: str, rounds: int, own_thoughts: bool, luck: Callable[[int], Luck]
) -> npt.NDArray[np.float64]:
    """Results by round, table and seat."""
    tables = [[play(game, bot, own_thoughts, luck(each)) for _ in range(TABLES)] for each in range(rounds)]
    return np.array(tables, float)


def play(name: str, level: str, own_thoughts: bool, luck: Luck) -> list[int]:
    """One game; every bot thinks with what the table gives it for each move, or with chance of its own."""
    game = find_game(name)
    bots = [bot_of(level) for _ in range(PLAYERS)]
    match = Match(game, PLAYERS, {}, luck)
    while not match.is_over:
        seat = match.waiting[0]
        if not own_thoughts:
            bots[seat].begin(luck.thoughts(seat, len(match.turns)))
        match.play(seat, game.moves[bots[seat].choose(game, match.seen(seat), seat)])
    return [place.result for place in sorted(match.standing or (), key=lambda place: place.seat)]


if __name__ == "__main__":
    main()
