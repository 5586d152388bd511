"""One decision judged: every move that could be made, the best first."""

from collections.abc import Sequence

from flambeur.analysis.analysis import Candidate, JudgedMove
from flambeur.analysis.labels import label_of
from flambeur.analysis.values import Valuer, Values
from flambeur.core.contract import Game
from flambeur.core.layout import State
from flambeur.core.moves import Move


def candidates_of(
    game: Game, seat: int, moves: Sequence[int], values: Values, made: int | None
) -> list[Candidate]:
    """The moves with what they are worth, the best first; of equals the one that was made."""

    def rank(i: int) -> tuple[float, bool, int]:
        return -float(values.shares[i, seat]), moves[i] != made, i

    return [
        Candidate(
            str(game.moves[moves[i]]),
            float(values.shares[i, seat]),
            float(values.errors[i]),
            tuple(float(share) for share in values.shares[i]),
        )
        for i in sorted(range(len(moves)), key=rank)
    ]


def judge_move(
    game: Game, valuer: Valuer, truth: State, seat: int, legal: Sequence[Move], made: Move, number: int
) -> JudgedMove:
    """A move that was made, judged by what the mover could know; chances are those of the truth."""
    moves, seen = [move.id for move in legal], game.state.copy(truth)
    game.rules.hide(seen, seat)
    values = valuer.judge(seen, seat, moves, made.id, number)
    candidates = candidates_of(game, seat, moves, values, made.id)
    lost = candidates[0].value - float(values.shares[moves.index(made.id), seat])
    label = label_of(lost, [candidate.value for candidate in candidates], int(seen.players))
    chances = candidates[0].shares
    if seen.tobytes() != truth.tobytes():
        best = next(move.id for move in legal if str(move) == candidates[0].move)
        chances = tuple(float(share) for share in valuer.foresee(truth, seat, best, number))
    return JudgedMove(number, seat, str(made), tuple(candidates), lost, label, chances)
