"""The devices of a person: each has a cookie of its own, which opens the same person until it is closed."""

import re
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from flambeur.house.store import insert_of, metadata

LONGEST_LABEL = 64

devices = sa.Table(
    "devices",
    metadata,
    sa.Column("device", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("label", sa.String(64), nullable=False),
    sa.Column("added", sa.Float, nullable=False),
    sa.Column("is_closed", sa.Boolean, nullable=False),
    sa.Index("devices_by_person", "person"),
)

# The first that is found; many browsers also name those that they are like.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS", "Mac"),
    ("Linux", "Linux"),
)


def label_of(user_agent: str) -> str:
    """What a browser calls itself, as people would: `Firefox, Android`; empty if it says nothing known."""
    found = (_first(user_agent, BROWSERS), _first(user_agent, SYSTEMS))
    return ", ".join(filter(None, found))


def _first(text: str, names: Sequence[tuple[str, str]]) -> str:
    return next((name for mark, name in names if re.search(rf"\b{re.escape(mark)}", text)), "")


def note_device(connection: sa.Connection, device: str, person: str, label: str, at: float) -> None:
    """A device by which a person came in; one that is known stays as it was."""
    row = {"device": device, "person": person, "label": label[:LONGEST_LABEL], "added": at}
    noted = insert_of(connection, devices).values(**row, is_closed=False)
    connection.execute(noted.on_conflict_do_nothing())


def open_devices(connection: sa.Connection, person: str) -> Sequence[sa.Row[*tuple[Any, ...]]]:
    """Those that open the person, the oldest first."""
    columns = (devices.c.device, devices.c.label, devices.c.added)
    query = sa.select(*columns).where(devices.c.person == person, ~devices.c.is_closed)
    return connection.execute(query.order_by(devices.c.added, devices.c.device)).all()


def close_device(connection: sa.Connection, device: str) -> None:
    """Its cookie opens nobody any more."""
    connection.execute(sa.update(devices).where(devices.c.device == device).values(is_closed=True))


def closed_devices(connection: sa.Connection) -> frozenset[str]:
    """Those whose cookies open nobody."""
    query = sa.select(devices.c.device).where(devices.c.is_closed)
    return frozenset(connection.execute(query).scalars())
