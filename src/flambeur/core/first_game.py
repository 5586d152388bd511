"""A first game: a short game with prepared luck, and hints at the moments they matter."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from flambeur.core.contract import Game
from flambeur.core.fairness import Luck, luck_of_seed
from flambeur.core.match import Match
from flambeur.core.options import Value

ME = "me"  # in the facts of a hint: the seat of the person who learns
LEARNER = 0  # that seat


@dataclass(frozen=True)
class Hint:
    """Something to be said when a kind of move is offered, when something has happened, or when both are so.

    Its words are `<game>-first-<name>` in the locales.
    """

    name: str
    move: str = ""
    event: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)

    def is_due(self, match: Match, seat: int) -> bool:
        """Whether it is to be said now to the person in that seat."""
        return self._is_offered(match, seat) and self._has_happened(match, seat)

    def _is_offered(self, match: Match, seat: int) -> bool:
        if not self.move:
            return True
        return seat in match.waiting and any(move.kind == self.move for move in match.legal(seat))

    def _has_happened(self, match: Match, seat: int) -> bool:
        wanted = {name: seat if fact == ME else fact for name, fact in self.facts.items()}
        return not self.event or any(
            event.kind == self.event and wanted.items() <= event.facts.items() for event in match.heard(seat)
        )


@dataclass(frozen=True)
class FirstGame:
    """What is agreed for a first game; the learner sits in the first seat, bots in the others."""

    options: Mapping[str, Value]
    bots: tuple[str, ...]
    seed: int  # found by tests/games/first_game_seeds.py
    hints: tuple[Hint, ...]

    @property
    def luck(self) -> Luck:
        """The prepared luck; the learner adds nothing to it."""
        return Luck(luck_of_seed(self.seed, "first game").secret, ("",))

    def hints_for(self, match: Match, seat: int) -> list[str]:
        """The names of the hints that are due, in the order in which they are to be read."""
        return [hint.name for hint in self.hints if hint.is_due(match, seat)]

    def begin(self, game: Game) -> Match:
        """The game at its beginning."""
        return Match(game, 1 + len(self.bots), self.options, self.luck)


def first_game_of(game: Game) -> FirstGame | None:
    """The first game that a game brings in its `first_game.py`."""
    module = game.companion("first_game")
    return module.FIRST_GAME if module else None
