"""Lanes and frames, decisions, dice, record and replay. No word of Mars in here."""
