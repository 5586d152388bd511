"""How bots judge a table of any game: by its own feeling, in plain Python."""

from flambeur.bots.kernels import heuristics
from flambeur.core import playout
from flambeur.core.contract import Game
from flambeur.core.layout import State
from flambeur.core.native import plain


def chance_to_win(game: Game, s: State, seat: int) -> float:
    """The chance of a seat to win, when a stage has just ended."""
    return float(plain(game, playout, heuristics).judge(s, seat))


def lead(game: Game, s: State, seat: int) -> float:
    """What a seat is ahead, for one who plays for that."""
    return float(plain(game, playout, heuristics).lead(s, seat))
