"""What `Match.view` shows of easy-come, as a type.

Written by `python -m tests.docs.reference` from the layout: change it there.
"""

from typing import TypedDict


class EasyComeView(TypedDict):
    """The fields of a view; lists that run over the seats have an entry for each player."""

    version: int  # of the rules
    players: int
    all_others: int  # all three others get a turn (EC-13)
    first: int  # the seat that began; NOBODY before the opening rolls
    turn: int  # the seat that has rolled and must choose; NOBODY when the game is over
    winner: int  # NOBODY until somebody has won
    owner: list[int]  # a seat or CENTRE
    countdown: list[int]  # turns of others that the holder of three must survive; else 0
    kept: list[int]  # set aside in this turn
    rolled: list[int]  # just rolled
