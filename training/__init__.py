"""How the bots learn, see docs/opponents.md. It needs `pip install 'tharsis[train]'`."""
