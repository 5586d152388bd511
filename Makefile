# Everything a fresh machine needs to play, test or change Flambeur; plain `make` lists the targets.

PYTHON ?= python3
ARGS ?=
ifeq ($(OS),Windows_NT)
BIN := .venv/Scripts
else
BIN := .venv/bin
endif
READY := .venv/.ready
# tests/conftest.py says which tests stay together.
PYTEST := $(BIN)/python -m pytest -n auto
MASS := tests/conformance/test_conformance.py
CODE := $(wildcard src tests bench tools examples)

# A .venv whose Python has gone, or that was made in another folder, cannot be trusted: make it again.
STALE := $(shell test -x $(BIN)/python && grep -qsxF "$(CURDIR)" $(READY)/place || echo stale)

# Node comes from the machine if it is new enough, else from a wheel.
NODE := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(+a > 20 || (+a == 20 && +b >= 19) ? 0 : 1)' 2>/dev/null || echo $(READY)/web)

LOCK := $(PYTHON) tools/setup.py uv pip compile --quiet --universal --generate-hashes \
	--python-version 3.11 --custom-compile-command "make lock" $(ARGS)

# Python may keep what it has read, even where it is told not to, but not beside the sources: tests start it often.
test quick mass test-client test-python: export PYTHONDONTWRITEBYTECODE :=
# Tests compile much and play little: code that is made in less time is as good for them.
test quick test-python: export NUMBA_OPT := 1
test quick mass test-client test-python: export PYTHONPYCACHEPREFIX := $(CURDIR)/.tools/pycache

.DEFAULT_GOAL := help
.PHONY: help run web test quick mass lint lint-python lint-client test-client test-python format bench lock clean stale

help: ## List the targets.
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile
	@echo "Extra arguments go in ARGS, for example: make test ARGS=-x"

run: web ## Set up if needed, then open the house in your browser (ARGS=--lan: also for your network).
	@$(BIN)/flambeur serve $(ARGS)

web: $(READY)/run $(NODE) ## Build the browser client, if it has changed.
	@$(BIN)/python tools/web.py

test: $(READY)/dev $(NODE) ## Set up if needed, then check the style and types and run every test.
	$(BIN)/python tools/web.py
	$(MAKE) -j2 test-client test-python

quick: $(READY)/dev ## Check the style and run the tests of what you changed, for a minute at most.
	$(BIN)/python -m tests.quick $(ARGS)

mass: $(READY)/dev ## Check a million random games of every set-up; takes an hour on two cores.
	FLAMBEUR_GAMES=1000000 $(PYTEST) $(MASS) $(ARGS)

lint: lint-python lint-client ## Check the style and the types only.

lint-python: $(READY)/dev
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy $(CODE)

lint-client: $(READY)/dev $(NODE)
	$(BIN)/python tools/web.py lint

test-client: lint-client
	$(BIN)/python tools/web.py test

# With the client already built: the browsers' tests need it.
test-python: lint-python
	$(PYTEST) --cov --cov-report=term $(ARGS)

format: $(READY)/dev $(NODE) ## Put the code in the house style.
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)
	$(BIN)/python tools/web.py format

bench: $(READY)/bench ## Measure the engine against other libraries.
	$(BIN)/python -m bench.engine $(ARGS)

lock: ## Pin the requirements again (ARGS=--upgrade for the newest versions).
	$(LOCK) --group setup -o requirements/uv.txt
	$(LOCK) pyproject.toml --group dev -o requirements/dev.txt
	$(LOCK) pyproject.toml --group build -c requirements/dev.txt -o requirements/run.txt
	$(LOCK) --group web -o requirements/web.txt
	$(LOCK) pyproject.toml --group build --extra bench -c requirements/dev.txt -o requirements/bench.txt
	$(LOCK) pyproject.toml --group build --extra examples -c requirements/dev.txt -o requirements/examples.txt
	$(LOCK) pyproject.toml --group build --extra gpu -c requirements/dev.txt -o requirements/gpu.txt
	$(LOCK) pyproject.toml --group build --extra cluster -c requirements/dev.txt -o requirements/cluster.txt

clean: ## Remove everything that make, the tests and the tools have made.
	rm -rf .venv .tools web/node_modules web/src/games/*/constants.ts src/flambeur/house/static build dist .coverage .coverage.* htmlcov .hypothesis .pytest_cache .mypy_cache .ruff_cache
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY)/%: requirements/%.txt pyproject.toml $(wildcard tools/*.py) $(STALE)
	@$(PYTHON) tools/setup.py $*
