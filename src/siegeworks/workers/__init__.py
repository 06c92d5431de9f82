"""Work in other processes of this machine, for the lab and for the tables of a server."""
