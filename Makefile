# Everything one does here. `make` alone lists it.
.DEFAULT_GOAL := help

VENV := .venv/bin
PYTHON := $(VENV)/python
export PATH := $(CURDIR)/$(VENV):$(PATH)

# `make run PORT=9000`, `make run DEBUG=0`, `make test ARGS="-k login"`
ARGS ?=

.PHONY: help
help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## install what running needs into .venv (done by `make run` itself)
	@"$$(scripts/find_python.sh)" scripts/setup_venv.py

.PHONY: setup-dev
setup-dev: ## install what testing and linting need as well
	@"$$(scripts/find_python.sh)" scripts/setup_venv.py --dev

.PHONY: run
run: setup ## set up and serve the app on this machine; PORT=8000
	@$(PYTHON) -m scripts.run

.PHONY: manage
manage: setup ## Django's command line on the data of `make run`; ARGS="shell"
	@$(PYTHON) -m scripts.manage $(ARGS)

.PHONY: test
test: setup-dev ## run every test, on real services and in a real browser; ARGS= go to pytest
	@$(PYTHON) -m scripts.test $(ARGS)

.PHONY: lint
lint: setup-dev ## check style, types, import contracts, templates, settings and migrations
	@$(PYTHON) -m scripts.lint

.PHONY: format
format: setup-dev ## put Python and templates into shape
	-ruff check --fix --quiet .
	ruff format .

.PHONY: fast
fast: setup-dev ## compile the engine, where there is a C compiler: the same games in less time
	@$(PYTHON) -m scripts.build_fast

.PHONY: bench
bench: setup-dev ## measure how fast the engine plays
	$(PYTHON) -m bench

.PHONY: bench-web
bench-web: setup-dev ## measure how fast library and editor answer, and what play-tests on workers cost beside the bare engine
	$(PYTHON) -m bench.web
	$(PYTHON) -m bench.workers
	$(PYTHON) -m bench.editor
	$(PYTHON) -m bench.replays
	$(PYTHON) -m bench.busy

.PHONY: bench-frames
bench-frames: setup-dev ## measure how smoothly sectors are dragged in the editor, at a processor four times slower
	$(PYTHON) -m bench.frames

.PHONY: rules
rules: setup-dev ## list the rules that no test cites yet
	$(PYTHON) -m tests.rule_coverage

.PHONY: golden
golden: setup-dev ## rewrite the golden games; review the difference like code
	$(PYTHON) -m tests.engine.golden_games

.PHONY: balance
balance: setup-dev ## measure how hard the starter missions are, and rewrite docs/balance.md
	$(PYTHON) -m bench.balance

.PHONY: bots
bots: setup-dev ## measure how well the bots play, and rewrite docs/bots.md (an hour or more)
	$(PYTHON) -m bench.bots

.PHONY: soak
soak: setup-dev ## play 10,000 random games over random missions, checking every invariant
	$(PYTHON) -m tests.engine.soak

.PHONY: fuzz
fuzz: setup-dev ## try broken packs, archives, records, ledgers and requests; ARGS="--seed 7 --seconds 1200"
	$(PYTHON) -m tests.fuzz $(ARGS)

.PHONY: mutants
mutants: setup-dev ## break the rules one by one and see whether a test notices (slow)
	mutmut run

.PHONY: docs
docs: setup ## rewrite the docs that are made from the code
	$(PYTHON) -m engine effects > docs/effects.md

.PHONY: requirements
requirements: setup-dev ## pin the newest versions that requirements*.in allow
	UV_CUSTOM_COMPILE_COMMAND="make requirements" uv pip compile --quiet --upgrade --universal --python-version 3.11 \
		--no-emit-index-url requirements.in --output-file requirements.txt
	UV_CUSTOM_COMPILE_COMMAND="make requirements" uv pip compile --quiet --upgrade --universal --python-version 3.11 \
		--no-emit-index-url requirements-dev.in --output-file requirements-dev.txt

.PHONY: clean
clean: ## remove .venv and what tools left behind; keeps var/, your data
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache mutants
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
