"""A static folder in which the games are played without a server: `siegeworks build-site`."""
