# The database of a server: its problems, and the commands that take care of it.

cli-db = Take care of the database of the server.
cli-db-database = The database: the path of a SQLite file, or postgresql://user@host/name. By default the file of the data folder.
cli-db-migrate = Bring the database to the version of this program; a backup is made first.
cli-db-migrated = { $backup } keeps the database as it was (version { $found }); it now has version { $version }.
cli-db-current = The database has version { $version } already.
cli-db-backup = Write a backup into a new SQLite file. The server may go on meanwhile.
cli-db-backup-file = The file of the backup.
cli-db-backed-up = The backup is in { $file }.
cli-db-restore = Read a backup into an empty database.
cli-db-replace = Replace everything that is in the database.
cli-db-check = Check the database and every table in it.
cli-db-check-replay = Play every game again as well, which takes longer and proves every line.
cli-db-checking = Checking
cli-db-good = Everything in the database is in order.
cli-db-copy = Copy everything from one database into another one, which is empty.
cli-db-copy-from = The database to copy: a path or an address.
cli-db-copy-to = The empty database: a path or an address.
cli-db-copied = { $tables ->
    [one] One table was copied.
   *[other] { $tables } tables were copied.
}
problem-store-unusable = { $file } cannot be used ({ $reason }). Check that the disk has room and that no other program holds the file.
problem-store-taken = Another program serves the tables in { $file }. Stop it, or use another folder (SIEGEWORKS_HOME).
problem-store-older = { $file } was written by an older version of Siegeworks (format { $found }, this one uses { $wanted }). Stop the servers that use it and run siegeworks db migrate.
problem-store-newer = { $file } was written by a newer version of Siegeworks (format { $found }, this one reads up to { $wanted }). Use the newer version.
problem-store-damaged = { $file } is damaged ({ $reason }). Run siegeworks db check to see what is affected, and restore a backup if you have one.
problem-store-table-damaged = { $file }: table { $table } is damaged ({ $reason }).
problem-store-lines-lost = { $file }: table { $table } has lost its last { $lines ->
    [one] line
   *[other] { $lines } lines
} because a part of the database is missing. The game goes on from before them.
problem-store-moved = { $file } was moved or replaced while the server was running, so nothing more is stored. Put the file back or start the server again.
problem-store-missing = There is no database { $file }. Check the path, or start the server once.
problem-store-not-empty = { $file } already holds tables. Use an empty database, or add --replace to a restore.
problem-query-number = { $given } is not a number for { $name }. Leave it out, or give a small whole number.
problem-store-address = The address of the database cannot be read. Write postgresql://user:password@host:port/name, and special characters in a password as codes such as %40.
problem-query-word = { $given } is not known for { $name }. Leave it out, or choose one of: { $known }.
problem-store-unreachable = The database { $file } does not answer ({ $reason }). Check that it runs and that its address is right.
problem-table-moved = Another server process has taken this table over. Connect again.
cli-serve-database = Keep the tables in this PostgreSQL database (postgresql://user@host/name), which several servers may share.
cli-serve-processes = How many server processes share the work; more than one needs --database.
cli-serve-inner-host = The address of this machine where other servers of the same database reach it; by default only servers of this machine do.
problem-serve-processes = Several processes need a database that they can share. Add --database postgresql://user@host/name.
problem-serve-database = { $database } is not the address of a PostgreSQL database. It begins with postgresql://; for a file use SIEGEWORKS_HOME.
problem-serve-ended = A server process ended before it was ready; the lines above say why.
