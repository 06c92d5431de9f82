# Turn alerts.

alerts = Tell me when it is my turn
alerts-here = Alert this browser, also while this page is closed
alerts-refused = Your browser does not allow messages from this page.
alerts-no-push = This browser cannot be alerted here: it takes messages only from pages with https, or of this very computer.
alerts-mail = Your e-mail address
alerts-mail-ask = Send me a link to confirm it
alerts-mail-hint = At most one e-mail an hour, only while a game waits for you. Each has a link that ends them.
alerts-mail-on = E-mails go to { $address }.
alerts-mail-asked = A link was sent to { $address }. Use it, and e-mails go there.
alerts-mail-off = No e-mails
alerts-confirm-text = Confirm your address to get an e-mail when it is your turn.
alerts-confirm = Confirm
alerts-confirm-done = Confirmed. You get an e-mail when a game waits for you.
alerts-stop-text = Get no more messages of this kind?
alerts-stop = No more messages
alerts-stop-done = You get no more messages of this kind.
