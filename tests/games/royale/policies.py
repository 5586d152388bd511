"""What bots feel at a table set by hand, in words."""

from collections.abc import Callable

from flambeur.core.chance import Chance
from flambeur.core.layout import Mask, State
from flambeur.games.royale.game import ROYALE
from flambeur.games.royale.heuristics import blunders, policy
from flambeur.games.royale.moves import ADD
from tests.games.royale.tables import chance, dice, lay, legal, table

MASK = ROYALE.room.blank().mask


def bare(players: int = 4, /, **boards: str) -> State:
    """A table where every casino has a small pair of notes and no dice."""
    s = table(players, **boards)
    for casino in range(1, 7):
        lay(s, casino, 40, 30)
        dice(s, casino)
    return s


def prime_time(s: State, one: int, other: int) -> None:
    """Anna has won Prime Time and rolled the black dice."""
    s.decider, s.decision, s.paying = 0, ADD, 1
    s.black[:] = one, other


def greedy(s: State, seed: int = 1) -> str:
    """What the greedy player does who must decide; it is legal, and nothing is changed by thinking."""
    return chosen(policy.greedy_move, s, seed)


def quick(s: State, seed: int = 1) -> str:
    """The same of the quick player."""
    return chosen(policy.quick_move, s, seed)


def chosen(move_of: Callable[[State, Chance, int, Mask], int], s: State, seed: int) -> str:
    """A move by its name."""
    before = s.tobytes()
    move = str(ROYALE.moves[move_of(s, chance(seed), int(s.decider), MASK)])
    assert s.tobytes() == before
    assert move in legal(s), f"{move} is not among {legal(s)}"
    return move


def foolish(s: State) -> list[str]:
    """The legal moves that are blunders."""
    before = s.tobytes()
    blundering = [m for m in legal(s) if blunders.blunder(s, int(s.decider), ROYALE.moves.find(m).id)]
    assert s.tobytes() == before
    return blundering
