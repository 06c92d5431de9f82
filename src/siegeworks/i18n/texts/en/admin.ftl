# The commands of an operator, and their problems.

cli-admin = Look after the tables of a server, also while it runs.
cli-admin-id = The id of the table, as in its address.
cli-admin-ids = The ids of the tables.
cli-admin-list = List the tables.
cli-admin-phase = Only tables in this phase: gathering, playing or over.
cli-admin-line = { $id }  { $created }  { $game }  { $phase ->
    [gathering] not begun
    [playing] being played
    [over] over
   *[closed] closed
}  { $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}  { $names }
cli-admin-show = Show one table.
cli-admin-close = Close tables: their links open nothing any more. Finished games can still be read.
cli-admin-closed = { $tables ->
    [one] One table is closed.
   *[other] { $tables } tables are closed.
}
cli-admin-delete = Delete tables with everything that belongs to them.
cli-admin-deleted = { $tables ->
    [one] One table was deleted.
   *[other] { $tables } tables were deleted.
}
cli-admin-export = Write the log of a table into a new file. The log of a running game shows hidden cards.
cli-admin-file = The file to write.
cli-admin-exported = The log is in { $file }.
cli-admin-retention = Delete the tables that are older than the configuration allows.
cli-admin-dry-run = Delete nothing, only count.
cli-admin-old = { $tables ->
    [one] One table is too old.
   *[other] { $tables } tables are too old.
}
cli-admin-network = An address, or a network such as 203.0.113.0/24.
cli-admin-ban = Do not serve an address or a network any more.
cli-admin-days = For so many days; for ever if left out.
cli-admin-banned = { $until ->
    [none] { $network } is banned.
   *[other] { $network } is banned until { $until }.
}
cli-admin-unban = Serve an address or a network again.
cli-admin-unbanned = { $network } is served again.
cli-admin-bans = List what is banned.
cli-admin-erase = Forget a person: their name disappears from finished games, and their unfinished games are deleted.
cli-admin-name = The name at the table.
cli-admin-erased = Finished games without the name now: { $rewritten }. Unfinished games that were deleted: { $deleted }.
problem-admin-no-table = There is no table “{ $table }”. siegeworks admin list shows all there are.
problem-admin-network = “{ $network }” is neither an address nor a network. Write for example 203.0.113.7 or 203.0.113.0/24.
problem-admin-no-ban = { $network } is not banned. siegeworks admin bans lists what is.
problem-address-banned = This server does not serve your address. Ask its operator.
