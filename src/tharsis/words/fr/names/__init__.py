"""Names in French, by game and expansion."""
