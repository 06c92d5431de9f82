"""Balance: the numbers of a game's content, how games go when they change, and a search for better ones."""
