## Settings

castlecards-answer-support = Decline to support attacks
castlecards-answer-support-hint = Castlecards: I never join somebody else’s attack.
