"""A whole game analysed: every decision judged, and the account of every seat."""

from collections.abc import Callable, Iterator

import numpy as np

from flambeur.analysis.accounts import Ledger, rows
from flambeur.analysis.analysis import VERSION, Analysis, Candidate, JudgedMove
from flambeur.analysis.exact import exact_for
from flambeur.analysis.judging import candidates_of, judge_move
from flambeur.analysis.quality import quality_of
from flambeur.analysis.rollouts import Rollouts
from flambeur.analysis.values import Numbers, Valuer
from flambeur.bots.bot import legal_moves
from flambeur.core.contract import Game
from flambeur.core.errors import BadRecord
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import State
from flambeur.core.match import Match
from flambeur.core.record import Record
from flambeur.core.replay import steps, verify

Report = Callable[[int, int], None]


def analyse(
    record: Record, quality: str = "good", seed: int = 0, report: Report = lambda *_: None
) -> Analysis:
    """Account for a finished game; raises BadRecord for one that is damaged, foreign or unfinished.

    `report` is told how many of all moves are judged. The same record, quality and seed give the same bytes.
    """
    game = WholeGame(record, quality, seed)
    for judged in game.judge():
        report(judged.number, game.total)
    return game.analysis()


class WholeGame:
    """A finished game that is judged move by move; what is judged so far can be accounted for at any time."""

    def __init__(self, record: Record, quality: str = "good", seed: int = 0) -> None:
        quality_of(quality)
        self.match = verify(record)
        if not self.match.is_over:
            raise BadRecord("record-unfinished", moves=len(self.match.turns))
        self.total = len(self.match.turns)
        self.moves: list[JudgedMove] = []
        self._quality, self._seed = quality, seed

    def judge(self) -> Iterator[JudgedMove]:
        """Judge every move as it came."""
        match = self.match
        blank = match.game.blank(match.players, match.options)
        valuer = valuer_for(match.game, blank, self._quality, self._seed)
        self._start = valuer.start()
        for judged in judged_moves(match, valuer):
            self.moves.append(judged)
            yield judged

    def analysis(self) -> Analysis:
        """The account of all that is judged: it ends with the game, or with what the last move was worth."""
        match, moves = self.match, tuple(self.moves)
        end = win_shares(match) if len(moves) == self.total else np.array(moves[-1].after)
        ledger = Ledger(self._start, moves, end)
        return Analysis(
            match.game.name,
            match.game.version,
            match.players,
            self._quality,
            VERSION,
            self._seed,
            ledger.accounts(),
            moves,
            rows(ledger.chances),
            rows(ledger.luck),
            ledger.swings(),
        )


def judge(game: Game, seen: State, seat: int, quality: str = "quick", seed: int = 0) -> tuple[Candidate, ...]:
    """What the moves of a seat are worth now, the best first, by what it may know."""
    valuer = valuer_for(game, seen, quality, seed)
    moves = legal_moves(game, seen, seat)
    return tuple(candidates_of(game, seat, moves, valuer.judge(seen, seat, moves, None, 0), None))


def prepare(game: Game, players: int) -> None:
    """Have at hand what an analysis needs, compiled code or the solution: a first decision needs it all."""
    valuer_for(game, game.blank(players, {}), "quick", 0).start()
    begun = Match(game, players, {}, luck_of_seed(0))
    seat = begun.waiting[0]
    judge(game, begun.seen(seat), seat)


def valuer_for(game: Game, blank: State, quality: str, seed: int) -> Valuer:
    """The best that there is: the exact solution, or rollouts."""
    chance = luck_of_seed(seed, "analysis").chance()
    return exact_for(game, blank) or Rollouts(game, blank, chance, quality_of(quality))


def judged_moves(match: Match, valuer: Valuer) -> Iterator[JudgedMove]:
    """Every move of a match, judged as it came."""
    for number, (again, turn) in enumerate(steps(match), 1):
        legal = again.legal(turn.seat, revising=True)
        yield judge_move(match.game, valuer, again.truth, turn.seat, legal, turn.move, number)


def win_shares(match: Match) -> Numbers:
    """Everybody's share of the win that it ended with."""
    winners = [place.seat for place in match.standing or () if place.place == 1]
    shares = np.zeros(match.players)
    shares[winners] = 100 / len(winners)
    return shares
