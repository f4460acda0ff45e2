"""Names in Ukrainian, by game and expansion."""
