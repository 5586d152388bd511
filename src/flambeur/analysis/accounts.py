"""The account of every seat: what luck, own errors and others' errors made of its share of the win."""

import numpy as np

from flambeur.analysis.analysis import Account, JudgedMove, Points, Swing
from flambeur.analysis.values import Numbers

MOST_SWINGS = 8
NOTHING = 0.05  # points; less is no swing


class Ledger:
    """The values along a game, from which all accounts follow.

    Before a move stands what the best one is worth by who knows everything, after it so much less as the
    mover could know to be an error. What lies between a move and the next one is luck, also what came out
    of what was hidden, so the sum always closes.
    """

    def __init__(self, start: Numbers, moves: tuple[JudgedMove, ...], end: Numbers) -> None:
        self._start, self._moves, self._end = start, moves, end
        self.chances = np.array([*(move.chances for move in moves), end])
        self.luck = self.chances - np.array([start, *(move.after for move in moves)])

    def accounts(self) -> tuple[Account, ...]:
        """One for each seat."""
        return tuple(self._account(seat) for seat in range(len(self._start)))

    def _account(self, seat: int) -> Account:
        own = [move for move in self._moves if move.seat == seat]
        errors = sum(move.lost for move in own)
        others = [move for move in self._moves if move.seat != seat]
        given = sum(move.made.shares[seat] - move.best.shares[seat] for move in others)
        free = sum(move.label != "forced" for move in own)
        luck = float(self.luck[:, seat].sum())
        start, end = float(self._start[seat]), float(self._end[seat])
        return Account(seat, start, luck, errors, given, end, 10 * errors / max(1, free), free)

    def swings(self) -> tuple[Swing, ...]:
        """The moments that mattered most."""
        lucky = [self._luckiest(number, row) for number, row in enumerate(self.luck)]
        wrong = [Swing(move.number, move.seat, "error", -move.lost) for move in self._moves]
        found = [swing for swing in (*lucky, *wrong) if abs(swing.points) > NOTHING]
        return tuple(sorted(found, key=lambda swing: (-abs(swing.points), swing.number))[:MOST_SWINGS])

    def _luckiest(self, number: int, luck: Numbers) -> Swing:
        seat = int(np.abs(luck).argmax())
        return Swing(number, seat, "luck", float(luck[seat]))


def rows(table: Numbers) -> tuple[Points, ...]:
    """A table as JSON-ready rows."""
    return tuple(tuple(float(value) for value in row) for row in table)
