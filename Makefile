# Two commands: `make play` starts the game, `make test` checks everything.
# Both need only Python 3.11 or newer with pip; they make the environment in .venv first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NATIVE_SOURCES := $(shell find src/siegeworks/kernel src/siegeworks/games src/siegeworks/bots -name '*.py') setup.py native_build.py pyproject.toml constraints.txt

.PHONY: play test check bench setup clean

play: setup
	@$(BIN)/siegeworks play runedar

test: $(VENV)/tested check
	@echo "siegeworks: running the tests"
	@$(BIN)/python -m pytest

check: $(VENV)/tested
	@echo "siegeworks: checking style, types and import layers"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

bench: $(VENV)/benched
	@$(BIN)/python bench/run.py

setup: $(VENV)/installed

$(VENV)/python-found:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo "siegeworks: needs Python 3.11 or newer; install it, or say which one with make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null \
	  || { echo "siegeworks: needs Python's venv and pip; install them (Debian: apt install python3-venv python3-pip)"; exit 1; }
	@echo "siegeworks: making the environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/installed: $(VENV)/python-found $(NATIVE_SOURCES)
	@echo "siegeworks: installing, and compiling the rules where a C compiler is found (about a minute the first time)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e . \
	  || { echo "siegeworks: installing failed; the lines above say why (is the network reachable?)"; exit 1; }
	@touch $@

$(VENV)/tested: $(VENV)/installed
	@echo "siegeworks: installing what the tests need"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[test]'
	@touch $@

$(VENV)/benched: $(VENV)/installed bench/requirements.txt
	@echo "siegeworks: installing the engines to compare with"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r bench/requirements.txt
	@touch $@

clean:
	rm -rf $(VENV) build dist
	find src \( -name '*.so' -o -name '__pycache__' -o -name '*.egg-info' \) -prune -exec rm -rf {} +
