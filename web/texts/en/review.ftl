## Review together

together = Review together
together-join = Review together
together-people = In this room
together-you-lead = You lead: the others see what you see.
together-leads = { $name } leads.
together-hand = Let { $name } lead
together-alone = Look around by yourself
together-follow = Back to { $name }
together-leave = Leave the room
notes = Notes
note-on-line = on line { $line }
note-on-course = on a variation after line { $line }
note-new = Note on line { $line }
note-new-course = Note on this variation after line { $line }
note-keep = Keep the note
note-delete = Delete this note
course = Variation
course-count =
    { $count ->
        [0] Choose what could have happened here; the dice are rolled anew.
        [one] One choice that nobody made in this game.
       *[other] { $count } choices that nobody made in this game.
    }
course-try = Try a variation
course-back = One choice back
course-bot = Let a bot choose
course-leave = Back to the game
log-open = Open a log
log-open-hint = A finished game from a .siege file: replay, proof of the dice, analysis. It does not count for the Chronicles.
