"""The analyst: a process of its own that judges games for the house, so that nobody at a table waits for it.

`python -m flambeur.house.analyst` reads one question a line and answers each line by line: how far it is, and
in the end what it found.
"""

import sys
from collections.abc import Callable
from typing import BinaryIO, TypeAlias

import msgspec

import flambeur.games  # noqa: F401  # makes them known
from flambeur.analysis import analyse
from flambeur.core.errors import FlambeurError
from flambeur.core.record import Record
from flambeur.house.questions import Answer, AnyQuestion

Say: TypeAlias = Callable[[Answer], None]

_question = msgspec.json.Decoder(AnyQuestion)


def answer(question: AnyQuestion, say: Say) -> Answer:
    """Find out; says meanwhile how far it is."""
    record = Record.parse(bytes(question.record))
    found = analyse(record, question.quality, report=lambda done, total: say(Answer(done / max(total, 1))))
    return Answer(1.0, msgspec.Raw(msgspec.json.encode(found)))


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
    serve(sys.stdin.buffer, sys.stdout.buffer)
