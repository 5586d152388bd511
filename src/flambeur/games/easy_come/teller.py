"""Easy Come Easy Go in words and as a table."""

from collections.abc import Callable
from typing import Any

from rich.box import SIMPLE
from rich.table import Table

from flambeur.core.story import Event
from flambeur.games.easy_come.state import CENTRE, FACES, PRIZES
from flambeur.telling.people import player
from flambeur.telling.teller import WordTeller

DICE = "⓪①②③④⑤"
NOTHING = "·"


class EasyComeTeller(WordTeller):
    """Tells Easy Come Easy Go."""

    def result(self, result: int) -> str:
        """A final result: the prizes held."""
        return self._say("prizes", count=result)

    def _words(self, event: Event) -> dict[str, Any]:
        return {name: self._word(name, fact) for name, fact in event.facts.items()}

    def _word(self, name: str, fact: Any) -> Any:
        tellers: dict[str, Callable[[Any], str]] = {
            "seat": self._player,
            "owner": self._player,
            "prize": lambda prize: f"[bold]{self._say(f'prize-{prize}')}[/]",
            "rolled": self._dice,
            "kept": self._dice,
            "dice": self._dice,
        }
        return tellers[name](fact) if name in tellers else fact

    def _player(self, seat: int) -> str:
        return player(seat, self.lang)

    def _dice(self, counts: list[int]) -> str:
        return " ".join(DICE[face] for face in range(FACES) for _ in range(counts[face])) or NOTHING

    def table(self) -> Table:
        """The prizes with their owners; below them who counts, and the dice."""
        view = self.match.view()
        board = Table("#", self._say("table-prize"), self._say("table-owner"), box=SIMPLE)
        for prize in range(PRIZES):
            board.add_row(str(prize), self._say(f"prize-{prize}"), self._owner(view["owner"][prize]))
        board.caption = "\n".join([*self._counts(view), *self._turn(view)])
        board.caption_justify = "left"
        return board

    def _owner(self, owner: int) -> str:
        return self._say("table-centre") if owner == CENTRE else self._player(owner)

    def _counts(self, view: dict[str, Any]) -> list[str]:
        running = [(seat, turns) for seat, turns in enumerate(view["countdown"]) if turns]
        is_on = not self.match.is_over
        return [self._say("table-count", seat=self._player(s), turns=t) for s, t in running if is_on]

    def _turn(self, view: dict[str, Any]) -> list[str]:
        if self.match.is_over:
            return []
        dice = {name: self._dice(view[name]) for name in ("kept", "rolled")}
        return [self._say("table-dice", seat=self._player(view["turn"]), **dice)]


TELLER = EasyComeTeller
