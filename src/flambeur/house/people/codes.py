"""Codes that somebody reads from one screen and types at another; only a keyed hash of each is kept."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from flambeur.house.store import metadata

# Without what is mistaken for something else: 0 O Q, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V (only V).
ALPHABET = "34679ACDEFHJKMNPRTVWXY"
LINK_LETTERS = 10  # 22 letters, 10 places: 44 bits, for ten minutes
RECOVERY_LETTERS = 16  # 71 bits, for good
LINK_SECONDS = 600.0
RECOVERY_CODES = 8
LONGEST_TYPED = 64
LINK, RECOVERY, KEEPER = "link", "recovery", "keeper"
GROUP = {LINK_LETTERS: 5, RECOVERY_LETTERS: 4}  # letters between two hyphens

codes = sa.Table(
    "codes",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("expires", sa.Float),  # None: never
    sa.Column("is_used", sa.Boolean, nullable=False),
    sa.Index("codes_by_person", "person"),
)


class Code(NamedTuple):
    """What a code opens, and for whom."""

    hash: str
    kind: str
    person: str


class CodeBook:
    """The codes of a house; those of another have other hashes."""

    def __init__(self, cookie_key: str) -> None:
        # A fast keyed hash will do: 71 bits are never gone through, and 44 are worth nothing after minutes.
        self._key = hmac.digest(bytes.fromhex(cookie_key), b"flambeur codes", "sha256")

    def hash_of(self, typed: str) -> str:
        """Of what was typed, however it was written."""
        letters = "".join(filter(str.isalnum, typed[:LONGEST_TYPED].upper()))
        return hmac.new(self._key, letters.encode(), hashlib.sha256).hexdigest()

    def new_link(self, connection: sa.Connection, person: str, at: float, kind: str = LINK) -> str:
        """A code for ten minutes, in place of the one before."""
        is_old = (codes.c.person == person) & (codes.c.kind == kind)
        has_ended = codes.c.expires < at
        connection.execute(sa.delete(codes).where(is_old | has_ended))
        return self._add(connection, [new_code(LINK_LETTERS)], kind, person, at + LINK_SECONDS)[0]

    def new_recovery(self, connection: sa.Connection, person: str) -> list[str]:
        """Codes for good, in place of those before."""
        mine = (codes.c.person == person) & (codes.c.kind == RECOVERY)
        connection.execute(sa.delete(codes).where(mine))
        fresh = [new_code(RECOVERY_LETTERS) for _ in range(RECOVERY_CODES)]
        return self._add(connection, fresh, RECOVERY, person, None)

    def _add(
        self, connection: sa.Connection, fresh: Sequence[str], kind: str, person: str, expires: float | None
    ) -> list[str]:
        common = {"kind": kind, "person": person, "expires": expires, "is_used": False}
        connection.execute(sa.insert(codes), [{"hash": self.hash_of(code), **common} for code in fresh])
        return list(fresh)

    def find(self, connection: sa.Connection, typed: str, at: float) -> Code | None:
        """What a code opens now; None whatever is wrong with it."""
        columns = (codes.c.hash, codes.c.kind, codes.c.person)
        query = sa.select(*columns).where(codes.c.hash == self.hash_of(typed), is_valid(at))
        found = connection.execute(query).first()
        return Code(*found) if found else None


def spend(connection: sa.Connection, code: Code, at: float) -> bool:
    """Whether it was still good; it is not any more. Of two who use it at once, one is too late."""
    statement = sa.update(codes).where(codes.c.hash == code.hash, is_valid(at)).values(is_used=True)
    return connection.execute(statement).rowcount == 1


def is_valid(at: float) -> sa.ColumnElement[bool]:
    """Not used, and not too old."""
    return sa.and_(~codes.c.is_used, sa.or_(codes.c.expires.is_(None), codes.c.expires > at))


def recovery_left(connection: sa.Connection, person: str) -> int:
    """How many recovery codes a person still has."""
    mine = (codes.c.person == person) & (codes.c.kind == RECOVERY) & ~codes.c.is_used
    return connection.execute(sa.select(sa.func.count()).where(mine)).scalar_one()


def new_code(letters: int) -> str:
    """A code nobody can guess, in groups that can be read aloud."""
    drawn = "".join(secrets.choice(ALPHABET) for _ in range(letters))
    size = GROUP[letters]
    return "-".join(drawn[start : start + size] for start in range(0, letters, size))
