"""What placing dice would be worth if the round ended now: shown to people while they choose."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, TypeAlias, cast

import numpy as np

from flambeur.core.layout import Layout, State
from flambeur.core.story import Story, listening

CASINOS = 6
REMEMBERED = 20_000  # payments; the same few notes and dice lie at casinos again and again

Payment: TypeAlias = tuple[int, ...]  # what each owner of dice gets


class Casinos:
    """How dice are placed at the casinos of a game, and how these pay: by their own dice and notes alone."""

    def __init__(
        self,
        state: Layout,
        story: Story,
        dice: str,  # the field with the dice at each casino, by owner
        place: Callable[[State, int, int], Any],  # of a seat, the dice of a value
        pay: Callable[[State, int], Any],  # tells what a casino has paid, and to whom
    ) -> None:
        self._state, self._story, self._dice, self._place, self._pay = state, story, dice, place, pay
        self._rows = list(zip(self._rows_of(dice), self._rows_of("notes"), strict=True))
        self._payment = lru_cache(REMEMBERED)(self._let_pay)

    def gains(self, s: State, seat: int, values: Iterable[int]) -> list[list[int]]:
        """For each value, what every owner would get.

        A placement changes one casino and no two the same one, so all can be tried on one copy.
        """
        now = s.tobytes()
        paid = [self._payment_at(now, casino) for casino in range(CASINOS)]
        total = [sum(column) for column in zip(*paid, strict=True)]
        after = self._state.copy(s)
        shown = []
        for value in values:
            self._place(after, seat, value)
            changes = zip(total, paid[value], self._payment_at(after.tobytes(), value), strict=True)
            shown.append([all_now - here_now + here for all_now, here_now, here in changes])
        return shown

    def _payment_at(self, content: bytes, casino: int) -> Payment:
        """By the bytes of a state."""
        dice, notes = self._rows[casino]
        return self._payment(content[dice], content[notes])

    def _rows_of(self, name: str) -> list[slice]:
        """Where a field stands for each casino in the bytes of a state."""
        kind, start = cast(Any, self._state.dtype.fields)[name][:2]
        width = kind.itemsize // CASINOS
        return [slice(start + row * width, start + (row + 1) * width) for row in range(CASINOS)]

    def _let_pay(self, dice: bytes, notes: bytes) -> Payment:
        """What each owner gets: the casino itself pays, at a table where nothing else lies."""
        s = self._state.blank()
        s[self._dice][0], s.notes[0] = np.frombuffer(dice, np.int8), np.frombuffer(notes, np.int8)
        with listening() as heard:
            self._pay(s, 0)
        gains = [0] * len(dice)
        for event in self._story.events(heard):
            if event.kind == "paid":
                gains[event.facts["owner"]] += event.facts["note"]
        return tuple(gains)
