"""What the commands share: options of a game, output, and errors as one sentence."""

import errno
import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from rich.console import Console

from flambeur.core.errors import BadOption, FlambeurError
from flambeur.core.registry import invite
from flambeur.words import LANGUAGES

if TYPE_CHECKING:  # loaded with the first game: a list of games does without
    from flambeur.core.contract import Game

MISUSE = 2  # exit code when what was asked cannot be done
INTERRUPTED = 130
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)  # where something is to be written

GameName = Annotated[
    str,
    typer.Argument(help="Name of the game, such as las-vegas, or python:MODULE:GAME.", show_default=False),
]
Players = Annotated[int, typer.Option("--players", "-p", help="How many play.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("-o", "--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Lang = Annotated[str, typer.Option("--lang", help=f"Language of the story: {', '.join(LANGUAGES)}.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")]


class _Output(Console):
    """A console whose reader, such as `head`, may go away when it has seen enough."""

    def on_broken_pipe(self) -> None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing is left to flush
        raise SystemExit(0)


def out() -> Console:
    """The console for what was asked for."""
    return _Output(highlight=False, soft_wrap=True)


def print_json(value: Any, indent: int | None = 2) -> None:
    """Print a value as JSON; without indent on one line, for a stream of values."""
    typer.echo(json.dumps(value, ensure_ascii=False, indent=indent))


def settings_of(game: "Game", settings: list[str] | None) -> dict[str, Any]:
    """The game's options from texts such as `rounds=3`."""
    pairs = [setting.partition("=") for setting in settings or []]
    for name, equals, value in pairs:
        if not (name and equals and value):
            raise BadOption("bad-setting", text=repr(name + equals + value))
    return game.options.parse({name.strip(): value.strip() for name, _, value in pairs})


class Unwritable(FlambeurError):
    """A file that was asked for cannot be written."""


def check_writable(path: Path) -> None:
    """Whether the file can be written; better asked before long work than after it."""
    try:
        with path.open("a", encoding="utf-8"):
            pass
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Unwritable("report-unwritable", file=str(path), reason=reason) from None


def check_language(lang: str) -> str:
    """The language if there is one of that name."""
    if lang not in LANGUAGES:
        raise BadOption("unknown-language", lang=repr(lang), languages=", ".join(LANGUAGES))
    return lang


def note(sentence: str) -> None:
    """Say something beside the output, so that a script that reads it is not disturbed."""
    Console(stderr=True, highlight=False, soft_wrap=True).print(sentence, markup=False)


def fail(sentence: str, code: int = MISUSE) -> NoReturn:
    """Say what is wrong on standard error and end."""
    Console(stderr=True, highlight=False, soft_wrap=True).print(sentence, style="bold red", markup=False)
    raise typer.Exit(code)


def clear_errors(command: Callable[..., None]) -> Callable[..., None]:
    """Turn errors of Flambeur into a sentence, Ctrl-C into a clean end, a game's address into its name."""

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> None:
        try:
            if "game" in kwargs:
                kwargs["game"] = invite(kwargs["game"])
            command(*args, **kwargs)
            print(end="", flush=True)  # here it can still be told what went wrong
        except FlambeurError as error:
            fail(error.sentence(_language_of(kwargs)))
        except KeyboardInterrupt:
            fail("Stopped.", INTERRUPTED)
        except BrokenPipeError:  # the reader, such as `head`, has seen enough
            _print_nowhere()
            raise typer.Exit(0) from None
        except OSError as error:
            if error.errno not in FULL:
                raise
            _print_nowhere()
            fail(Unwritable("disk-full").sentence(_language_of(kwargs)))

    return run


def _print_nowhere() -> None:
    """What is yet to be printed would fail once more when the process ends."""
    with suppress(OSError, ValueError, AttributeError):  # there may be no file behind it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _language_of(kwargs: dict[str, Any]) -> str:
    lang = kwargs.get("lang")
    return lang if lang in LANGUAGES else "en"
