"""Who sits where at a table: nobody has a seat twice more than another."""

from collections.abc import Sequence
from itertools import permutations

Counts = Sequence[Sequence[int]]  # by entrant, by seat


def fair_seats(counts: Sequence[int]) -> int:
    """The seats that an entrant has had least often, as a set of bits."""
    least = min(counts)
    return sum(1 << seat for seat, count in enumerate(counts) if count == least)


def unseated(wishes: Sequence[int]) -> int:
    """How many of a table cannot have a seat that is fair to them, at best."""
    holder = [-1] * len(wishes)
    return sum(not _seat(person, wishes, holder, [False] * len(wishes)) for person in range(len(wishes)))


def _seat(person: int, wishes: Sequence[int], holder: list[int], tried: list[bool]) -> bool:
    """Find a fair seat for a person, and another one for who has it, if need be."""
    for seat in range(len(wishes)):
        if wishes[person] >> seat & 1 and not tried[seat]:
            tried[seat] = True
            if holder[seat] < 0 or _seat(holder[seat], wishes, holder, tried):
                holder[seat] = person
                return True
    return False


def seated(entrants: Sequence[int], counts: Counts) -> tuple[int, ...]:
    """The entrants of a table in the order of seats that is fairest to all."""

    def cost(order: Sequence[int]) -> int:
        return sum((counts[entrant][seat] - min(counts[entrant])) ** 2 for seat, entrant in enumerate(order))

    return min(permutations(entrants), key=cost)
