"""`python -m bench.analysis.company`: teach the networks by which the arena tells luck who plays how."""

import argparse
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from bench.analysis import company_games
from bench.analysis.company_games import TABLES, Teachers
from flambeur.analysis.weights import weights_of
from flambeur.arena import manners_kernel
from flambeur.arena.manners_kernel import COMPANY, MOST_SEATS
from flambeur.bots.kernels import heuristics, network
from flambeur.bots.kernels.network import FIRST, SHAPE, network_of
from flambeur.bots.weights import load, save
from flambeur.core import playout
from flambeur.core.chance import CHANCE, new_chance
from flambeur.core.contract import Game
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import Batch, Numbers
from flambeur.core.native import lifted
from flambeur.core.registry import find_game
from flambeur.learn import set_ups
from flambeur.learn.training import Shape, train

TEMPLATES = (playout, heuristics, network, manners_kernel, company_games)
USUAL = {2: 3, 3: 2, 4: 5, 5: 1}  # how often a table of so many counts with what is usual, beside all options
# By the number of players (from 0), what fits the moves of `sampler:100` in some hundred games.
COOLNESS = {"las-vegas": (0.0, 0.0, 11.5, 25.0, 46.0, 72.0), "easy-come": (17.0,) * 5}
SAMPLES, BATCH = 16, 1024


def first_weights(known: Numbers) -> Numbers:
    """The network of the analysis, which does not care yet who plays how."""
    shape = known[:SHAPE] + np.array([COMPANY, 0, 0], np.float32)
    return np.concatenate([shape, np.zeros(COMPANY * FIRST, np.float32), known[SHAPE:]])


def tables_of(game: Game) -> Batch:
    """All set-ups, and the usual ones more often."""
    fewest, most = game.options.fewest, game.options.most
    usual = [n for n, times in USUAL.items() if fewest <= n <= most for _ in range(times)]
    every = set_ups(game)
    blanks = game.state.batch(len(every) + len(usual))
    blanks[: len(every)] = every
    for i, players in enumerate(usual):
        blanks[len(every) + i] = game.blank(players, {})
    return blanks


def generation(game: Game, weights: Numbers, first: int, games: int, horizon: int) -> tuple[Numbers, Numbers]:
    """Tables as a network is shown them, and what it should say there."""
    pupil, tables, room = network_of(weights), game.state.batch(TABLES), game.room.blank()
    chance = CHANCE.batch(1)
    chance[0] = new_chance(luck_of_seed(7, "company").key)
    manners = np.zeros(MOST_SEATS, np.int8)
    who = Teachers(network_of(weights_of(game)), pupil, manners, np.array(COOLNESS[game.name]))
    inputs = int(weights[0] + weights[1] * weights[2])
    rows = np.zeros((games * SAMPLES, inputs), np.float32), np.full(games * SAMPLES, -1.0, np.float32)
    play = lifted(game, *TEMPLATES).play_games
    play(tables_of(game), tables, chance[0], room, who, rows, (first, first + games), SAMPLES, horizon)
    noted = rows[1] >= 0
    return rows[0][noted], rows[1][noted]


def main(arguments: Sequence[str] | None = None) -> None:
    """Generation after generation, each from what the last one says itself some decisions on."""
    parser = argparse.ArgumentParser(prog="python -m bench.analysis.company", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--from", dest="known", type=Path, help="weights to begin with (of the analysis)")
    parser.add_argument("--games", type=int, default=45_000, help="a generation (%(default)s)")
    parser.add_argument("--ahead", type=int, nargs="+", default=[16, 8, 4, 2, 1, 1], help="one a generation")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--rate", type=float, default=8e-4, help="at first; it sinks (%(default)s)")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args(arguments)
    game = find_game(asked.game)
    flat = load(asked.known) if asked.known else first_weights(weights_of(game))
    shape = Shape(*(int(number) for number in flat[:SHAPE]))
    for number, ahead in enumerate(asked.ahead):
        rows = generation(game, flat, number * asked.games, asked.games, ahead)
        rate = asked.rate * (1 - number / len(asked.ahead))
        flat = train(np, shape, flat, *rows, asked.epochs, BATCH, number, lambda *_: None, rate)
        save(asked.out, flat.astype(np.float32))
        print(f"{number}: {len(rows[1]):,} tables", flush=True)


if __name__ == "__main__":
    main()
