# Ludotheque: everything you need is installed into .venv by these targets, and nothing outside this folder.
#
#   make play    install, and play in the terminal
#   make test    install, and run every check that CI runs
#   make bench   install the peers (OpenSpiel, Pgx) into .venv-bench, and measure beside them
#   make lock    write the lock files anew from pyproject.toml
#   make clean   remove what these targets made

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes
SOURCES := src tests bench tools

.PHONY: play test lint types check-docs pytest bench lock clean

play: $(VENV)/.play
	@$(BIN)/ludotheque

test: lint types pytest
	@echo "==> all checks passed"

lint: $(VENV)/.test
	@echo "==> ruff: style and common mistakes"
	@$(BIN)/ruff check $(SOURCES)
	@$(BIN)/ruff format --check --quiet $(SOURCES)

types: $(VENV)/.test
	@echo "==> mypy: every type, strictly"
	@$(BIN)/mypy

pytest: $(VENV)/.test
	@echo "==> pytest: rules, engine, bots, command line; 10 million compiled steps per game"
	@LUDOTHEQUE_CHECK_STEPS=10000000 $(BIN)/python -m pytest -n auto --dist worksteal

bench: .venv-bench/.ready
	@.venv-bench/bin/python -m bench.table

$(VENV)/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Ludotheque needs Python 3.11 or newer; name one: make PYTHON=python3.12 ..."; exit 1; }
	@echo "==> creating the virtual environment $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.python requirements/play.txt pyproject.toml
	@echo "==> installing Ludotheque and what it needs to play (a minute, once)"
	@$(PIP) -r requirements/play.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@echo "==> compiling the games for this processor, so that nobody waits for it later"
	@$(BIN)/python -c 'from ludotheque import all_games; from ludotheque.bots.montecarlo import warm; \
	  [warm(game) for game in all_games().values()]'
	@touch $@

$(VENV)/.test: $(VENV)/.play requirements/test.txt
	@echo "==> installing what the checks need"
	@$(PIP) -r requirements/test.txt
	@touch $@

.venv-bench/.ready: bench/requirements.txt requirements/play.txt pyproject.toml
	@echo "==> installing Ludotheque and its peers into .venv-bench"
	@$(PYTHON) -m venv .venv-bench
	@.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r bench/requirements.txt
	@.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/play.txt
	@.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

LOCK := $(BIN)/uv pip compile pyproject.toml --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-header --no-annotate

lock: $(VENV)/.test
	@echo "==> locking"
	@$(LOCK) --group build --output-file requirements/play.txt
	@$(LOCK) --group build --group dev --output-file requirements/test.txt

clean:
	@rm -rf $(VENV) .venv-bench build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
