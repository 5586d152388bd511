"""`flambeur warm`: compile ahead, so that nobody waits for it later."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from typing import Annotated, Any, TextIO, cast

import typer

from flambeur.commands.common import Json, clear_errors, out, print_json
from flambeur.commands.progress import ProgressBar
from flambeur.core.errors import FlambeurError
from flambeur.core.registry import all_games, invited

TASKS = 7  # that `warm_up` has for each game
Named = Annotated[list[str] | None, typer.Argument(metavar="GAME", help="Which games.", show_default="all")]


class NotCompiled(FlambeurError):
    """A game's code could not be compiled."""


@clear_errors
def warm(games: Named = None, as_json: Json = False) -> None:
    """Compile ahead all that bots, tables, arenas, simulations and analyses of the games need.

    Example: flambeur warm las-vegas royale
    """
    chosen = [invited(name) for name in games or ()] or all_games()
    names = list(dict.fromkeys(game.name for game in chosen))
    with ProgressBar() as progress:
        done: list[str] = []

        def note(name: str, task: str) -> None:
            done.append(task)
            progress.show(f"{name}: {task}", len(done), of=TASKS * len(names))

        told = _compile_all(names, note)
    if as_json:
        print_json(told)
        return
    for each in told:
        out().print(f"{each['game']} in {each['seconds']:.0f} s: {', '.join(each['tasks'])}")


def _compile_all(names: Sequence[str], note: Callable[[str, str], None]) -> list[dict[str, Any]]:
    """Each game in a process of its own, as many at once as there are processors."""
    processes: list[subprocess.Popen[str]] = []
    with ThreadPoolExecutor(min(len(names), os.cpu_count() or 1)) as pool, _ended(pool, processes):
        return list(pool.map(partial(_compile, note=note, processes=processes), names))


@contextmanager
def _ended(pool: ThreadPoolExecutor, processes: "list[subprocess.Popen[str]]") -> Iterator[None]:
    """However it ends: nothing begins any more, and nothing goes on."""
    try:
        yield
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            if process.poll() is None:
                process.terminate()
            process.wait()


def _compile(
    name: str, note: Callable[[str, str], None], processes: "list[subprocess.Popen[str]]"
) -> dict[str, Any]:
    began, tasks = perf_counter(), list[str]()
    command = [sys.executable, "-P", "-m", "flambeur.commands.warm_up", name]  # -P: nothing from here
    with tempfile.TemporaryFile("w+", encoding="utf-8") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        processes.append(process)
        with cast(TextIO, process.stdout) as told:
            for line in told:
                tasks.append(line.strip())
                note(name, tasks[-1])
        if process.wait() != 0:
            errors.seek(0)
            raise NotCompiled("not-compiled", game=name, reason=_last_line(errors.read()))
    return {"game": name, "tasks": tasks, "seconds": round(perf_counter() - began, 1)}


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["?"])[-1]
