"""People, tables, journals."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )
    op.create_table(
        "persons",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_persons"),
    )
    _create_tokens()
    _create_tables()
    op.create_table(
        "journal",
        sa.Column("table", _KEY, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("event", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_journal"),
        sa.ForeignKeyConstraint(["table"], ["tables.key"], name="fk_journal_table", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seated",
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("table", _KEY, nullable=False),
        sa.PrimaryKeyConstraint("person", "table", name="pk_seated"),
        sa.ForeignKeyConstraint(["table"], ["tables.key"], name="fk_seated_table", ondelete="CASCADE"),
    )


def _create_tokens() -> None:
    op.create_table(
        "tokens",
        sa.Column("digest", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("digest", name="pk_tokens"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_tokens_person", ondelete="CASCADE"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("key", _KEY, nullable=False),
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.Column("host", sa.String(24), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_tables"),
        sa.UniqueConstraint("id", name="uq_tables_id"),
    )
    op.create_index("ix_tables_public_status_changed", "tables", ["public", "status", "changed"])
    op.create_index("ix_tables_due", "tables", ["due"])
