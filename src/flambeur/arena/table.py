"""One table of an arena: games between bots, one after the other, each noted on a sheet."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from time import perf_counter_ns
from typing import Any

import numpy as np

from flambeur.arena import table_kernel
from flambeur.arena.luck import LuckTeller
from flambeur.arena.pairings import Pairing
from flambeur.arena.plan import Plan
from flambeur.arena.table_kernel import ASKED, GREEDY, ILLEGAL, LUCK, NOBODY, RANDOM, SEEN, SHEET, STAND_IN
from flambeur.bots import Bot, bot_of
from flambeur.bots.foreign import Fault
from flambeur.bots.kernels import heuristics
from flambeur.core import playout
from flambeur.core.chance import BLOCK, CHANCE, new_chance
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import Batch, State
from flambeur.core.moves import is_number
from flambeur.core.native import lifted

LOGGED = 4096  # moves of a game that are kept until luck is told
MINDS = {"random": RANDOM, "greedy": GREEDY}  # bots that think in compiled code, where asking would cost more


@dataclass(frozen=True)
class Incident:
    """A bot lost a game otherwise than by playing badly."""

    game: int
    bot: int
    seat: int
    fault: Fault


class Table:
    """Where games of a plan are played; no game depends on those before it."""

    def __init__(self, plan: Plan) -> None:
        game = plan.game
        self.plan = plan
        self.incidents: list[Incident] = []
        self._code: Any = lifted(game, playout, heuristics, table_kernel)
        self._blank, self._tables = game.state.batch(1), game.state.batch(2)
        self._blank[0] = game.blank(plan.players, dict(plan.options))
        self._rooms, self._chances = game.room.batch(1), CHANCE.batch(1 + plan.players)
        self._chances[:] = new_chance(luck_of_seed(plan.seed, "arena minds").key)
        self._chances[LUCK] = new_chance(luck_of_seed(plan.seed, "arena luck").key)
        self._log, self._luck = np.zeros(1 + LOGGED, np.int32), LuckTeller(plan) if plan.samples else None
        self._bots: dict[int, list[Bot]] = defaultdict(list)  # as many of each as sit at a table

    def play(self, pairings: Iterable[Pairing], sheets: Batch) -> None:
        """Play these games, each with a sheet of its own."""
        for row, pairing in enumerate(pairings):
            self._play_game(pairing, sheets[row : row + 1])

    def compile(self) -> None:
        """Play a game by random moves, the first of them as if it were asked for: then all is compiled."""
        sheets = SHEET.batch(1)
        records = (self._tables, self._chances, self._rooms, sheets, self._log)
        seat = self._code.begin(self._blank, *records)
        sheets["minds"] = RANDOM
        self._code.step(*records, seat, 0)
        self._code.go_on(*records)
        if self._luck:
            self._luck.tell(Pairing(0, 0, ()), self._log, sheets)

    def close(self) -> None:
        """Send the bots home."""
        for bot in (bot for bots in self._bots.values() for bot in bots):
            bot.close()

    def _play_game(self, pairing: Pairing, sheets: Batch) -> None:
        sheet, records = sheets[0], (self._tables, self._chances, self._rooms, sheets, self._log)
        self._shuffle(pairing)
        bots = self._seat(pairing, sheet)
        began = perf_counter_ns()
        seat = self._code.begin(self._blank, *records)
        inside = perf_counter_ns() - began
        while seat != NOBODY:
            began = perf_counter_ns()
            try:
                move = self._ask(bots[seat], seat)
                thought = perf_counter_ns()
                sheet.nanoseconds[seat] += thought - began
                seat = self._made(move, self._code.step(*records, seat, move))
            except Fault as fault:
                self._lose(pairing, seat, fault, sheet)
                thought = perf_counter_ns()
                seat = self._code.go_on(*records)
            inside += perf_counter_ns() - thought
        self._note(sheet, inside)
        if self._luck:
            self._luck.tell(pairing, self._log, sheets)
        self._part(bots, sheet)

    def _shuffle(self, pairing: Pairing) -> None:
        """The luck of the round for the game, and chance of its own for whoever thinks at the table."""
        first = pairing.number * self.plan.players
        self._chances["stream"] = [pairing.luck, *range(first, first + self.plan.players)]
        self._chances["counter"], self._chances["used"], self._chances["ready"] = 0, BLOCK, 0

    def _seat(self, pairing: Pairing, sheet: State) -> dict[int, Bot]:
        """Those who must be asked, by seat; all have chance of their own for this game."""
        taken: dict[int, int] = defaultdict(int)
        asked = {}
        for seat, bot in enumerate(pairing.seats):
            sheet.minds[seat] = MINDS.get(self.plan.bots[bot], ASKED)
            if sheet.minds[seat] == ASKED:
                asked[seat] = self._called(bot, taken[bot])
                taken[bot] += 1
                self._greet(asked[seat], pairing, seat, sheet)
        return asked

    def _called(self, bot: int, twin: int) -> Bot:
        """One of several bots of the same name."""
        if twin == len(self._bots[bot]):
            self._bots[bot].append(prepared(self.plan.bots[bot], self.plan))
        return self._bots[bot][twin]

    def _greet(self, bot: Bot, pairing: Pairing, seat: int, sheet: State) -> None:
        bot.begin(luck_of_seed(self.plan.seed, f"arena bot {pairing.number} {seat}").chance())
        try:
            bot.sit(self.plan.game, self.plan.players, seat, dict(self.plan.options))
        except Fault as fault:
            self._lose(pairing, seat, fault, sheet)

    def _ask(self, bot: Bot, seat: int) -> int:
        try:
            move = bot.choose(self.plan.game, self._tables[SEEN], seat)
        except Fault:
            raise
        except Exception as error:
            raise Fault("bot-raised", reason=repr(error)) from error
        if not is_number(move) or not 0 <= move < len(self.plan.game.moves):
            raise Fault("bot-illegal", move=repr(move))
        return int(move)

    def _made(self, move: int, following: int) -> int:
        if following == ILLEGAL:
            raise Fault("bot-illegal", move=str(self.plan.game.moves[move]))
        return following

    def _lose(self, pairing: Pairing, seat: int, fault: Fault, sheet: State) -> None:
        """The game goes on for the others, with a stand-in who plays at random."""
        sheet.minds[seat] = STAND_IN
        self.incidents.append(Incident(pairing.number, pairing.seats[seat], seat, fault))

    def _note(self, sheet: State, inside: int) -> None:
        """Spread the time of compiled code over those who thought there; who failed comes last."""
        players = self.plan.players
        minds, moves = sheet.minds[:players], sheet.moves[:players].astype(np.int64)
        quick = moves * ((minds == RANDOM) | (minds == GREEDY))
        if quick.any():
            sheet.nanoseconds[:players] += inside * quick // quick.sum()
        if (minds == STAND_IN).any():
            _put_last(sheet.places[:players], sheet.results[:players], minds == STAND_IN)

    def _part(self, bots: dict[int, Bot], sheet: State) -> None:
        """Tell the bots how it ended; who failed is sent home, and comes afresh to the next game."""
        players = self.plan.players
        for seat, bot in bots.items():
            if sheet.minds[seat] == STAND_IN:
                bot.close()
            else:
                bot.leave(sheet.places[:players].tolist(), sheet.results[:players].tolist())


def prepared(text: str, plan: Plan) -> Bot:
    """A bot that is ready to think: compiled, if that is what it needs, before the clock runs."""
    bot = bot_of(text, seed=0, patience=plan.patience)
    bot.prepare(plan.game)
    return bot


def _put_last(places: Any, results: Any, failed: Any) -> None:
    """The others keep their order among themselves; all who failed share the last place, with nothing."""
    kept = places[~failed].copy()
    places[~failed] = [1 + (kept < place).sum() for place in kept]
    places[failed], results[failed] = len(places), 0
