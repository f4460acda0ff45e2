"""The game in a terminal: a readable board, the hand with prices and reasons, numbered options."""
