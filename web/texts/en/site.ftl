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
site-no-company = This page needs a server: it joins people, or the devices of one person. Here your games stay on this device.
site-daily-lead = One deal a day, made from the date: everybody who plays this version on their own device has the same one. Nothing leaves your device, so there is no ranking. A day begins at midnight UTC.
site-daily-done = You have finished this siege.
site-daily-own = Your result
site-daily-none = You have not finished this siege in time.
site-daily-open = You have not finished today’s siege yet.
site-daily-proof = The seed follows from the date and the version, so nobody has chosen it. The log shows every die and card that came from it.
site-about-friends = Pass one device around, or invite a friend in the same network with a link or a code: the two browsers then speak to each other directly. Nobody needs an account. Close the tab whenever you like; your games stay on this device.
site-about-dice = Before a game begins the table shows a fingerprint of its seed. After the end the seed is shown, and every die and shuffle can be checked against it.
site-about-privacy = Your name, your settings and your games stay in this browser, on this device; a friend you play with learns what their seat may see. Nothing is loaded from anywhere else, and nobody is tracked.
