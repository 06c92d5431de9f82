# The tables of a server.

table-undone = { $name } takes the last choice back.
table-rewound = All agree with { $name }: back to the time before move { $line }.
table-possible = This is possible now. Go on choosing.
table-nothing = Nothing is ever done with these together.
table-not-asked = It is { $name }’s decision now.
cli-serve = Open the tables in the browser: serve the pages, print the address and open it.
cli-serve-port = Which port; without it 8765, or a free one if that is taken.
cli-serve-lan = Listen in the local network too, and print a QR code for phones.
cli-serve-host = Listen on this address; without it only this machine can come in.
cli-serve-name = A host name this server goes by. May be given several times.
cli-serve-browser = Do not open the browser.
cli-serve-ready = The tables are open at { $address }
cli-serve-phone = Phones in the same network: point the camera here.
cli-serve-stop = Ctrl+C stops; every choice is kept.
