"""MarsBot's board, its bonus cards and its corporations, as data."""
