"""The options of `flambeur serve`; each can be given by a variable of the environment instead."""

from pathlib import Path
from typing import Annotated

import typer

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
Lan = Annotated[
    bool, typer.Option("--lan", envvar="FLAMBEUR_LAN", help="Let others on the local network in.")
]
NoBrowser = Annotated[
    bool, typer.Option("--no-browser", envvar="FLAMBEUR_NO_BROWSER", help="Do not open a browser.")
]

TrustedProxy = Annotated[
    list[str] | None,
    typer.Option(
        "--trusted-proxy",
        envvar="FLAMBEUR_TRUSTED_PROXY",
        metavar="ADDRESS",
        help="Address or network of a proxy in front; may be repeated.",
    ),
]
BasePath = Annotated[
    str,
    typer.Option("--base-path", envvar="FLAMBEUR_BASE_PATH", help="Path of the house, as /flambeur."),
]

Connections = Annotated[
    int,
    typer.Option("--connections", envvar="FLAMBEUR_CONNECTIONS", min=1, help="Most at once, of everybody."),
]
PerAddress = Annotated[
    int, typer.Option("--per-address", envvar="FLAMBEUR_PER_ADDRESS", min=1, help="Most of one address.")
]

Requests = Annotated[
    int,
    typer.Option(
        "--requests", envvar="FLAMBEUR_REQUESTS", min=0, help="Of a person a minute; 0: without limit."
    ),
]
NewTables = Annotated[
    int,
    typer.Option(
        "--new-tables", envvar="FLAMBEUR_NEW_TABLES", min=0, help="Of a person an hour; 0: without limit."
    ),
]

JsonLogs = Annotated[
    bool,
    typer.Option("--json-logs", envvar="FLAMBEUR_JSON_LOGS", help="Log JSON also where people read it."),
]

PushKey = Annotated[
    str,
    typer.Option("--push-key", envvar="FLAMBEUR_PUSH_KEY", help="Key for notifications: flambeur push-key."),
]
PushContact = Annotated[
    str,
    typer.Option(
        "--push-contact", envvar="FLAMBEUR_PUSH_CONTACT", help="mailto:… for push services; needs --push-key."
    ),
]
