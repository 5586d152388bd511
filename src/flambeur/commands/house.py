"""`flambeur house`: back a house up, restore it, move it, let it forget, keep order, show its ratings."""

import time
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import platformdirs
import typer

from flambeur.commands import keeping
from flambeur.commands.common import Json, clear_errors, note, out, print_json
from flambeur.commands.progress import ProgressBar
from flambeur.core.errors import BadOption
from flambeur.words import say

if TYPE_CHECKING:  # loaded where it is needed: the other commands do without a database
    import sqlalchemy as sa

house = typer.Typer(
    help="Back up, restore, move or forget what a house keeps, keep order, show ratings.",
    no_args_is_help=True,
)

File = Annotated[Path, typer.Argument(help="The file with the backup.", show_default=False)]
Data = Annotated[
    Path | None,
    typer.Option("--data", envvar="FLAMBEUR_DATA", help="Folder of the house.", show_default="user's"),
]
Database = Annotated[
    str | None,
    typer.Option("--database", envvar="FLAMBEUR_DATABASE", help="postgresql://… instead of a folder."),
]
To = Annotated[
    str,
    typer.Option(
        "--to", envvar="FLAMBEUR_MOVE_TO", help="Where to: postgresql://… or a folder.", show_default=False
    ),
]
Days = Annotated[
    int | None,
    typer.Option("--days", min=1, help="Tables at which nothing has happened for so many days."),
]
Recompute = Annotated[bool, typer.Option("--recompute", help="Reckon them from the logs alone.")]
Table = Annotated[
    list[str] | None,
    typer.Option("--table", help="A table, by the id in its address; may be repeated."),
]


@house.command()
@clear_errors
def backup(file: File, data: Data = None, database: Database = None, as_json: Json = False) -> None:
    """Write all that lasts to a file, as it is at this moment; the house may be open meanwhile.

    Example: flambeur house backup house-2026-11-16.backup
    """
    _copy(_place(database, data), _place(None, file=file), False, as_json)


@house.command()
@clear_errors
def restore(file: File, data: Data = None, database: Database = None, as_json: Json = False) -> None:
    """Fill a folder or a database in which there is no house from a backup.

    Example: flambeur house restore house-2026-11-16.backup --data restored
    """
    _copy(_place(None, file=file), _place(database, data), False, as_json)


@house.command()
@clear_errors
def move(to: To, data: Data = None, database: Database = None, as_json: Json = False) -> None:
    """Copy a house that is closed to another store; what it was copied from stays as it is.

    Example: flambeur house move --to postgresql://flambeur@localhost/flambeur
    """
    target = (to, None) if "://" in to else (None, Path(to))
    _copy(_place(database, data), _place(*target), True, as_json)


@house.command()
@clear_errors
def forget(
    days: Days = None,
    table: Table = None,
    data: Data = None,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """Remove tables for good from a house that is closed, and the names of people who sat at no other.

    Example: flambeur house forget --days 365
    """
    from flambeur.house import forgetting
    from flambeur.house.clock import now
    from flambeur.house.places import clear_reasons, reading

    if days is None and not table:
        raise BadOption("forget-what")
    with clear_reasons(), reading(_place(database, data), alone=True) as connection:
        old = [] if days is None else forgetting.quiet_since(connection, now() - timedelta(days=days))
        forgotten = forgetting.forget(connection, [*(table or []), *old])
        connection.commit()
    if as_json:
        print_json(forgotten._asdict())
    else:
        out().print(say("house-forgot", **forgotten._asdict()))


@house.command()
@clear_errors
def ratings(
    recompute: Recompute = False, data: Data = None, database: Database = None, as_json: Json = False
) -> None:
    """Show the ratings of people and bots, as the house keeps them or as its logs say.

    Example: flambeur house ratings --recompute --json
    """
    import sqlalchemy as sa

    from flambeur.house.places import clear_reasons, reading
    from flambeur.house.ratings import due, logs
    from flambeur.house.store import Store

    with clear_reasons(), reading(_place(database, data)) as connection:
        if not sa.inspect(connection).has_table("ratings"):
            raise BadOption("no-ratings")
        standings = logs.reckoned(Store(connection.engine)) if recompute else logs.kept(connection)
        if not recompute and due.is_any(connection):
            note(say("house-ratings-due"))
    lines = logs.told(standings)
    if as_json:
        print_json([line._asdict() for line in lines])
        return
    if not lines:
        out().print(say("house-no-ratings"))
    for line in lines:
        rating = {"rating": round(line.rating), "error": round(2 * line.sigma), "games": line.games}
        out().print(say("house-rating", game=line.game, who=line.who, **rating), markup=False)


def _place(database: str | None, data: Path | None = None, file: Path | None = None) -> "sa.URL":
    from flambeur.house.places import place_of
    from flambeur.house.store_folder import STORE

    folder = data or Path(platformdirs.user_data_dir("flambeur"))
    return place_of(database, file or folder / STORE)


def _copy(source: "sa.URL", target: "sa.URL", alone: bool, as_json: bool) -> None:
    from flambeur.house.copying import copy_house
    from flambeur.house.places import clear_reasons, name_of, new_store, reading

    began = time.monotonic()
    with (
        clear_reasons(),
        ProgressBar("copying") as bar,
        reading(source, alone) as connection,
        new_store(target) as engine,
    ):
        copied = copy_house(connection, engine, bar.show)
    rows = sum(table.rows for table in copied)
    if as_json:
        tables = [table._asdict() for table in copied]
        ends = {"from": name_of(source), "to": name_of(target)}
        print_json({**ends, "rows": rows, "tables": tables, "seconds": round(time.monotonic() - began, 3)})
    else:
        out().print(say("house-copied", place=name_of(target), tables=len(copied), rows=rows), markup=False)


for command in keeping.COMMANDS:
    house.command()(command)
