"""What may be otherwise in another house: in a test it has a clock, dice and bots of its own."""

import subprocess
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from flambeur.bots import warmup
from flambeur.bots.bot import Bot
from flambeur.bots.levels import answer_seconds
from flambeur.core.contract import Game
from flambeur.core.registry import all_games
from flambeur.house import analyst_process
from flambeur.house.clock import Clock, Ticks, now
from flambeur.house.commands import new_secret
from flambeur.house.moment import STALLING
from flambeur.house.rates import Rate
from flambeur.house.thinkers import new_bot

BOT_PAUSE = 0.5  # seconds, so that people can follow what bots do
IDLE_SECONDS = 600.0  # that a table without listeners stays in memory
BEAT = 5.0  # seconds between two times that a process tells the others whom it sees
TOURNAMENT_BEAT = 1.0  # seconds between two looks at the tournaments that go on
LUCK_SECONDS = 10.0  # that a full table waits for what its people add to the luck of the game
GUESSES = Rate(10, 1 / 60)  # ten at once, then one a minute; a household may make four times as many
BURST = 40  # messages that a client may send at once


def compile_games() -> "subprocess.Popen[bytes] | None":
    """Begin to compile what bots need, beside the house."""
    return warmup.begin(*all_games())


@dataclass(frozen=True)
class Config:
    """How a house is run."""

    clock: Clock = now
    ticks: Ticks = time.monotonic
    new_secret: Callable[[], str] = new_secret
    new_bot: Callable[[str], Bot] = new_bot
    compile: "Callable[[], subprocess.Popen[bytes] | None]" = compile_games
    quick_games: Callable[[], Iterable[Game]] = all_games  # that are played by compiled rules once there are
    analyst: Sequence[str] = analyst_process.COMMAND  # the command that begins one
    bot_pause: float = BOT_PAUSE
    answer_seconds: Callable[[str], float] = answer_seconds  # of a bot that knows what others do not
    idle_seconds: float = IDLE_SECONDS
    beat: float = BEAT
    tournament_beat: float = TOURNAMENT_BEAT
    luck_seconds: float = LUCK_SECONDS
    patience: int = STALLING  # seconds
    burst: int = BURST
    requests: Rate | None = None  # of one person; None: as many as they like
    new_tables: Rate | None = None
    guesses: Rate = GUESSES  # of one person, at codes
    proxies: tuple[str, ...] = ()  # whose word about host, scheme and address of a client is taken
    base_path: str = ""  # below which a proxy shows the house, as /flambeur
    address: str | None = None  # where others on the local network find the house
    push_key: str = ""  # with which closed browsers are reached; without it they are not
    push_contact: str = ""  # where a push service may complain: mailto:… or https://…


USUAL = Config()
