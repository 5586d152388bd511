"""`flambeur serve`: open the house."""

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.parse import urlsplit

import platformdirs

from flambeur.commands.common import clear_errors, out
from flambeur.commands.reach import is_loopback, lan_address, qr_code
from flambeur.commands.serve_options import (
    BasePath,
    Connections,
    Data,
    Database,
    Host,
    JsonLogs,
    Lan,
    NewTables,
    NoBrowser,
    PerAddress,
    Port,
    PushContact,
    PushKey,
    Requests,
    TrustedProxy,
    Workers,
)
from flambeur.core.errors import BadOption
from flambeur.house.limits import CONNECTIONS, NEW_TABLES, PER_ADDRESS, REQUESTS, Limits
from flambeur.words import say

EVERYWHERE = "0.0.0.0"


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
    connections: Connections = CONNECTIONS,
    per_address: PerAddress = PER_ADDRESS,
    requests: Requests = REQUESTS,
    new_tables: NewTables = NEW_TABLES,
    no_browser: NoBrowser = False,
    json_logs: JsonLogs = False,
    push_key: PushKey = "",
    push_contact: PushContact = "",
) -> None:
    """Open the house: people play each other and bots in a browser.

    Example: flambeur serve --lan
    """
    proxies = trusted_proxy or []
    if workers > 1 and not (database or "").startswith("postgresql"):
        raise BadOption("workers-need-database", workers=workers)
    _check_push(push_key, push_contact)
    _check_place(proxies, base_path)
    folder = data or Path(platformdirs.user_data_dir("flambeur"))
    place = _place_at(host, port, base_path, lan, proxies)
    settings = _settings(
        DATA=str(folder),
        DATABASE=database or "",
        PUSH_KEY=push_key,
        PUSH_CONTACT=push_contact,
        JSON_LOGS="1" if json_logs or not sys.stderr.isatty() else "",
        TRUSTED_PROXY=" ".join(proxies),
        BASE_PATH=base_path,
        REQUESTS=str(requests),
        NEW_TABLES=str(new_tables),
        ADDRESS=place.outside or "",
    )
    with _opened(place.host, port, folder, database) as listener:
        os.environ.update(settings)
        _announce(place)
        if not no_browser:
            threading.Timer(1.0, webbrowser.open, [place.inside]).start()
        _serve_at(listener, Limits(connections, per_address, tuple(proxies)), workers)


class Place(NamedTuple):
    """Where the house listens and is found: on this machine, on the local network, behind which proxies."""

    host: str
    inside: str
    outside: str | None
    proxies: list[str]


@contextmanager
def _opened(host: str, port: int, folder: Path, database: str | None) -> Iterator[socket.socket]:
    """A port and a store that are ours and sound, before anything is announced."""
    # Loaded here, because the other commands do without a server.
    from flambeur.house.migrate import prepare
    from flambeur.house.store_folder import claimed

    with _listen_at(host, port) as listener, nullcontext() if database else claimed(folder):
        prepare(database, folder)
        yield listener


def _serve_at(listener: socket.socket, limits: Limits, workers: int) -> None:
    """Serve for as long as nobody stops it, and as many as there are files for."""
    from flambeur.house import web_server
    from flambeur.house.app import FROM_ENVIRONMENT
    from flambeur.house.metrics import SHARED_FOLDER
    from flambeur.house.open_files import raise_limit, room_for

    files = raise_limit()
    room = room_for(limits.connections, files)
    word = "serve-room" if room == limits.connections else "serve-little-room"
    out().print(say(word, connections=room, files=files))
    with TemporaryDirectory(prefix="flambeur-counts-") if workers > 1 else nullcontext("") as counts:
        if workers > 1:
            os.environ[SHARED_FOLDER] = counts
        web_server.run(FROM_ENVIRONMENT, listener, replace(limits, connections=room), workers)


def _settings(**settings: str) -> dict[str, str]:
    """What the processes that serve have to know, this one or others: they read it as anybody's settings."""
    return {f"FLAMBEUR_{name}": value for name, value in settings.items()}


def _place_at(host: str, port: int, base_path: str, lan: bool, proxies: list[str]) -> Place:
    """On the local network the house listens everywhere, and it is found here at an address of its own."""
    if not lan:
        return Place(host, f"http://{host}:{port}{base_path}/", None, proxies)
    return Place(EVERYWHERE, f"http://127.0.0.1:{port}{base_path}/", _outside(port, base_path), proxies)


def _outside(port: int, base_path: str) -> str:
    """Where others on the local network find the house."""
    address = lan_address()
    if address is None:
        raise BadOption("no-lan")
    return f"http://{address}:{port}{base_path}/"


def _announce(place: Place) -> None:
    """Where the house is open, and to whom."""
    _, inside, outside, proxies = place
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
    except (OSError, ValueError) as error:  # ValueError: what is no name of a machine
        reason = getattr(error, "strerror", None) or str(error)
        raise BadOption("port-taken", host=host, port=str(port), reason=reason) from None
