"""Games of Easy Come for two, accounted for with the solution as an analysis does it; a template."""

import numpy as np
import numpy.typing as npt

from flambeur.core.chance import Chance, begin_stream
from flambeur.core.layout import Batch, Room, State
from flambeur.games.easy_come.dice import TALLIES, count_dice, hand_of
from flambeur.games.easy_come.rules import random_move
from flambeur.games.easy_come.solved.model import UNBOUND_RULES, Numbers, PrizeRules, key_of, worth
from flambeur.games.easy_come.state import DICE, FACES, KEEP, PRIZES
from flambeur.games.easy_come.turn_values import FIRST, JOINED, WAYS
from flambeur.solve.iteration import Bounds, Links, Scratch

rules: PrizeRules = UNBOUND_RULES

Known = tuple[Bounds, Links, Numbers, Scratch]
Report = npt.NDArray[np.float64]
GAP, UNFAIR, ROLLS, MOST_LUCK = 0, 1, 2, 3  # of a report


def account_for(
    tables: Batch, chance: Chance, room: Room, known: Known, first: int, last: int, report: Report
) -> None:
    """Random players play games first to last, and the first seat's account is drawn up."""
    s = tables[1]
    for game in range(first, last):
        tables[1] = tables[0]
        begin_stream(chance, game)
        rules.start(s, chance)
        total, worth_now = 0.5, 0.5
        while not rules.is_over(s):
            best = share(s, best_value(s, room, known))
            luck = best - worth_now
            seat, move = int(s.turn), random_move(s, chance, int(s.turn), room.mask)
            made = share(s, value_of(s, move, known))
            total += luck + (made - best)
            worth_now = made
            rules.apply(s, chance, seat, move)
            check_roll(s, room, known, made, report)
            report[MOST_LUCK] = max(report[MOST_LUCK], abs(luck))
        end = end_share(s)
        report[GAP] = max(report[GAP], abs(total + (end - worth_now) - end))


def check_roll(s: State, room: Room, known: Known, before: float, report: Report) -> None:
    """Compare the mean over all that can be rolled now with what the table was worth before."""
    mean = end_share(s)
    if not rules.is_over(s):
        dice, rolled, total = DICE - count_dice(s.kept), s.rolled, 0.0
        for hand in range(FIRST[dice], FIRST[dice + 1]):
            s.rolled = TALLIES[hand]
            total += WAYS[hand] * share(s, best_value(s, room, known))
        s.rolled, mean = rolled, total / FACES**dice
        report[ROLLS] += 1
    report[UNFAIR] = max(report[UNFAIR], abs(mean - before))


def best_value(s: State, room: Room, known: Known) -> float:
    """What the best of all legal moves is worth to whoever is to move."""
    rules.legal(s, int(s.turn), room.mask)
    best = -1.0
    for move in range(len(room.mask)):
        if room.mask[move]:
            best = max(best, value_of(s, move, known))
    return best


def value_of(s: State, move: int, known: Known) -> float:
    """What a move is worth to whoever is to move."""
    values, links, numbers, plans = known
    state = int(numbers[key_of(s)])
    if move < PRIZES:
        return worth(int(links[state, move]), values, values)
    return float(plans[state, JOINED[hand_of(s.kept), move - KEEP]])


def share(s: State, value: float) -> float:
    """What the first seat has when whoever is to move has so much."""
    return value if s.turn == 0 else 1.0 - value


def end_share(s: State) -> float:
    """What the first seat has in the end."""
    return 1.0 if s.winner == 0 else 0.0
