# The personal page and the profile.

me-lead = You can play everything here without a profile. With one, your games, ratings, settings and puzzles follow you to your other devices. No password and no e-mail address are needed.
me-hello = Hello, { $name }.
me-make = Make a profile
me-make-lead = Choose what others see beside your name. This browser becomes your first device.
me-make-button = Make my profile
me-sign-in = You have a profile already
me-sign-in-lead = Sign in with your printed recovery code or with a passkey.
me-sign-in-code = Sign in with the code
me-sign-in-passkey = Sign in with a passkey
me-code = Recovery code
me-code-lead = Print this code or write it down: it opens your profile on another device, once, and is shown only now. Whoever has it can play as you.
me-print = Print
me-look = Name, colour and rune
me-colour = Colour
me-rune = Rune
me-save = Save
me-devices = Devices
me-this-device = this device
me-since = since { $date }
me-sign-out = Sign out
me-sign-out-device = Sign out: { $device }
me-passkey = Passkey, made on { $device }
me-remove = Remove
me-remove-passkey = Remove the passkey made on { $device }
me-new-code = New recovery code
me-add-passkey = Add a passkey
me-data = Your data
me-data-lead = Take everything along that this server knows about you, or delete it.
me-export = Download everything
me-delete = Delete everything about me
me-delete-lead = Your profile is deleted, and your name disappears from all games. A bot plays on in games with others; games you have not finished alone are deleted. This cannot be undone.
me-delete-yes = Delete
me-games = Finished games
me-no-games = You have no finished game yet.
me-favourites = Favourite cards
me-favourite =
    { $count ->
        [one] { $card }, chosen once
       *[other] { $card }, chosen { $count } times
    }
me-record-games =
    { $played ->
        [one] One game played, { $won } won
       *[other] { $played } games played, { $won } won
    }
me-record-rating = Rating: { $rating } ± { $spread }
me-record-streak = Most games won in a row: { $games }
me-curve = Your rating went from { $from } to { $to }.
me-daily =
    { $streak ->
        [one] Daily siege: one day in a row, { $longest } at most
       *[other] Daily siege: { $streak } days in a row, { $longest } at most
    }
me-puzzles = Puzzles: { $solved } of { $tried } solved at the first try
record-score = Highest score of a win: { $score }
record-fastest =
    { $turns ->
        [one] Fastest win: one turn
       *[other] Fastest win: { $turns } turns
    }
