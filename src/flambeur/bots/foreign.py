"""Bots from elsewhere: programs that speak the line protocol of docs/foreign-bots.md, and Python bots.

A Python bot runs in a process of its own as well (`python_host.py`), so that it can neither crash nor
hold up the table, nor see more than its seat may know.
"""

import os
import re
import shlex
import shutil
import sys
from collections.abc import Mapping, Sequence
from importlib.metadata import entry_points
from typing import Any

from flambeur.bots.bot import Bot, legal_moves
from flambeur.bots.line_process import Fault, LineProcess, quoted
from flambeur.core.chance import Chance, word
from flambeur.core.contract import Game
from flambeur.core.errors import BadBot, IllegalMove
from flambeur.core.layout import State
from flambeur.core.options import Value

__all__ = ["PATIENCE", "Fault", "Foreign", "foreign_of"]

PROTOCOL = 1
PATIENCE = 10.0  # seconds for a move
START_PATIENCE = 30.0  # seconds for the start, when much may have to be loaded
COMPILING_PATIENCE = (
    300.0  # seconds for the first game and the first move of a Python bot: rules are compiled
)
GROUP = "flambeur.bots"  # of entry points


class Foreign(Bot):
    """A bot that runs in a process of its own, started when it is needed and again after it has failed."""

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        patience: float = PATIENCE,
        start_patience: float = START_PATIENCE,
        wants_state: bool = False,
        first_patience: float | None = None,
    ) -> None:
        self.name = name
        self._command, self._wants_state = command, wants_state
        self._patience, self._start_patience = patience, max(start_patience, patience)
        self._first_patience = patience if first_patience is None else max(first_patience, patience)
        self._asked: set[tuple[str, str]] = set()  # what the process was asked in which game
        self._game = ""
        self._process: LineProcess | None = None
        self._seed, self._is_seated = 0, False

    def begin(self, chance: Chance) -> None:
        """A new game begins; chance gives the bot a seed of its own."""
        self._seed, self._is_seated = word(chance), False

    def sit(self, game: Game, players: int, seat: int, options: Mapping[str, Value] | None = None) -> None:
        """Tell the bot which game begins, and wait until it is ready."""
        self._game = game.name
        table = {"game": game.name, "players": players, "seat": seat, "options": options and dict(options)}
        self._ask({"is": "new", **table, "seed": self._seed}, "ready")
        self._is_seated = True

    def choose(self, game: Game, seen: State, seat: int) -> int:
        """What the bot answers, if it is the number or the text of a move."""
        if not self._is_seated:
            self.sit(game, int(seen.players), seat)
        legal = [game.moves[move] for move in legal_moves(game, seen, seat)]
        question = {
            "is": "turn",
            "view": game.state.named(seen, int(seen.players)),
            "legal": [{**move.to_json(), "text": str(move)} for move in legal],
        }
        state = {"state": seen.tobytes().hex()} if self._wants_state else {}
        answer = self._ask(question | state, "move").get("move")
        try:
            return game.moves.find(answer if isinstance(answer, int | str) else repr(answer)).id
        except IllegalMove:
            raise self._failed(Fault("bot-illegal", move=quoted(repr(answer)))) from None

    def leave(self, places: Sequence[int], results: Sequence[int]) -> None:
        """Tell the bot how the game ended; it need not answer."""
        if self._process and self._is_seated:
            self._process.tell({"is": "end", "places": list(places), "results": list(results)})

    def close(self) -> None:
        """End the bot's process; a next game would start another."""
        if self._process:
            self._process.end()
        self._process, self._is_seated = None, False
        self._asked.clear()

    def try_out(self) -> None:
        """Start the bot once; BadBot if it does not come to the point of being ready."""
        try:
            self._begun()
        except Fault as fault:
            raise BadBot("bot-not-ready", bot=self.name, reason=str(fault)) from None
        finally:
            self.close()

    def _begun(self) -> LineProcess:
        if not self._process:
            self._process = LineProcess(self._command)
            self._check(
                self._process.ask({"is": "hello", "protocol": PROTOCOL}, self._start_patience), "ready"
            )
        return self._process

    def _ask(self, message: dict[str, Any], expected: str) -> dict[str, Any]:
        question = (message["is"], self._game)
        patience = self._patience if question in self._asked else self._first_patience
        try:
            answer = self._check(self._begun().ask(message, patience), expected)
        except Fault as fault:
            raise self._failed(fault) from None
        self._asked.add(question)
        return answer

    def _check(self, answer: dict[str, Any], expected: str) -> dict[str, Any]:
        if answer.get("do") != expected:
            raise Fault("bot-beside-the-point", expected=expected, line=quoted(repr(answer)))
        return answer

    def _failed(self, fault: Fault) -> Fault:
        """Who has failed starts afresh in the next game."""
        self.close()
        return fault


def foreign_of(text: str, patience: float = PATIENCE) -> Foreign | None:
    """The foreign bot of a text `run:COMMAND`, `python:MODULE:FACTORY` or the name of an entry point."""
    kind, _, rest = text.partition(":")
    if kind == "run":
        return Foreign(text, _command(text, rest), patience)
    if kind == "python":
        return _hosted(text, rest, patience)
    entered = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    return _hosted(text, entered[text], patience) if text in entered else None


def _command(text: str, line: str) -> list[str]:
    try:
        command = shlex.split(line, posix=os.name != "nt")
    except ValueError:
        command = []
    if not command or not shutil.which(command[0]):
        raise BadBot("no-such-program", bot=repr(text))
    return command


def _hosted(text: str, factory: str, patience: float) -> Foreign:
    if not re.fullmatch(r"[\w.]+:[\w.]+", factory):
        raise BadBot("bad-factory", bot=repr(text))
    command = [sys.executable, "-m", "flambeur.bots.python_host", factory]
    return Foreign(text, command, patience, wants_state=True, first_patience=COMPILING_PATIENCE)
