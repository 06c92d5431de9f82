"""Charts: one look for all pictures, and the kinds of charts there are."""
