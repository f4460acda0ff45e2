"""MarsBot with Colonies: its shipping board, its colonies and trades. Loaded only where there are Colonies."""
