"""What players of a game care about besides who has won, counted for each seat when a game is over.

A game that has such figures brings a module `figures`, with `GROUPS` and a function `count(match)`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from flambeur.core.contract import Game
from flambeur.core.match import Match
from flambeur.core.story import Event

Figures: TypeAlias = Mapping[str, int]  # of one seat in one game, by name


@dataclass(frozen=True)
class Group:
    """Figures that are shown together, each as a mean per game."""

    name: str
    figures: tuple[str, ...]  # by the names under which they are counted
    out_of: tuple[str, ...] = ()  # for each, what it is a part of: then it is shown as a rate


def groups_of(game: Game) -> tuple[Group, ...]:
    """How the figures of a game are shown; none if it has none."""
    module = game.companion("figures")
    return module.GROUPS if module else ()


def figures_of(match: Match) -> list[Figures]:
    """The figures of every seat of a game that is over; what is 0 may be left out."""
    module = match.game.companion("figures")
    if module is None:
        return [{} for _ in range(match.players)]
    counted: list[Figures] = module.count(match)
    return counted


def happenings(match: Match, *kinds: str) -> Iterator[Event]:
    """What happened in a match of these kinds, in order."""
    for events in (match.opening, *(turn.events for turn in match.turns)):
        yield from (event for event in events if event.kind in kinds)
