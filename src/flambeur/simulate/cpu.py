"""Games on the processor: machine code in as many threads as asked for."""

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from typing import TypeAlias

from flambeur.core import playout
from flambeur.core.chance import CHANCE, new_chance
from flambeur.core.contract import Game
from flambeur.core.layout import Batch, State
from flambeur.core.native import lifted
from flambeur.core.stopping import asked_to_stop
from flambeur.simulate import batch, each_game
from flambeur.simulate.each_game import ROW

PORTION = 1 << 16  # games that are noted before they are handed out: rows take the room of so many
CHUNK = 10_000  # games between two looks at the clock: a fraction of a second
SPACING = 64  # records between two lanes: threads that share a cache line slow each other down
TICK = 0.1  # seconds between two reports of progress

Play: TypeAlias = Callable[[int, int, int], None]  # in a lane, from a game on to before another
Each: TypeAlias = Callable[[int, Batch], None]


def play_on_cpu(
    game: Game,
    blank: State,
    key: bytes,
    games: int,
    threads: int,
    report: Callable[[int], None],
    each: Each | None = None,
) -> tuple[Batch, float]:
    """Play the games, or those begun before Ctrl-C; a tally per thread, and seconds without compilation.

    `each` is called with the number of a game and rows of it and those that follow, in order.
    """
    lanes = [layout.batch(threads * SPACING) for layout in (game.state, CHANCE, game.room, batch.TALLY)]
    lanes[1][:] = new_chance(key)
    rows = ROW.batch(PORTION if each else 0)
    play = _player(game, blank, lanes, rows if each else None)
    play(0, 0, 0)  # no game yet, but compiled
    began = time.perf_counter()
    with asked_to_stop() as asked:
        for first in range(0, games, PORTION if each else games):
            chunks = _Chunks(first, min(first + PORTION, games) if each else games)
            _run(play, threads, chunks, asked, lambda: report(int(lanes[3]["games"].sum())))
            if each:
                each(first, rows[: chunks.begun - first])
            if asked.is_set():
                break
    return lanes[3], time.perf_counter() - began


def _player(game: Game, blank: State, lanes: list[Batch], rows: Batch | None) -> Play:
    """What plays the games, and notes them if there are rows for that."""
    start = game.state.batch(1)
    start[0] = blank
    if rows is None:
        play = lifted(game, playout, batch).play_games
        return lambda lane, first, last: play(start, *lanes, lane * SPACING, first, last, 1, game.result_step)
    play_each = lifted(game, playout, batch, each_game).play_each
    return lambda lane, first, last: play_each(
        start, *lanes, rows, lane * SPACING, first, last, game.result_step
    )


class _Chunks:
    """Ranges of games, handed to whichever thread asks next, until told to stop."""

    def __init__(self, first: int, last: int) -> None:
        self.begun = first  # all games before this one
        self._last = last
        self._lock = threading.Lock()

    def stop(self) -> None:
        self._last = 0

    def __iter__(self) -> Iterator[tuple[int, int]]:
        while True:
            with self._lock:
                first, last = self.begun, min(self.begun + CHUNK, self._last)
                if first >= last:
                    return
                self.begun = last
            yield first, last


def _run(play: Play, threads: int, chunks: _Chunks, asked: threading.Event, tick: Callable[[], None]) -> None:
    """Play all chunks; who is asked to stop ends those that are begun."""

    def work(lane: int) -> None:
        for first, last in chunks:
            play(lane, first, last)

    with ThreadPoolExecutor(threads) as pool:
        try:
            running = {pool.submit(work, lane) for lane in range(threads)}
            while running:
                done, running = wait(running, timeout=TICK)
                for future in done:
                    future.result()
                if asked.is_set():
                    chunks.stop()
                tick()
        finally:
            chunks.stop()
