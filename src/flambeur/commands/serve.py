"""`flambeur serve`: open the house."""

import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import platformdirs
import typer

from flambeur.commands.common import clear_errors, out
from flambeur.core.errors import BadOption

Host = Annotated[str, typer.Option("--host", envvar="FLAMBEUR_HOST", help="Address to listen at.")]
Port = Annotated[
    int, typer.Option("--port", envvar="FLAMBEUR_PORT", min=1, max=65535, help="Port to listen at.")
]
Data = Annotated[
    Path | None,
    typer.Option(
        "--data", envvar="FLAMBEUR_DATA", help="Folder of the embedded store.", show_default="user's"
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database", envvar="FLAMBEUR_DATABASE", help="postgresql://… instead of the embedded store."
    ),
]
Workers = Annotated[
    int,
    typer.Option("--workers", envvar="FLAMBEUR_WORKERS", min=1, max=64, help="Processes; needs --database."),
]
NoBrowser = Annotated[
    bool, typer.Option("--no-browser", envvar="FLAMBEUR_NO_BROWSER", help="Do not open a browser.")
]

JsonLogs = Annotated[
    bool,
    typer.Option("--json-logs", envvar="FLAMBEUR_JSON_LOGS", help="Log JSON also where people read it."),
]


@clear_errors
def serve(
    host: Host = "127.0.0.1",
    port: Port = 8377,
    data: Data = None,
    database: Database = None,
    workers: Workers = 1,
    no_browser: NoBrowser = False,
    json_logs: JsonLogs = False,
) -> None:
    """Open the house: people play each other and bots in a browser.

    Example: flambeur serve --port 8377 --no-browser
    """
    # Loaded here, because the other commands do without a server.
    from flambeur.house import app
    from flambeur.house.migrate import prepare

    _check_port(host, port)
    if workers > 1 and not database:
        raise BadOption("workers-need-database", workers=workers)
    folder = data or Path(platformdirs.user_data_dir("flambeur"))
    prepare(database, folder)
    # For the processes that serve, this one or others.
    os.environ["FLAMBEUR_DATA"] = str(folder)
    os.environ["FLAMBEUR_DATABASE"] = database or ""
    os.environ["FLAMBEUR_JSON_LOGS"] = "1" if json_logs or not sys.stderr.isatty() else ""
    address = f"http://{host}:{port}/"
    out().print(f"The house is open at [bold]{address}[/] (Ctrl-C closes it).")
    if not no_browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    app.run(app.FROM_ENVIRONMENT, host, port, workers)


def _check_port(host: str, port: int) -> None:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            reason = error.strerror or str(error)
            raise BadOption("port-taken", host=host, port=str(port), reason=reason) from None
