"""What placing dice would be worth if the round ended now: shown to people while they choose."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from flambeur.core.layout import Layout, State
from flambeur.core.story import Story, listening


@dataclass(frozen=True)
class Casinos:
    """How dice are placed at the casinos of a game, and how these pay."""

    state: Layout
    story: Story
    owners: int  # of dice, imaginary players included
    place: Callable[[State, int, int], Any]  # of a seat, the dice of a value
    pay: Callable[[State, int], Any]  # tells what a casino has paid, and to whom

    def gains(self, s: State, seat: int, values: Iterable[int]) -> list[list[int]]:
        """For each value, what every owner would get; the casinos themselves pay, on copies.

        A placement changes one casino and no two the same one, so all can be tried on one copy.
        """
        before, after = self.state.copy(s), self.state.copy(s)
        paid = [self._payment(before, casino) for casino in range(len(s.notes))]
        total = [sum(column) for column in zip(*paid, strict=True)]
        shown = []
        for value in values:
            self.place(after, seat, value)
            changes = zip(total, paid[value], self._payment(after, value), strict=True)
            shown.append([all_now - here_now + here for all_now, here_now, here in changes])
        return shown

    def _payment(self, s: State, casino: int) -> list[int]:
        """What each owner of dice gets if the casino pays."""
        with listening() as heard:
            self.pay(s, casino)
        gains = [0] * self.owners
        for event in self.story.events(heard):
            if event.kind == "paid":
                gains[event.facts["owner"]] += event.facts["note"]
        return gains
