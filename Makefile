# Two commands matter: `make play` and `make test`. Both set up everything they need.

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
SOURCES := $(shell find src/tharsis -name '*.py')

.PHONY: play test check client web-check browser types plain-cards plain-rest tests engine-tests server-tests page-tests images soak texts golden tables examples bench clean

# the game in the browser, with LAN=1 for everybody in your network; without Node.js to build the page, the game in the terminal
play: $(VENV)/.compiled
	@if $(MAKE) -s client; then $(BIN)/tharsis serve --open $(if $(LAN),--lan); \
	else echo "The page could not be built; here is the game in the terminal."; $(BIN)/tharsis terminal; fi

# the compiler needs one core for minutes: meanwhile the other one does all that needs no compiled engine
test:
	@$(MAKE) -j2 --output-sync=target $(VENV)/.installed web/.installed
	@$(MAKE) -j2 --output-sync=target $(VENV)/.compiled client web-check check plain-cards plain-rest
	@$(MAKE) tests

# style, types, layers
check: $(VENV)/.installed
	$(BIN)/ruff format --check -q src tests benchmarks setup.py
	$(BIN)/ruff check -q src tests benchmarks setup.py
	$(BIN)/mypy
	$(BIN)/lint-imports

# the page: built into the Python package, which serves it
CLIENT := src/tharsis/server/client/index.html
client: $(CLIENT)
$(CLIENT): web/.installed $(shell find web/src web/public web/index.html web/vite.config.ts -type f 2>/dev/null)
	cd web && npm run -s build
web/.installed: web/package.json web/package-lock.json
	@node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' 2>/dev/null || \
	  { echo "Building the page needs Node.js 20 or newer and npm"; exit 1; }
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@
web-check: web/.installed
	cd web && npm run -s check && npm run -s test

# the client's types, from the server's description of itself
types: $(VENV)/.installed web/.installed
	$(BIN)/tharsis openapi > build/openapi.json
	cd web && npx openapi-typescript ../build/openapi.json -o src/lib/schema.ts

# the tests of the engine as plain Python. They are thousands of small ones: to pass them on to several processes would
# take longer than to run them
CARDS := tests/mars tests/ares tests/words tests/golden
plain-cards: $(VENV)/.installed
	THARSIS_PURE=1 $(BIN)/pytest $(CARDS)
plain-rest: $(VENV)/.installed
	THARSIS_PURE=1 $(BIN)/pytest $(addprefix --ignore=,$(CARDS) tests/server tests/e2e)

# all tests with the compiled engine, then the page in a real browser
tests: $(VENV)/.compiled client browser
	@$(MAKE) -j2 --output-sync=target server-tests engine-tests
	@$(MAKE) page-tests
engine-tests: $(VENV)/.compiled
	$(BIN)/pytest --ignore=tests/server --ignore=tests/e2e
server-tests: $(VENV)/.compiled client
	$(BIN)/pytest -n auto --dist worksteal tests/server
page-tests: $(VENV)/.compiled client browser
	$(BIN)/pytest -n auto --dist worksteal tests/e2e

browser:
	@command -v chromium >/dev/null || test -n "$$CHROMIUM" || \
	  { echo "installing Chromium for the tests of the page"; apt-get update -q && apt-get install -qy chromium; } || \
	  { echo "The tests of the page need Chromium: install it, or set CHROMIUM to one"; exit 1; }

# the same properties, many more and ever new examples; and ten thousand games of each kind
soak: $(VENV)/.compiled
	PROFILE=soak $(BIN)/pytest -n auto tests/kernel
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

# what the worked examples of the help page show
examples: $(VENV)/.installed
	$(BIN)/python docs/examples.py

# the pictures of the documentation
images: $(VENV)/.compiled client browser
	WRITE_IMAGES=1 $(BIN)/pytest -q tests/e2e -k axe

bench: $(VENV)/.compiled
	$(BIN)/python benchmarks/speed.py

$(VENV)/.installed: pyproject.toml setup.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Tharsis needs Python 3.11 or newer; set PYTHON=... to one"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { \
	  echo "No virtual environments here; trying to install Debian's python3-venv"; \
	  apt-get update -q && apt-get install -qy python3-venv && $(PYTHON) -m venv $(VENV); } || { \
	  echo "Please install the package python3-venv (as root: apt-get install python3-venv) and try again"; exit 1; }
	$(BIN)/python -m pip install -q --upgrade pip setuptools wheel
	THARSIS_PURE=1 $(BIN)/python -m pip install -q --no-build-isolation -e '.[dev]'
	@touch $@

# without a C compiler the engine runs as plain Python; that is slower and otherwise the same
$(VENV)/.compiled: $(VENV)/.installed $(SOURCES)
	@find src -name '*.so' -delete
	@if command -v cc >/dev/null || command -v gcc >/dev/null; then \
	  echo "compiling the engine (a minute or two)"; \
	  $(BIN)/python setup.py -q build_ext --inplace >build.log 2>&1 || \
	    { tail -20 build.log; echo "It did not compile; going on with plain Python"; find src -name '*.so' -delete; }; \
	else echo "No C compiler here (apt-get install gcc python3-dev gives one): the engine runs as plain Python"; fi
	@touch $@

clean:
	rm -rf $(VENV) build build.log *.egg-info src/*.egg-info web/node_modules web/.installed src/tharsis/server/client
	find src -name '*.so' -delete
