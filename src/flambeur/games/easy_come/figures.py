"""What players of Easy Come Easy Go care about: prizes taken, stolen and lost, and prizes they refused."""

from collections import Counter
from collections.abc import Iterator, Sequence

from flambeur.core.figures import Figures, Group, happenings
from flambeur.core.match import Match
from flambeur.games.easy_come.prizes import claimable
from flambeur.games.easy_come.state import CENTRE, PRIZES

GROUPS = (
    Group("deeds", ("claimed", "stolen", "lost", "missed", "refused")),
    Group("prizes", tuple(f"prize-{prize}" for prize in range(PRIZES))),
)


def count(match: Match) -> list[Figures]:
    """The figures of every seat."""
    seats: list[Counter[str]] = [Counter() for _ in range(match.players)]
    for event in happenings(match, "claimed", "stolen", "missed"):
        mine = seats[event.facts["seat"]]
        mine[event.kind] += 1
        if event.kind != "missed":
            mine[f"prize-{event.facts['prize']}"] += 1
        if event.kind == "stolen":
            seats[event.facts["owner"]]["lost"] += 1
    for seat in _refusals(match):
        seats[seat]["refused"] += 1
    return list(seats)


TOLD = ("rolled", "set-aside", "claimed", "stolen", "count-began", "cancelled")


def _refusals(match: Match) -> Iterator[int]:
    """Who rolled on though a prize could be had; the rule is asked about the table as it was told."""
    s = match.game.blank(match.players, match.options)
    s.owner[:] = CENTRE
    offered = 0
    for event in happenings(match, *TOLD):
        facts, seat = event.facts, event.facts["seat"]
        match event.kind:
            case "rolled":
                s.rolled, s.kept = tally_of(facts["rolled"]), tally_of(facts["kept"])
                offered = claimable(s, seat)
            case "set-aside" if offered:
                yield seat
            case "claimed" | "stolen":
                s.owner[facts["prize"]] = seat
            case "count-began" | "cancelled":
                s.countdown[seat] = facts.get("turns", 0)


def tally_of(counts: Sequence[int]) -> int:
    """Dice as they lie in the state, from how many show each face."""
    return sum(count << 4 * face for face, count in enumerate(counts))
