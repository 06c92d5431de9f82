"""What outlives a process: saved games and the Chronicles as plain files, the tables of a server in one database."""
