"""Tells any game: by its words for what happened, or, without them, by the names of the facts."""

from typing import Any

from rich.box import SIMPLE
from rich.markup import escape
from rich.table import Table

from flambeur.core.story import Event
from flambeur.telling.people import player
from flambeur.telling.teller import WordTeller
from flambeur.words import knows

SEATS = ("seat", "winner", "owner")  # facts that name a player


class GenericTeller(WordTeller):
    """For games that bring no teller."""

    def tell(self, event: Event) -> str:
        """The message of the event if the game brings one, else its kind, then its facts."""
        if knows(f"{self.match.game.name}-{event.kind}", self.lang):
            return super().tell(event)
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

    def _words(self, event: Event) -> dict[str, Any]:
        return {name: self._word(name, fact) for name, fact in event.facts.items()}

    def _fact(self, name: str, fact: Any) -> str:
        return (
            self._word(name, fact) if self._is_player(name, fact) else f"{escape(name)} {escape(str(fact))}"
        )

    def _word(self, name: str, fact: Any) -> str:
        return player(fact, self.lang) if self._is_player(name, fact) else escape(str(fact))

    def _is_player(self, name: str, fact: Any) -> bool:
        return name in SEATS and 0 <= fact < self.match.players
