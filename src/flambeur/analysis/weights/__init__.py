"""The networks that judge tables for the analysis: whole games ahead, one small file a game."""

import json
from functools import cache
from pathlib import Path

from flambeur.bots.weights import NO_WEIGHTS, load
from flambeur.core.contract import Game
from flambeur.core.layout import Numbers

FOLDER = Path(__file__).parent


@cache
def weights_of(game: Game) -> Numbers:
    """The weights of the game's network; none if it has none, and games are played to their end."""
    file = FOLDER / f"{game.name}.npz"
    return load(file) if file.exists() else NO_WEIGHTS


@cache
def belief_in(game: Game, players: int) -> float:
    """How much of a difference that the network sees between moves came true, in games of about so many."""
    measured = json.loads((FOLDER / "belief.json").read_text(encoding="utf-8")).get(game.name)
    if not measured:
        return 1.0
    nearest = min(measured, key=lambda seats: abs(int(seats) - players))
    return float(measured[nearest])
