"""`python -m bench.engine.check_openspiel`: are the C++ playouts really whole random games?

Compares the mean returns of the playouts in C++ with games stepped from Python, and shows that
the time grows in proportion to the number of playouts.
"""

import random
from statistics import fmean, stdev
from time import process_time
from typing import Any

import pyspiel

from bench.engine.openspiel_oh_hell import OH_HELL, PLAYERS, dealt_hands
from bench.engine.openspiel_pig import PIG
from bench.engine.openspiel_playouts import random_bots, rollouts
from bench.engine.openspiel_stepping import mean_length, step_to_end

GAMES = 4000


def stepped_return(state: Any) -> tuple[float, float]:
    """Mean return of player 0 in games stepped from Python, and its standard error."""
    rng, returns = random.Random(3), []
    for _ in range(GAMES):
        end = state.clone()
        step_to_end(end, rng)
        returns.append(end.returns()[0])
    return fmean(returns), stdev(returns) / GAMES**0.5


def bots_return(game: Any) -> float:
    """Mean return of player 0 in whole games of C++ bots."""
    bots = random_bots(PLAYERS, 5)
    ends = (pyspiel.evaluate_bots(game.new_initial_state(), bots, seed) for seed in range(GAMES))
    return fmean(returns[0] for returns in ends)


def check_returns(name: str, state: Any, in_cpp: float) -> None:
    """Print both means; the C++ mean has about the same standard error."""
    mean, error = stepped_return(state)
    print(f"{name}: mean return {in_cpp:.3f} in C++, {mean:.3f} stepped (standard error {error:.3f} each)")


def check_linear(name: str, game: Any, state: Any) -> None:
    """Print the time of one rollout in batches of growing size."""
    for count in (GAMES, 4 * GAMES, 16 * GAMES):
        start = process_time()
        rollouts(game, state, count, 5)
        print(f"{name}: {1e6 * (process_time() - start) / count:.2f} µs a rollout in {count:,}")


def main() -> None:
    """Check `pig` from its start, and `oh_hell` from its start and from a dealt hand."""
    pig, hell = pyspiel.load_game(PIG), pyspiel.load_game(OH_HELL)
    start = pig.new_initial_state()
    # A search reports the return of the player to move, and the other figures are of player 0.
    hand = next(hand for hand in reversed(dealt_hands(hell)) if hand.current_player() == 0)
    check_returns("pig, rollouts", start, rollouts(pig, start, GAMES, 5))
    check_returns("oh_hell, bots", hell.new_initial_state(), bots_return(hell))
    check_returns("oh_hell, dealt hand, rollouts", hand, rollouts(hell, hand, GAMES, 5))
    check_linear("pig", pig, start)
    check_linear("oh_hell, dealt hand", hell, hand)
    for spec in (PIG, OH_HELL):
        print(f"{spec}: {mean_length(spec)}")


if __name__ == "__main__":
    main()
