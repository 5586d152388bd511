"""Learning: games that a bot plays against itself teach a small network who will win."""

import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from flambeur.bots import weights
from flambeur.core.contract import Game
from flambeur.core.errors import BadOption
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import Batch, Numbers
from flambeur.core.registry import invited
from flambeur.learn.devices import CpuDevice, Device, Games, GpuDevice
from flambeur.learn.evaluation import Evaluation, evaluate
from flambeur.learn.self_play import TRUST
from flambeur.learn.training import GENTLE, RATE, Shape, fresh_weights, train

__all__ = ["Evaluation", "Learned", "Plan", "learn", "shape_of"]

WILD, WILDER = 24, 8  # one move of so many is random; more where the network looks ahead of everything
HELD_OUT = 16  # one game of so many is kept for the examination
TRUSTED = 3 * TRUST // 4  # once there is a network, most seats follow it

Report = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Plan:
    """How much to learn."""

    games: int = 100_000  # a generation
    generations: int = 1
    samples: int = 8  # tables noted of each game
    epochs: int = 2
    batch: int = 4096  # rows
    is_far: bool = False  # the end of the game counts, not that of a stage
    horizon: int = 0  # learn from one's own word after so many decisions at most, not from the end
    minutes: float = 60.0  # no generation is begun that would end later


@dataclass(frozen=True)
class Learned:
    """Weights, and how well they do."""

    game: str
    seed: int
    weights: Numbers
    lessons: tuple[Evaluation, ...]

    def to_json(self) -> dict[str, Any]:
        """Everything but the weights, JSON-ready."""
        lessons = [lesson.to_json() for lesson in self.lessons]
        return {"game": self.game, "seed": self.seed, "weights": len(self.weights), "lessons": lessons}


def learn(
    game: str,
    plan: Plan,
    *,
    seed: int | None = None,
    device: str = "cpu",
    threads: int = 1,
    start: Numbers | None = None,
    report: Report | None = None,
    keep: Callable[[Learned], None] | None = None,
) -> Learned:
    """Learn generation by generation, from nothing or from weights that know something already.

    `keep` is given what is known after each.
    """
    chosen = invited(game)
    shape = shape_of(chosen)
    if device not in ("cpu", "gpu"):
        raise BadOption("bad-option", name="device", value=repr(device), allowed="cpu, gpu")
    place: Device = GpuDevice(chosen) if device == "gpu" else CpuDevice(chosen, threads)
    seed = secrets.randbits(32) if seed is None else seed
    trainer = _Trainer(chosen, plan, shape, place, seed, report or (lambda *_: None))
    known = Learned(chosen.name, seed, fresh_weights(shape, seed) if start is None else start, ())
    began = time.perf_counter()
    for generation in range(plan.generations):
        known = trainer.teach(generation, known)
        (keep or (lambda _: None))(known)
        spent = time.perf_counter() - began
        if spent * (generation + 2) / (generation + 1) > 60 * plan.minutes:
            break
    return known


class _Trainer:
    """Where generation after generation learns."""

    def __init__(
        self, game: Game, plan: Plan, shape: Shape, place: Device, seed: int, report: Report
    ) -> None:
        self._game, self._plan, self._shape, self._place = game, plan, shape, place
        self._seed, self._report = seed, report

    def teach(self, generation: int, known: Learned) -> Learned:
        """Play, learn from most of it, and see how well the rest is foreseen."""
        xp, began = self._place.arrays, time.perf_counter()
        flat = xp.asarray(known.weights)
        inputs, shares = self._play(generation, flat)
        played = time.perf_counter()
        taught = len(shares) - len(shares) // HELD_OUT
        rows = self._shape, flat, inputs[:taught], shares[:taught]
        wishes = self._plan.epochs, self._plan.batch, self._seed + generation
        rate = GENTLE if self._plan.horizon else RATE
        flat = train(xp, *rows, *wishes, lambda done, of: self._report("training", done, of), rate)
        figures = evaluate(xp, self._shape, flat, inputs[taught:], shares[taught:])
        times: dict[str, Any] = {
            "seconds_playing": played - began,
            "seconds_training": time.perf_counter() - played,
        }
        lesson = Evaluation(generation=generation, rows=taught, **figures, **times)
        weights = np.asarray(flat.get() if hasattr(flat, "get") else flat)
        return Learned(known.game, known.seed, weights, (*known.lessons, lesson))

    def _play(self, generation: int, flat: Any) -> tuple[Any, Any]:
        plan = self._plan
        games = Games(
            blanks=set_ups(self._game),
            key=luck_of_seed(self._seed, "learning").key,
            first=generation * plan.games,
            count=plan.games,
            samples=plan.samples,
            trust=TRUSTED if generation or plan.horizon else 0,
            is_far=plan.is_far,
            wild=WILDER if plan.horizon else WILD,
            horizon=plan.horizon,
        )
        report = self._report
        inputs, shares = self._place.play(
            games, flat, self._shape.inputs, lambda done, of: report("playing", done, of)
        )
        is_noted = shares >= 0
        return (inputs, shares) if bool(is_noted.all()) else (inputs[is_noted], shares[is_noted])


def shape_of(game: Game) -> Shape:
    """How the game's features are laid out."""
    known = weights.shape_of(game)
    if known:
        return Shape(*known)
    raise BadOption("bad-option", name="game", value=repr(game.name), allowed="a game with features")


def set_ups(game: Game) -> Batch:
    """Every number of players, with what is usual and with each flag or other choice of two."""
    options = game.options.options
    usual: list[dict[str, Any]] = [{}]
    flags = [{o.name: True} for o in options if isinstance(o.default, bool)]
    choices = [{o.name: c} for o in options if len(o.choices) == 2 for c in o.choices if c != o.default]
    players = range(game.options.fewest, game.options.most + 1)
    blanks = [blank for n in players for o in (*usual, *flags, *choices) for blank in _agreed(game, n, o)]
    batch = game.state.batch(len(blanks))
    for i, blank in enumerate(blanks):
        batch[i] = blank
    return batch


def _agreed(game: Game, players: int, options: Mapping[str, Any]) -> list[Any]:
    """The table set for it, if so many can agree on that."""
    try:
        return [game.blank(players, options)]
    except BadOption:
        return []
