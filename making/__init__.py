"""Makes Tharsis out of its sources: the compiled engine and the page. The Makefile and `pip install .` both use it."""
