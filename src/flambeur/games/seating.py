"""How players sit: seats count from 0, clockwise."""

from flambeur.core.layout import State


def left_of(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


def seats_on(s: State, seat: int, other: int) -> int:
    """How many seats further to the left the other sits."""
    return other - seat if other >= seat else other - seat + int(s.players)
