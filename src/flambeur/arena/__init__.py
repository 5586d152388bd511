"""Bots against bots, measured."""

import os
import secrets
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from time import perf_counter
from typing import Any

from flambeur.arena.cluster import Cluster
from flambeur.arena.plan import SAMPLES, Plan, plan_of
from flambeur.arena.prepare import compile_all
from flambeur.arena.processes import play_in_processes
from flambeur.arena.spans import Portions, SpanQueue, in_order, play_here
from flambeur.arena.standings import Standings, standings_of
from flambeur.arena.table import MINDS
from flambeur.arena.tally import Tally
from flambeur.bots.foreign import PATIENCE
from flambeur.core.errors import BadOption
from flambeur.core.moves import is_number

__all__ = ["Standings", "arena"]

MOST_WORKERS = 1024

Report = Callable[[int, int, int], None]


def arena(
    game: str,
    bots: Sequence[str],
    *,
    players: int | None = None,
    games: int = 1000,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    is_versus: bool = False,
    settle: bool = False,
    workers: int | None = None,
    ray: str | None = None,
    patience: float = PATIENCE,
    adjust: bool | None = None,
    report: Report | None = None,
) -> Standings:
    """Let bots play each other; the result depends on the seed, not on the workers.

    With `adjust`, results are also told less luck; if nothing is said, where bots think so long that this
    costs little. `report` is called now and then with the games that were played, those planned, and those
    lost by failing.
    Ctrl-C ends the arena with what has been played so far.
    """
    _check_workers(workers)
    plan = plan_of(
        game,
        bots,
        players=players,
        games=games,
        seed=secrets.randbits(32) if seed is None else seed,
        options=options or {},
        is_versus=is_versus,
        patience=patience,
        samples=SAMPLES if adjust or (adjust is None and _is_worth_it(bots)) else 0,
    )
    with ExitStack() as stack:
        cluster = stack.enter_context(Cluster(ray, workers)) if ray else None
        hands = cluster.workers if cluster else min(workers or os.cpu_count() or 1, plan.rounds)
        compile_all(plan)
        tally, began = Tally(plan, settle), perf_counter()
        _play(tally, _portions(plan, hands, cluster), report or (lambda *_: None))
    return standings_of(tally, hands, perf_counter() - began)


def _is_worth_it(bots: Sequence[str]) -> bool:
    """Whether telling luck costs less than more games would."""
    return any(bot not in MINDS for bot in bots)


def _check_workers(workers: int | None) -> None:
    if workers is not None and not (is_number(workers) and 1 <= workers <= MOST_WORKERS):
        raise BadOption("bad-option", name="workers", value=repr(workers), allowed=f"1–{MOST_WORKERS}")


def _portions(plan: Plan, workers: int, cluster: Cluster | None) -> Portions:
    queue = SpanQueue(plan, workers)
    if cluster:
        return cluster.play(plan, queue)
    return play_here(plan, queue) if workers == 1 else play_in_processes(plan, queue, workers)


def _play(tally: Tally, portions: Portions, report: Report) -> None:
    """Count what is played, in order, to the end or until it is settled or interrupted."""
    with closing(portions):
        try:
            for portion in in_order(portions):
                with _undisturbed():
                    tally.add(portion)
                report(tally.games, tally.plan.games, sum(tally.counts["faults"]))
                if tally.is_settled:
                    break
        except KeyboardInterrupt:
            if not tally.rounds:
                raise


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C waits until a portion has been counted whole."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda *_: pressed.append(1))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if pressed:
        raise KeyboardInterrupt
