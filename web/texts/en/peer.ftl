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
peer-code-bad = This code is incomplete or mistyped. Copy the whole link once more.
peer-code-version = This code comes from another version of Siegeworks. Both of you should reload the page.
peer-code-not-answer = This is an invitation. The answer that belongs here appears on the page of whoever opens it.
peer-code-old = This answer does not belong to the invitation shown here. Each invitation takes one answer; send the present one again.
peer-answer-nowhere = No table in this browser is waiting for this answer. Paste it into the field at the table that made the invitation.
