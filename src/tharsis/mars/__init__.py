"""Terraforming Mars: board, payment, turns, phases, scoring, and its cards."""
