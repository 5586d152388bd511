"""Who meets whom: every line-up of bots, every rotation of the seats, and the same luck for all of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from typing import TypeAlias

LineUp: TypeAlias = tuple[int, ...]  # which bot sits in each seat


@dataclass(frozen=True)
class Pairing:
    """One game of an arena: its number, whose dice and deals it shares, and which bot sits where."""

    number: int
    luck: int
    seats: LineUp


@dataclass(frozen=True)
class Pairings:
    """All games of an arena, in an order that does not depend on who plays them.

    A round is every line-up in every rotation, all with the same luck: what the dice favour, they
    favour for everybody once.
    """

    line_ups: tuple[LineUp, ...]

    @property
    def players(self) -> int:
        """How many sit at a table."""
        return len(self.line_ups[0])

    @property
    def round_length(self) -> int:
        """Games that share their luck."""
        return len(self.line_ups) * self.players

    def seating(self) -> list[LineUp]:
        """Which bot sits where in each game of a round."""
        return [seats[turn:] + seats[:turn] for seats in self.line_ups for turn in range(self.players)]

    def rounds_for(self, games: int) -> int:
        """How many rounds it takes to play so many games: a round that was begun is played to its end."""
        return -(-games // self.round_length)

    def of_rounds(self, first: int, last: int) -> Iterator[Pairing]:
        """The games of the rounds from first to before last."""
        seating = self.seating()
        for luck in range(first, last):
            for place, seats in enumerate(seating):
                yield Pairing(luck * len(seating) + place, luck, seats)


def round_robin(bots: int, players: int) -> Pairings:
    """Everybody meets everybody; with fewer bots than seats, every mixture of at least two."""
    if bots >= players:
        return Pairings(tuple(combinations(range(bots), players)))
    mixtures = combinations_with_replacement(range(bots), players)
    return Pairings(tuple(mixture for mixture in mixtures if len(set(mixture)) > 1))


def one_among(players: int) -> Pairings:
    """The first bot alone among the others, who are all the second."""
    return Pairings(((0,) + (1,) * (players - 1),))
