"""`flambeur serve`: open the house."""

import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import platformdirs
import typer

from flambeur.commands.common import clear_errors, out
from flambeur.commands.reach import is_loopback, lan_address, qr_code
from flambeur.core.errors import BadOption
from flambeur.words import say

EVERYWHERE = "0.0.0.0"

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


@clear_errors
def serve(
    host: Host = "127.0.0.1",
    port: Port = 8377,
    data: Data = None,
    database: Database = None,
    workers: Workers = 1,
    lan: Lan = False,
    trusted_proxy: TrustedProxy = None,
    base_path: BasePath = "",
    no_browser: NoBrowser = False,
    json_logs: JsonLogs = False,
    push_key: PushKey = "",
    push_contact: PushContact = "",
) -> None:
    """Open the house: people play each other and bots in a browser.

    Example: flambeur serve --lan
    """
    # Loaded here, because the other commands do without a server.
    from flambeur.house import web_server
    from flambeur.house.app import FROM_ENVIRONMENT
    from flambeur.house.limits import Limits
    from flambeur.house.migrate import prepare

    outside = _outside(port, base_path) if lan else None
    host = EVERYWHERE if lan else host
    if workers > 1 and not database:
        raise BadOption("workers-need-database", workers=workers)
    _check_push(push_key, push_contact)
    _check_place(trusted_proxy or [], base_path)
    folder = data or Path(platformdirs.user_data_dir("flambeur"))
    with _listen_at(host, port) as listener:
        prepare(database, folder)
        # For the processes that serve, this one or others.
        os.environ["FLAMBEUR_DATA"] = str(folder)
        os.environ["FLAMBEUR_DATABASE"] = database or ""
        os.environ["FLAMBEUR_PUSH_KEY"], os.environ["FLAMBEUR_PUSH_CONTACT"] = push_key, push_contact
        os.environ["FLAMBEUR_JSON_LOGS"] = "1" if json_logs or not sys.stderr.isatty() else ""
        os.environ["FLAMBEUR_TRUSTED_PROXY"] = " ".join(trusted_proxy or [])
        os.environ["FLAMBEUR_BASE_PATH"] = base_path
        os.environ["FLAMBEUR_ADDRESS"] = outside or ""
        inside = f"http://{'127.0.0.1' if lan else host}:{port}{base_path}/"
        _announce(inside, outside, trusted_proxy or [])
        if not no_browser:
            threading.Timer(1.0, webbrowser.open, [inside]).start()
        web_server.run(FROM_ENVIRONMENT, listener, Limits(proxies=tuple(trusted_proxy or ())), workers)


def _outside(port: int, base_path: str) -> str:
    """Where others on the local network find the house."""
    address = lan_address()
    if address is None:
        raise BadOption("no-lan")
    return f"http://{address}:{port}{base_path}/"


def _announce(inside: str, outside: str | None, proxies: list[str]) -> None:
    """Where the house is open, and to whom."""
    out().print(say("serve-open", address=f"[bold]{inside}[/]"))
    if outside:
        out().print(say("serve-lan", address=f"[bold]{outside}[/]"))
        if out().is_terminal:
            out().print(qr_code(outside))
    if proxies:
        out().print(say("serve-proxy", proxies=", ".join(proxies)))
    elif outside or not is_loopback(str(urlsplit(inside).hostname)):
        out().print(say("serve-unencrypted"))
    else:
        out().print(say("serve-machine"))


def _check_place(proxies: list[str], base_path: str) -> None:
    """A mistyped proxy would be trusted with nothing, or a network too large with everything."""
    from flambeur.house.proxy import Proxies, is_base_path

    for proxy in proxies:
        try:
            Proxies([proxy])
        except ValueError:
            raise BadOption("bad-proxy", proxy=repr(proxy)) from None
    if base_path and not is_base_path(base_path):
        raise BadOption("bad-base-path", path=repr(base_path))


def _check_push(key: str, contact: str) -> None:
    """A key that is none, or a house that nobody can write to, would be noticed only at the first message."""
    if not key:
        return
    from flambeur.house.web_push import Pusher

    try:
        Pusher(key, contact)
    except ValueError:
        raise BadOption("bad-push-key") from None
    if not contact.startswith(("mailto:", "https://")):
        raise BadOption("bad-push-contact")


def _listen_at(host: str, port: int) -> socket.socket:
    from flambeur.house.web_server import listen_at

    try:
        return listen_at(host, port)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadOption("port-taken", host=host, port=str(port), reason=reason) from None
