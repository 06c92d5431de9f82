plain-table = Plain table (text)
picture-table = Table with pictures
plain-position = The position
plain-decision = What is asked
plain-actions =
    { $count ->
        [0] No actions
        [one] One action
       *[other] { $count } actions
    }
plain-choose = Choose an action
plain-do = Do it
plain-command = Command
plain-command-hint = The beginning of an action’s words, or its notation as in the log. A letter alone asks: D decision, H hand, T threats, L last event, A actions, C coach.
plain-send = Send
plain-several =
    { $count ->
        [one] One action fits: { $list }
       *[other] { $count } actions fit: { $list }
    }
plain-unknown = No action fits “{ $text }”.
plain-no-hand = There is no hand to tell of.
plain-no-actions = You have no decision now.
plain-keys = Keys outside of text fields: D decision, H hand, T threats, L last event, A actions, C coach. They can be turned off in the settings.
plain-keys-off = Single-key shortcuts are off; they can be turned on in the settings.
