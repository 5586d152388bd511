"""`flambeur learn`: teach the network of a game."""

from contextlib import suppress
from pathlib import Path
from typing import Annotated
from zipfile import BadZipFile

import typer

from flambeur.bots.weights import load, save
from flambeur.commands.common import GameName, Json, check_writable, clear_errors, note, print_json
from flambeur.commands.common import out as console
from flambeur.commands.progress import ProgressBar
from flambeur.core.errors import BadOption
from flambeur.core.layout import Numbers
from flambeur.core.registry import invited
from flambeur.learn import Learned, Plan, shape_of
from flambeur.learn import learn as run

Games = Annotated[int, typer.Option("--games", "-n", min=64, help="How many games a generation.")]
Generations = Annotated[
    int, typer.Option("--generations", min=1, help="Each learns from the last one's games.")
]
Samples = Annotated[int, typer.Option("--samples", min=1, max=64, help="Tables noted of each game.")]
Epochs = Annotated[int, typer.Option("--epochs", min=1, help="How often all tables are gone through.")]
Rows = Annotated[int, typer.Option("--batch", min=1, help="Tables in a step of training.")]
Far = Annotated[bool, typer.Option("--far", help="Learn from the end of games, not of rounds.")]
Ahead = Annotated[
    int,
    typer.Option("--ahead", min=0, max=1000, help="Learn from what it says itself some decisions on."),
]
Known = Annotated[Path | None, typer.Option("--from", help="Weights to begin with.", show_default="none")]
Minutes = Annotated[float, typer.Option("--minutes", help="Begin no generation that would end later.")]
Device = Annotated[str, typer.Option("--device", help="cpu or gpu (NVIDIA, with CuPy).")]
Threads = Annotated[int, typer.Option("--threads", min=1, max=1024, help="Threads on the cpu.")]
Seed = Annotated[int | None, typer.Option("--seed", help="Makes it repeatable.", show_default="fresh")]
Out = Annotated[Path, typer.Option("--out", help="Where the weights go.", show_default=False)]


@clear_errors
def learn(
    game: GameName,
    out: Out,
    games: Games = 100_000,
    generations: Generations = 1,
    samples: Samples = 8,
    epochs: Epochs = 2,
    batch: Rows = 4096,
    far: Far = False,
    ahead: Ahead = 0,
    known_before: Known = None,
    minutes: Minutes = 60.0,
    device: Device = "cpu",
    threads: Threads = 1,
    seed: Seed = None,
    as_json: Json = False,
) -> None:
    """Teach the network of a game by games that bots play; what is known is saved after each generation.

    Example: flambeur learn easy-come --games 200000 --generations 3 --out easy-come.npz
    """
    check_writable(out)
    tell = note if as_json else console().print

    def keep(known: Learned) -> None:
        save(out, known.weights)
        lesson = known.lessons[-1]
        figures = (
            f"loss {lesson.loss:.4f} of {lesson.ignorant_loss:.4f}, off by {lesson.calibration_error:.3f}"
        )
        spent = f"{lesson.seconds_playing:.1f} s playing, {lesson.seconds_training:.1f} s training"
        tell(f"generation {lesson.generation}: {lesson.rows:,} tables, {figures}; {spent}")

    plan = Plan(games, generations, samples, epochs, batch, far, ahead, minutes)
    start = weights_in(known_before, game) if known_before else None
    with ProgressBar() as progress:
        known = run(
            game,
            plan,
            seed=seed,
            device=device,
            threads=threads,
            start=start,
            report=progress.show,
            keep=keep,
        )
    if as_json:
        print_json(known.to_json())


def weights_in(file: Path, game: str) -> Numbers:
    """What was learned of this game before; BadOption if that is not in the file."""
    with suppress(OSError, EOFError, ValueError, KeyError, BadZipFile):
        weights = load(file)
        if weights.shape == (shape_of(invited(game)).size,):
            return weights
    raise BadOption("bad-option", name="from", value=repr(str(file)), allowed=f"weights of {game}")
