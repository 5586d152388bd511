"""What the tellers of all games have in common: an event becomes a message of the game, filled with words."""

from abc import ABC, abstractmethod
from typing import Any

from rich.table import Table

from flambeur.core.match import Match
from flambeur.core.story import Event
from flambeur.words import say


class Teller(ABC):
    """Tells the events of one match in one language, as Rich markup."""

    def __init__(self, match: Match, lang: str) -> None:
        self.match = match
        self.lang = lang

    @abstractmethod
    def tell(self, event: Event) -> str:
        """The event in words."""

    @abstractmethod
    def result(self, result: int) -> str:
        """A final result as people write it."""

    @abstractmethod
    def table(self) -> Table:
        """The table as it stands, as far as everybody can see it."""


class WordTeller(Teller):
    """A teller with a message for every kind of event."""

    def tell(self, event: Event) -> str:
        """The message of the event, filled with its facts in words."""
        return self._say(self._message(event), **self._words(event))

    @abstractmethod
    def _message(self, event: Event) -> str:
        """Which message tells the event."""

    @abstractmethod
    def _words(self, event: Event) -> dict[str, Any]:
        """The facts of the event in words."""

    def _say(self, message: str, **facts: Any) -> str:
        return say(f"{self.match.game.name}-{message}", self.lang, **facts)
