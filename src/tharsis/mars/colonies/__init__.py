"""The Colonies expansion: colony tiles, fleets and trades, its cards and corporations."""
