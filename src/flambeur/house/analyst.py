"""The analyst: a process of its own that judges games for the house, so that nobody at a table waits for it.

`python -m flambeur.house.analyst` reads one question a line and answers each line by line: how far it is, and
in the end what it found. Games that are named get prepared first.
"""

import sys
from collections.abc import Callable, Sequence
from typing import Any, BinaryIO, TypeAlias

import msgspec
import numpy as np

import flambeur.games.offered  # noqa: F401  # makes them known
from flambeur.analysis import analyse, judge, prepare
from flambeur.analysis.labels import label_of
from flambeur.analysis.outcomes import Outcomes, outcomes
from flambeur.core.contract import Game
from flambeur.core.errors import FlambeurError
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import State
from flambeur.core.match import Match
from flambeur.core.record import Record
from flambeur.core.registry import find_game
from flambeur.house.questions import Answer, AnyQuestion, PlayOn, WhatNow

Say: TypeAlias = Callable[[Answer], None]

_question = msgspec.json.Decoder(AnyQuestion)


def answer(question: AnyQuestion, say: Say) -> Answer:
    """Find out; says meanwhile how far it is."""
    if isinstance(question, WhatNow):
        return Answer(1.0, msgspec.Raw(msgspec.json.encode(candidates(question))))
    if isinstance(question, PlayOn):
        return Answer(1.0, msgspec.Raw(msgspec.json.encode(played_on(question))))
    record = Record.parse(bytes(question.record))
    found = analyse(record, question.quality, report=lambda done, total: say(Answer(done / max(total, 1))))
    return Answer(1.0, msgspec.Raw(msgspec.json.encode(found)))


def played_on(question: PlayOn) -> Outcomes:
    """How so many games ended; more games begin with the same ones."""
    game = find_game(question.game).by_version(question.rules)
    return outcomes(game, state_of(game, question.state), question.games)


def candidates(question: WhatNow) -> list[dict[str, Any]]:
    """Every move that the seat can make, the best first, with what it would lose."""
    game = find_game(question.game).by_version(question.rules)
    seen = state_of(game, question.seen)
    judged = judge(game, seen, question.seat)
    values = [candidate.value for candidate in judged]
    lost = [values[0] - value for value in values]
    labels = [label_of(points, values, int(seen.players)) for points in lost]
    return [
        msgspec.to_builtins(candidate) | {"lost": points, "label": label}
        for candidate, points, label in zip(judged, lost, labels, strict=True)
    ]


def state_of(game: Game, content: bytes) -> State:
    """A state as it was sent."""
    return game.state.copy(np.frombuffer(content, game.state.dtype)[0])


def prepare_all(names: Sequence[str]) -> None:
    """Have at hand what is needed to answer at once: compiled code, and what is solved."""
    for game in map(find_game, names):
        for players in (game.options.fewest, game.options.fewest + 1):  # the first may be solved
            prepare(game, players)
        begun = Match(game, game.options.fewest, {}, luck_of_seed(0))
        outcomes(game, state_of(game, begun.position.bytes), games=1)


def serve(asked: BinaryIO, told: BinaryIO) -> None:
    """Answer one question after the other, until nobody asks any more."""

    def say(answer: Answer) -> None:
        told.write(msgspec.json.encode(answer) + b"\n")
        told.flush()

    for line in asked:
        try:
            say(answer(_question.decode(line), say))
        except FlambeurError as error:
            say(Answer(problem=str(error)))


if __name__ == "__main__":
    prepare_all(sys.argv[1:])
    serve(sys.stdin.buffer, sys.stdout.buffer)
