"""How players sit: seats count from 0, clockwise."""

from flambeur.core.layout import State


def left_of(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.players else 0
