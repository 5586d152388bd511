"""Which code a kind of bot runs: compiled once it is there, plain Python until then."""

from types import ModuleType
from typing import Any

from flambeur.bots.kernels import endgame, heuristics, network, sampler, search
from flambeur.core import playout
from flambeur.core.contract import Game
from flambeur.core.native import lifted, plain
from flambeur.core.ready_mark import ready_mark

TEMPLATES: dict[str, tuple[ModuleType, ...]] = {
    "sampler": (playout, heuristics, sampler),
    "search": (playout, heuristics, network, search),
    "endgame": (playout, heuristics, endgame),
}


def kernels_for(game: Game, kind: str, wait: bool = True) -> Any:
    """The functions that the bot calls; who does not want to wait for compilation gets them plain."""
    templates = TEMPLATES[kind]
    return lifted(game, *templates) if wait or is_ready(game, kind) else plain(game, *templates)


def is_ready(game: Game, kind: str) -> bool:
    """Whether the compiled code lies in the cache, to be had within a second."""
    return ready_mark(game, *TEMPLATES[kind]).exists()


def mark_ready(game: Game, kind: str) -> None:
    """Say that it does."""
    ready_mark(game, *TEMPLATES[kind]).touch()
