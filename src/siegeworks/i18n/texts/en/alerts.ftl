# Turn alerts.

alert-turn = Your turn: { $game }
alert-turn-text =
    { $count ->
        [0] Your game waits for you.
        [one] { $names } waits for you.
       *[other] { $names } wait for you.
    }
alert-stop = No more alerts
alert-confirm-subject = Turn alerts from Siegeworks: confirm your address
alert-confirm-text =
    Somebody has asked Siegeworks to write to this address when it is their turn in a game.

    If that was you, confirm it here:
    { $address }

    If not, do nothing: nothing more will be sent.
alert-mail-text =
    { $text }

    To the table, in the browser you play with:
    { $address }

    No more e-mails like this one:
    { $off }

problem-alert-none = There are no turn alerts here.
problem-alert-no-mail = This server sends no e-mail. Its operator can name an SMTP server in the configuration.
problem-alert-endpoint = Turn alerts cannot be sent to this browser: its push service is not reachable from this server, or its keys are wrong.
problem-alert-browsers = You are alerted in { $most } browsers already. Switch the alerts off in one of them first.
problem-alert-mail-address = This is not an e-mail address. Check it and try again.
problem-alert-mail-soon = A link was sent to this address already. Look into the mailbox, also among unwanted mail, or try again in an hour.
problem-alert-code = This link is incomplete or no longer valid. Turn alerts can be changed on the home page.
problem-config-mail-address = “{ $address }” in the section “mail” of the configuration is not the address of a server. It begins with https:// or http://.
