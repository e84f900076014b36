# The developer's verbs; bare `make` lists them. Each sets up what it needs, in a virtual environment of its own.
PYTHON ?= python3
VENV ?= .venv
BIN = $(VENV)/bin
YARDSTICK ?=

help:  ## list the verbs
	@grep -E '^[a-z-]+:.*##' Makefile | sed 's/:.*## /\t/' | expand -t 14

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 to 3.14 is needed, this is " + sys.version.split()[0] + "; say make PYTHON=python3.12" if not (3, 11) <= sys.version_info[:2] <= (3, 14) else 0)'
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed: $(BIN)/python pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/tested: $(VENV)/installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $@

install: $(VENV)/installed  ## set up the command in .venv/bin/odds

demo: $(VENV)/installed  ## answer the headline questions and draw a chart
	$(BIN)/odds speculation buy --players 5 --turn-up 9d --price 1
	$(BIN)/odds speculation buy --players 5 --turn-up 9d --price 1 --bidders noisy
	$(BIN)/odds loo declare --players 5 --seat 3 --hand "Kh 7h Ac" --turn-up Qh --said "throw stand" --pool 15
	$(BIN)/odds nap call --players 4 --seat 3 --hand "Ah Kh Qh 9h As" --said "pass 2"
	$(BIN)/odds euchre declare --hand "Jh Ah As 7d 8c" --turn-up 9h
	$(BIN)/odds bezique declare --hand "Kh Qh Ah Th Jh Qs 7c" --turn-up 9h --stock 20
	$(BIN)/odds speculation chart --court play --out demo.png

test: $(VENV)/tested  ## the tests, some minutes
	$(BIN)/odds warm
	$(BIN)/python -m pytest -q -n auto

test-all: $(VENV)/tested  ## the tests and the slow statistical sweeps
	$(BIN)/odds warm
	$(BIN)/python -m pytest -q -n auto -m 'slow or not slow'

test-python: $(VENV)/tested  ## rules and plays without the compiler
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -q -n auto tests/games -k 'rules or exact or situation or lot'

lint: $(VENV)/tested  ## style
	$(BIN)/ruff check analyzer tests
	$(BIN)/ruff format --check analyzer tests

warm: $(VENV)/installed  ## compile all kernels now
	$(BIN)/odds warm

bench: $(VENV)/tested  ## speed; YARDSTICK=folder of compiled peers to race against
	$(BIN)/python tests/bench/speed.py $(YARDSTICK)

reports: $(VENV)/installed  ## write the reports anew
	mkdir -p reports/speculation
	$(BIN)/odds speculation claims --out reports/speculation/claims.md
	$(BIN)/odds speculation chart --court play --out reports/speculation/price.png
	$(BIN)/odds speculation chart --court play --of-what exposed --out reports/speculation/exposed.png
	mkdir -p reports/loo
	$(BIN)/odds loo claims --out reports/loo/claims.md
	$(BIN)/odds loo chart --seat eldest --out reports/loo/eldest.png
	$(BIN)/odds loo chart --seat 3 --out reports/loo/middle.png
	$(BIN)/odds loo chart --seat dealer --out reports/loo/dealer.png
	$(BIN)/odds loo chart --of-what pool --out reports/loo/pool.png
	mkdir -p reports/ecarte
	$(BIN)/odds ecarte claims --out reports/ecarte/claims.md
	$(BIN)/odds ecarte match --opponents book --out reports/ecarte/match.md
	$(BIN)/odds ecarte chart --out reports/ecarte/regle.png
	$(BIN)/odds ecarte chart --score 3-4 --out reports/ecarte/regle-3-4.png
	mkdir -p reports/euchre
	$(BIN)/odds euchre claims --out reports/euchre/claims.md
	$(BIN)/odds euchre chart --out reports/euchre/card.png
	mkdir -p reports/nap
	$(BIN)/odds nap claims --out reports/nap/claims.md
	$(BIN)/odds nap chart --out reports/nap/card.png
	mkdir -p reports/bezique
	$(BIN)/odds bezique claims --out reports/bezique/claims.md
	$(BIN)/odds bezique chart --out reports/bezique/melds.png
	$(BIN)/odds bezique chart --of-what cards --out reports/bezique/cards.png
	$(BIN)/odds bezique chart --of-what throws --out reports/bezique/throws.png

match: $(VENV)/installed  ## what each policy of Loo, of Nap, of Bezique earns against others
	$(BIN)/python reports/loo/match.py
	$(BIN)/python reports/nap/match.py
	$(BIN)/python reports/bezique/match.py

notebooks: $(VENV)/tested  ## execute the notebooks in place
	$(BIN)/python tests/notebooks.py

clean:  ## remove old compiled kernels
	rm -rf analyzer/__pycache__/kernels-*

.PHONY: help install demo test test-all test-python lint warm bench reports match notebooks clean
