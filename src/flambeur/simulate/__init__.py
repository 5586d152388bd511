"""Mass simulation: random games by the million, on the processor or on a GPU."""

import secrets
from collections.abc import Callable, Mapping
from typing import Any

from flambeur.core.chance import WORD
from flambeur.core.contract import Game
from flambeur.core.errors import BadOption
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import Batch
from flambeur.core.options import given_options
from flambeur.core.registry import invited
from flambeur.simulate.cpu import Each, play_on_cpu
from flambeur.simulate.gpu import play_on_gpu
from flambeur.simulate.simulation import Simulation

__all__ = ["Simulation", "simulate"]

DEVICES = ("cpu", "gpu")
MOST_GAMES = 10**12
MOST_THREADS = 1024


def simulate(
    game: str,
    players: int,
    games: int,
    *,
    seed: int | None = None,
    device: str = "cpu",
    threads: int = 1,
    options: Mapping[str, Any] | None = None,
    rules: int | None = None,
    report: Callable[[int], None] | None = None,
    each: Each | None = None,
    **named: Any,
) -> Simulation:
    """Play random games; the result depends on the seed, not on the device or the threads.

    Options of the game come as a mapping or by name, as for `flambeur.new`. `rules` is an older version
    of the rules; `report` is called now and then with the number of games played so far. `each` is called
    with the number of a game, and rows of that game and those that follow: their moves, places and results;
    it needs the device `cpu`. Ctrl-C ends the simulation with the games that were begun by then.
    """
    options = given_options(options, named)
    newest = invited(game)
    chosen = newest if rules is None else newest.by_version(rules)
    blank = chosen.blank(players, options)
    _check_count("games", games, MOST_GAMES)
    _check_count("threads", threads, MOST_THREADS)
    if device not in DEVICES:
        raise BadOption("bad-option", name="device", value=repr(device), allowed=", ".join(DEVICES))
    if each and device == "gpu":
        raise BadOption("each-on-cpu")
    seed = secrets.randbits(32) if seed is None else seed
    key = luck_of_seed(seed, "simulation").key
    report = report or (lambda _: None)
    if device == "gpu":
        tallies, seconds = play_on_gpu(chosen, blank, key, games, report)
    else:
        tallies, seconds = play_on_cpu(chosen, blank, key, games, threads, report, each)
    if not tallies["games"].any():
        raise KeyboardInterrupt  # nothing is there to be told
    agreed = {"options": chosen.options.check(players, options), "seed": seed, "device": device}
    return _sum_up(chosen, players, tallies, planned=games, seconds=seconds, threads=threads, **agreed)


def _check_count(name: str, value: Any, most: int) -> None:
    if type(value) is not int or not 1 <= value <= most:
        raise BadOption("bad-option", name=name, value=repr(value), allowed=f"1–{most}")


def _sum_up(game: Game, players: int, tallies: Batch, **known: Any) -> Simulation:
    wins, total, squares = (
        tallies[field].sum(axis=0)[:players].tolist() for field in ("wins", "total", "squares")
    )
    bars = enumerate(tallies["bins"].sum(axis=0).tolist())
    return Simulation(
        game=game.name,
        players=players,
        games=int(tallies["games"].sum()),
        moves=int(tallies["moves"].sum()),
        checksum=int(tallies["checksum"].sum()) & WORD,
        wins=tuple(wins),
        total=tuple(total),
        squares=tuple(squares),
        histogram=tuple((i * game.result_step, count) for i, count in bars),
        step=game.result_step,
        **known,
    )
