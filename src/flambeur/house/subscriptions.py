"""Browsers that want to be told of a turn while they are closed."""

from typing import NamedTuple
from urllib.parse import urlsplit

import sqlalchemy as sa

from flambeur.house.clock import Clock, now
from flambeur.house.store import insert_of, metadata

subscriptions = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("endpoint", sa.String(512), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("p256dh", sa.String(128), nullable=False),
    sa.Column("auth", sa.String(64), nullable=False),
    sa.Column("added", sa.Float, nullable=False, server_default="0"),
    sa.Index("subscriptions_by_person", "person"),
)

# The house sends requests to the addresses that browsers give, so they must be those of push services.
SERVICES = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)

MOST = 10  # browsers of one person


class Subscription(NamedTuple):
    """A browser: where its push service is, and what messages to it are encrypted with."""

    endpoint: str
    p256dh: str
    auth: str


def is_of_a_service(endpoint: str) -> bool:
    """Whether the address is one of a known push service."""
    try:
        parts = urlsplit(endpoint)
    except ValueError:
        return False
    host = parts.hostname or ""
    is_known = any(host == service or host.endswith(f".{service}") for service in SERVICES)
    return parts.scheme == "https" and is_known and parts.netloc == host


class Subscriptions:
    """All browsers, by person."""

    def __init__(self, engine: sa.Engine, clock: Clock = now) -> None:
        self._engine, self._clock = engine, clock

    def add(self, person: str, browser: Subscription) -> None:
        """A browser belongs to whoever used it last; of too many, the oldest is forgotten."""
        keys = {"p256dh": browser.p256dh, "auth": browser.auth}
        values = {"person": person, **keys, "added": self._clock().timestamp()}
        columns = subscriptions.c
        newest = sa.select(columns.endpoint).where(columns.person == person).order_by(columns.added.desc())
        is_old = columns.endpoint.not_in(newest.limit(MOST))
        with self._engine.begin() as connection:
            statement = insert_of(connection, subscriptions).values(endpoint=browser.endpoint, **values)
            connection.execute(statement.on_conflict_do_update(index_elements=["endpoint"], set_=values))
            connection.execute(sa.delete(subscriptions).where(columns.person == person, is_old))

    def remove(self, endpoint: str) -> None:
        """The browser wants no more."""
        with self._engine.begin() as connection:
            connection.execute(sa.delete(subscriptions).where(subscriptions.c.endpoint == endpoint))

    def of(self, person: str) -> list[Subscription]:
        """The browsers of a person."""
        columns = (subscriptions.c.endpoint, subscriptions.c.p256dh, subscriptions.c.auth)
        query = sa.select(*columns).where(subscriptions.c.person == person)
        with self._engine.connect() as connection:
            return [Subscription(*row) for row in connection.execute(query)]
