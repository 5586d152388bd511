"""Practise: positions in which one move is clearly better, from games of bots and of open tables."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import chain
from typing import Any, NamedTuple

import msgspec

from flambeur.analysis import Analysis, Candidate
from flambeur.analysis.labels import label_of
from flambeur.analysis.puzzles import CLEAR, puzzles_of
from flambeur.core.contract import Game
from flambeur.core.errors import Refused
from flambeur.core.match import Match
from flambeur.core.replay import replay
from flambeur.house.kept_analyses import KeptAnalyses
from flambeur.house.log_reader import load_game
from flambeur.house.store import Store

LATEST = 20  # games of the house that puzzles are made from
NAMED = re.compile(r"(.{1,32})-([0-9]{1,6})-[0-9]{1,6}")  # a table, one of its games and a move of that
MISSED = ("mistake", "blunder")


class Puzzle(NamedTuple):
    """A decision to be made again, whoever played the game."""

    id: str
    seat: int
    candidates: Sequence[Candidate]  # the best first
    stand: Callable[[], Match]  # the game as it stands there
    is_exact: bool = False  # whether what the moves are worth is proven

    def question(self) -> dict[str, Any]:
        """What the seat sees and can do, without what it is worth."""
        match = self.stand()
        asked: dict[str, Any] = {"id": self.id, "game": match.game.name, "players": match.players}
        asked |= {"options": dict(match.options), "seat": self.seat, "is_exact": self.is_exact}
        position = match.position
        return asked | {"view": msgspec.Raw(position.view(self.seat)), "legal": position.offered(self.seat)}

    def judged(self, move: str | None) -> dict[str, Any]:
        """What a move is worth beside the others; within some points of the best it passes."""
        told = {"passes": False, "lost": None, "label": None, "candidates": self.candidates}
        if move is None:
            return told
        values = {candidate.move: candidate.value for candidate in self.candidates}
        if move not in values:
            raise Refused("no-such-answer", move=move[:64], allowed=", ".join(values))
        lost = self.candidates[0].value - values[move]
        label = label_of(lost, list(values.values()), len(self.candidates[0].shares))
        return told | {"passes": lost <= CLEAR, "lost": lost, "label": label}


def all_puzzles(game: Game, store: Store) -> Iterator[Puzzle]:
    """Those of bots first, and of these the exact ones; then what was missed at open tables."""
    yield from _of_bots(game)
    for table, number, content in KeptAnalyses(store.engine).of_open_tables(game.name, LATEST):
        yield from _missed(store, table, number, content)


def questions_of(puzzles: Iterable[Puzzle]) -> Iterator[dict[str, Any]]:
    """What is asked, less those whose games can no longer be read."""
    for puzzle in puzzles:
        with suppress(Refused):
            yield puzzle.question()


def find_puzzle(game: Game, store: Store, id: str) -> Puzzle:
    """The puzzle of that name, also if there are many newer ones, or a refusal."""
    for puzzle in chain(_of_bots(game), _of_one_game(game, store, id)):
        if puzzle.id == id:
            return puzzle
    raise Refused("no-such-puzzle", puzzle=id[:64])


def _of_bots(game: Game) -> list[Puzzle]:
    of_bots = [
        Puzzle(f"bots-{number}", made.seat, made.candidates, partial(made.match, game), made.is_exact)
        for number, made in enumerate(puzzles_of(game.name), 1)
    ]
    return sorted(of_bots, key=lambda puzzle: not puzzle.is_exact)


def _of_one_game(game: Game, store: Store, id: str) -> Iterator[Puzzle]:
    """All of the game at an open table that the id names."""
    if named := NAMED.fullmatch(id):
        table, number = named[1], int(named[2])
        if content := KeptAnalyses(store.engine).of_open_table(game.name, table, number):
            yield from _missed(store, table, number, content)


def _missed(store: Store, table: str, number: int, content: str) -> Iterator[Puzzle]:
    """The mistakes of a game, where it is clear what would have been better."""
    for judged in msgspec.json.decode(content, type=Analysis).moves:
        best, *others = judged.candidates
        if judged.label in MISSED and best.value - others[0].value > CLEAR:
            stand = partial(_stand, store, table, number, judged.number - 1)
            yield Puzzle(f"{table}-{number}-{judged.number}", judged.seat, judged.candidates, stand)


def _stand(store: Store, table: str, number: int, at: int) -> Match:
    finished = load_game(store, table, number)
    if finished is None:  # it was forgotten meanwhile
        raise Refused("no-such-puzzle", puzzle=f"{table}-{number}-{at + 1}")
    return replay(finished.match.record(), at)
