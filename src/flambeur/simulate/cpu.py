"""Games on the processor: machine code in as many threads as asked for."""

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait

from flambeur.core import playout
from flambeur.core.chance import CHANCE, new_chance
from flambeur.core.contract import Game
from flambeur.core.layout import Batch, State
from flambeur.core.native import lifted
from flambeur.simulate import batch

CHUNK = 10_000  # games between two looks at the clock: a fraction of a second
SPACING = 64  # records between two lanes: threads that share a cache line slow each other down
TICK = 0.1  # seconds between two reports of progress


def play_on_cpu(
    game: Game, blank: State, key: bytes, games: int, threads: int, report: Callable[[int], None]
) -> tuple[Batch, float]:
    """Play the games; returns a tally per thread and the seconds it took without compilation."""
    tables = [layout.batch(threads * SPACING) for layout in (game.state, CHANCE, game.room, batch.TALLY)]
    tables[1][:] = new_chance(key)
    start = game.state.batch(1)
    start[0] = blank
    play = lifted(game, playout, batch).play_games
    play(start, *tables, 0, 0, 0, 1, game.result_step)  # no game yet, but compiled
    chunks = _Chunks(games)

    def work(lane: int) -> None:
        for first, last in chunks:
            play(start, *tables, lane * SPACING, first, last, 1, game.result_step)

    began = time.perf_counter()
    _run(work, threads, chunks, lambda: report(int(tables[3]["games"].sum())))
    return tables[3], time.perf_counter() - began


class _Chunks:
    """Ranges of games, handed to whichever thread asks next, until told to stop."""

    def __init__(self, games: int) -> None:
        self._games = games
        self._next = 0
        self._lock = threading.Lock()

    def stop(self) -> None:
        self._games = 0

    def __iter__(self) -> Iterator[tuple[int, int]]:
        while True:
            with self._lock:
                first, last = self._next, min(self._next + CHUNK, self._games)
                if first >= last:
                    return
                self._next = last
            yield first, last


def _run(work: Callable[[int], None], threads: int, chunks: _Chunks, tick: Callable[[], None]) -> None:
    with ThreadPoolExecutor(threads) as pool:
        try:
            running = {pool.submit(work, lane) for lane in range(threads)}
            while running:
                done, running = wait(running, timeout=TICK)
                for future in done:
                    future.result()
                tick()
        finally:
            chunks.stop()
