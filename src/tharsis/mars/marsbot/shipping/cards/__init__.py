"""What MarsBot's box has for Colonies, as data."""
