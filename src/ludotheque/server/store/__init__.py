"""What lasts: tables with their journals, people, and the secrets of the server, in SQLite or PostgreSQL."""

from .database import Database, NoDatabase
from .store import Account, Head, Line, Store
from .writer import Conflict, StoreDown, Unit

__all__ = ["Account", "Conflict", "Database", "Head", "Line", "NoDatabase", "Store", "StoreDown", "Unit"]
