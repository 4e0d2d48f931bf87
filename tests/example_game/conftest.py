"""Installs the example game for these tests: its folder, and the entry point of its pyproject.toml."""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.engine import registry

HERE = Path(__file__).parent
sys.path.append(str(HERE / "src"))


def write_dist_info(project: Path, folder: Path) -> None:
    """What an installer leaves of a project's metadata, enough for its entry points to be found."""
    declared = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{declared['name']}-{declared['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {declared['name']}\nVersion: {declared['version']}\n", "utf-8"
    )
    groups = [
        "\n".join([f"[{group}]", *(f"{name} = {target}" for name, target in points.items())])
        for group, points in declared["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("\n".join(groups) + "\n", "utf-8")


@pytest.fixture(scope="module", autouse=True)
def _installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("site")
    write_dist_info(HERE, folder)
    sys.path.append(str(folder))
    registry.games.cache_clear()
    yield
    sys.path.remove(str(folder))
    registry.games.cache_clear()
