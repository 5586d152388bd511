"""Best play at a table of two: the best move, and whole games by the million; a template."""

from flambeur.core.chance import Chance, begin_stream
from flambeur.core.layout import Batch, State
from flambeur.games.easy_come.dice import PART_COUNTS, PARTS, hand_of
from flambeur.games.easy_come.prizes import claimable
from flambeur.games.easy_come.solved.model import (
    UNBOUND_RULES,
    Numbers,
    PrizeRules,
    key_of,
    plan_state,
    worth,
)
from flambeur.games.easy_come.state import KEEP, PRIZES
from flambeur.games.easy_come.turn_values import JOINED, Values
from flambeur.solve.iteration import Bounds, Links, Scratch

rules: PrizeRules = UNBOUND_RULES


def best_move(s: State, seat: int, state: int, values: Bounds, links: Links, plan: Values) -> int:
    """The move that is worth most to the player to move; among equals a claim, else the first."""
    best, move, prizes = -1.0, -1, claimable(s, seat)
    for prize in range(PRIZES):
        value = worth(int(links[state, prize]), values, values)
        if prizes >> prize & 1 and value > best:
            best, move = value, prize
    kept, rolled = hand_of(s.kept), hand_of(s.rolled)
    for i in range(PART_COUNTS[rolled]):
        part = int(PARTS[rolled, i])
        value = float(plan[JOINED[kept, part]])
        if value > best:
            best, move = value, KEEP + part
    return move


def plan_all(values: Bounds, links: Links, claims: Scratch, plans: Scratch) -> None:
    """The plan of every state."""
    for state in range(len(plans)):
        plan_state(state, values, values, links, claims, plans[state])


def play_exactly(
    tables: Batch,
    chance: Chance,
    values: Bounds,
    links: Links,
    numbers: Numbers,
    plans: Scratch,
    first: int,
    last: int,
) -> int:
    """Let best play meet itself in games first to last; returns how often the first player won."""
    s, wins = tables[1], 0
    for game in range(first, last):
        tables[1] = tables[0]
        begin_stream(chance, game)
        rules.start(s, chance)
        while not rules.is_over(s):
            seat, state = int(s.turn), int(numbers[key_of(s)])
            rules.apply(s, chance, seat, best_move(s, seat, state, values, links, plans[state]))
        wins += int(s.winner == s.first)
    return wins
