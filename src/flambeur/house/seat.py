"""A seat at a table, and who sits there."""

from dataclasses import dataclass
from typing import Any

from flambeur.house.entries import Created


@dataclass
class Seat:
    """Who sits there: a person, a bot, or nobody; a person may have a bot standing in."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    luck: str | None = None  # what the person added to the luck of the game; None: nothing yet
    has_resigned: bool = False

    @property
    def kind(self) -> str:
        """`person`, `bot` or `open`."""
        if self.person is not None:
            return "person"
        return "bot" if self.bot else "open"

    def to_json(self) -> dict[str, Any]:
        """What everybody may know of the seat."""
        return {"kind": self.kind, "name": self.name, "bot": self.bot, "has_resigned": self.has_resigned}


def planned(plan: str, entry: Created) -> Seat:
    """A seat as its maker wanted it: `me`, `me:name` for somebody at the same device, `open` or a bot."""
    word, _, name = plan.partition(":")
    if word == "me":
        return Seat(entry.person, name or entry.name)
    return Seat() if plan == "open" else Seat(bot=plan)
