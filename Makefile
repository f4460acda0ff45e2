# Two commands matter: `make play` and `make test`. Both set up everything they need.

VENV := .venv
BIN := $(VENV)/bin
TOOLS := build/tools
PYTHON ?= python3
PIP := $(BIN)/python -m pip install -q --disable-pip-version-check
NPM := $(BIN)/python -m making.npm
STYLED := src tests benchmarks making training examples setup.py

.PHONY: play test check client web-check browser types plain-cards plain-rest tests engine-tests server-tests \
  page-tests images soak texts golden tables schema examples people bench compiler wheel lock audit clean

# the game in the browser, with LAN=1 for everybody in your network; where the page cannot be built, the game in the
# terminal. One core compiles the engine while the other builds the page
play: $(VENV)/.running
	@if $(MAKE) -s -k -j2 $(VENV)/.compiled client; then $(BIN)/tharsis serve --open $(if $(LAN),--lan); \
	else echo "The page could not be built; here is the game in the terminal."; $(BIN)/tharsis terminal; fi

# the compiler needs one core for minutes: meanwhile the other one does all that needs no compiled engine, the longest
# first. What has several processes of its own comes late, so that no core is left alone with the rest; the page in a real
# browser comes last
test: export COMPILED := must
test: compiler browser
	@$(MAKE) -j2 --output-sync=target $(VENV)/.compiled plain-rest plain-cards check web-check client engine-tests server-tests
	@$(MAKE) page-tests
	@rm -rf $(MEMORY)

# style, types, layers
check: $(VENV)/.installed
	$(BIN)/ruff format --check -q $(STYLED)
	$(BIN)/ruff check -q $(STYLED)
	$(BIN)/mypy
	$(BIN)/lint-imports

