"""Makes `@pytest.mark.rule` known where the package is run from its sources and not installed."""

import pytest

from ludotheque.testing import plugin


def pytest_configure(config: pytest.Config) -> None:
    if not config.pluginmanager.is_registered(plugin):
        config.pluginmanager.register(plugin)
