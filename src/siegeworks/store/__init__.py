"""What outlives a process: saved games and the Chronicles, as plain files in the user's data folder."""
