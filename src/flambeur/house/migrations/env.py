"""Run by Alembic: bring the database that the house opened to the newest form."""

from alembic import context

from flambeur.house.store import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
