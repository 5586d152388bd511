"""Workers on this machine: processes of their own, replaced when they die."""

import signal
import sys
import traceback
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from flambeur.arena.plan import Plan
from flambeur.arena.spans import Portion, Portions, Span, SpanQueue, leave_table, play_span
from flambeur.core.errors import FlambeurError

EXIT_SECONDS = 5.0  # seconds for a worker to send its bots home

_spawn = get_context("spawn")  # a fork would copy threads in the middle of what they do


def play_in_processes(plan: Plan, queue: SpanQueue, count: int) -> Portions:
    """Play in so many processes; portions come in any order.

    A worker that is killed loses its portion and nothing else: another plays it again.
    """
    workers: dict[Any, _Worker] = {}
    try:
        while True:
            while len(workers) < count and (span := queue.take()):
                worker = _Worker(plan, span)
                workers[worker.connection] = worker
            if not workers:
                return
            for connection in wait(list(workers)):
                portion = workers[connection].answer()
                following = queue.following(portion, workers[connection].span)
                if following:
                    workers[connection].give(following)
                else:
                    workers.pop(connection).stop()
                if portion:
                    yield portion
    finally:
        for worker in workers.values():
            worker.interrupt()
        for worker in workers.values():
            worker.stop()


class _Worker:
    """One process and the span it is playing."""

    def __init__(self, plan: Plan, span: Span) -> None:
        self.connection, theirs = _spawn.Pipe()
        self._process: BaseProcess = _spawn.Process(target=_serve, args=(theirs, plan), daemon=True)
        self._process.start()
        theirs.close()  # so that the pipe ends with the process
        self.give(span)

    def give(self, span: Span) -> None:
        """Let it play a span; that nobody took it shows when the answer is read."""
        self.span = span
        with suppress(OSError):
            self.connection.send(span)

    def answer(self) -> Portion | None:
        """What was played, or nothing if the worker is dead."""
        try:
            answer = self.connection.recv()
        except (EOFError, OSError):
            return None
        if isinstance(answer, Exception):
            raise answer
        portion: Portion = answer
        return portion

    def interrupt(self) -> None:
        """Let it stop what it is doing."""
        self._process.terminate()

    def stop(self) -> None:
        """Let it go; it sends its bots home first."""
        self.connection.close()
        self._process.join(EXIT_SECONDS)
        self._process.kill()
        self._process.join()
        self._process.close()


def _serve(connection: "Connection[Any, Any]", plan: Plan) -> None:
    """What a worker does: play one span after the other until the line is cut."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the arena, which then ends its workers
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        while True:
            connection.send(_tried(plan, connection.recv()))
    except (EOFError, OSError):
        pass
    finally:
        leave_table()


def _tried(plan: Plan, span: Span) -> Portion | Exception:
    try:
        return play_span(plan, span)
    except FlambeurError as error:
        return error
    except Exception:
        return RuntimeError(traceback.format_exc())
