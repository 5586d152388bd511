"""Tournaments without a house: the log grows by what comes next and by results that are made up."""

import random
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from flambeur.house.tournaments.entries import Announced, AnyEntry, Begun, Ended, Entered, Played
from flambeur.house.tournaments.formats import next_entry
from flambeur.house.tournaments.tournament import OVER, PlayedTable, Tournament

AT = datetime(2026, 1, 1, tzinfo=UTC)

Result = Callable[[int], float]  # of an entrant


def announced(**wishes: Any) -> Announced:
    """A Swiss of Ada's, four at a table."""
    terms: dict[str, Any] = {"person": "ada", "name": "Ada", "title": "Cup", "format": "swiss"}
    terms |= {"game": "las-vegas", "rules": 1, "players": 4, "options": {}, "clock": 0, "bot_after": 0}
    terms |= {"rounds": 5, "minutes": 1, "is_open": True, "invite": "x", "secret": "5e" * 32}
    return Announced(**terms | wishes)


class Field:
    """A tournament of bots whose games are made up."""

    def __init__(self, entrants: int, seed: int = 0, **wishes: Any) -> None:
        self.chance = random.Random(seed)
        self.now = AT
        self.tournament = Tournament("one")
        bots = (Entered(name=f"Bot {number}", bot="novice") for number in range(entrants))
        self.add(announced(**wishes), *bots)

    def add(self, *entries: AnyEntry) -> None:
        """Entries that are known to be possible."""
        for entry in entries:
            self.tournament.add(entry, self.now)

    def go_on(self) -> AnyEntry | None:
        """What comes next, added."""
        entry = next_entry(self.tournament, self.now, self.chance)
        if entry:
            self.add(entry)
        return entry

    def play(self, tables: Sequence[PlayedTable], result: Result | None = None) -> None:
        """Make up how the games at these tables end."""
        luck: Result = result or (lambda _: self.chance.random())
        for table in tables:
            values = [round(1000 * luck(entrant)) for entrant in table.seating.entrants]
            places = tuple(1 + sum(other > value for other in values) for value in values)
            self.add(Played(table=table.id, places=places, results=tuple(values)))

    def play_out(self, result: Result | None = None, most: int = 100) -> int:
        """All of it; returns how often tables were drawn."""
        self.add(Begun())
        for drawn in range(most):
            if isinstance(self.go_on(), Ended):
                assert self.tournament.phase == OVER
                return drawn
            self.now += timedelta(seconds=10)
            self.play(self.tournament.open_tables, result)
        raise AssertionError("the tournament did not end")
