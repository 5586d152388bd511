"""What `Match.view` shows of las-vegas, as a type.

Written by `python -m tests.docs.reference` from the layout: change it there.
"""

from typing import TypedDict


class LasVegasView(TypedDict):
    """The fields of a view; lists that run over the seats have an entry for each player."""

    players: int
    neutral_dice: int
    rounds: int
    minimum: int
    round_number: int
    first: int  # the seat with the first-player card; NOBODY before the draw
    turn: int  # the seat that has rolled and must place; NOBODY when the game is over
    unseen: list[int]  # how many of each value lie in the pile as it was shuffled
    unseen_count: int
    under: list[int]  # notes put back under the pile, next to be drawn first
    under_count: int
    notes: list[list[int]]  # highest first, 0 where there is none
    won: list[int]  # number of notes
    money: list[int]
    supply: list[list[int]]
    rolled: list[list[int]]
    dice: list[list[int]]
