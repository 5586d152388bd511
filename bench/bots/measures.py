"""One measurement each: who meets whom, how strong that proved, how fast a search is."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import flambeur
from flambeur.arena import arena
from flambeur.bots import Search, bot_of
from flambeur.bots.budget import Budget
from flambeur.core.chance import new_chance

SMALLEST = {"las-vegas": 2, "royale": 2, "easy-come": 2, "all-or-nothing": 3}
LADDER = ("search:1000/50ms", "sampler:1000/50ms", "greedy", "random")
BUDGETS = tuple(50 << step for step in range(9))  # 50 to 12,800
# The strongest bot against others, at tables of so many.
STRONGEST = (
    ("las-vegas", 2, "search:100ms", "greedy"),
    ("las-vegas", 4, "search:100ms", "greedy"),
    ("las-vegas", 2, "search:100ms", "sampler:100ms"),
    ("all-or-nothing", 4, "search:100ms", "greedy"),
    ("all-or-nothing", 4, "earner:100ms", "greedy"),
    ("royale", 4, "search:100ms", "sampler:100ms"),
)


@dataclass(frozen=True)
class Meeting:
    """One A among B's, and what came of it."""

    game: str
    players: int
    one: str
    others: str
    games: int
    share: float
    low: float
    high: float
    mean: float
    others_mean: float

    @property
    def row(self) -> str:
        """A line of a table in Markdown."""
        ratio = self.mean / self.others_mean if self.others_mean else float("nan")
        return (
            f"| {self.game} | {self.players} | `{self.one}` | `{self.others}` | {self.games} "
            f"| {self.share:.1%} ({self.low:.1%} to {self.high:.1%}) | {1 / self.players:.0%} | {ratio:.2f} |"
        )


def meet(game: str, players: int, one: str, others: str, games: int, **wishes: Any) -> Meeting:
    """Let one A play among B's, in every seat, with the same luck in each."""
    standings = arena(game, [one, others], players=players, games=games, is_versus=True, **wishes).to_json()
    first, second = standings["bots"]
    shares = (first["win_share"], first["low"], first["high"])
    results = (first["mean_result"], second["mean_result"])
    return Meeting(game, players, one, others, standings["games"], *shares, *results)


def ladder(game: str, games: int, **wishes: Any) -> Iterator[Meeting]:
    """Each rung against the next, at the smallest table and at one of four."""
    for players in (SMALLEST[game], 4):
        for better, worse in pairwise(LADDER):
            yield meet(game, players, better, worse, games, **wishes)


def strongest(games: int, **wishes: Any) -> Iterator[Meeting]:
    """The strongest against others, each with the same time."""
    for game, players, one, others in STRONGEST:
        yield meet(game, players, one, others, games, **wishes)


def curve(game: str, games: int, **wishes: Any) -> Iterator[Meeting]:
    """Twice the budget against once, from 50 to 12,800 playouts."""
    for less, more in pairwise(BUDGETS):
        yield meet(game, SMALLEST[game], f"search:{more}", f"search:{less}", games, **wishes)


def speed(game: str, players: int, seconds: float = 2.0) -> float:
    """Playouts a second on one core, over positions of a game that the search plays."""
    match = flambeur.new(game, players=players, seed=1)
    bot, playouts, spent = Search(new_chance(bytes(32)), Budget(2000)), 0, 0.0
    bot.prepare(match.game)
    while spent < seconds:
        if match.is_over:
            match = flambeur.new(game, players=players, seed=playouts)
        seat = match.waiting[0]
        seen = match.seen(seat)
        if len(match.legal(seat)) > 1:
            began = time.perf_counter()
            playouts += bot.weigh(match.game, seen, seat).total()
            spent += time.perf_counter() - began
        match.play(seat, bot_of("greedy", 1).choose(match.game, seen, seat))
    return playouts / spent
