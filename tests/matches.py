"""Games to test with: played by taking the legal moves in turn, so that no bot is needed."""

from typing import Any

import flambeur
from flambeur.core.match import Match


def play_on(match: Match, moves: int = 10_000) -> Match:
    """Play up to so many moves, or to the end."""
    for _ in range(moves):
        if match.is_over:
            break
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.play(seat, legal[len(match.turns) % len(legal)])
    return match


def begun(moves: int, **options: Any) -> Match:
    """A short game after some moves."""
    return play_on(flambeur.new("las-vegas", **{"players": 2, "seed": 7, "rounds": 1, **options}), moves)


def finished(**options: Any) -> Match:
    """A short game at its end."""
    return begun(10_000, **options)
