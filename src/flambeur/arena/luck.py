"""Tells what luck did in the games of an arena, so that results can be adjusted for it."""

from typing import Any

import numpy as np

from flambeur.arena import luck_kernel, manners_kernel, table_kernel
from flambeur.arena.luck_kernel import AGAIN, CHANCES, LUCK, RECORDS, ROWS, Judge
from flambeur.arena.manners import company_of, judging_weights, manner_of
from flambeur.arena.manners_kernel import MOST_SEATS
from flambeur.arena.pairings import Pairing
from flambeur.arena.plan import Plan
from flambeur.arena.table_kernel import HANDICAPS, Log
from flambeur.bots.kernels import endgame, heuristics, network
from flambeur.bots.kernels.network import network_of
from flambeur.core import playout
from flambeur.core.chance import CHANCE, begin_stream, new_chance
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import Batch
from flambeur.core.native import lifted, plain

TEMPLATES = (playout, heuristics, network, endgame, table_kernel, manners_kernel, luck_kernel)


class LuckTeller:
    """Goes through games again that were played at a table of the same plan."""

    def __init__(self, plan: Plan) -> None:
        game = plan.game
        self._code: Any = lifted(game, *TEMPLATES)
        self._blank, self._tables, self._room = (
            game.state.batch(1),
            game.state.batch(RECORDS),
            game.room.blank(),
        )
        self._blank[0] = game.blank(plan.players, dict(plan.options))
        self._chances = CHANCE.batch(CHANCES)
        self._chances[LUCK] = new_chance(luck_of_seed(plan.seed, "arena luck").key)
        self._chances[AGAIN] = new_chance(luck_of_seed(plan.seed, "arena luck drawn again").key)
        shares = np.zeros((ROWS, len(HANDICAPS), game.options.most))
        spread = float(plain(game, playout, heuristics).rules.spread(self._blank[0]))
        weights, self._manners = judging_weights(game), np.zeros(MOST_SEATS, np.int8)
        company = company_of(weights, game)
        self._judge = Judge(network_of(weights), company, self._manners, plan.samples, spread, shares)
        self._by_bot = np.array([manner_of(bot) for bot in plan.bots], np.int8)

    def tell(self, pairing: Pairing, log: Log, sheets: Batch) -> None:
        """Note on the sheet of a game what luck did to everybody."""
        self._manners[: len(pairing.seats)] = self._by_bot[list(pairing.seats)]
        begin_stream(self._chances[LUCK], pairing.luck)
        begin_stream(self._chances[AGAIN], pairing.number)
        records = (self._blank, self._tables, self._chances, self._room)
        self._code.tell_luck(*records, sheets[0], log, self._judge)
