"""The command `flambeur`."""

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

import flambeur
from flambeur.commands.analyse import analyse
from flambeur.commands.arena import arena
from flambeur.commands.games import games
from flambeur.commands.house import house
from flambeur.commands.learn import learn
from flambeur.commands.push_key import push_key
from flambeur.commands.replay import replay
from flambeur.commands.serve import serve
from flambeur.commands.simulate import simulate
from flambeur.commands.solve import solve
from flambeur.commands.verify import verify
from flambeur.commands.warm import warm
from flambeur.commands.watch import watch

app = typer.Typer(
    help="An open game house for risk-it-all table games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (serve, games, watch, simulate, arena, learn, solve, replay, verify, analyse, push_key, warm):
    app.command()(command)
app.add_typer(house, name="house")


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"flambeur {flambeur.__version__}")
        raise typer.Exit


@app.callback()
def flambeur_command(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """An open game house for risk-it-all table games."""


def main() -> None:
    """Run the command line."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a sign that the terminal lacks must not end the story
    app()
