## A page without a server

site-loading = The tables are being set up…
site-what = This page needs no server: the rules run in your browser, and your games stay on this device.
site-failed = The tables could not be opened in this browser. Reload the page; if that does not help, save your games and start afresh.
site-taken = Siegeworks is already open in another tab or window. Close it, then reload this page.
site-homeless = This browser keeps no files for this page, so no game could be saved. A private window is often the reason: use an ordinary one.
site-keep-first = Save the file with your games first: “siegeworks db” can examine it.
site-export = Save my games as a file
site-clear = Delete my games and start afresh
site-clear-sure = All games that are kept in this browser will be deleted. This cannot be undone.
site-update = A new version is ready. Your games stay as they are.
site-update-now = Reload with the new version
