"""Terraforming Mars: Ares Expedition, the card game: everybody acts at once, phase by phase."""
