"""The words of which cards are written, and the World they act on: what both games share."""
