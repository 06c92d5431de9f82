# Review together, and logs that people bring.

problem-review-full = { $most } people are in this room already, and no more fit in.
problem-review-leader = { $name } leads. Ask { $name } to hand the lead on to you.
problem-review-nobody = This person has left the room.
problem-review-line = This game has no line { $line }; the last one is { $most }.
problem-review-note = A note is one line of up to { $most } visible characters.
problem-review-notes = This game has { $most } notes already. Delete one first.
problem-review-no-note = This note has been deleted.
problem-review-not-yours = Only its author and the founder of the table can delete a note.
problem-review-joined = You are in the room already.
problem-course-long = A variation has at most { $most } choices.
problem-import-unfinished = This log ends before its game does. Only finished games can be opened here.
