"""How much luck a duplicate takes away: `python -m bench.tournaments.duplicate [ROUNDS]`.

Equal bots play rounds of several tables, with luck of their own and with shared luck. Shown is how far
results spread: around the mean of the table, as they are without, and around the mean of the seat, as a
duplicate counts.
"""

import os
import sys
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
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    print("game | bots | spread without | spread of a duplicate | ratio")
    for game in all_games():
        for bot in BOTS:
            alone = results(game.name, bot, rounds, lambda _: Luck(os.urandom(KEY_BYTES)))
            shared = results(game.name, bot, rounds, shared_luck())
            without = float((alone - alone.mean(axis=2, keepdims=True)).std())
            within = float((shared - shared.mean(axis=1, keepdims=True)).std())
            print(f"{game.name} | {bot} | {without:.2f} | {within:.2f} | {within / without:.2f}", flush=True)


def shared_luck() -> Callable[[int], Luck]:
    """The same luck at all tables of a round."""
    secrets: dict[int, bytes] = {}
    return lambda number: Luck(secrets.setdefault(number, os.urandom(KEY_BYTES)), is_shared=True)


def results(game: str, bot: str, rounds: int, luck: Callable[[int], Luck]) -> npt.NDArray[np.float64]:
    """Results by round, table and seat."""
    return np.array([[play(game, bot, luck(each)) for _ in range(TABLES)] for each in range(rounds)], float)


_seeds = count()


def play(name: str, level: str, luck: Luck) -> list[int]:
    """One game; every bot thinks with chance of its own."""
    game = find_game(name)
    bots = [bot_of(level, seed=next(_seeds)) for _ in range(PLAYERS)]
    match = Match(game, PLAYERS, {}, luck)
    while not match.is_over:
        seat = match.waiting[0]
        match.play(seat, game.moves[bots[seat].choose(game, match.seen(seat), seat)])
    return [place.result for place in sorted(match.standing or (), key=lambda place: place.seat)]


if __name__ == "__main__":
    main()
