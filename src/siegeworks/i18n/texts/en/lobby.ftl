# The lobby.

problem-lobby-full = All seats of this table are taken. You can watch, or look for another table in the lobby.
