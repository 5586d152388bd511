"""Makes puzzles of a game from games of bots: `python tools/puzzles.py easy-come 24 claim > easy-come.json`.

A position is a puzzle when one move is clearly better than all others and somebody who hurries misses it.
With a third word only those are taken in which such a move is possible, and it is better to resist it.
"""

import random
import sys
from collections.abc import Iterator

import msgspec

import flambeur
from flambeur.analysis import Candidate, judge
from flambeur.analysis.exact import exact_for
from flambeur.analysis.puzzles import CLEAR, Puzzle
from flambeur.core.match import Match
from flambeur.core.registry import find_game

CARELESS = 0.2  # of the moves are made at random, so that games differ
MOST_OF_ONE = 1  # puzzles of one game


def main(game: str, count: int, tempting: str = "") -> None:
    """Write so many puzzles."""
    found: list[Puzzle] = []
    for seed in range(1, 100_000):
        found += list(puzzles_of(game, seed, tempting))[:MOST_OF_ONE]
        print(seed, len(found), file=sys.stderr)
        if len(found) >= count:
            break
    print("[", ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in found[:count]), "]", sep="\n")


def puzzles_of(game: str, seed: int, tempting: str) -> Iterator[Puzzle]:
    """The puzzles in one game of bots."""
    players = find_game(game).options.fewest
    match, dice = flambeur.new(game, players=players, seed=seed), random.Random(seed)
    while not match.is_over:
        seat = match.waiting[0]
        judged = judge(match.game, match.seen(seat), seat)
        if is_puzzle(match, seat, judged) and is_tempting(judged, tempting):
            judged = judge(match.game, match.seen(seat), seat, "good")  # or it was only luck
        if is_puzzle(match, seat, judged) and is_tempting(judged, tempting):
            moves = tuple((turn.seat, str(turn.move)) for turn in match.turns)
            values = tuple(map(rounded, judged))
            is_exact = exact_for(match.game, match.game.blank(players, {})) is not None
            yield Puzzle(players, seed, moves, seat, values, match.game.version, is_exact)
        best = judged[0].move
        match.play(seat, dice.choice(match.legal(seat)) if dice.random() < CARELESS else best)


def is_puzzle(match: Match, seat: int, judged: tuple[Candidate, ...]) -> bool:
    """One move is clearly better, and it is not the one that comes to mind first."""
    if len(judged) < 3 or len(match.turns) < 2:
        return False
    best, second = judged[:2]
    gap, doubt = best.value - second.value, 3 * (best.error + second.error)
    first_thought = str(match.legal(seat)[0])
    is_open = 15 < best.value < 90
    return gap > CLEAR + doubt and is_open and best.move != first_thought


def is_tempting(judged: tuple[Candidate, ...], kind: str) -> bool:
    """Whether a move of that kind is possible and not the best; any position is if none is named."""
    best, *others = [candidate.move.split()[0] for candidate in judged]
    return not kind or (kind in others and best != kind)


def rounded(candidate: Candidate) -> Candidate:
    """With no more digits than are shown."""
    shares = tuple(round(share, 2) for share in candidate.shares)
    return Candidate(candidate.move, round(candidate.value, 2), round(candidate.error, 2), shares)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
