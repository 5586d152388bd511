"""Commands that play nothing load nothing that plays."""

import subprocess
import sys

import typer

from flambeur.cli import app
from flambeur.commands.lazy_commands import SAID

LARGE = ("numpy", "numba", "babel", "litestar", "sqlalchemy")


def test_a_list_of_commands_needs_no_arrays_no_compiler_and_no_server() -> None:
    code = (
        "import sys; from flambeur.cli import main; sys.argv = ['flambeur', '--help']\n"
        "try: main()\n"
        f"finally: print('loaded', [name for name in {LARGE} if name in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True, timeout=120)
    assert "loaded []" in said.stdout, said.stderr
    assert all(name in said.stdout for name in SAID)


def test_the_list_says_what_each_command_says_of_itself() -> None:
    for name, command in typer.main.get_group(app).commands.items():
        assert " ".join(str(command.help).split()).startswith(SAID[name])
