"""Tells any game, without words of its own: what happened, and the facts by their names."""

from typing import Any

from rich.box import SIMPLE
from rich.markup import escape
from rich.table import Table

from flambeur.core.story import Event
from flambeur.telling.people import player
from flambeur.telling.teller import Teller


class GenericTeller(Teller):
    """For games that bring no teller."""

    def tell(self, event: Event) -> str:
        """The kind of the event, then its facts."""
        facts = ", ".join(self._fact(name, fact) for name, fact in event.facts.items())
        return f"{escape(event.kind)}: {facts}" if facts else escape(event.kind)

    def result(self, result: int) -> str:
        """A final result as it is."""
        return str(result)

    def table(self) -> Table:
        """Every field that everybody can see."""
        shown = Table(box=SIMPLE, show_header=False)
        for name, value in self.match.view().items():
            shown.add_row(escape(name), escape(str(value)))
        return shown

    def _fact(self, name: str, fact: Any) -> str:
        is_player = name == "seat" and 0 <= fact < self.match.players
        return player(fact, self.lang) if is_player else f"{escape(name)} {escape(str(fact))}"
