"""The kernel: what every game stands on. Knows no game and touches nothing outside."""
