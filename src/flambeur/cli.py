"""The command `flambeur`."""

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

import flambeur
from flambeur.commands.lazy_commands import LazyCommands

app = typer.Typer(
    cls=LazyCommands,
    help="An open game house for risk-it-all table games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


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
