"""Random play to the end, a template for any game."""

from typing import Protocol, cast

from flambeur.core.chance import Chance, below
from flambeur.core.contract import Rules
from flambeur.core.layout import Mask, Places, Room, State
from flambeur.core.rows import lowest


class Drawable(Rules, Protocol):
    """Rules that draw random moves.

    A game with a large table of moves may have a `random_move` of its own, so that nothing need be
    marked for it; for the others, that of this template stands in.
    """

    def random_move(self, s: State, chance: Chance, seat: int, mask: Mask) -> int:
        """One of the legal moves, each as likely; the mask is room to mark them in."""


rules: Drawable = cast(Drawable, None)

SHARES = 840  # parts of a win, so that it splits evenly among up to eight winners


def play_to_end(s: State, chance: Chance, room: Room) -> int:
    """Random moves until the game is over; returns how many there were."""
    played = 0
    while not rules.is_over(s):
        seat = first_waiting(s)
        rules.apply(s, chance, seat, rules.random_move(s, chance, seat, room.mask))
        played += 1
    return played


def random_move(s: State, chance: Chance, seat: int, mask: Mask) -> int:
    """One of the moves that are marked as legal, each as likely."""
    return nth_marked(mask, below(chance, rules.legal(s, seat, mask)))


def nth_marked(mask: Mask, rank: int) -> int:
    """The position of a mark, counted from 0; without a branch, which would be mispredicted."""
    position = 0
    for i in range(len(mask)):
        rank -= int(mask[i])
        position += rank >= 0
    return position


def first_waiting(s: State) -> int:
    """The lowest seat that the game waits for."""
    return lowest(rules.waiting(s))


def win_share(s: State, places: Places, seat: int) -> int:
    """The seat's part of the win, out of SHARES; those who share the first place split it."""
    if places[seat] > 1:
        return 0
    winners = 0
    for other in range(s.players):
        winners += places[other] == 1
    return SHARES // winners
