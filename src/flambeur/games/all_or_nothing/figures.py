"""What players of Alles oder Nichts care about: how often they bid openly or in secret, and were exact."""

from collections import Counter

from flambeur.core.figures import Figures, Group, happenings
from flambeur.core.match import Match
from flambeur.games.all_or_nothing.state import OPEN

GROUPS = (
    Group("bids", ("open-made", "secret-made"), out_of=("open", "secret")),
    Group("tricks", ("tricks",)),
)


def count(match: Match) -> list[Figures]:
    """The figures of every seat."""
    seats: list[Counter[str]] = [Counter() for _ in range(match.players)]
    for event in happenings(match, "scored"):
        facts = event.facts
        said = "open" if facts["said"] == OPEN else "secret"
        is_made = facts["bid"] == facts["tricks"]
        seats[facts["seat"]].update({said: 1, f"{said}-made": int(is_made), "tricks": facts["tricks"]})
    return list(seats)
