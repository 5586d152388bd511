"""People who are known by several ids, devices, codes and keys; who keeps the house, and how."""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the tables of it, and give everybody a handle."""
    _people()
    _ways_in()
    _order()


def _people() -> None:
    op.add_column("people", sa.Column("handle", sa.String(16), nullable=False, server_default=""))
    op.add_column("people", sa.Column("standing", sa.String(16), nullable=False, server_default=""))
    op.add_column("people", sa.Column("is_invited", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("people_by_handle", "people", ["handle"])
    people = sa.table("people", sa.column("person"), sa.column("handle"))
    connection = op.get_bind()
    for person in list(connection.execute(sa.select(people.c.person)).scalars()):
        handle = hashlib.sha256(f"flambeur {person}".encode()).hexdigest()[:16]
        connection.execute(people.update().where(people.c.person == person).values(handle=handle))
    op.create_table(
        "merged",
        sa.Column("old", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32)),
    )
    op.create_index("merged_by_person", "merged", ["person"])


def _ways_in() -> None:
    op.create_table(
        "devices",
        sa.Column("device", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("added", sa.Float, nullable=False),
        sa.Column("is_closed", sa.Boolean, nullable=False),
    )
    op.create_index("devices_by_person", "devices", ["person"])
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("expires", sa.Float),
        sa.Column("is_used", sa.Boolean, nullable=False),
    )
    op.create_index("codes_by_person", "codes", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.String(1400), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("rp_id", sa.String(255), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("added", sa.Float, nullable=False),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32)),
        sa.Column("rp_id", sa.String(255), nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )


def _order() -> None:
    op.create_table("keepers", sa.Column("person", sa.String(32), primary_key=True))
    op.create_table("closed_tables", sa.Column("table", sa.String(32), primary_key=True))
    op.create_table(
        "blocked",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
    )
