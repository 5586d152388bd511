"""`python -m bench.solve`: does best play win as often as computed, and does anybody beat it?

Best play meets itself in a million games in machine code; the share of wins of the first player must
lie within three standard errors of the computed value. Then it meets other bots, who begin as often.
"""

import argparse
import json
import math
import sys
import time
from typing import Any

import numpy as np

import flambeur
from flambeur.bots import bot_of
from flambeur.core.chance import new_chance
from flambeur.core.fairness import luck_of_seed
from flambeur.core.native import lifted
from flambeur.games.easy_come.box import HANDS
from flambeur.games.easy_come.game import EASY_COME
from flambeur.games.easy_come.solved import Solved, best_move, recall
from flambeur.games.easy_come.solved.two_players import TEMPLATES

RIVALS = ("random", "sampler:100", "sampler:1000", "sampler:10000")
ERRORS = 3  # standard errors that luck may explain


def against_itself(solved: Solved, games: int) -> dict[str, Any]:
    """Best play on both seats; the opening rolls decide who begins."""
    code = lifted(EASY_COME, *TEMPLATES, best_move)
    plans, tables = np.zeros((solved.solution.states, len(HANDS))), EASY_COME.state.batch(2)
    tables[0] = EASY_COME.blank(2, {})
    code.plan_all(solved.values, solved.links, np.zeros(len(HANDS)), plans)
    known = (solved.values, solved.links, solved.numbers, plans)
    chance = new_chance(luck_of_seed(1, "bench").key)
    code.play_exactly(tables, chance, *known, 0, 0)  # no game yet, but compiled
    began = time.perf_counter()
    won = code.play_exactly(tables, chance, *known, 0, games) / games
    value = solved.solution.first_player_wins
    off = (won - value) / math.sqrt(value * (1 - value) / games)
    told = {"games": games, "won": won, "value": value, "standard_errors": round(off, 2)}
    return {
        "rival": "exact",
        **told,
        "seconds": round(time.perf_counter() - began, 1),
        "ok": abs(off) <= ERRORS,
    }


def against(rival: str, games: int) -> dict[str, Any]:
    """Best play against another bot, each of them beginning every other game."""
    bots, wins, began = [bot_of("exact"), bot_of(rival, 1)], 0, time.perf_counter()
    for game in range(games):
        match = flambeur.new("easy-come", players=2, seed=game, first=game % 2)
        while not match.is_over:
            seat = match.waiting[0]
            match.play(seat, bots[seat].choose(match.game, match.seen(seat), seat))
        wins += match.view()["winner"] == 0
    off = (wins / games - 0.5) / math.sqrt(0.25 / games)
    told = {"games": games, "won": wins / games, "standard_errors_above_half": round(off, 2)}
    return {"rival": rival, **told, "seconds": round(time.perf_counter() - began, 1), "ok": off > ERRORS}


def main() -> int:
    """Measure; the exit code is 1 if anything is not as it should be."""
    parser = argparse.ArgumentParser(prog="python -m bench.solve", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000, help="games of best play against itself")
    parser.add_argument("--matches", type=int, default=500, help="games against each other bot")
    given = parser.parse_args()
    solved = recall()
    print(
        json.dumps({"error_bound": solved.solution.error_bound, "states": solved.solution.states}), flush=True
    )
    rows = [against_itself(solved, given.games)]
    print(json.dumps(rows[0]), flush=True)
    for rival in RIVALS:
        rows.append(against(rival, given.matches))
        print(json.dumps(rows[-1]), flush=True)
    return 0 if all(row["ok"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
