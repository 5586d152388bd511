"""What players of Las Vegas care about: dice taken back because of ties, and which notes they won."""

from collections import Counter

from flambeur.core.figures import Figures, Group, happenings
from flambeur.core.match import Match
from flambeur.games.las_vegas.state import NOTE_VALUES

GROUPS = (
    Group("ties", ("ties", "tied-dice")),
    Group("notes", tuple(f"note-{value}" for value in NOTE_VALUES)),
)


def count(match: Match) -> list[Figures]:
    """The figures of every seat."""
    seats: list[Counter[str]] = [Counter() for _ in range(match.players)]
    for event in happenings(match, "tied", "paid"):
        owner = event.facts["owner"]
        if owner >= match.players:  # the white dice (LV-24)
            continue
        if event.kind == "paid":
            seats[owner][f"note-{event.facts['note']}"] += 1
        else:
            seats[owner].update({"ties": 1, "tied-dice": event.facts["dice"]})
    return list(seats)
