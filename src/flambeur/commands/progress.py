"""A bar on standard error that shows how far a long command is, for whoever looks on."""

import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class ProgressBar(Progress):
    """One bar, with how many are done and how long the rest will take; nothing where nobody looks on."""

    def __init__(self, doing: str = "compiling") -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        console = Console(stderr=True)
        super().__init__(
            *columns,
            console=console,
            transient=True,
            disable=not console.is_terminal,
            redirect_stdout=sys.stdout.isatty(),  # what goes to a file meanwhile must not go to the bar
        )
        self._task = self.add_task(doing, total=None)

    def show(self, doing: str, done: int, of: int) -> None:
        """So many are done."""
        self.update(self._task, completed=done, total=of, description=doing)
