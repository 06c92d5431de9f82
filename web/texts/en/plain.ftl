picture-table = Table with pictures
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
plain-command-hint = Type the beginning of an action, or its notation as in the log; separate several with semicolons. A single letter asks for something: D decision, H hand, T threats, L last event, A actions, C coach.
plain-send = Send
plain-several =
    { $count ->
        [one] One action fits: { $list }
       *[other] { $count } actions fit: { $list }
    }
plain-unknown = No action fits “{ $text }”.
plain-no-hand = There is no hand to read out.
plain-no-actions = You have nothing to decide now.
plain-keys = Keys outside text fields: D decision, H hand, T threats, L last event, A actions, C coach. They can be turned off in the settings.
plain-keys-off = Single-key shortcuts are off; they can be turned on in the settings.
