"""MarsBot, the automated opponent: its board, its decks, its turn, and how it stands for a player."""
