"""`python -m bench.analysis.exact`: is the account of Easy Come for two exact?

Random players play in machine code. Every account must close, and at every roll the mean over all that could
have come must be what the table was worth before, both to a billionth of a win.
"""

import argparse
import json
import sys
import time
from typing import Any

import numpy as np

from bench.analysis import exact_games
from bench.analysis.exact_games import GAP, MOST_LUCK, ROLLS, UNFAIR
from flambeur.core.chance import new_chance
from flambeur.core.fairness import luck_of_seed
from flambeur.core.native import lifted
from flambeur.games.easy_come.box import HANDS
from flambeur.games.easy_come.game import EASY_COME
from flambeur.games.easy_come.solved import Solved, best_move, recall
from flambeur.games.easy_come.solved.two_players import TEMPLATES

TINY = 1e-9


def exact_accounts(solved: Solved, games: int) -> dict[str, Any]:
    """The greatest gaps that were found."""
    code = lifted(EASY_COME, *TEMPLATES, best_move, exact_games)
    plans, tables = np.zeros((solved.solution.states, len(HANDS))), EASY_COME.state.batch(2)
    tables[0] = EASY_COME.blank(2, {})
    code.plan_all(solved.values, solved.links, np.zeros(len(HANDS)), plans)
    known = (solved.values, solved.links, solved.numbers, plans)
    chance, report = new_chance(luck_of_seed(1, "bench").key), np.zeros(4)
    began = time.perf_counter()
    code.account_for(tables, chance, EASY_COME.room.blank(), known, 0, games, report)
    return {
        "games": games,
        "rolls": int(report[ROLLS]),
        "account_gap": float(report[GAP]),
        "roll_gap": float(report[UNFAIR]),
        "greatest_luck": round(float(report[MOST_LUCK]), 4),
        "seconds": round(time.perf_counter() - began, 1),
        "ok": bool(max(report[GAP], report[UNFAIR]) < TINY),
    }


def main() -> int:
    """Measure, tell, and fail if an account is not exact."""
    parser = argparse.ArgumentParser(prog="python -m bench.analysis.exact", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="how many games (10,000)")
    told = exact_accounts(recall(), parser.parse_args().games)
    print(json.dumps(told))
    return 0 if told["ok"] else 1


if __name__ == "__main__":
    sys.exit(main())
