"""Tables over the network: seats, storage, live updates, HTTP."""
