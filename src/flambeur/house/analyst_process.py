"""The process of the analyst as the house sees it: begun when somebody asks, ended when nobody does."""

import asyncio
import contextlib
import logging
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from flambeur.house.questions import Answer, AnyQuestion

COMMAND = (sys.executable, "-P", "-m", "flambeur.house.analyst")
LOWEST = 19  # priority: tables in play come first
LONGEST_LINE = 64 * 1024 * 1024  # bytes
IDLE_SECONDS = 600.0  # that the process stays when nobody asks: it has loaded compiled code by then

Report: TypeAlias = Callable[[float], None]

_complaints: set[asyncio.Task[None]] = set()
logger = logging.getLogger("flambeur.house")

_answer = msgspec.json.Decoder(Answer)


class NoAnswer(Exception):
    """The analyst could not answer."""


class AnalystDied(NoAnswer):
    """It has died, over the question or for a reason of its own."""


async def prepare(command: Sequence[str], games: Sequence[str]) -> None:
    """Let an analyst compile what is needed for these games, before somebody waits for it."""
    if games:
        process = await _begin(command, games, LOWEST)
        try:
            assert process.stdin is not None
            process.stdin.close()  # no questions
            await process.wait()
        finally:
            await _end(process)


async def _begin(command: Sequence[str], games: Sequence[str], priority: int) -> asyncio.subprocess.Process:
    process = await asyncio.create_subprocess_exec(
        *command,
        *games,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        limit=LONGEST_LINE,
        creationflags=getattr(subprocess, "IDLE_PRIORITY_CLASS", 0),  # there is one on Windows only
    )
    if hasattr(os, "setpriority"):
        with contextlib.suppress(ProcessLookupError):  # it has died at once
            os.setpriority(os.PRIO_PROCESS, process.pid, priority)
    telling = asyncio.create_task(_log_complaints(process))
    _complaints.add(telling)
    telling.add_done_callback(_complaints.discard)
    return process


async def _log_complaints(process: asyncio.subprocess.Process) -> None:
    """Until it ends: why it died would not be known otherwise."""
    assert process.stderr is not None
    while line := await process.stderr.readline():
        logger.warning("the analyst says: %s", line.decode(errors="replace").rstrip())


async def _end(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()


class AnalystProcess:
    """One question at a time; those who ask meanwhile wait."""

    def __init__(
        self, command: Sequence[str] = COMMAND, priority: int = LOWEST, idle_seconds: float = IDLE_SECONDS
    ) -> None:
        self._command, self._priority, self._idle_seconds = command, priority, idle_seconds
        self._lock = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._ending: asyncio.Task[None] | None = None

    async def answer(self, question: AnyQuestion, report: Report = lambda _: None) -> bytes:
        """What was found, as JSON; tells meanwhile which part is done."""
        async with self._lock:
            try:
                found = await _ask(await self._begun(), question, report)
            except (OSError, msgspec.MsgspecError) as error:  # no process could be begun, or it said nonsense
                await self._kill()
                raise AnalystDied("the analyst cannot work") from error
            except BaseException:  # it is left in the middle of an answer that nobody waits for
                await self._kill()
                raise
            self._ending = asyncio.create_task(self._end_later())
        if found.problem:
            raise NoAnswer(found.problem)
        return bytes(found.found)

    async def _begun(self) -> asyncio.subprocess.Process:
        if self._ending:
            self._ending.cancel()
        if self._process is None or self._process.returncode is not None:
            self._process = await _begin(self._command, (), self._priority)
        return self._process

    async def _end_later(self) -> None:
        await asyncio.sleep(self._idle_seconds)
        async with self._lock:
            await self._kill()

    async def end(self) -> None:
        """Let the process go; the next question begins another."""
        if self._ending:
            self._ending.cancel()
        await self._kill()

    async def _kill(self) -> None:
        if self._process is not None:
            await _end(self._process)
            self._process = None


async def _ask(process: asyncio.subprocess.Process, question: AnyQuestion, report: Report) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(question) + b"\n")
    with contextlib.suppress(ConnectionError):  # then there is no answer, either
        await process.stdin.drain()
    while line := await process.stdout.readline():
        answer = _answer.decode(line)
        if answer.problem or answer.found != msgspec.Raw():
            return answer
        report(answer.progress)
    raise AnalystDied("the analyst has died")
