"""The list of commands in the look of the other pages of help, without loading markdown and the like."""

from collections.abc import Mapping

from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text


def print_page(usage: str, about: str, panels: Mapping[str, Mapping[str, str]]) -> None:
    """How the program is used, what it is, and by panel what each option or command does."""
    console = Console(highlight=False)
    label, _, form = usage.partition(" ")
    console.print(Padding(Text.assemble((label, "yellow"), " ", form, style="bold"), 1))
    console.print(Padding(Text(about), (0, 1, 1, 1)))
    for title, rows in panels.items():
        console.print(Panel(_table(rows), title=title, title_align="left", border_style="dim"))


def _table(rows: Mapping[str, str]) -> Table:
    table = Table(box=None, show_header=False, expand=True, pad_edge=False)
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column(ratio=1)
    for name, said in rows.items():
        table.add_row(name, Text(said))
    return table
