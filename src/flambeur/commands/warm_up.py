"""What `flambeur warm` compiles, a game in a process of its own; it prints each task when it is done."""

import sys
from typing import Any

import flambeur
from flambeur.analysis import whole_game
from flambeur.arena.plan import plan_of
from flambeur.arena.table import Table
from flambeur.bots import warmup
from flambeur.bots.foreign import PATIENCE
from flambeur.core.contract import Game
from flambeur.core.quick_rules import make_ready
from flambeur.core.registry import find_game
from flambeur.simulate import simulate


def compile_search(game: Game) -> None:
    """The bot that people play against, and learners imagine."""
    warmup.compile_now(game, "search")


def compile_sampler(game: Game) -> None:
    """The simpler bot."""
    warmup.compile_now(game, "sampler")


def compile_simulation(game: Game) -> None:
    """A game by random moves, summed up and noted."""
    simulate(game.name, game.options.fewest, 1, seed=0)
    simulate(game.name, game.options.fewest, 1, seed=0, each=lambda *_: None)


def compile_arena(game: Game) -> None:
    """A table of an arena."""
    bots, fewest = ("random", "greedy"), game.options.fewest
    agreed: Any = {"options": {}, "is_versus": False, "patience": PATIENCE}
    plan = plan_of(game.name, bots, players=fewest, games=1, seed=0, **agreed)
    Table(plan).compile()


def compile_analysis(game: Game) -> None:
    """What looking back needs."""
    whole_game.prepare(game, game.options.fewest)


def compile_vector(game: Game) -> None:
    """Batches of games, for learners."""
    lanes = flambeur.vector(game.name, players=game.options.fewest, count=1, seed=0)
    lanes.reset()
    lanes.step_random(1)


TASKS = {
    "rules": make_ready,  # people's tables are played by
    "search": compile_search,
    "sampler": compile_sampler,
    "simulation": compile_simulation,
    "arena": compile_arena,
    "analysis": compile_analysis,
    "vector": compile_vector,
}

if __name__ == "__main__":
    for task, compile_it in TASKS.items():
        compile_it(find_game(sys.argv[1]))
        print(task, flush=True)
