"""Alembic runs this to migrate. The connection, and its transaction, are the server's."""

from alembic import context

from ludotheque.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
