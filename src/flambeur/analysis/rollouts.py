"""Values from rollouts: every move is played on, with the same luck for all, to where it can be judged."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from flambeur.analysis.kernels import rollouts
from flambeur.analysis.kernels.rollouts import TABLES, Reference
from flambeur.analysis.quality import Quality
from flambeur.analysis.values import Numbers, Values
from flambeur.analysis.weights import belief_in, weights_of
from flambeur.bots.kernels import heuristics, network
from flambeur.bots.kernels.network import network_of
from flambeur.core import playout
from flambeur.core.chance import CHANCE, Chance
from flambeur.core.contract import Game
from flambeur.core.layout import State
from flambeur.core.native import lifted

TEMPLATES = (playout, heuristics, network, rollouts)
STREAMS = 1 << 32  # of luck, for one decision
FIRST_SAMPLES = 32  # before the first moves are left out
CLEARLY = 3.0  # standard errors by which a move must be behind to be left out
PRECISE = 0.03  # points of standard error; nothing is gained by more samples
POINTS = 100.0
FEWER = 4  # times fewer samples for a single move that is not compared
START = 8  # times as many samples for the share at the start, on which every account rests


@dataclass
class Rollouts:
    """Plays on from decisions of one game; the same chance gives the same values."""

    game: Game
    blank: State
    chance: Chance
    quality: Quality
    _code: Any = field(init=False)

    def __post_init__(self) -> None:
        self._code = lifted(self.game, *TEMPLATES)
        self._tables, self._known = self.game.state.batch(TABLES), self.game.state.batch(1)
        luck = CHANCE.copy(self.chance)
        self._players = int(self.blank.players)
        horizon = self.quality.rounds * self._players
        judge, room = network_of(weights_of(self.game)), self.game.room.blank()
        hopes = np.zeros(len(self.game.moves), np.float32)
        self._who = Reference(judge, horizon, luck, CHANCE.copy(luck), room, hopes)

    def start(self) -> Numbers:
        """Everybody's mean share over whole games."""
        self._known[0] = self.blank
        out = np.zeros((1, START * self.quality.samples, self._players), np.float32)
        self._code.begin_games(self._known, self._tables, 0, self._who, out)
        mean: Numbers = POINTS * out[0].mean(axis=0, dtype=float)
        return mean

    def judge(self, seen: State, seat: int, moves: Sequence[int], made: int | None, stream: int) -> Values:
        """Try all moves, and go on with those that may be the best."""
        self._known[0] = seen
        samples, at = self.quality.samples, None if made is None else moves.index(made)
        race = Race(len(moves), samples, self._players, seat, at, belief_in(self.game, self._players))
        while race.done < samples and not race.is_precise:
            size = min(max(FIRST_SAMPLES, race.done), samples - race.done)
            out = np.zeros((len(race.running), size, self._players), np.float32)
            tried = np.array([moves[i] for i in race.running], np.int32)
            first = (stream + 1) * STREAMS + race.done
            self._code.try_moves(self._known, self._tables, seat, tried, first, self._who, out)
            race.add(out)
        return race.values()

    def foresee(self, truth: State, seat: int, move: int, stream: int) -> Numbers:
        """Play the move on from the table as it truly is."""
        self._known[0] = truth
        out = np.zeros((1, self.quality.samples // FEWER, self._players), np.float32)
        first = (stream + 1) * STREAMS + self.quality.samples
        moves = np.array([move], np.int32)
        self._code.try_moves(self._known, self._tables, seat, moves, first, self._who, out)
        mean: Numbers = POINTS * out[0].mean(axis=0, dtype=float)
        return mean


class Race:
    """Moves that are tried side by side; who is clearly behind is not tried any more."""

    def __init__(
        self, moves: int, samples: int, players: int, seat: int, made: int | None, belief: float = 1.0
    ) -> None:
        self.done = 0
        self._belief = belief  # how much of a difference between moves comes true
        self.running = list(range(moves))
        self._seat, self._made = seat, made
        self._shares = np.zeros((moves, samples, players), np.float32)
        self._counts = np.zeros(moves, np.int64)

    def add(self, out: Any) -> None:
        """What the running moves came to in some more samples."""
        upto = self.done + out.shape[1]
        self._shares[self.running, self.done : upto] = out
        self._counts[self.running] = self.done = upto
        leader = self._leader()
        self.running = [
            move for move in self.running if move in (leader, self._made) or self._may_win(move, leader)
        ]

    @property
    def is_precise(self) -> bool:
        """Whether more samples would hardly change anything."""
        return self.done > 0 and max(self._error(move) for move in self.running) < PRECISE

    def _error(self, move: int) -> float:
        """The standard error of what a move is worth."""
        count = int(self._counts[move])
        return POINTS * float(self._shares[move, :count, self._seat].std(dtype=float)) / math.sqrt(count)

    def _leader(self) -> int:
        means = self._shares[self.running, : self.done, self._seat].mean(axis=1, dtype=float)
        return self.running[int(means.argmax())]

    def _may_win(self, move: int, leader: int) -> bool:
        mean, error = self._behind(move, leader)
        return error == 0.0 or mean <= CLEARLY * error

    def _behind(self, move: int, other: int) -> tuple[float, float]:
        """By how much a move is behind another in the samples that both have, and its standard error."""
        count = int(min(self._counts[move], self._counts[other]))
        apart = self._shares[other, :count, self._seat].astype(float) - self._shares[move, :count, self._seat]
        return POINTS * float(apart.mean()), POINTS * float(apart.std()) / math.sqrt(count)

    def values(self) -> Values:
        """What every move is worth; all are measured against the leader, in the samples that they share."""
        leader = self._leader()
        top = self._shares[leader, : self.done].astype(float)
        shares = np.array([self._against(move, top) for move in range(len(self._counts))])
        errors = [self._error(move) for move in range(len(self._counts))]
        if self._made is not None:
            self._doubt(shares, self._made)
        best = shares[shares[:, self._seat].argmax()].copy()
        return Values(best + self._belief * (shares - best), np.array(errors))

    def _against(self, move: int, top: Numbers) -> Numbers:
        count = int(self._counts[move])
        apart = self._shares[move, :count].astype(float) - top[:count]
        worth: Numbers = POINTS * (top.mean(axis=0) + apart.mean(axis=0))
        return worth

    def _doubt(self, shares: Numbers, made: int) -> None:
        """Bring what seems better than the move made nearer to it, the more the less sure it is.

        Of many equal moves one always seems better than the one that was made (James and Stein's shrinkage,
        with the height that the best of so many reaches by luck). The move made seems too bad by half of what
        is not believed, or by less where the other is the best of many.
        """
        above = [move for move in range(len(shares)) if shares[move, self._seat] > shares[made, self._seat]]
        if not above:
            return
        height = 1.0 + 2.0 * math.log(max(1, len(self.running) - 1))
        top = max(above, key=lambda move: float(shares[move, self._seat]))
        lift = (1.0 - self._sure(made, top, height)) * (shares[top] - shares[made]) / (2.0 * height)
        for move in above:
            sure = self._sure(made, move, height)
            shares[move] = shares[made] + sure * (shares[move] - shares[made])
        shares[[made, *above]] += lift

    def _sure(self, made: int, move: int, height: float) -> float:
        """How much is believed of what a move seems better than the one made."""
        ahead, error = self._behind(made, move)
        return max(0.0, 1.0 - height * (error / ahead) ** 2) if ahead > 0 else 0.0
