"""Words of cards that only Terraforming Mars has."""
