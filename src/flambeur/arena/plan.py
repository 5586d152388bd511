"""What is to be played: all that a worker must be told, and nothing that depends on how many there are."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from flambeur.arena.pairings import Pairings, one_among, round_robin
from flambeur.bots import bot_of
from flambeur.bots.foreign import PATIENCE
from flambeur.core.contract import Game
from flambeur.core.errors import BadBot, BadOption
from flambeur.core.moves import is_number
from flambeur.core.options import Value
from flambeur.core.registry import find_game, invited

MOST_GAMES = 10**9
MOST_BOTS = 64
SAMPLES = 64  # how often chance is drawn again: luck is then told to an eighth of what it is


@dataclass(frozen=True)
class Plan:
    """An arena before the first game: the same plan gives the same games, whoever plays them."""

    game_name: str
    players: int
    options: tuple[tuple[str, Value], ...]
    bots: tuple[str, ...]
    pairings: Pairings
    rounds: int
    seed: int
    patience: float = PATIENCE
    samples: int = 0  # how often chance is drawn again to tell luck; never, if luck is not told

    @property
    def game(self) -> Game:
        """The game that is played."""
        return find_game(self.game_name)

    @property
    def games(self) -> int:
        """How many games there are to play."""
        return self.rounds * self.pairings.round_length

    @property
    def names(self) -> tuple[str, ...]:
        """What the bots are called; who comes twice has a number."""
        counted = [self.bots[:i].count(bot) + 1 for i, bot in enumerate(self.bots)]
        return tuple(bot if n == 1 else f"{bot} ({n})" for bot, n in zip(self.bots, counted, strict=True))


def plan_of(
    game: str,
    bots: Sequence[str],
    *,
    players: int | None,
    games: int,
    seed: int,
    options: Mapping[str, Any],
    is_versus: bool,
    patience: float,
    samples: int = 0,
) -> Plan:
    """The plan if it can be played, else BadOption or BadBot."""
    chosen = invited(game)
    players = chosen.options.fewest if players is None else chosen.options.check_players(players)
    chosen.blank(players, options)
    if not is_number(games) or not 1 <= games <= MOST_GAMES:
        raise BadOption("bad-option", name="games", value=repr(games), allowed=f"1–{MOST_GAMES}")
    if not 2 <= len(bots) <= (2 if is_versus else MOST_BOTS):
        raise BadBot("too-few-bots", bots=len(bots), most=2 if is_versus else MOST_BOTS)
    for bot in bots:
        _check_bot(bot, chosen, players, patience)
    pairings = one_among(players) if is_versus else round_robin(len(bots), players)
    agreed = tuple(chosen.options.check(players, options).items())
    rounds = pairings.rounds_for(games)
    return Plan(chosen.name, players, agreed, tuple(bots), pairings, rounds, seed, patience, samples)


def _check_bot(text: str, game: Game, players: int, patience: float) -> None:
    """Whether there is such a bot, and this is a table for it; a foreign one must answer once."""
    bot = bot_of(text, seed=0, patience=patience)
    bot.check(game, players)
    bot.try_out()
