"""How long a bot may think about one move."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from time import perf_counter
from typing import TypeAlias

Think: TypeAlias = Callable[[int, int], object]
Clock: TypeAlias = Callable[[], float]  # seconds

MOST = 10**9
FIRST_PORTION, LARGEST_PORTION = 8, 1024  # playouts between two looks at the clock
FORM = re.compile(r"(?:(\d{1,10})(?:/(\d{1,10})ms)?|(\d{1,10})ms)(?:\*([1-9]\d{0,2}))?")


@dataclass(frozen=True)
class Budget:
    """A number of playouts, of milliseconds, or both: then whichever is used up first; on so many threads."""

    playouts: int = 0
    milliseconds: int = 0
    threads: int = 1

    def __str__(self) -> str:
        limits = (str(self.playouts or ""), f"{self.milliseconds}ms" if self.milliseconds else "")
        return "/".join(filter(None, limits)) + (f"*{self.threads}" if self.threads > 1 else "")

    def hurried(self, haste: float) -> "Budget":
        """So many times less time."""
        return replace(self, milliseconds=max(1, int(self.milliseconds / haste)) if self.milliseconds else 0)

    def spend(self, think: Think, each: int = 1, clock: Clock = perf_counter) -> int:
        """Call `think(done, upto)` until it is used up, each step being so many playouts; returns the steps.

        The first call is for nothing, so that compilation does not count.
        """
        think(0, 0)
        steps = -(-self.playouts // each) if self.playouts else MOST
        if not self.milliseconds:
            think(0, steps)
            return steps
        return self._spend_time(think, steps, clock)

    def _spend_time(self, think: Think, steps: int, clock: Clock) -> int:
        deadline = clock() + self.milliseconds / 1000
        done, portion = 0, FIRST_PORTION
        while done < steps:
            upto = min(steps, done + portion)
            began = clock()
            think(done, upto)
            done, now = upto, clock()
            if now >= deadline:
                break
            fitting = int(portion * (deadline - now) / max(now - began, 1e-9))
            portion = max(1, min(2 * portion, LARGEST_PORTION, fitting))
        return done


def budget_of(text: str) -> Budget | None:
    """The budget that a text such as `1000`, `50ms`, `1000/50ms` or `50ms*2` describes, if it does."""
    match = FORM.fullmatch(text)
    if not match:
        return None
    playouts, beside, alone, threads = (int(number or 0) for number in match.groups())
    given = [int(number) for number in match.groups()[:3] if number is not None]
    return Budget(playouts, beside or alone, threads or 1) if 1 <= min(given) <= max(given) <= MOST else None
