"""What the game waits for: one decision at a time, kept in the state.

Whatever follows a decision is known from the rest of the state, so nothing else need be remembered.
"""

from flambeur.core.layout import State


def ask(s: State, decision: int, seat: int) -> None:
    """The game waits for this decision of this seat."""
    s.decision = decision
    s.decider = seat
