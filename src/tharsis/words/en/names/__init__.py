"""Names in English, by game and expansion."""
