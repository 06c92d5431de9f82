## Two browsers at one table, without a server

peer-how = Invite each friend with a link, and put the answer here. Your browsers then speak to each other directly, so both must be in the same network, for example the same Wi-Fi. Keep this page open while you play.
peer-invite = Invite somebody without a server
peer-again = Connect again with a new code
peer-renew = Make a new code
peer-making = Looking for a way to the other browser…
peer-send = Send this link to one person, or let them scan its code. Their page makes an answer for you.
peer-link = Invitation to seat { $letter }
peer-answer = Answer
peer-connect = Connect
peer-connecting = Connecting… If nothing happens within half a minute, the two devices are probably not in the same network.
peer-connected = Connected.
peer-gone = The connection has ended. A new code brings it back; the seat stays as it is.
peer-join-title = A table in another browser
peer-send-back = Send this answer back to whoever invited you, or let them scan its code.
peer-wait = Keep this page open: the table appears as soon as they have your answer.
peer-delivered = The answer has arrived at your table. You can close this tab.
peer-paste = Invitation
peer-open = Open an invitation
peer-away = This table is in the browser of whoever invited you, and the connection has ended. Ask for a new invitation; your seat stays yours.
peer-code-bad = This code is incomplete or mistyped. Copy the whole link once more.
peer-code-version = This code comes from another version of Siegeworks. Both of you should reload the page.
peer-code-not-answer = This is an invitation. The answer that belongs here appears on the page of whoever opens it.
peer-code-old = This answer does not belong to the invitation shown here. Each invitation takes one answer; send the present one again.
peer-answer-nowhere = No table in this browser is waiting for this answer. Paste it into the field at the table that made the invitation.

## A copy of a game, to go on elsewhere

copy-title = Go on elsewhere
copy-what = Take a copy of this game along, for example to play on without a network: “Open a table” of any Siegeworks page opens it, also a page without a server. Later bring it back here; every move is checked.
copy-uncounted = A copy contains what is still hidden, so this game will not count any more.
copy-take = Save a copy
copy-taken = The copy is saved. If you make a choice here as well, the copy can no longer come back.
copy-return = Bring a copy back
copy-returned = { $lines ->
    [0] The copy has nothing new.
    [one] The game goes on here, one move further.
   *[other] The game goes on here, { $lines } moves further.
}
copy-spare = Keep a copy ready in this browser after every move, for when the connection is lost
copy-spare-ready = A copy will be ready whenever it is your turn.
copy-spare-offer = A copy of this game is ready: open it on a page without a server, and bring it back later.
copy-spare-left = The copy is saved. Once the server is there again, bring it back here.
copy-spare-save = Go on offline
copy-spare-back = The server is there again. If you went on with the copy, bring it back before you choose anything here.
copy-open = Go on with a copy
copy-open-hint = Choose the file of a game that was saved with “Go on elsewhere”.
file-choose = Choose a file
