"""A database for each test: SQLite in a folder of its own, and PostgreSQL where it is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest


class Postgres:
    """A PostgreSQL of the tests' own, reached through a socket in its folder, on no port."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs, self.folder, self.made = programs, folder, 0

    def run(self, program: str, *words: str) -> None:
        # PostgreSQL refuses to run as root; Debian's package brings a user for it.
        user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        command = [*(user if os.geteuid() == 0 else []), str(self.programs / program), *words]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{program}: {done.stdout} {done.stderr}"

    def start(self) -> None:
        # Here processes are killed, not machines; so the disk need not be waited for.
        settings = f"-c listen_addresses='' -c unix_socket_directories={self.folder} -c fsync=off"
        log = str(self.folder / "log")
        self.run("pg_ctl", "start", "-w", "-D", str(self.folder / "data"), "-l", log, "-o", settings)

    def stop(self, mode: str = "immediate") -> None:
        self.run("pg_ctl", "stop", "-w", "-m", mode, "-D", str(self.folder / "data"))

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        self.made += 1
        name = f"t{self.made}"
        self.run("createdb", "-h", str(self.folder), "-U", "postgres", name)
        return f"postgresql://postgres@/{name}?host={self.folder}"


def _programs() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    beside = shutil.which("postgres")
    return found[-1].parent if found else Path(beside).parent if beside else None


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    programs = _programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed")
    folder = Path(tempfile.mkdtemp(prefix="ludotheque-pg-"))  # short, as names of sockets must be
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    server = Postgres(programs, folder)
    server.run("initdb", "-D", str(folder / "data"), "-U", "postgres", "-A", "trust", "--no-sync")
    server.start()
    yield server
    server.stop()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    made: str = request.getfixturevalue("postgres").fresh()
    return made


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")
