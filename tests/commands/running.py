"""The command line, run inside the tests."""

import json
import re
from typing import Any

from typer.testing import CliRunner

from flambeur.cli import app

ENV = {"COLUMNS": "200", "NO_COLOR": "1"}
STYLING = re.compile(r"\x1b\[[0-9;]*m")


def outcome(*arguments: object) -> tuple[int, str, str]:
    """The exit code, what was printed, and what was said on standard error."""
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], env=ENV)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, STYLING.sub("", result.stdout), STYLING.sub("", result.stderr)


def printed(*arguments: object) -> str:
    """What a command that must succeed prints."""
    code, out, err = outcome(*arguments)
    assert (code, err.strip()) == (0, "")
    return out


def printed_json(*arguments: object) -> Any:
    """What a command that must succeed prints as JSON."""
    return json.loads(printed(*arguments, "--json"))


def refused(*arguments: object) -> str:
    """The one sentence on standard error of a command that cannot be done."""
    code, out, err = outcome(*arguments)
    assert (code, out) == (2, "")
    sentence = err.strip()
    assert "\n" not in sentence
    assert sentence.endswith((".", ")"))
    return sentence
