"""What players of Royale care about: what each board brought them, and what ties cost them."""

from collections import Counter

from flambeur.core.figures import Figures, Group, happenings
from flambeur.core.match import Match
from flambeur.games.royale.options import BOARD_IDS

GROUPS = (
    Group("ties", ("ties",)),
    Group("boards", tuple(f"board-{board}" for board in BOARD_IDS)),
)


def count(match: Match) -> list[Figures]:
    """The figures of every seat; boards by what they paid, in thousands."""
    seats: list[Counter[str]] = [Counter() for _ in range(match.players)]
    for event in happenings(match, "rewarded", "tied"):
        if event.kind == "rewarded":
            board = BOARD_IDS[event.facts["board"] - 1]
            seats[event.facts["seat"]][f"board-{board}"] += event.facts["amount"]
        elif event.facts["owner"] < match.players:  # not the neutral dice
            seats[event.facts["owner"]]["ties"] += 1
    return list(seats)
