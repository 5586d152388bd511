"""Commands that are loaded when they are called: to list them takes no rules, no arrays and no server."""

from collections.abc import MutableMapping
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

# As they are listed, in this order; each says so itself too.
SAID = {
    "serve": "Open the house: people play each other and bots in a browser.",
    "games": "List the games with their options and limits.",
    "watch": "Watch a game between bots, told in words.",
    "simulate": "Play random games at full speed and sum them up.",
    "arena": "Let bots play each other, every line-up in every order of seats with the same luck, "
    "and compare them.",
    "learn": "Teach the network of a game by games that bots play; what is known is saved "
    "after each generation.",
    "solve": "Solve a game for two exactly, and show what is known of it.",
    "replay": "Tell a recorded game again and show the table after the last move told.",
    "verify": "Check a recorded game: its set-up, the commitment to its dice, every roll and every move.",
    "analyse": "Account for a finished game: what was luck, what were errors, "
    "and what would have been better.",
    "push-key": "Make a key with which a house tells people of their turn while their browser is closed.",
    "warm": "Compile ahead all that bots, tables, arenas, simulations and analyses of the games need.",
    "house": "Back up, restore, move or forget what a house keeps, keep order, show ratings.",
}


class Quick:
    """A command that is not asked for help does not load Pydantic, by which Typer would find that out."""

    def get_help_option(self, ctx: Any) -> Any:
        """The option `--help`, which is not set if it is not given."""
        option = super().get_help_option(ctx)  # type: ignore[misc]  # that of the command it is mixed into
        option.default = False
        return option


class QuickCommand(Quick, TyperCommand):
    """A command."""


class LazyCommands(Quick, TyperGroup):
    """The group of all commands."""

    @property
    def commands(self) -> MutableMapping[str, Any]:
        """Every command, loaded."""
        return {name: loaded(name) for name in SAID}

    @commands.setter
    def commands(self, given: Any) -> None:
        """Click begins with none."""

    def list_commands(self, _ctx: Any) -> list[str]:
        """Their names in order."""
        return list(SAID)

    def get_command(self, _ctx: Any, cmd_name: str) -> Any:
        """The command of that name, if there is one."""
        return loaded(cmd_name) if cmd_name in SAID else None

    def format_help(self, ctx: Any, _formatter: Any) -> None:
        """The list of commands; none of them is loaded for it."""
        options = {", ".join(option.opts): getattr(option, "help", "") for option in self.get_params(ctx)}
        page = import_module("flambeur.commands.help_page")  # which loads tables and panels
        page.print_page(self.get_usage(ctx), self.help or "", {"Options": options, "Commands": SAID})


def loaded(name: str) -> Any:
    """A command, from the module that is called like it."""
    module = name.replace("-", "_")
    command = getattr(import_module(f"flambeur.commands.{module}"), module)
    if isinstance(command, typer.Typer):
        return typer.main.get_group(command)
    alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    alone.command(name, cls=QuickCommand)(command)
    return typer.main.get_command(alone)
