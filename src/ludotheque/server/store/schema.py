"""The tables of the database. A change here comes with a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

_KEY = BigInteger().with_variant(Integer(), "sqlite")  # only an Integer counts up by itself there

settings = Table(
    "settings",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

persons = Table(
    "persons",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("created", BigInteger, nullable=False),
)

# Of everything that opens a door only a hash is kept.
tokens = Table(
    "tokens",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("person", String(24), ForeignKey(persons.c.id, ondelete="CASCADE"), nullable=False),
    Column("purpose", String(8), nullable=False),  # "api", or "link" to another device
    Column("label", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=True),
    Index("ix_tokens_person", "person"),
)

tables = Table(
    "tables",
    metadata,
    Column("key", _KEY, primary_key=True),
    Column("id", String(24), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("rules", String(32), nullable=False),  # pinned: the version this table is played by
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("terms", Text, nullable=False),
    Column("host", String(24), nullable=False),
    Column("secret", LargeBinary, nullable=False),  # of the dice
    Column("created", BigInteger, nullable=False),
    # What follows from the journal, kept for lists only.
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("due", BigInteger, nullable=True),  # when the server itself has something to do: a bot, a clock
    Column("changed", BigInteger, nullable=False),
    Index("ix_tables_public_status_changed", "public", "status", "changed"),
    Index("ix_tables_due", "due"),
)

# One row for each thing that happened at a table. Its primary key is the whole concurrency control: of two
# writers who want to write number n, one gets a conflict.
journal = Table(
    "journal",
    metadata,
    Column("table", _KEY, ForeignKey(tables.c.key, ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("time", BigInteger, nullable=False),
    Column("event", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Who sits or sat where, for lists of one's own tables.
seated = Table(
    "seated",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("table", _KEY, ForeignKey(tables.c.key, ondelete="CASCADE"), primary_key=True),
)
