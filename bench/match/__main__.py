"""What a program pays for copies and guesses of a match: `python -m bench.match`.

Each figure is the best of some rounds, in microseconds, at several points of a game.
"""

from collections.abc import Callable
from time import perf_counter

import flambeur
from flambeur.core.match import Match
from flambeur.core.registry import all_games

PLAYERS, CALLS, ROUNDS = 4, 500, 7
POINTS = (0, 50, 100, 1000)  # moves played


def microseconds(call: Callable[[], object]) -> float:
    """The time of a call."""
    times = []
    for _ in range(ROUNDS):
        began = perf_counter()
        for _ in range(CALLS):
            call()
        times.append((perf_counter() - began) / CALLS * 1e6)
    return min(times)


def play_to(match: Match, moves: int) -> None:
    """Play so many moves, or to the end."""
    while len(match.turns) < moves and not match.is_over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.play(seat, legal[len(match.turns) % len(legal)])


def main() -> None:
    """Print a line for each game and point."""
    print(f"{'':16}{'moves':>7}{'copy':>9}{'same luck':>11}{'imagine':>9}   µs")
    for game in all_games():
        match = flambeur.new(game.name, players=PLAYERS, seed=1)
        for point in POINTS:
            play_to(match, point)
            fresh, same = microseconds(match.copy), microseconds(lambda: match.copy(same_luck=True))  # noqa: B023
            imagined = microseconds(lambda: match.imagine(0))  # noqa: B023
            print(f"{game.name:16}{len(match.turns):7}{fresh:9.1f}{same:11.1f}{imagined:9.1f}")


if __name__ == "__main__":
    main()
