"""What lasts: tables with their journals, people, and the secrets of the server, in SQLite or PostgreSQL."""

from .database import BadDatabase, Database
from .store import Account, Head, Line, Store
from .writer import Conflict, StoreDown, Unit

__all__ = ["Account", "BadDatabase", "Conflict", "Database", "Head", "Line", "Store", "StoreDown", "Unit"]
