"""The lab: thousands of games between bots, and their statistics."""
