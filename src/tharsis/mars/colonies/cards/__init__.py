"""The colony tiles, projects and corporations of Colonies, as data."""
