"""What sort of step is due in a game: games that are kept in step do together what most of them are due.

Only those need be told apart that take much longer than others or lead to other rules.
"""

from typing import Any

OVER, DECISION, RARE_DECISION, TURN, BOARD, PAYMENT = range(6)
SORTS = 6
DECISIONS = 1 << DECISION | 1 << RARE_DECISION  # as a set of bits
IDLE = SORTS  # of who plays no game

# Of 32 games, how many must be due a step before the others wait for it: rounds end together, and what is
# rare is gathered.
NEEDED = (12, 1, 8, 1, 8, 32)


def steps_of(rules: Any) -> tuple[int, ...]:
    """The sorts that rules tell apart, as they say; fewer are sooner counted."""
    said: tuple[int, ...] = getattr(rules, "STEPS", tuple(range(SORTS)))
    return said if hasattr(rules, "due") else (OVER, DECISION)