# the page: built into the Python package, which serves it. A machine without a Node.js for it gets one from PyPI
CLIENT := src/tharsis/server/client/index.html
client: $(CLIENT)
$(CLIENT): web/.installed $(shell find web/src web/public web/index.html web/*.ts web/*.mjs -type f 2>/dev/null)
	@$(BIN)/python -m making.page
	@touch $@
web/.installed: web/package.json web/package-lock.json | $(VENV)/.running
	@$(NPM) --version >/dev/null 2>&1 || { echo "No Node.js here that can build the page: taking one from PyPI"; \
	  $(PIP) --only-binary :all: --require-hashes -r locks/node.txt; }
	@$(BIN)/python -m making.page install
	@touch $@
web-check: web/.installed
	$(NPM) run -s check
	$(NPM) run -s test

# the client's types, from the server's description of itself
types: $(VENV)/.installed web/.installed
	@mkdir -p build
	$(BIN)/tharsis openapi > build/openapi.json
	$(NPM) exec -- openapi-typescript ../build/openapi.json -o src/lib/schema.ts

# tests write thousands of small files and wait for the disk at each: where there is room for them, they lie in memory,
# those of each checkout in a folder of its own
MEMORY := $(shell test -w /dev/shm && df -Pk /dev/shm | \
  awk -v mark=$$(pwd | cksum | cut -d' ' -f1) 'NR == 2 && $$4 > 4000000 {print "/dev/shm/tharsis-" mark}')
ifneq ($(MEMORY),)
plain-cards plain-rest engine-tests server-tests page-tests: export TMPDIR := $(MEMORY)
plain-cards plain-rest engine-tests server-tests page-tests: | $(MEMORY)
$(MEMORY):
	@mkdir -p $@
endif

# the tests of the engine as plain Python. They are thousands of small ones: to pass them on to several processes would
# take longer than to run them. How strong a bot is shows in the compiled games, which are the same
CARDS := tests/mars tests/ares tests/words tests/golden
plain-cards: $(VENV)/.installed
	THARSIS_PURE=1 $(BIN)/pytest $(CARDS)
plain-rest: $(VENV)/.installed
	THARSIS_PURE=1 $(BIN)/pytest -m 'not strength and not once' $(addprefix --ignore=,$(CARDS) tests/server tests/e2e)

# all tests with the compiled engine, then the page in a real browser
tests: $(VENV)/.compiled client browser
	@$(MAKE) -j2 --output-sync=target server-tests engine-tests
	@$(MAKE) page-tests
engine-tests: $(VENV)/.installed $(VENV)/.compiled client
	$(BIN)/pytest --ignore=tests/server --ignore=tests/e2e
server-tests: $(VENV)/.installed $(VENV)/.compiled client
	$(BIN)/pytest -n auto --dist worksteal tests/server
# a browser and its server wait for each other: one more of them than there are cores keeps all busy
page-tests: $(VENV)/.installed $(VENV)/.compiled client browser
	$(BIN)/pytest -n $$(($$(nproc) + 1)) --dist worksteal tests/e2e

# the same Chromium without its own windows, where there is one, takes a fifth off the work
browser:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || test -n "$$CHROMIUM" || \
	  { echo "installing Chromium for the tests of the page"; apt-get update -q && \
	    { apt-get install -qy chromium-headless-shell || apt-get install -qy chromium; }; } || \
	  { echo "The tests of the page need Chromium: install it, or set CHROMIUM to one"; exit 1; }

compiler:
	@command -v cc >/dev/null || command -v gcc >/dev/null || \
	  { echo "installing a C compiler for the tests"; apt-get update -q && apt-get install -qy gcc python3-dev; } || true

# the same properties, many more and ever new examples; and ten thousand games of each kind
soak: $(VENV)/.compiled
	PROFILE=soak $(BIN)/pytest -n auto tests/kernel tests/server/test_fuzz.py
	$(BIN)/python benchmarks/soak.py
	$(BIN)/python benchmarks/fuzz.py

# write the approved texts and golden games anew; look at the difference before committing it
texts: $(VENV)/.installed
	WRITE_TEXTS=1 $(BIN)/pytest -q tests/words
golden: $(VENV)/.compiled
	$(BIN)/python tests/golden/make.py

# the tables of docs/api.md
tables: $(VENV)/.compiled
	$(BIN)/python docs/tables.py

# docs/schema.md: what every number of an observation is
schema: $(VENV)/.compiled
	$(BIN)/python docs/schema.py

# what the worked examples of the help page show
examples: $(VENV)/.installed
	$(BIN)/python docs/examples.py

# what people report of their games, for the page
people: $(VENV)/.installed
	$(BIN)/python docs/people.py

# the pictures of the documentation; and the page as it was drawn, in build/pairs, beside the drawings in DRAWINGS=folder
images: $(VENV)/.compiled client browser
	WRITE_IMAGES=1 $(BIN)/pytest -q tests/e2e -k 'axe or trading or its_board or knows_the_tiles'
	WRITE_IMAGES=1 $(BIN)/pytest -q tests/e2e/pairs.py

bench: $(VENV)/.compiled
	$(BIN)/python benchmarks/speed.py
	$(BIN)/python benchmarks/lab.py

# a wheel and a source archive under dist/, both with the page in them
wheel: $(VENV)/.compiled client
	@rm -rf dist && mkdir dist
	@for hook in build_sdist build_wheel; do \
	  $(BIN)/python -c "from making import backend; backend.$$hook('dist')" >build.log 2>&1 || { tail -20 build.log; exit 1; }; \
	done
	@ls dist/*

# the newest versions of everything, exactly, with hashes: to play, to develop, to compile, a Node.js for machines without,
# and the tools of this very part. `make lock UPGRADE=` only adds what is missing
UPGRADE ?= --upgrade
LOCK = $(TOOLS)/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-annotate \
  --custom-compile-command "make lock" $(UPGRADE)
lock: $(TOOLS)/.installed web/.installed
	$(LOCK) pyproject.toml --extra postgres --group dev -o locks/dev.txt
	$(LOCK) pyproject.toml --extra bots -c locks/dev.txt -o locks/run.txt
	for group in build node tools; do $(LOCK) --group $$group -c locks/dev.txt -o locks/$$group.txt || exit 1; done
	$(NPM) $(if $(UPGRADE),update,install) --package-lock-only --no-audit --no-fund

# known advisories about any of them, where the network lets us ask
audit: $(TOOLS)/.installed web/.installed
	$(TOOLS)/bin/python -m making.audit

$(TOOLS)/.installed: locks/tools.txt
	$(PYTHON) -m venv $(TOOLS)
	$(TOOLS)/bin/python -m pip install -q --require-hashes -r locks/tools.txt
	@touch $@

# what playing needs
$(VENV)/.running: locks/run.txt locks/build.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Tharsis needs Python 3.11 or newer; set PYTHON=... to one"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { \
	  echo "No virtual environments here; trying to install Debian's python3-venv"; \
	  apt-get update -q && apt-get install -qy python3-venv && $(PYTHON) -m venv $(VENV); } || { \
	  echo "Please install the package python3-venv (as root: apt-get install python3-venv) and try again"; exit 1; }
	@echo "installing what playing needs"
	@$(PIP) --require-hashes -r locks/run.txt -r locks/build.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

# and what developing needs beyond that
$(VENV)/.installed: locks/dev.txt | $(VENV)/.running
	@echo "installing what developing needs"
	@$(PIP) --no-compile --require-hashes -r locks/dev.txt
	@touch $@

# without a C compiler the engine runs as plain Python; that is slower and otherwise the same
ENGINE := $(shell find src/tharsis -path '*/server/*' -prune -o -name '*.py' -print)
$(VENV)/.compiled: $(VENV)/.running setup.py $(ENGINE)
	@$(BIN)/python -m making.engine $(COMPILED)
	@touch $@

clean:
	rm -rf $(VENV) build build.log dist *.egg-info src/*.egg-info web/node_modules web/.installed web/.built src/tharsis/server/client
	find src -name '*.so' -delete
