# Two commands: `make play` starts the game, `make test` checks everything.
# Both need only Python 3.11 or newer with pip; they make the environment in .venv first.
# Further: `make check` (style and types), `coverage`, `bench`, `siege`, `docs`, `site` (the games without a server), `wheel`, `audit` (known
# vulnerabilities), `clean`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PAGE := src/siegeworks/server/static/.sources
BROWSERS := $(CHROMIUM) chromium chromium-browser google-chrome
NATIVE_SOURCES := $(shell find src/siegeworks/kernel src/siegeworks/games src/siegeworks/bots src/siegeworks/rl -name '*.py' -o -name compiled.txt) setup.py $(wildcard build_support/native_*.py) pyproject.toml constraints.txt
WEB_SOURCES := $(shell find web \( -name node_modules -o -name tests \) -prune -o -type f ! -name schema.d.ts -print) build_support/build_web.py

# The browser client and the compiled rules are built at the same time, and both are checked at the same time.
MAKEFLAGS += --jobs=2

.PHONY: play test check check-python check-web coverage bench siege docs site wheel audit setup browser clean

play: setup
	@$(BIN)/siegeworks serve

test: $(VENV)/tested check browser
	@echo "siegeworks: running the tests"
	@$(BIN)/python -m pytest

check: check-python check-web

check-python: $(VENV)/tested
	@echo "siegeworks: checking style, types and import layers"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

check-web: $(VENV)/tested
	@$(BIN)/python tools/generate/web_types.py
	@$(BIN)/python build_support/check_web.py

# By folders, so that after an interruption the next call goes on.
coverage: $(VENV)/tested browser
	@echo "siegeworks: measuring which lines and branches the tests reach (this takes a while)"
	@$(BIN)/python build_support/measure_coverage.py

bench: $(VENV)/benched
	@$(BIN)/python bench/run.py

# Campaigns against our own server and program: ten minutes of kills, forged messages, crowds, damaged files and leaks.
siege: $(VENV)/tested
	@$(BIN)/python -m campaigns

# The documentation as pages in build/site; broken links are errors.
docs: $(VENV)/documented
	@$(BIN)/mkdocs build --quiet --strict --clean
	@echo "siegeworks: the documentation is in build/site/index.html"

# The games as a folder of plain files for any web space, played without a server.
site: setup
	@$(BIN)/siegeworks build-site build/games

# A source distribution and a wheel with the compiled rules and the browser client, in dist/.
wheel: $(VENV)/wheel-tools $(VENV)/installed
	@$(BIN)/python tools/generate/content_archive.py --check
	@echo "siegeworks: building the source distribution and the wheel"
	@$(BIN)/python -m build --outdir dist . > build/wheel.log 2>&1 || { cat build/wheel.log; exit 1; }
	@$(BIN)/python tools/generate/sbom.py dist
	@ls dist

# The pinned versions, looked up in the lists of known vulnerabilities.
audit: $(VENV)/audit-tools
	@$(BIN)/python build_support/audit.py

setup: $(PAGE) $(VENV)/installed

$(VENV)/python-found:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo "siegeworks: needs Python 3.11 or newer; install it, or say which one with make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null \
	  || { echo "siegeworks: needs Python's venv and pip; install them (Debian: apt install python3-venv python3-pip)"; exit 1; }
	@echo "siegeworks: making the environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

# Before anything else is installed, because two installations at once would get into each other's way.
$(VENV)/node-found: build_support/build_web.py | $(VENV)/python-found
	@needed=$$($(BIN)/python build_support/build_web.py --requires); [ -z "$$needed" ] \
	  || { echo "siegeworks: fetching Node.js for the browser client"; $(PIP_INSTALL) $$needed; } || true
	@touch $@

# Without the page everything else still works.
$(PAGE): $(WEB_SOURCES) | $(VENV)/node-found
	@if $(BIN)/python build_support/build_web.py; then touch $@; fi

$(VENV)/installed: $(NATIVE_SOURCES) | $(VENV)/node-found
	@echo "siegeworks: installing, and compiling the rules where a C compiler is found (about a minute the first time)"
	@$(PIP_INSTALL) -c constraints.txt -e '.[server]' \
	  || { echo "siegeworks: installing failed; the lines above say why (is the network reachable?)"; exit 1; }
	@touch $@

# By its name the package that is installed already is found; by its folder it would be compiled once more.
$(VENV)/tested: $(VENV)/installed | $(PAGE)
	@echo "siegeworks: installing what the tests need"
	@$(PIP_INSTALL) -c constraints.txt 'siegeworks[test]'
	@touch $@

$(VENV)/benched: $(VENV)/installed bench/requirements.txt
	@echo "siegeworks: installing the engines to compare with"
	@$(PIP_INSTALL) -c constraints.txt 'siegeworks[all]'
	@$(PIP_INSTALL) -r bench/requirements.txt
	@touch $@

$(VENV)/documented: constraints.txt | $(VENV)/python-found
	@$(PIP_INSTALL) -c constraints.txt mkdocs
	@touch $@

$(VENV)/wheel-tools: constraints.txt | $(VENV)/python-found
	@$(PIP_INSTALL) -c constraints.txt build
	@mkdir -p build
	@touch $@

$(VENV)/audit-tools: constraints.txt | $(VENV)/node-found
	@$(PIP_INSTALL) -c constraints.txt pip-audit
	@touch $@

# The browser the tests look through, and its shell without windows, which most tests prefer; CHROMIUM names another one.
browser:
	@for name in $(BROWSERS); do command -v "$$name" >/dev/null && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "siegeworks: installing chromium for the browser tests"; \
	  export DEBIAN_FRONTEND=noninteractive; \
	  apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium >/dev/null \
	    && { apt-get -qq install -y --no-install-recommends chromium-headless-shell >/dev/null 2>&1 || true; } && exit 0; \
	fi; \
	echo "siegeworks: the browser tests need Chromium; install it (Debian: apt install chromium) or name it with make CHROMIUM=/path/to/chrome"; \
	exit 1

clean:
	rm -rf $(VENV) build dist $(dir $(PAGE)) web/node_modules web/src/lib/schema.d.ts
	find src \( -name '*.so' -o -name '__pycache__' -o -name '*.egg-info' \) -prune -exec rm -rf {} +
