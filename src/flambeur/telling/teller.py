"""What the tellers of all games have in common: an event becomes a message of the game, filled with words."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
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

    def reckoning(self, parts: Mapping[str, int]) -> str:
        """What a result is made of."""
        return ", ".join(f"{part} {count}" for part, count in parts.items())

    @abstractmethod
    def table(self) -> Table:
        """The table as it stands, as far as everybody can see it."""


class WordTeller(Teller):
    """A teller with a message for every kind of event."""

    def tell(self, event: Event) -> str:
        """The message of the event, filled with its facts in words."""
        return self._say(event.kind, **self._choices(event), **self._words(event))

    def _choices(self, event: Event) -> dict[str, Any]:
        """By what else a message may choose its variant: how many of a fact there are, and whose it is."""
        counts = {f"{name}-count": _count(fact) for name, fact in event.facts.items()}
        kind = "player" if event.facts.get("owner", 0) < self.match.players else "nobody"
        return {**counts, "owner-kind": kind, "players": self.match.players}

    @abstractmethod
    def _words(self, event: Event) -> dict[str, Any]:
        """The facts of the event in words."""

    def _say(self, message: str, **facts: Any) -> str:
        return say(f"{self.match.game.name}-{message}", self.lang, **facts)


def _count(fact: Any) -> int:
    """A number itself; of a list, how many of its entries are not nothing."""
    return sum(map(bool, fact)) if isinstance(fact, list) else int(fact)
