"""HTTP and WebSocket: pages and bots of any language at the tables of one process."""
