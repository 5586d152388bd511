"""A program that is talked to in lines of JSON; whatever it does, an answer comes in time or a Fault."""

import json
import os
import signal
import subprocess
import sys
import weakref
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TooLate
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any, TypeAlias, cast

from flambeur.core.errors import FlambeurError

Job: TypeAlias = tuple[Callable[[], bytes], "Future[bytes]"]

LONGEST_LINE = 64 * 1024
LONGEST_QUOTE = 80
EXIT_SECONDS = 0.5  # seconds to wait for the exit code and the last words of a program that ends


class Fault(FlambeurError):
    """A bot failed otherwise than by playing badly; it loses the game."""


class LineProcess:
    """One running program. After a Fault it is of no more use: `end` it and start another."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        try:  # in a session of its own: Ctrl-C is not for it, and what it starts ends with it
            self._process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
            )
        except (OSError, ValueError) as error:
            raise Fault("bot-not-started", reason=getattr(error, "strerror", None) or str(error)) from None
        self._in, self._out = (cast(IO[bytes], pipe) for pipe in (self._process.stdin, self._process.stdout))
        self._errors = _ErrorReader(cast(IO[bytes], self._process.stderr))
        self._line = _PipeThread(self._in, self._out)
        self._end = weakref.finalize(self, _end, self._process, self._line)

    def tell(self, message: dict[str, Any]) -> None:
        """Say something that needs no answer; whether anybody listens shows at the next question."""
        self._line.send(message, wants_answer=False)

    def ask(self, message: dict[str, Any], patience: float) -> dict[str, Any]:
        """The answer to a message, or Fault."""
        try:
            line = self._line.send(message).result(patience)
        except TooLate:
            raise Fault("bot-hung", seconds=f"{patience:g}") from None
        except (OSError, ValueError):  # nobody is there to listen
            line = b""
        return self._understood(line)

    def end(self) -> None:
        """End the program, at once and for good."""
        self._end()

    def _understood(self, line: bytes) -> dict[str, Any]:
        if not line:
            raise self._exited()
        try:
            answer = json.loads(line) if line.endswith(b"\n") else None
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise Fault("bot-rubbish", line=quoted(line.decode("utf-8", "replace")))
        return answer

    def _exited(self) -> Fault:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(EXIT_SECONDS)
        self._errors.join(EXIT_SECONDS)
        code = self._process.poll()
        return Fault("bot-exited", status="–" if code is None else str(code), said=self._errors.line or "–")


class _PipeThread(Thread):
    """Writes and reads in a thread of its own, so that neither a full pipe nor silence holds anybody up."""

    def __init__(self, speaking: IO[bytes], hearing: IO[bytes]) -> None:
        super().__init__(daemon=True)
        self._speaking, self._hearing = speaking, hearing
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.start()

    def send(self, message: dict[str, Any], wants_answer: bool = True) -> "Future[bytes]":
        """Say something; what comes back is there when the future is."""
        line, answer = json.dumps(message, separators=(",", ":")).encode() + b"\n", Future[bytes]()
        self._jobs.put((lambda: self._exchange(line, wants_answer), answer))
        return answer

    def hang_up(self) -> None:
        """Nothing more will be said."""
        self._jobs.put(None)

    def run(self) -> None:
        """Say one thing after the other."""
        for job, answer in iter(self._jobs.get, None):
            try:
                answer.set_result(job())
            except (OSError, ValueError) as error:
                answer.set_exception(error)
        for pipe in (self._speaking, self._hearing):
            with suppress(OSError):
                pipe.close()

    def _exchange(self, line: bytes, wants_answer: bool) -> bytes:
        self._speaking.write(line)
        self._speaking.flush()
        return self._hearing.readline(LONGEST_LINE) if wants_answer else b""


class _ErrorReader(Thread):
    """Reads what a program says beside its answers, and keeps the last line of it."""

    def __init__(self, pipe: IO[bytes]) -> None:
        super().__init__(daemon=True)
        self._pipe = pipe
        self.line = ""
        self.start()

    def run(self) -> None:
        """Read to the end."""
        with self._pipe:
            while line := self._pipe.readline(LONGEST_LINE):
                self.line = quoted(line.decode("utf-8", "replace")) or self.line


def quoted(text: str) -> str:
    """A piece of text from elsewhere, short and without signs that would disturb a report."""
    shown = "".join(sign if sign.isprintable() else "\ufffd" for sign in text.strip())
    return shown if len(shown) <= LONGEST_QUOTE else f"{shown[:LONGEST_QUOTE]}…"


def _end(process: "subprocess.Popen[bytes]", line: _PipeThread) -> None:
    """Kill the program and all that it has started; its reader then meets the end of the pipe."""
    with suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    line.hang_up()
