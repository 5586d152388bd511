"""An entry of a table as it was told to those who were there."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.json import encode

from flambeur.core.story import EVERYONE, Event
from flambeur.house.entries import AnyEntry, kind_of


class Told(msgspec.Struct, frozen=True, gc=False):
    """An entry with its number and what the story told because of it."""

    number: int
    at: datetime
    entry: AnyEntry
    events: tuple[Event, ...]
    persons: tuple[str | None, ...]  # who sat where when it was told
    is_quiet: bool = False  # around the game, nothing has changed but whom it waits for

    def seats_of(self, person: str | None) -> list[int]:
        """Where the person sat when it was told."""
        return places_of(person, self.persons)

    def for_everyone(self) -> dict[str, Any]:
        """What is the same for all who are told, without the events if some are not for everyone."""
        shared = {"number": self.number, "at": self.at.isoformat(), "kind": kind_of(self.entry)}
        if any(event.audience is not EVERYONE for event in self.events):
            return shared
        return shared | {"events": Raw(encode([event.to_json() for event in self.events]))}

    def events_for(self, person: str | None) -> list[dict[str, Any]]:
        """What the person may hear: what is meant for everyone, and for the person's own seats."""
        seats = self.seats_of(person)
        heard = (e for e in self.events if e.audience is EVERYONE or e.audience in seats)
        return [event.to_json() for event in heard]


def places_of(person: str | None, sitters: Sequence[str | None]) -> list[int]:
    """Where somebody sits; several seats if several people share a device."""
    return [seat for seat, sitter in enumerate(sitters) if person is not None and sitter == person]
