# The tables of a server.

table-undone = { $name } takes back the last choice.
table-rewound = Everyone agrees with { $name }: back to before move { $line }.
table-settled-resign = { $name } resigns.
table-settled-draw = Everyone agrees with { $name }: a draw.
table-settled-concede = Everyone agrees with { $name }: the game is given up.
table-outcome-resigned = { $winner } wins: the last rival has resigned.
table-outcome-agreed = The rivals have agreed on a draw.
table-outcome-conceded = The team has given up: the game is lost.
table-possible = This is possible now. Continue your choice.
table-nothing = No action uses these together.
table-not-asked = It is { $name }’s decision now.
cli-serve = Open the tables in the browser: serve the pages, print the address and open it.
cli-serve-port = The port; by default 8765, or a free one if that is taken.
cli-serve-lan = Listen in the local network too, and print a QR code for phones.
cli-serve-host = Listen on this address; by default only this machine can connect.
cli-serve-name = A host name of this server. May be given several times.
cli-serve-browser = Do not open the browser.
cli-serve-config = Read the configuration of the server from this file (TOML).
cli-serve-metrics = Answer /metrics, /healthz and /readyz on this port of this machine.
cli-serve-content = Offer this content pack to new tables. May be given several times.
cli-serve-bots = Offer a bot of your own, as module:Class. May be given several times.
cli-serve-thinkers = Let siegeworks think at HOST:PORT do the thinking of bots, hints and analyses, one task at a time. May be given several times.
cli-serve-site = Let people who play with bots alone go on offline with the site in this folder, written by build-site; by default the one in the data folder, if it is there.
cli-think = Do the thinking of servers elsewhere: bots that search, hints and analyses.
cli-think-secret = The file with the secret that servers and their thinkers share.
cli-think-host = The address to listen on: that of a private network, because nothing is encrypted.
cli-think-port = The port to listen on.
cli-think-processes = How many tasks at a time; the default is one for each core.
cli-think-ready = Thinking for servers at { $host }, port { $port }, with up to { $count } { $count ->
        [one] process
       *[other] processes
    }.
cli-serve-ready = The tables are open at { $address }
cli-serve-phone = Phones in the same network: point the camera here.
cli-serve-stop = Ctrl+C stops the server; every choice is saved.
