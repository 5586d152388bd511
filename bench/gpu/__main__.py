"""`python -m bench.gpu`: the GPU gives the same games as the processor to the bit, and how fast.

For set-ups of all games, whole final states (with the places) are compared field by field, then the sums of
many more games, which say how much chance was drawn; then the GPU is timed.
"""

import argparse
import json
import sys
from importlib import import_module
from typing import Any

import numpy as np

from bench.gpu import one_game
from flambeur.core import playout
from flambeur.core.chance import CHANCE, new_chance
from flambeur.core.contract import Game
from flambeur.core.errors import FlambeurError
from flambeur.core.layout import Batch
from flambeur.core.native import lifted
from flambeur.games import ALL_OR_NOTHING, EASY_COME, LAS_VEGAS, ROYALE
from flambeur.simulate import Simulation, simulate
from flambeur.simulate.gpu import THREADS_PER_BLOCK, find_cuda

SET_UPS: list[tuple[Game, int, dict[str, Any]]] = [
    *((LAS_VEGAS, players, {}) for players in (2, 3, 4, 5)),
    *((LAS_VEGAS, players, {"neutral_dice": True}) for players in (2, 3, 4)),
    (LAS_VEGAS, 5, {"rounds": 8, "minimum": 90}),
    *((ALL_OR_NOTHING, players, {}) for players in (3, 6)),
    *((EASY_COME, players, {}) for players in (2, 4)),
    *((ROYALE, players, {}) for players in (2, 5)),
]
TIMED = (
    (LAS_VEGAS, 1),
    (ALL_OR_NOTHING, 1),
    (EASY_COME, 1),
    (ROYALE, 8),
)  # each plays so many times fewer games
TIMED_PLAYERS = 4
KEY = bytes(range(32))


def final_states(game: Game, players: int, options: dict[str, Any], lanes: int, cuda: Any) -> list[str]:
    """The final tables, chances and places of all lanes, on the GPU if one is given."""
    chance: Any = CHANCE.batch(1)
    chance[0] = new_chance(KEY)
    if cuda is not None:
        luck: Any = import_module("flambeur.core.warp_chance")  # there chance stands in another form
        chance = luck.RING_CHANCE.batch(1)
        chance[0] = luck.ring_chance(new_chance(KEY))
    batches = [game.state.batch(lanes), np.repeat(chance, lanes), game.room.batch(lanes)]
    blank = game.state.batch(1)
    blank[0] = game.blank(players, options)
    code = lifted(game, playout, one_game, for_gpu=cuda is not None)
    play_lane = code.play_lane
    if cuda is None:
        code.play_lanes(blank, *batches, lanes)
        tables, _, rooms = batches
        return [fields(batch) for batch in (tables, rooms)]

    @cuda.jit  # type: ignore[untyped-decorator]
    def kernel(blank: Any, tables: Any, chances: Any, rooms: Any) -> None:
        lane = cuda.grid(1)
        if lane < len(tables):
            play_lane(blank, tables, chances, rooms, lane)

    there = [cuda.to_device(batch) for batch in batches]
    kernel[-(-lanes // THREADS_PER_BLOCK), THREADS_PER_BLOCK](cuda.to_device(blank), *there)
    tables, _, rooms = there  # of chance the sums say how much was drawn
    return [fields(batch.copy_to_host()) for batch in (tables, rooms)]


def fields(records: Batch) -> str:
    """All records; what lies between their fields means nothing."""
    return repr(records.tolist())


def sums(simulation: Simulation) -> tuple[Any, ...]:
    """All that must be equal."""
    return (
        simulation.games,
        simulation.moves,
        simulation.checksum,
        simulation.wins,
        simulation.total,
        simulation.histogram,
    )


def compare(cuda: Any, lanes: int, games: int) -> list[dict[str, Any]]:
    """Bit for bit, set-up by set-up."""
    rows = []
    for game, players, options in SET_UPS:
        states = [final_states(game, players, options, lanes, where) for where in (None, cuda)]
        cpu, gpu = (
            simulate(game.name, players, games, seed=players, device=device, options=options, threads=16)
            for device in ("cpu", "gpu")
        )
        same = {"same_states": states[0] == states[1], "same_sums": sums(cpu) == sums(gpu)}
        rows.append(
            {
                "game": game.name,
                "players": players,
                "options": options,
                "games": games,
                "lanes": lanes,
                **same,
            }
        )
        print(json.dumps(rows[-1]), flush=True)
    return rows


def main() -> int:
    """Compare, then time; the exit code is 1 if anything differs."""
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description=__doc__)
    parser.add_argument("--lanes", type=int, default=200_000, help="games compared state by state")
    parser.add_argument("--games", type=int, default=2_000_000, help="games compared by their sums")
    parser.add_argument("--timed", type=int, default=100_000_000, help="games timed on the GPU")
    given = parser.parse_args()
    try:
        cuda = find_cuda()
    except FlambeurError as error:
        print(error, file=sys.stderr)
        return 2
    rows = compare(cuda, given.lanes, given.games)
    for game, fewer in TIMED:
        timed = simulate(game.name, TIMED_PLAYERS, given.timed // fewer, seed=1, device="gpu")
        line = {
            "game": game.name,
            "players": TIMED_PLAYERS,
            "games": timed.games,
            "seconds": round(timed.seconds, 3),
        }
        print(json.dumps({**line, "moves_per_second": round(timed.moves_per_second)}), flush=True)
    return 0 if all(row["same_states"] and row["same_sums"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
